import { expect, it } from 'vitest'
import { type Line, openPlaces } from './paint-places.ts'

const forever = new AbortController().signal

/** Returns who begins, in order, when `size` painters are busy with catalogues and all of these come after. */
async function beginnings(size: number, lines: Line[]): Promise<string[]> {
  const places = openPlaces(size)
  const busy = await Promise.all(Array.from({ length: size }, () => places.take('behind', forever)))
  const begun: string[] = []
  const work = lines.map(async (line, index) => {
    const leave = await places.take(line, forever)
    begun.push(`${line} ${index}`)
    await Promise.resolve()
    leave()
  })
  for (const leave of busy) leave()
  await Promise.all(work)
  return begun
}

it('lets single ads go first if there is one painter', async () => {
  expect(await beginnings(1, ['behind', 'waiting', 'behind', 'ahead', 'waiting'])).toEqual([
    ...['ahead 3', 'waiting 1', 'waiting 4', 'behind 0', 'behind 2'],
  ])
})

it('gives catalogues half of the painters while others wait, and no more', async () => {
  const places = openPlaces(4)
  const leaves = await Promise.all(Array.from({ length: 4 }, () => places.take('behind', forever)))
  const begun: Line[] = []
  for (const line of ['behind', 'behind', 'waiting', 'waiting', 'waiting'] as const)
    void places.take(line, forever).then(() => begun.push(line))
  for (const leave of leaves) leave()
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun.toSorted()).toEqual(['behind', 'behind', 'waiting', 'waiting'])
})

it('lets an aborted waiter leave the line, and no slot is lost by it', async () => {
  const places = openPlaces(1)
  const leave = await places.take('waiting', forever)
  const aborted = new AbortController()
  const gone = places.take('behind', aborted.signal)
  const next = places.take('behind', forever)
  aborted.abort(new Error('cancelled'))
  await expect(gone).rejects.toThrow('cancelled')
  leave()
  ;(await next)()
  await expect(places.take('waiting', forever)).resolves.toBeDefined()
})
