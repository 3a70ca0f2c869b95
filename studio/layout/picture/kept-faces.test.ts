import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { adFields, scenePhoto } from '#test/studio/ad-fields.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { overlap } from '../../basics/boxes.ts'
import { keepFaces } from '../../photo/keep-faces.ts'
import { contains } from '../../layers/box.ts'
import { placedPart } from './backdrop-place.ts'

/** The drawn scene holds a disc in its middle, and somebody looks on from below it. */
const { pixels, study } = scenePhoto(900, 1200)
const face = { x: 330, y: 820, width: 150, height: 170 }
const photo = { pixels, study: keepFaces(study, [face]) }

const formats = ['instagram_feed', 'instagram_story', 'google_display', 'leaderboard'] as const
const sizes = [
  { widthPx: 300, heightPx: 600 },
  { widthPx: 1200, heightPx: 628 },
  { widthPx: 320, heightPx: 50 },
] as const

it.each([...formats, ...sizes])('a face is whole in %j, and no word lies on it', (format) => {
  for (const adStyle of idsOf(AD_STYLES)) {
    const ad = adFields({ adStyle, productName: 'Family dentist', productPrice: null, taglines: ['Gentle hands'] })
    const layout = firstLayout({ ad, photo, format, seed: 2 })!
    const shown = layout.layers.find((layer) => layer.kind === 'photo')!
    const found = { adStyle, family: layout.family }
    expect({ ...found, isWhole: contains(shown.crop, face, 0.02 * 900) }).toEqual({ ...found, isWhole: true })
    const placed = placedPart(face, shown.crop, shown.box)
    const texts = layout.layers.filter((layer) => layer.kind === 'text')
    expect(texts.filter(({ box }) => overlap(box, placed) > 0)).toEqual([])
  }
})

it('of a cut-out no faces are kept, and of a photo nobody could read they say what it shows', () => {
  expect(keepFaces({ ...study, treatment: 'cutout' }, [face]).faces).toBeUndefined()
  expect(keepFaces({ ...study, subject: undefined }, [face]).subject).toEqual(face)
  expect(keepFaces(study, [])).toBe(study)
})
