"""``make quick``: the tests that an edit touches, nearest first, in less than a minute; and the rules of the house."""
