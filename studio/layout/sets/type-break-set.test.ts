import { expect, it } from 'vitest'
import type { Box } from '#contract/ads/report.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { typeBreakSet } from './type-break-set.ts'

const hero = discPhoto()
const chosen = directAd(makeBrief(adFields({ adStyle: 'playful' }), 1), hero, {
  format: 'google_display',
  seed: 1,
})
const context: ComposeContext = {
  canvas: makeCanvas('google_display'),
  direction: asDesigned(chosen),
  photos: [],
  hero,
  typesetter,
  candidate: 0,
  variation: { headlineScale: 1, headlineMaxPx: Infinity, picture: 0 },
}
const placement = { box: { x: 150, y: 20, width: 120, height: 120 }, rotation: 0 }
const close: Box = { x: 15, y: 200, width: 270, height: 35 }

/** Returns the heights of the plane's upper edge at the canvas's two sides, in px. */
function edgeOf(words: Box): [atStart: number, atEnd: number] {
  const arranged = { placement, base: 195, plane: { y: 195 }, words, close }
  const plane = typeBreakSet.scenery(context, typeBreakSet.look(context), arranged).at(-1)!
  if (plane.kind !== 'shape' || plane.shape.type !== 'polygon') throw new Error('The plane is no polygon.')
  const [[, atStart], [, atEnd]] = plane.shape.points as [[number, number], [number, number]]
  return [atStart, atEnd]
}

it('keeps its plane under the words on the field and over those on the plane', () => {
  const free = edgeOf({ x: 15, y: 20, width: 110, height: 60 })
  expect(free[0]).toBe(195)
  const words = { x: 15, y: 110, width: 110, height: 78 }
  const [atStart, atEnd] = edgeOf(words)
  expect(atStart).toBeLessThan(close.y)
  expect(atEnd).toBeLessThan(atStart)
  expect(atStart + ((atEnd - atStart) * right(words)) / context.canvas.widthPx).toBeGreaterThan(bottom(words))
  expect(edgeOf({ ...words, y: 198, height: 20 })).toEqual(free)
})
