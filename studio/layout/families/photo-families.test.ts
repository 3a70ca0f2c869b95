import { beforeAll, describe, expect, it } from 'vitest'
import { MAIN_FORMATS, type FormatId } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPixels, type Painter } from '#test/pictures/draw-pixels.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { cropPixels } from '../../photo/pixels/crop-pixels.ts'
import type { Side } from '../../photo/photo-study.ts'
import { studyPhoto } from '../../photo/study-photo.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { proposeLayouts } from '../search/make-layout.ts'

const photos: Record<string, StudiedPhoto> = {}

/** Photos on light and dark grounds, of a product that its photo crops, and of a scene. */
const FILES = {
  light: 'mug-white.jpg',
  dark: 'camera-black.jpg',
  'cut off': 'perfume-dark.jpg',
  scene: 'rubber-plant-room.jpg',
}

beforeAll(async () => {
  for (const [name, file] of Object.entries(FILES)) photos[name] = await fixturePhoto(file)
  // A dark post on white that runs out of its photo at the foot.
  const post: Painter = (x, y) => (x > 240 && x < 460 && y > 150 ? [40, 44, 60, 255] : undefined)
  const pixels = drawPixels(700, 700, [246, 246, 246, 255], [post])
  const study = studyPhoto(pixels)
  const product = cropPixels(pixels, { x: 241, y: 151, width: 219, height: 549 })
  const box = { x: 241, y: 151, width: 219, height: 549 }
  const matte = { treatment: 'cutout', subject: box, productBox: box, product, touchesFrame: ['bottom'] } as const
  photos['cut out and cut off'] = {
    pixels,
    study: { ...study, kind: 'plain-light', ...matte, touchesFrame: ['bottom'] },
  }
})

const CASES: [FamilyId, (keyof typeof FILES)[]][] = [
  ['backdrop', ['light', 'dark', 'cut off']],
  ['bar', ['light', 'dark', 'cut off', 'scene']],
  ['fade', ['scene']],
  ['split', ['scene']],
  ['full-bleed', ['scene']],
  ['column', ['light', 'dark', 'cut off', 'scene']],
]

/** One format of each kind of shape. */
const FEW: readonly FormatId[] = ['square', 'instagram_story', 'leaderboard']

describe.each(CASES)('%s', (family, names) => {
  it.each(MAIN_FORMATS.filter(({ id }) => FEW.includes(id)))(
    'composes every photo that it is for on $name, from the left and from the right',
    composesAll,
  )
  it.each(MAIN_FORMATS.filter(({ id }) => !FEW.includes(id)))(
    'composes every photo that it is for on $name, from the left and from the right',
    { tags: 'thorough/variety' },
    composesAll,
  )

  function composesAll({ id }: { id: FormatId }): void {
    for (const name of names) {
      for (const textDirection of ['ltr', 'rtl'] as const) {
        const photo = photos[name]!
        const brief = makeBrief(adFields(), 1)
        const direction = directAd(brief, photo.study, { format: id, seed: 1 })
        const input = { format: id, photos: [photo], typesetter, seed: 1 }
        const problems: string[] = []
        const asked = { ...direction, textDirection, families: [family] }
        const [layout] = proposeLayouts({ ...input, direction: asked }, problems)
        expect(layout?.family, `${name} ${textDirection}: ${problems.join('; ')}`).toBe(family)
      }
    }
  }
})

describe('what its photo cuts off', () => {
  const plan = (
    touchesFrame: Side[],
    { format, family }: { format: FormatId; family: FamilyId },
    own?: StudiedPhoto,
  ) => {
    const scene = photos['scene']!
    const { pixels } = own ?? scene
    const [widthPx, heightPx] = [pixels.widthPx, pixels.heightPx]
    const subject = { x: 0.3 * widthPx, y: 0.2 * heightPx, width: 0.4 * widthPx, height: 0.8 * heightPx }
    const photo = own ?? { pixels, study: { ...scene.study, subject, touchesFrame } }
    const direction = directAd(makeBrief(adFields(), 1), photo.study, { format, seed: 1 })
    const input = { format, photos: [photo], typesetter, seed: 1, direction: { ...direction, families: [family] } }
    return { photo, layout: [...proposeLayouts(input)][0] }
  }

  it.each(['split', 'bar', 'fade'] as const)('leaves the canvas of a %s by that very edge', (family) => {
    const { photo, layout } = plan(['bottom'], { format: 'instagram_feed', family })
    const shown = layout?.layers.find((layer) => layer.kind === 'photo')
    expect(shown!.box.y + shown!.box.height).toBe(1080)
    const { subject } = photo.study
    expect(shown!.crop.y).toBeLessThanOrEqual(subject!.y)
  })

  it('is shown whole on a story', () => {
    const { photo, layout } = plan(['bottom'], { format: 'instagram_story', family: 'split' })
    const { crop } = layout!.layers.find((layer) => layer.kind === 'photo')!
    expect(crop.y + crop.height).toBeGreaterThan(0.97 * photo.pixels.heightPx)
  })

  it('has no seamless ground about it if it is cut out, and stands on the edge of the ad', () => {
    const cut = photos['cut out and cut off']!
    expect(cut.study).toMatchObject({ treatment: 'cutout', touchesFrame: ['bottom'] })
    const { layout } = plan([], { format: 'instagram_feed', family: 'backdrop' }, cut)
    expect(layout!.layers.map(({ kind }) => kind)).not.toContain('backdrop')
    const { box } = layout!.layers.find((layer) => layer.kind === 'product')!.placement
    expect(Math.abs(box.y + box.height - 1080)).toBeLessThanOrEqual(1)
  })
})

describe('a photo narrower than a story', () => {
  it('lies under words, where a story has its foot, off the start and off the end, from seed to seed', () => {
    const photo = photos['scene']!
    const pixels = cropPixels(photo.pixels, { x: 0, y: 0, width: 600, height: 600 })
    const own = { pixels, study: { ...photo.study, subject: undefined, touchesFrame: [] } }
    const places = [1, 2, 3, 4, 5, 6].map((seed) => {
      const direction = directAd(makeBrief(adFields(), seed), own.study, { format: 'instagram_story', seed })
      const input = { format: 'instagram_story', photos: [own], typesetter, seed } as const
      const [layout] = proposeLayouts({ ...input, direction: { ...direction, families: ['split'] } })
      const { box } = layout!.layers.find((layer) => layer.kind === 'photo')!
      return `${box.y === 0 ? 'over' : 'under'}, at ${box.x === 0 ? 'the start' : 'the end'}`
    })
    expect(new Set(places)).toEqual(new Set(['under, at the start', 'under, at the end']))
  })
})

describe('split', () => {
  it('lights a plain ground in the ad’s colors about the product, and leaves a scene as it is', () => {
    const turnOf = (name: keyof typeof FILES) => {
      const photo = photos[name]!
      const direction = directAd(makeBrief(adFields(), 1), photo.study, { format: 'square', seed: 1 })
      const input = { format: 'square', photos: [photo], typesetter, seed: 1 } as const
      const [layout] = proposeLayouts({ ...input, direction: { ...direction, families: ['split'] } })
      return layout!.layers.find((layer) => layer.kind === 'photo')!.tint
    }
    expect(turnOf('light')?.product).toEqual(photos['light']!.study.subject)
    expect(turnOf('dark')?.ground.base).not.toBe(turnOf('light')?.ground.base)
    expect(turnOf('scene')).toBeUndefined()
  })
})
