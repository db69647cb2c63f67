"""Versions and limits of the contract.

Printed by portgen from specs/contract.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from typing import Final

# The version of this contract; it rises with every change of a rule.
CONTRACT_VERSION: Final = "1.0.0"


# The newest version of fixture documents that a port can read; a newer one is refused.
FIXTURE_VERSION: Final = 1


# Rows that a client asks for in one page (in rows).
PAGE_SIZE: Final = 200


# Rows that a window keeps while it shows the newest messages (in rows).
TAIL_SIZE: Final = 400


# Rows that a window keeps while its user reads older messages (in rows).
HISTORY_SIZE: Final = 600


# Rows that a window keeps when it loads an older page (in rows).
OLDER_SIZE: Final = 800


# Rows about agent runs that a window keeps beside all others (in rows).
AGENT_RUN_LIMIT: Final = 800


# A sent optimistic row goes away when a user row of the server is nearer in time than
# this (in milliseconds).
OPTIMISTIC_SPAN: Final = 10000


# A move of a session's activity time that stays below this says nothing new (in
# milliseconds).
KEEP_ALIVE_SPAN: Final = 60000


# The hub cuts texts inside agent content that are longer than this (in characters).
TRUNCATION_LIMIT: Final = 65536


# What the hub keeps of the start of such a text (in characters).
TRUNCATION_HEAD: Final = 49152


# What the hub keeps of the end of such a text (in characters).
TRUNCATION_TAIL: Final = 12288
