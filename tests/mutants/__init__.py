"""Bugs put in on purpose, to see whether the tests tell: ``python -m tests.mutants`` (``make mutants``).

``planted.yaml`` holds bugs that people thought of, ``drawn.yaml`` those that a mutation tool drew, ``nearest.yaml``
which tests are asked about which file, ``told_by.json`` which of them told a bug the last time and is asked first. A
bug that no test notices is a survivor: write the test that tells, or say in ``drawn.yaml`` why the change changes
nothing.
"""
