import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { FamilyId } from '../../direction/direction.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { studyPhoto } from '../../photo/study-photo.ts'
import { shapeBounds } from '../../layers/box.ts'
import { designedCandidate } from '../search/search-family.ts'

function layersOf(family: FamilyId, photo: StudiedPhoto, adStyle: 'bold' | 'modern') {
  const fields = adFields({ adStyle, taglines: ['Stay safe on all of your adventures'] })
  const direction = directAd(makeBrief(fields, 1), photo.study, { format: 'facebook_feed', seed: 1 })
  const input = { format: 'facebook_feed' as const, direction, photos: [photo], typesetter, seed: 1 }
  return designedCandidate(input, family)?.layout.layers
}

it('a product that needs a light ground in a dark style stands on a plane from edge to edge, not on a card', () => {
  const photo = standingProduct(900, 760)
  const layers = layersOf('centre', { ...photo, study: { ...photo.study, safeGrounds: 'light' } }, 'bold')!
  const plate = layers.find((layer) => layer.kind === 'shape' && layer.isPlate)!
  expect(shapeBounds((plate as Extract<typeof plate, { kind: 'shape' }>).shape)).toMatchObject({ x: 0, width: 1080 })
})

/** A small white thing on white paper, which is divided out. */
function paleThing(sidePx: number): StudiedPhoto {
  const isThing = (x: number, y: number) => Math.hypot(x - sidePx / 2, y - sidePx / 2) < 0.15 * sidePx
  const pixels = drawPixels(
    sidePx,
    sidePx,
    [246, 246, 246, 255],
    [(x, y) => (isThing(x, y) ? [236 - 20 * (x / sidePx), 236, 236, 255] : undefined)],
  )
  const length = 0.3 * sidePx
  const subject = { x: 0.35 * sidePx, y: 0.35 * sidePx, width: length, height: length }
  return {
    pixels,
    study: { ...studyPhoto(pixels), treatment: 'multiply', product: pixels, kind: 'plain-light', subject },
  }
}

it('a photo on paper that cannot fill its part of the canvas is not split from the field', () => {
  expect(layersOf('split', paleThing(1200), 'modern')).toBeDefined()
  expect(layersOf('split', paleThing(420), 'modern')).toBeUndefined()
})
