import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { seamlessLook } from '../sets/seamless-look.ts'
import { softest } from './bled-photo.ts'

const variation = { headlineScale: 1, headlineMaxPx: Infinity, picture: 0 as const }

function contextOf(borderHex: string): ComposeContext {
  const hero = { ...discPhoto(), borderHex, borderLightness: 0.95 }
  const chosen = directAd(makeBrief(adFields({ adStyle: 'playful', colorPalette: 'purple' }), 4), hero, {
    format: 'square',
    seed: 4,
  })
  const direction = asDesigned(chosen)
  return { canvas: makeCanvas('square'), direction, photos: [], hero, typesetter, candidate: 0, variation }
}

it('fades hard only into a field of nearly the photo’s own color', () => {
  const tried = (borderHex: string) => {
    const by: number[] = []
    softest(contextOf(borderHex), (one) => void by.push(one))
    return by
  }
  const field = seamlessLook(contextOf('#ffffff')).ground.base
  expect(tried(field)).toEqual([1, 0.6, 0.35])
  expect(tried('#ffffff')).toEqual([1, 0.6])
})
