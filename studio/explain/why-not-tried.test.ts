import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { FAMILY_IDS } from '../direction/direction.ts'
import { chooseFamilies } from '../layout/families/choose-families.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { whyNotTried } from './why-not-tried.ts'

const disc = discPhoto()
const light: PhotoStudy = { ...disc, kind: 'plain-light', safeGrounds: 'light' }
const cutOff: PhotoStudy = { ...light, touchesFrame: ['left'] }
const multiplied: PhotoStudy = { ...light, treatment: 'multiply' }
const plain: PhotoStudy = { ...light, treatment: 'photo' }
const room: PhotoStudy = { ...disc, kind: 'busy', treatment: 'photo', widthPx: 900, heightPx: 900 }

it.each([
  ['scene', 'clean', disc, 'stands only in a place that an image model painted'],
  ['nebula', 'clean', disc, 'is not at home in the style clean'],
  ['window', 'clean', cutOff, 'needs a product that is cut out, and that its photo does not cut off'],
  ['fade', 'clean', disc, 'shows a photo as it is, and here the product is cut out'],
  ['paper', 'clean', room, 'is for a product on a plain ground'],
  ['full-bleed', 'clean', plain, 'is for a photo of a place or of a person'],
  ['fade', 'clean', multiplied, 'is for a photo that keeps its ground'],
  ['paper', 'clean', plain, 'is for a photo whose ground can be multiplied away'],
] as const)('%s in %s', (family, style, hero, reason) => {
  expect(whyNotTried(family, style, hero)).toBe(reason)
})

it('has a reason for every family that is not tried, and for none that is', () => {
  for (const hero of [disc, light, cutOff, multiplied, plain, room]) {
    for (const style of idsOf(AD_STYLES)) {
      const silent = FAMILY_IDS.filter((family) => whyNotTried(family, style, hero) === undefined)
      expect(silent.toSorted()).toEqual(chooseFamilies(style, hero, 3).toSorted())
    }
  }
})

it('explains that a place does not suit such a product', () => {
  const reason = whyNotTried('window', 'clean', disc, 'outdoors')
  expect(reason).toBe('shows a place that is none for what is used outdoors')
})
