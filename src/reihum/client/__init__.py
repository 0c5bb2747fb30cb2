"""A small client: sit at a table over the network, see what your seat may see, play.

async with Client("http://127.0.0.1:8000", name="Ada") as me:
    table = await me.open("chameleon", seats=2)
    await table.sit(0)
"""

from reihum.client.calls import Refused, Unreachable
from reihum.client.client import Client
from reihum.client.known import Moment
from reihum.client.link import OtherProtocol
from reihum.client.table import RemoteTable

__all__ = ["Client", "Moment", "OtherProtocol", "Refused", "RemoteTable", "Unreachable"]
