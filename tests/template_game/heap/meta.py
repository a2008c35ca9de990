"""What can be told of the Heap without loading it."""

from aevum.core.meta import Meta, Option

META = Meta(
    name="heap",
    edition="template",
    seats=(2, 3),
    prefix="HEAP",
    rules_version=1,
    maturity="alpha",
    hidden=False,
    simultaneous=False,
    longest=200,
    options=(Option("large"),),
)
