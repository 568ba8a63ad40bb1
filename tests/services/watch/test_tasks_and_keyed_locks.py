"""What is at work is waited for, and what is slow is cut off and waited for too."""

import asyncio

from services.watch.tasks_and_keyed_locks import OpenTasks, ended


async def test_what_was_begun_is_waited_for_and_nothing_more_is_begun():
    work, gate, answers = OpenTasks(), asyncio.Event(), []

    async def answer(name):
        if work.begun():
            await gate.wait()
            answers.append(name)

    first = asyncio.create_task(answer("first"))
    await asyncio.sleep(0)
    stopping = asyncio.create_task(work.finished())
    await asyncio.sleep(0)
    second = asyncio.create_task(answer("second"))
    await asyncio.sleep(0.01)
    assert not stopping.done()
    gate.set()
    await asyncio.gather(first, second, stopping)
    assert answers == ["first"]


async def test_a_task_that_is_cut_off_ends_before_the_bot_does():
    ends = []

    async def slow():
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.01)  # as a connection is given back
            ends.append(1)

    task = asyncio.create_task(slow())
    await asyncio.sleep(0)
    await ended([task], patience=0.05)
    assert task.cancelled()
    assert ends == [1]
