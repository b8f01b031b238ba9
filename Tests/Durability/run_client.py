"""Runs steps with the server's client for Python: reads JSON lines, and writes answers.

    run_client.py FOLDER ADDRESS sync|async

A step is {"method", "params"}, or {"until": revision}, which prints the state then.
"""

import asyncio
import json
import sys

sys.path.insert(0, sys.argv[1])

from client import ClientError, connect, connect_async

ADDRESS, KIND = sys.argv[2:]
# Commands in flight at the same time.
ABREAST = 8


def tell(answer):
    print(json.dumps(answer), flush=True)


def steps():
    for line in sys.stdin:
        yield json.loads(line)


def run():
    with connect(ADDRESS, client="python-sync", timeout=60) as app:
        for step in steps():
            if "until" in step:
                app.until(lambda _, step=step: app.revision >= step["until"])
                tell({"state": app.state, "revision": app.revision, "epoch": app.epoch})
                continue
            try:
                tell({"result": app.call(step["method"], **step["params"])})
            except ClientError as error:
                tell({"error": repr(error)})


async def run_async():
    async with connect_async(ADDRESS, client="python-async", timeout=60) as app:
        room = asyncio.Semaphore(ABREAST)

        async def do(step):
            try:
                tell({"result": await app.call(step["method"], **step["params"])})
            except ClientError as error:
                tell({"error": repr(error)})
            finally:
                room.release()

        under_way = []
        iterator = steps()
        while step := await asyncio.to_thread(next, iterator, None):
            if "until" in step:
                await asyncio.gather(*under_way)
                await app.until(lambda _, step=step: app.revision >= step["until"])
                tell({"state": app.state, "revision": app.revision, "epoch": app.epoch})
                continue
            await room.acquire()
            under_way.append(asyncio.create_task(do(step)))


if KIND == "sync":
    run()
else:
    asyncio.run(run_async())
