import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AD_STYLES, type AdStyle } from '#contract/choices.ts'
import type { Box } from '#contract/ads/report.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { shrunk } from '../../layers/box.ts'
import type { PhotoLayer, Shape } from '../../layers/layout.ts'
import { corneredPhoto, cutCorners } from './cut-corners.ts'

const PHOTO = { widthPx: 1000, heightPx: 1000 }
const SUBJECT: Box = { x: 200, y: 100, width: 500, height: 800 }
const canvas = makeCanvas('instagram_feed')

function contextOf(style: AdStyle, more: Partial<PhotoStudy> = {}): ComposeContext {
  const hero: PhotoStudy = { ...discPhoto(), ...PHOTO, kind: 'busy', treatment: 'photo', subject: SUBJECT, ...more }
  const brief = makeBrief(adFields({ adStyle: style }), 1)
  const direction = asDesigned(directAd(brief, hero, { format: 'instagram_feed', seed: 1 }))
  const variation = { headlineScale: 1, headlineMaxPx: Infinity, picture: 0 as const }
  return { canvas, direction, photos: [], hero, typesetter, candidate: 0, variation }
}

const shownIn = (box: Box): PhotoLayer => ({
  kind: 'photo',
  photo: 0,
  radius: 0,
  box,
  crop: { x: 0, y: 0, width: PHOTO.widthPx, height: PHOTO.heightPx },
})

function isIn(shape: Shape, [x, y]: readonly [number, number]): boolean {
  if (shape.type === 'polygon') {
    // Clockwise: the inside is at the right of every side.
    return shape.points.every(([ax, ay], at) => {
      const [bx, by] = shape.points[(at + 1) % shape.points.length]!
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-6
    })
  }
  if (shape.type !== 'rect') throw new Error(`No ${shape.type} is cut.`)
  const { box, radius = 0 } = shape
  const dx = Math.max(box.x + radius - x, x - (right(box) - radius), 0)
  const dy = Math.max(box.y + radius - y, y - (bottom(box) - radius), 0)
  return Math.hypot(dx, dy) <= radius + 1e-6
}

const cornersOf = (box: Box) =>
  [
    [box.x, box.y],
    [right(box), box.y],
    [right(box), bottom(box)],
    [box.x, bottom(box)],
  ] as const

const placed = fc
  .record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 600 }) })
  .chain(({ x, y }) =>
    fc.integer({ min: 200, max: 1080 - Math.max(x, y) }).map((side): Box => ({ x, y, width: side, height: side })),
  )

it('cuts each corner within the canvas, none on its edge, and nothing of what the photo shows', () => {
  fc.assert(
    fc.property(placed, fc.constantFrom(...AD_STYLES), (box, { id }) => {
      const shape = cutCorners(contextOf(id), shownIn(box))
      const { widthPx, heightPx } = canvas
      const isInside = ([x, y]: readonly [number, number]) => x > 0 && y > 0 && x < widthPx && y < heightPx
      const inside = cornersOf(box).filter(isInside)
      expect(shape === undefined).toBe(inside.length === 0)
      if (!shape) return
      for (const corner of cornersOf(box)) expect(isIn(shape, corner)).toBe(!isInside(corner))
      const scale = box.width / PHOTO.widthPx
      const part = shrunk(SUBJECT, 0.9)
      const shown = { ...part, x: box.x + scale * part.x, y: box.y + scale * part.y }
      const onCanvas = { ...shown, width: scale * part.width, height: scale * part.height }
      for (const corner of cornersOf(onCanvas)) expect(isIn(shape, corner)).toBe(true)
    }),
  )
})

it('cuts a little where nobody knows what the photo shows, and nothing of what is cut out already', () => {
  const photo = shownIn({ x: 480, y: 480, width: 600, height: 600 })
  const unknown = cutCorners(contextOf('clean', { subject: undefined }), photo)
  expect(unknown).toMatchObject({ type: 'rect', radius: 72 })
  expect(corneredPhoto(contextOf('luxury'), photo).map(({ kind }) => kind)).toEqual(['shape', 'photo'])
  expect(corneredPhoto(contextOf('clean', { kind: 'transparent' }), photo)).toEqual([photo])
})

it('takes the other side of the photo where the composition is mirrored and the photo is not', () => {
  const photo = shownIn({ x: 480, y: 480, width: 600, height: 600 })
  const subject = { x: 50, y: 100, width: 500, height: 800 }
  const radius = (more: Partial<ComposeContext>) => {
    const shape = cutCorners({ ...contextOf('clean', { subject }), ...more }, photo)
    return shape?.type === 'rect' ? shape.radius : undefined
  }
  expect(radius({ sidesSwapped: true })).toBeGreaterThan(radius({})!)
})
