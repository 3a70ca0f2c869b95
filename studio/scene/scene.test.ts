import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AD_STYLES, type AdStyle, idsOf } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { fileRulesOf } from '#contract/sizes.ts'
import { adFields, scenePhoto } from '#test/studio/ad-fields.ts'
import { makeAdWithModels, type ModelAdInput, planSceneAd } from '#test/models/ad-with-models.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { drawPlace } from '#test/pictures/draw-place.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { decodePhoto, planAd, repaint, type StudiedPhoto } from '../index.ts'
import { contains, messageBox } from '../layers/box.ts'
import { findHero } from '../layers/placement.ts'
import { productLight } from '../photo/product-light.ts'
import { proposeScene } from './propose-scene.ts'

const ARABIC = { productName: 'عطر الصباح', productDescription: 'عطر منعش يدوم طويلا.', taglines: ['صباحك في زجاجة'] }

const photos = { tall: await fixturePhoto('perfume.webp'), wide: await fixturePhoto('accelerator-card.webp') }

function inputFor(own: Partial<ModelAdInput> = {}): ModelAdInput {
  return { ad: adFields(), photos: [photos.tall], format: 'square', seed: 7, typesetter, ...own }
}

const places = new Map<string, ReturnType<typeof decodePhoto>>()

/** Drawn once for each format and light. */
function place(format: ModelAdInput['format'], dark = false) {
  const key = `${fileRulesOf(format).name} ${dark}`
  const { widthPx, heightPx } = fileRulesOf(format)
  const drawn = places.get(key) ?? decodePhoto(drawPlace({ widthPx, heightPx, seed: 2, dark }))
  places.set(key, drawn)
  return drawn
}

const isFew = (format: FormatId) => format === 'square' || format === 'leaderboard'
it.each(MAIN_FORMAT_IDS.filter(isFew))(
  'stands a tall and a wide product in a painted scene on %s, exactly where it was planned',
  expectWherePlanned,
)
it.each(MAIN_FORMAT_IDS.filter((format) => !isFew(format)))(
  'stands a tall and a wide product in a painted scene on %s, exactly where it was planned',
  { tags: 'thorough/variety' },
  expectWherePlanned,
)

async function expectWherePlanned(format: FormatId): Promise<void> {
  // Each product meets dark places on one half of the formats and light ones on the other; on the large formats only
  // every second case is run.
  const turn = MAIN_FORMAT_IDS.indexOf(format)
  const isLarge = fileRulesOf(format).widthPx === 1080
  for (const [index, photo] of [photos.tall, photos.wide].entries()) {
    const dark = (turn + index) % 2 === 0
    if (isLarge && dark) continue
    const input = inputFor({ photos: [photo], format })
    const plan = planSceneAd(input).scene!
    const ad = await makeAdWithModels({ ...input, scene: await place(format, dark) })
    const { box } = findHero(ad.layout.layers)!.placement
    expect(ad.layout.family).toBe('scene')
    const { widthPx, heightPx } = ad.layout
    expect(plan.product.x * widthPx).toBeCloseTo(box.x, 6)
    // One quiet place for the message, one for the offer and the action.
    expect(plan.quiet).toHaveLength(2)
    for (const { x, y, width, height } of ad.layout.layers.flatMap(messageBox)) {
      const share = { x: x / widthPx, y: y / heightPx, width: width / widthPx, height: height / heightPx }
      expect(plan.quiet.some((quiet) => contains(quiet, share, 1e-9))).toBe(true)
    }
    expect(ad.report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  }
}

const STYLES = idsOf(AD_STYLES)
it.each(STYLES.slice(0, 2))('keeps its words in %s, from right to left too', expectSameWords)
it.each(STYLES.slice(2))('keeps its words in %s, from right to left too', { tags: 'thorough/variety' }, expectSameWords)

async function expectSameWords(adStyle: AdStyle): Promise<void> {
  for (const words of [{}, ARABIC]) {
    const own = adFields({ adStyle, ...words })
    const made = await makeAdWithModels({
      ...inputFor({ ad: own, format: 'google_display' }),
      scene: await place('google_display'),
    })
    const without = firstLayout({ ad: own, photo: photos.tall, format: 'google_display', seed: 7 })!
    expect([made.layout.family, made.layout.direction.words]).toEqual(['scene', without.direction.words])
  }
}

it('records in the file that a model painted in it, or that none did', async () => {
  const sourceOf = async (input: ModelAdInput) => {
    const { xmp } = await sharp((await makeAdWithModels(input)).jpeg).metadata()
    return /digitalsourcetype\/(\w+)"/.exec(String(xmp))?.[1]
  }
  expect(await sourceOf(inputFor())).toBe('composite')
  const scene = await place('square')
  expect(await sourceOf(inputFor({ scene }))).toBe('compositeSynthetic')
})

it(
  'uses a flat scene as it is, and leaves nothing unreadable on one of pure noise',
  { tags: 'thorough/variety' },
  async () => {
    const create = { width: 600, height: 600, channels: 3 as const, background: '#b8a58c' }
    const flat = await decodePhoto(await sharp({ create }).png().toBuffer())
    expect((await makeAdWithModels(inputFor({ scene: flat }))).layout.family).toBe('scene')
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 }
    const noisy = await decodePhoto(
      await sharp({ create: { ...create, noise } })
        .png()
        .toBuffer(),
    )
    const { report } = await makeAdWithModels(inputFor({ scene: noisy }))
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(Math.min(...report.runs.map(({ contrast }) => contrast))).toBeGreaterThan(3)
  },
)

it('gives the same bytes for the same scene, and keeps it when a word is changed', async () => {
  const input = inputFor({ scene: await place('square') })
  const [first, second] = [await makeAdWithModels(input), await makeAdWithModels(input)]
  expect(Buffer.compare(first.jpeg, second.jpeg)).toBe(0)
  const { layout, jpeg } = first
  const photosOfAd = { photos: input.photos, scene: input.scene, typesetter }
  const unchanged = await repaint({ layout: JSON.parse(JSON.stringify(layout)), changes: {}, ...photosOfAd })
  expect(Buffer.compare(unchanged.jpeg, jpeg)).toBe(0)
  const changed = await repaint({ layout, changes: { words: { price: '$9' } }, ...photosOfAd })
  expect([changed.layout.family, changed.layout.direction.words.price]).toEqual(['scene', '$9'])
})

it('paints and repaints the very layout that a search finds on the scene, its headline smaller than it could be', async () => {
  const format = 'leaderboard'
  const input = inputFor({ ad: adFields({ adStyle: 'corporate' }), format, scene: await place(format) })
  const { layout, jpeg } = await makeAdWithModels(input)
  const { photos: shown, scene } = input
  const [searched] = proposeScene({ ...planAd(input), photos: shown, scene, typesetter })
  expect([layout.candidate, layout]).toEqual([10, searched])
  const unchanged = await repaint({ layout, changes: {}, photos: shown, scene, typesetter })
  expect(Buffer.compare(unchanged.jpeg, jpeg)).toBe(0)
})

it('plans no scene for a product that is not cut out, and makes the ad without one', async () => {
  const input = inputFor({ photos: [scenePhoto()] })
  expect(planSceneAd(input).scene).toBeUndefined()
  const { layout } = await makeAdWithModels({ ...input, scene: await place('square') })
  expect(layout.layers.some((layer) => layer.kind === 'scene')).toBe(false)
})

it(
  'finds the side from which a product was lit, and lets its shadow fall to the other side',
  { tags: 'thorough/variety' },
  async () => {
    const lit = (left: number, right: number) =>
      standingProduct(300, 500, [200, 60, 40, 255], (x, y) =>
        x < 8 || y < 8 || x > 308 || y > 508
          ? undefined
          : [left + ((right - left) * x) / 308, 60 + ((right - left) * x) / 900, 60, 255],
      )
    const shear = async (photo: StudiedPhoto) => {
      const { layout } = await makeAdWithModels(inputFor({ photos: [photo], scene: await place('square') }))
      const cast = layout.layers.find((layer) => layer.kind === 'product-shadow' && layer.style === 'cast')
      return cast?.kind === 'product-shadow' && cast.style === 'cast' ? cast.shear : undefined
    }
    const [fromLeft, fromRight] = [lit(230, 60), lit(60, 230)]
    expect([productLight(fromLeft.study), productLight(fromRight.study)]).toEqual(['left', 'right'])
    expect(await shear(fromLeft)).toBeGreaterThan(0)
    expect(await shear(fromRight)).toBeLessThan(0)
  },
)
