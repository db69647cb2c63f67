"""Prints the outline of a page of messages, as `portgen decode --format tree` does.

pip install ./generated/python
python examples/python/outline.py examples/page.json
"""

import sys
from pathlib import Path

from hapi_protocol import decode, decode_input, loads, outline


def main(path: str) -> None:
    page = decode_input(loads(Path(path).read_bytes()))
    if page is None:
        sys.exit(f"{path} holds no messages")
    decoded = decode(page.messages, page.agent_state, has_more_messages=page.has_more_messages)
    print("\n".join(outline(decoded)))


if __name__ == "__main__":
    main(sys.argv[1])
