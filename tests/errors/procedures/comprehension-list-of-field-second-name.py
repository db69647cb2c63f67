@public
class Block(Entity):
    """A block."""

    items: List[str]

    @public
    def add(self, item: str) -> None:
        """Adds one."""
        self.items.append(item)


@public
def lists(blocks: List[Block]) -> List[List[str]]:
    """What stands in the blocks."""
    return [block.items for block in blocks]

# problems:
# specs/comprehension-list-of-field-second-name.py:16:13: Block.items is changed in place and gets a second name here
#     hint: copy(…) gives it a list of its own
