import { expect, it } from 'vitest'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { asWanted } from '../ad-photo.ts'
import { cutOutAsAsked } from './cut-out-as-asked.ts'
import type { PhotoStudy } from '../photo-study.ts'
import { studyPhoto } from '../study-photo.ts'

const isBall = (x: number, y: number): boolean => Math.hypot(x - 100, y - 90) < 60
const pixels = drawPixels(200, 200, [236, 236, 238, 255], [(x, y) => (isBall(x, y) ? [160, 50, 40, 255] : undefined)])
const study = studyPhoto(pixels)

const data = Uint8Array.from({ length: 200 * 200 }, (_, at) => (isBall(at % 200, Math.floor(at / 200)) ? 255 : 0))
const refused: PhotoStudy = {
  ...study,
  treatment: 'photo',
  product: undefined,
  productBox: undefined,
  refused: {
    mask: { data, widthPx: 200, heightPx: 200 },
    confidence: 0.3,
    because: 'soft-edge',
    shadowAttached: false,
  },
}
const dot = (kind: Stroke['kind'], x: number, y: number): Stroke => ({ kind, radius: 0.06, points: [[x, y]] })

it('a cut-out that the study refuses is used where its owner wants it, and nowhere else', () => {
  const treatmentOf = (cutOut?: 'auto' | 'always' | 'never') =>
    asWanted({ pixels, study: refused, cutOut }).study.treatment
  expect([treatmentOf(), treatmentOf('auto'), treatmentOf('never')]).toEqual(['photo', 'photo', 'photo'])
  expect(treatmentOf('always')).toBe('cutout')
})

it('strokes change the cut-out that is used, and all facts about it', () => {
  expect(study.treatment).toBe('cutout')
  const upper = cutOutAsAsked(
    { pixels, study },
    { strokes: [0.35, 0.45, 0.5, 0.55, 0.65].map((x) => dot('remove', x, 0.68)) },
  )
  expect(upper.productBox!.height).toBeLessThan(study.productBox!.height - 8)
  expect(upper.subject).toEqual(upper.productBox)
  expect(upper.product).toMatchObject({ heightPx: upper.productBox!.height })
})

it('strokes force nothing: a refused cut-out stays whole until its owner asks for it', () => {
  const strokes = [dot('keep', 0.5, 0.45)]
  expect(cutOutAsAsked({ pixels, study: refused }, { strokes }).treatment).toBe('photo')
  expect(cutOutAsAsked({ pixels, study: refused }, { strokes, cutOut: 'always' }).treatment).toBe('cutout')
})

it('a photo whose cut-out is empty stays whole', () => {
  const strokes: Stroke[] = [
    {
      kind: 'remove',
      radius: 0.25,
      points: [
        [0.3, 0.3],
        [0.7, 0.3],
        [0.7, 0.7],
        [0.3, 0.7],
        [0.5, 0.45],
      ],
    },
  ]
  expect(cutOutAsAsked({ pixels, study }, { strokes })).toMatchObject({ treatment: 'photo', product: undefined })
})
