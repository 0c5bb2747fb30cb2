"""Figures that every move changes, as Prometheus reads them."""

from __future__ import annotations

from reihum.server.metrics import Metrics


def test_delays_are_counted_in_buckets() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.0007, 0.3, 9.0):
        metrics.quick.observe(seconds)
    metrics.quick.moves += 3
    lines = metrics.text().decode().splitlines()
    name = "reihum_command_seconds"
    assert f'{name}_bucket{{le="0.0005"}} 1.0' in lines
    assert f'{name}_bucket{{le="0.001"}} 2.0' in lines
    assert f'{name}_bucket{{le="0.5"}} 3.0' in lines
    assert f'{name}_bucket{{le="+Inf"}} 4.0' in lines
    assert f"{name}_count 4.0" in lines
    assert f"{name}_sum 9.3012" in lines
    assert "reihum_moves_total 3.0" in lines
