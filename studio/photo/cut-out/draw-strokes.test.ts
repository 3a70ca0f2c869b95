import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { drawStrokes, KEPT, REMOVED } from './draw-strokes.ts'

/** The definition, pixel by pixel: everything within the radius of the line. */
function isNear(
  { points }: Stroke,
  [widthPx, heightPx]: [number, number],
  radius: number,
  at: [number, number],
): boolean {
  const places = points.map(([x, y]) => [x * widthPx - 0.5, y * heightPx - 0.5] as const)
  return places.some(([toX, toY], k) => {
    const [fromX, fromY] = places[Math.max(0, k - 1)]!
    const [alongX, alongY] = [toX - fromX, toY - fromY]
    const along = ((at[0] - fromX) * alongX + (at[1] - fromY) * alongY) / Math.max(1e-9, alongX ** 2 + alongY ** 2)
    const share = Math.min(1, Math.max(0, along))
    return (at[0] - fromX - share * alongX) ** 2 + (at[1] - fromY - share * alongY) ** 2 <= radius ** 2
  })
}

const share = fc.oneof(fc.constantFrom(0, 0.25, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const stroke: fc.Arbitrary<Stroke> = fc.record({
  kind: fc.constantFrom('keep', 'remove'),
  radius: fc.double({ min: 0.001, max: 0.25, noNaN: true }),
  points: fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 5 }),
})
const side = fc.integer({ min: 1, max: 60 })

it('marks all pixels within the radius of each stroke, whatever its form, and the last stroke is sure', () => {
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 5 }), side, side, (strokes, widthPx, heightPx) => {
      const { sure, reach } = drawStrokes(strokes, { widthPx, heightPx })
      const sides: [number, number] = [widthPx, heightPx]
      const longer = Math.max(widthPx, heightPx)
      for (let at = 0; at < widthPx * heightPx; at += 1) {
        const place: [number, number] = [at % widthPx, Math.floor(at / widthPx)]
        const valueOf = ({ kind }: Stroke) => (kind === 'keep' ? KEPT : REMOVED)
        const last = strokes.findLast((one) => isNear(one, sides, Math.max(1, 0.7 * one.radius * longer), place))
        const near = strokes.filter((one) => isNear(one, sides, 1.5 * one.radius * longer + 6, place))
        expect([place, sure[at]]).toEqual([place, last ? valueOf(last) : 0])
        expect([place, reach[at]]).toEqual([place, near.reduce((both, one) => both | valueOf(one), 0)])
      }
    }),
    propertyRuns(60),
  )
})
