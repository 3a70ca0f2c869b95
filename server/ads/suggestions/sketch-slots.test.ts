import { expect, it } from 'vitest'
import { makeSketchSlots } from './sketch-slots.ts'

const staying = new AbortController().signal
const busy = expect.objectContaining({ code: 'UNAVAILABLE' })

it('gives one user half of the slots, and their further requests wait for other users', async () => {
  const places = makeSketchSlots()
  const own = await Promise.all([1, 2, 3, 4].map(() => places.take('ada', staying)))
  const order: string[] = []
  const fifth = places.take('ada', staying).then(() => order.push('ada'))
  await Promise.all([1, 2, 3, 4].map(() => places.take('eve', staying)))
  const other = places.take('mia', staying).then(() => order.push('mia'))
  own[0]!()
  await other
  own[1]!()
  await fifth
  expect(order).toEqual(['mia', 'ada'])
})

it('lets no user fill the line: eight of one wait, and others still may', async () => {
  const places = makeSketchSlots()
  const going = new AbortController()
  await Promise.all([1, 2, 3, 4].map(() => places.take('ada', staying)))
  const waiting = Array.from({ length: 8 }, () => places.take('ada', going.signal))
  await expect(places.take('ada', staying)).rejects.toThrow(busy)
  await places.take('eve', staying)
  going.abort()
  for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ status: 'rejected', reason: busy })
})

it('has a slot again as soon as a client disconnects, and one only', async () => {
  const places = makeSketchSlots()
  const going = new AbortController()
  const leave = await places.take('ada', going.signal)
  for (let at = 0; at < 3; at += 1) await places.take('ada', staying)
  const next = places.take('ada', staying)
  let isFurther = false
  const further = places.take('ada', staying).then(() => (isFurther = true))
  going.abort()
  leave()
  const leaveNext = await next
  expect(isFurther).toBe(false)
  leaveNext()
  await further
})
