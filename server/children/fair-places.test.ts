import { expect, it } from 'vitest'
import { makeFairPlaces } from './fair-places.ts'

const forever = new AbortController().signal

/** What asks for a place, by a name that begins with its owner's letter; `in` fills in the order in which they get one. */
function givenPlaces(options: Partial<Parameters<typeof makeFairPlaces>[0]> = {}) {
  const places = makeFairPlaces({ places: 2, placesEach: 2, budget: 100, ...options })
  const entered: string[] = []
  const leaves = new Map<string, () => void>()
  const ask = async (name: string, cost = 1, signal = forever, isPreparation = false) => {
    const leave = await places.take({ owner: name[0]!, cost, signal, isPreparation })
    entered.push(name)
    leaves.set(name, leave)
  }
  const leave = async (name: string) => {
    leaves.get(name)!()
    await settled()
  }
  return { places, entered, ask, leave }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('gives each person a turn, however many files another one brought first', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void ask(name)
  await settled()
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await leave(name)
  expect(entered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

it('works on two files of one person at a time, and gives the other places to others', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 4 })
  for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name)
  await settled()
  expect(entered).toEqual(['a1', 'a2', 'b1'])
  await leave('a1')
  expect(entered).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('prefers who has nothing at work to who has', async () => {
  const { ask, entered, leave } = givenPlaces()
  for (const name of ['a1', 'b1', 'a2', 'c1']) void ask(name)
  await settled()
  await leave('b1')
  expect(entered).toEqual(['a1', 'b1', 'c1'])
})

it('keeps to the budget, and lets what is above it work alone', async () => {
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

it('lets a person with a small photo begin beside another one’s large ones', async () => {
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

it('lets who is aborted while waiting go at once, and never lets them in', async () => {
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

it('makes room for the next when the large one that was waited for goes away', async () => {
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

it('takes a preparation for no turn: what it prepared comes before a turn of who had one', async () => {
  const { ask, entered, leave } = givenPlaces()
  for (const name of ['a1', 'a2']) void ask(name, 99)
  void ask('b0', 2, forever, true)
  await settled()
  await leave('a1')
  expect(entered).toEqual(['a1', 'b0'])
  const left = leave('b0')
  void ask('b1', 12)
  await left
  await settled()
  expect(entered).toEqual(['a1', 'b0', 'b1'])
})

it('counts a place that is left twice as left once', async () => {
  const { ask, entered, leave } = givenPlaces({ places: 1 })
  for (const name of ['a1', 'b1', 'c1']) void ask(name)
  await settled()
  await leave('a1')
  await leave('a1')
  expect(entered).toEqual(['a1', 'b1'])
})
