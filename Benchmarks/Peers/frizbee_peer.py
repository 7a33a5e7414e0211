"""Measures frizbee on the lines of a file.

Usage: frizbee_peer.py FILE NEEDLE TYPOS THREADS RUNS

Prints the number of matches, and the milliseconds of each run.
"""

import sys
import time

import frizbee

path, needle, typos, threads, runs = sys.argv[1:]
with open(path, encoding="ascii") as file:
    # A copy in frizbee's own memory: without it each run would convert all lines.
    haystacks = frizbee.Haystacks(file.read().splitlines())
options = {"max_typos": int(typos), "casing": "ignore"}
print(len(frizbee.Matcher(needle, **options).match_list(haystacks)))
# The other programs return fifty texts, too.
options["max_items"] = 50
for _ in range(int(runs)):
    start = time.perf_counter()
    matcher = frizbee.Matcher(needle, **options)
    if int(threads) > 1:
        matcher.match_list_parallel(haystacks, int(threads))
    else:
        matcher.match_list(haystacks)
    print((time.perf_counter() - start) * 1000)
