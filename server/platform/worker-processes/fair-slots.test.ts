import { expect, it } from 'vitest'
import { makeFairSlots, type SlotRequest } from './fair-slots.ts'

const forever = new AbortController().signal

/**
 * Gives slots and requests for them, by names that begin with the owner's letter; `in` lists them in the order in which
 * they get one.
 */
function givenPlaces(options: Partial<Parameters<typeof makeFairSlots>[0]> = {}) {
  const places = makeFairSlots({ places: 2, placesEach: 2, budget: 100, ...options })
  const entered: string[] = []
  const leaves = new Map<string, () => void>()
  const ask = async (name: string, cost = 1, signal = forever, more: Partial<SlotRequest> = {}) => {
    const leave = await places.acquire({ owner: name[0]!, cost, signal, ...more })
    entered.push(name)
    leaves.set(name, leave)
  }
  const leave = async (name: string) => {
    leaves.get(name)!()
    await settled()
  }
  /** Work that can wait; `evicted` lists those that were asked to leave, and each can be hurried. */
  const evicted: string[] = []
  const askLater = (name: string, cost = 1, signal = forever) => {
    const hurry = new AbortController()
    const asked = ask(name, cost, signal, { givesWay: { until: hurry.signal, leave: () => evicted.push(name) } })
    return { asked, hurry: () => hurry.abort() }
  }
  return { places, entered, ask, askLater, leave, evicted }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('gives each user a turn, however many files another one brought first', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void ask(name)
  await settled()
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await leave(name)
  expect(entered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

it('works on two files of one user at a time, and gives the other slots to others', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 4 })
  for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name)
  await settled()
  expect(entered).toEqual(['a1', 'a2', 'b1'])
  await leave('a1')
  expect(entered).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('prefers users with nothing at work', async () => {
  const { ask, entered, leave } = givenPlaces()
  for (const name of ['a1', 'b1', 'a2', 'c1']) void ask(name)
  await settled()
  await leave('b1')
  expect(entered).toEqual(['a1', 'b1', 'c1'])
})

it('keeps to the budget, and runs work above it alone', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 5 })
  for (const [name, cost] of [
    ['a1', 60],
    ['b1', 40],
    ['c1', 1],
    ['d1', 900],
    ['e1', 1],
  ] as const)
    void ask(name, cost)
  await settled()
  expect(entered).toEqual(['a1', 'b1'])
  await leave('a1')
  expect(entered).toEqual(['a1', 'b1', 'c1'])
  await leave('b1')
  expect(entered).toEqual(['a1', 'b1', 'c1'])
  await leave('c1')
  expect(entered).toEqual(['a1', 'b1', 'c1', 'd1'])
  await leave('d1')
  expect(entered).toEqual(['a1', 'b1', 'c1', 'd1', 'e1'])
})

it('lets a user with a small photo begin beside another one’s large ones', async () => {
  const { ask, entered } = givenPlaces({ places: 3 })
  for (const [name, cost] of [
    ['a1', 60],
    ['a2', 60],
    ['b1', 12],
  ] as const)
    void ask(name, cost)
  await settled()
  expect(entered).toEqual(['a1', 'b1'])
})

it('drops a request at once that is aborted while it waits, and never starts it', async () => {
  const { ask, entered, leave, places } = givenPlaces({ places: 1 })
  const stop = new AbortController()
  void ask('a1')
  const waiting = ask('a2', 1, stop.signal)
  void ask('a3')
  await settled()
  expect(places.waiting).toBe(2)
  stop.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect(places.waiting).toBe(1)
  await leave('a1')
  expect(entered).toEqual(['a1', 'a3'])
  await expect(ask('a4', 1, stop.signal)).rejects.toThrow('gone')
  expect(places.waiting).toBe(0)
})

it('starts the next request when the large one ahead of it is aborted', async () => {
  const { ask, entered } = givenPlaces({ places: 3 })
  const stop = new AbortController()
  void ask('a1', 60)
  const large = ask('b1', 60, stop.signal)
  void ask('c1', 10)
  await settled()
  expect(entered).toEqual(['a1'])
  stop.abort(new Error('gone'))
  await expect(large).rejects.toThrow('gone')
  await settled()
  expect(entered).toEqual(['a1', 'c1'])
})

it('does not count a preparation as a turn: what it prepared comes before users who had one', async () => {
  const { ask, entered, leave } = givenPlaces()
  for (const name of ['a1', 'a2']) void ask(name, 99)
  void ask('b0', 2, forever, { isPreparation: true })
  await settled()
  await leave('a1')
  expect(entered).toEqual(['a1', 'b0'])
  const left = leave('b0')
  void ask('b1', 12)
  await left
  await settled()
  expect(entered).toEqual(['a1', 'b0', 'b1'])
})

it('counts a slot that is released twice as released once', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 1 })
  for (const name of ['a1', 'b1', 'c1']) void ask(name)
  await settled()
  await leave('a1')
  await leave('a1')
  expect(entered).toEqual(['a1', 'b1'])
})

it('begins work that can wait when nobody else waits, fairly between users too', async () => {
  const { ask, askLater, entered, leave, evicted, places } = givenPlaces({ places: 1 })
  void ask('a1')
  for (const name of ['b1', 'b2', 'c1']) void askLater(name)
  void ask('a2')
  await settled()
  // Waiting studies keep nobody from uploading.
  expect(places.waiting).toBe(1)
  for (const name of ['a1', 'a2', 'b1', 'c1']) await leave(name)
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'b2'])
  expect(evicted).toEqual([])
})

it('asks work that can wait to leave when its slot is wanted, the newest first and no more than necessary', async () => {
  const { ask, askLater, entered, leave, evicted } = givenPlaces({ places: 3 })
  for (const name of ['a1', 'b1', 'c1']) void askLater(name)
  await settled()
  void ask('d1')
  void ask('e1')
  await settled()
  expect(evicted).toEqual(['c1'])
  await leave('c1')
  expect([entered, evicted]).toEqual([
    ['a1', 'b1', 'c1', 'd1'],
    ['c1', 'b1'],
  ])
  await leave('b1')
  expect(entered.at(-1)).toBe('e1')
})

it('asks nobody to leave if the next one would not fit even then', async () => {
  const { ask, askLater, entered, leave, evicted } = givenPlaces({ places: 3 })
  void ask('a1', 70)
  void askLater('b1', 20)
  void ask('c1', 60)
  await settled()
  expect([entered, evicted]).toEqual([['a1', 'b1'], []])
  await leave('a1')
  expect(entered).toEqual(['a1', 'b1', 'c1'])
})

it('does not count work that can wait among a user’s slots', async () => {
  const { ask, askLater, entered, evicted } = givenPlaces({ places: 4 })
  for (const name of ['a1', 'a2']) void askLater(name)
  for (const name of ['a3', 'a4']) void ask(name)
  await settled()
  expect([entered, evicted]).toEqual([['a1', 'a2', 'a3', 'a4'], []])
})

it('puts hurried work before work that can wait, and never asks it to leave', async () => {
  const { ask, askLater, entered, leave, evicted, places } = givenPlaces({ places: 1 })
  void ask('a1')
  void askLater('b1')
  const wanted = askLater('c1')
  await settled()
  wanted.hurry()
  expect(places.waiting).toBe(1)
  await leave('a1')
  expect(entered).toEqual(['a1', 'c1'])
  void ask('d1')
  await settled()
  expect(evicted).toEqual([])

  const begun = givenPlaces({ places: 1 })
  const { hurry } = begun.askLater('a1')
  await settled()
  hurry()
  void begun.ask('b1')
  await settled()
  expect(begun.evicted).toEqual([])
})

it('drops work that can wait as soon as it is aborted', async () => {
  const { ask, askLater, entered, leave } = givenPlaces({ places: 1 })
  const stop = new AbortController()
  void ask('a1')
  const { asked, hurry } = askLater('b1', 1, stop.signal)
  stop.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
  hurry()
  await leave('a1')
  expect(entered).toEqual(['a1'])
})
