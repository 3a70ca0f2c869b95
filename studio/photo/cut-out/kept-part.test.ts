import { expect, it } from 'vitest'
import { keptPart } from './kept-part.ts'

const subject = { x: 100, y: 50, width: 200, height: 550 }

it('keeps all of a subject that the photo shows whole, and returns nothing for an unknown subject', () => {
  expect(keptPart({ subject, touchesFrame: [] })).toEqual(subject)
  expect(keptPart({ subject: undefined, touchesFrame: ['left'] })).toBeUndefined()
})

it('gives up a part only at the sides at which the photo cuts it off, and more if little can be shown', () => {
  const kept = keptPart({ subject, touchesFrame: ['bottom'] })!
  expect(kept).toMatchObject({ x: 100, y: 50, width: 200 })
  expect(kept.height).toBeLessThan(0.8 * subject.height)
  expect(keptPart({ subject, touchesFrame: ['bottom'] }, 1.8)!.height).toBeLessThan(kept.height)
})
