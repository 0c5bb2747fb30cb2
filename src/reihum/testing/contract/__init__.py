"""All contract tests; `from reihum.testing.contract import *` makes a module of tests of them."""

from reihum.testing.contract.test_examples import *  # noqa: F403
from reihum.testing.contract.test_features import *  # noqa: F403
from reihum.testing.contract.test_hidden import *  # noqa: F403
from reihum.testing.contract.test_length import *  # noqa: F403
from reihum.testing.contract.test_play import *  # noqa: F403
from reihum.testing.contract.test_positions import *  # noqa: F403
from reihum.testing.contract.test_size import *  # noqa: F403
from reihum.testing.contract.test_words import *  # noqa: F403
