@public
def total(table: Index[str, num]) -> num:
    """The sum."""
    sum: num = 0
    for key in table:
        sum = sum + 1
    return sum

# problems:
# specs/walk-over-index.py:5:16: cannot walk over Index[str, num]
#     hint: an Index has no order; declare an OrdMap and walk its keys() or values()
