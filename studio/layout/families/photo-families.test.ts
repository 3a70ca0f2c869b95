import { beforeAll, describe, expect, it } from 'vitest'
import { FORMATS } from '#contract/formats.ts'
import { adFields } from '#test/ad-fields.ts'
import { fixturePhoto } from '#test/fixture-photo.ts'
import { typesetter } from '#test/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { chooseDirection } from '../../direction/choose-direction.ts'
import type { FamilyId } from '../../direction/direction.ts'
import type { StudiedPhoto } from '../../paint/paint-layout.ts'
import { proposeLayouts } from '../search/make-layout.ts'
import { showsWhole } from '../picture/photo-form.ts'

const photos: Record<string, StudiedPhoto> = {}

/** Light and dark grounds, a product cut off by its photo, a scene. */
const FILES = {
  light: 'mug-white.jpg',
  dark: 'camera-black.jpg',
  'cut off': 'perfume-dark.jpg',
  scene: 'rubber-plant-room.jpg',
}

beforeAll(async () => {
  for (const [name, file] of Object.entries(FILES)) photos[name] = await fixturePhoto(file)
})

const CASES: [FamilyId, (keyof typeof FILES)[]][] = [
  ['backdrop', ['light', 'dark', 'cut off']],
  ['bar', ['light', 'dark', 'cut off']],
  ['fade', ['scene']],
  ['split', ['scene']],
  ['frame', ['light', 'dark', 'cut off', 'scene']],
]

describe.each(CASES)('%s', (family, names) => {
  it.each(FORMATS)('composes every photo that it is for on $name, from the left and from the right', ({ id }) => {
    for (const name of names) {
      for (const textDirection of ['ltr', 'rtl'] as const) {
        const photo = photos[name]!
        const brief = makeBrief(adFields(), 1)
        const direction = chooseDirection(brief, photo.study, { format: id, seed: 1 })
        const input = { format: id, photos: [photo], typesetter, seed: 1 }
        const problems: string[] = []
        const asked = { ...direction, textDirection, families: [family] }
        const [layout] = proposeLayouts({ ...input, direction: asked }, problems)
        expect(layout?.family, `${name} ${textDirection}: ${problems.join('; ')}`).toBe(family)
      }
    }
  })
})

describe('frame', () => {
  it.each(['clean', 'playful', 'modern', 'bold'] as const)('of %s takes nothing of a product but air', (adStyle) => {
    const photo = photos['light']!
    const direction = chooseDirection(makeBrief(adFields({ adStyle }), 1), photo.study, { format: 'square', seed: 1 })
    const input = { format: 'square', photos: [photo], typesetter, seed: 1 } as const
    const [layout] = proposeLayouts({ ...input, direction: { ...direction, families: ['frame'] } })
    const shown = layout!.layers.find((layer) => layer.kind === 'photo')!
    const { x, y, width, height } = photo.study.subject!
    const scale = shown.box.width / shown.crop.width
    for (const [u, v] of [
      [0, 0.5],
      [1, 0.5],
      [0.5, 0],
      [0.5, 1],
    ] as const) {
      const at = [
        shown.box.x + (x + u * width - shown.crop.x) * scale,
        shown.box.y + (y + v * height - shown.crop.y) * scale,
      ]
      expect(showsWhole(shown, at[0]!, at[1]!)).toBe(true)
    }
  })

  it('lights a plain ground in the ad’s colors about the product, and leaves a scene as it is', () => {
    const turnOf = (name: keyof typeof FILES) => {
      const photo = photos[name]!
      const direction = chooseDirection(makeBrief(adFields(), 1), photo.study, { format: 'square', seed: 1 })
      const input = { format: 'square', photos: [photo], typesetter, seed: 1 } as const
      const [layout] = proposeLayouts({ ...input, direction: { ...direction, families: ['frame'] } })
      return layout!.layers.find((layer) => layer.kind === 'photo')!.tint
    }
    expect(turnOf('light')?.product).toEqual(photos['light']!.study.subject)
    expect(turnOf('dark')?.ground.base).not.toBe(turnOf('light')?.ground.base)
    expect(turnOf('scene')).toBeUndefined()
  })
})
