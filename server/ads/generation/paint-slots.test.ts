import { expect, it } from 'vitest'
import { type Line, openPaintSlots } from './paint-slots.ts'

const forever = new AbortController().signal

/** Returns who begins, in order, when `size` painters are busy with catalogues and all of these come after. */
async function beginnings(size: number, lines: Line[]): Promise<string[]> {
  const slots = openPaintSlots(size)
  const busy = await Promise.all(Array.from({ length: size }, () => slots.acquire('background', forever)))
  const begun: string[] = []
  const work = lines.map(async (line, index) => {
    const release = await slots.acquire(line, forever)
    begun.push(`${line} ${index}`)
    await Promise.resolve()
    release()
  })
  for (const release of busy) release()
  await Promise.all(work)
  return begun
}

it('lets single ads go first if there is one painter', async () => {
  expect(await beginnings(1, ['background', 'waiting', 'background', 'ahead', 'waiting'])).toEqual([
    'ahead 3',
    'waiting 1',
    'waiting 4',
    'background 0',
    'background 2',
  ])
})

it('gives catalogues half of the painters while others wait, and no more', async () => {
  const slots = openPaintSlots(4)
  const releases = await Promise.all(Array.from({ length: 4 }, () => slots.acquire('background', forever)))
  const begun: Line[] = []
  for (const line of ['background', 'background', 'waiting', 'waiting', 'waiting'] as const)
    void slots.acquire(line, forever).then(() => begun.push(line))
  for (const release of releases) release()
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun.toSorted()).toEqual(['background', 'background', 'waiting', 'waiting'])
})

it('lets an aborted waiter leave the line, and no slot is lost by it', async () => {
  const slots = openPaintSlots(1)
  const release = await slots.acquire('waiting', forever)
  const aborted = new AbortController()
  const gone = slots.acquire('background', aborted.signal)
  const next = slots.acquire('background', forever)
  aborted.abort(new Error('cancelled'))
  await expect(gone).rejects.toThrow('cancelled')
  release()
  ;(await next)()
  await expect(slots.acquire('waiting', forever)).resolves.toBeDefined()
})
