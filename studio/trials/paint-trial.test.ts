import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { type FormatId, MAIN_FORMAT_IDS } from '#contract/formats.ts'
import type { TrialLevel } from '#contract/ads/trials/factors.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Ad, makeAd, paintTrial, type StudiedPhoto } from '../index.ts'
import { grow, rotatedBounds } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { refuseUnlike } from './refuse-unlike.ts'

const LEVELS: TrialLevel[] = [
  { factor: 'headline', text: 'Your ideas. Your desk.' },
  { factor: 'price', words: { price: '$1,998' } },
  { factor: 'photo', photo: 0 },
  { factor: 'ground', color: '#22577a' },
  { factor: 'callToAction', text: 'Take a look' },
  { factor: 'side' },
]

async function givenAd(format: FormatId, { at = 0, photos }: { at?: number; photos?: StudiedPhoto[] } = {}) {
  const styles = idsOf(AD_STYLES)
  const ad = adFields({ adStyle: styles[at % styles.length]! })
  const shown = photos ?? [await cutOutPhoto()]
  return { photos: shown, made: await makeAd({ ad, photos: shown, format, seed: 3 + at, typesetter }) }
}

interface Outcome {
  factor: string
  format: FormatId
  refused: string | undefined
  /** Pixels that differ where none may. */
  wrong: number
}

async function tryLevels(format: FormatId, at: number, photos?: StudiedPhoto[]): Promise<Outcome[]> {
  const given = await givenAd(format, { at, ...(photos && { photos }) })
  const otherHeroes = [photos ? scenePhoto(800, 1000) : await fixturePhoto(OTHER_PHOTO)]
  const pictures = [[], ...LEVELS.map((level) => [level])]
  const layout = JSON.parse(JSON.stringify(given.made.layout))
  const [own, ...others] = await paintTrial({ layout, pictures, photos: given.photos, otherHeroes, typesetter })
  if (!own || 'refused' in own) throw new Error(own?.refused ?? 'No picture')
  expect(Buffer.compare(own.jpeg, given.made.jpeg)).toBe(0)
  return Promise.all(
    others.map(async (one, index) => {
      const { factor } = LEVELS[index]!
      if ('refused' in one) return { factor, format, refused: one.refused, wrong: 0 }
      return { factor, format, refused: undefined, wrong: await countWrong(own, one, factor) }
    }),
  )
}

const OTHER_PHOTO = 'headphones.webp'

/** Layers that a factor leaves alone, where its own area has no simple box. */
const KEPT = {
  photo: ({ part }: Layer) => part !== 'product',
  ground: ({ part }: Layer) => part !== 'set',
  side: (layer: Layer) => layer.part === 'set' && layer.kind !== 'material',
}

/** Counts pixels that differ and lie in a part of another factor: by boxes alone, not by the areas of the code. */
async function countWrong(own: Ad, other: Ad, factor: string): Promise<number> {
  if (factor in KEPT) {
    const [one, two] = [own, other].map(({ layout }) => layout.layers.filter(KEPT[factor as keyof typeof KEPT]))
    expect(two).toEqual(one)
    return 0
  }
  const [one, two] = await Promise.all([own, other].map(({ jpeg }) => sharp(jpeg).raw().toBuffer()))
  const { widthPx } = own.layout
  const isOwn = (layer: Layer) => {
    if (factor === 'price') return ['price', 'old-price', 'badge', 'offer'].includes(layer.part ?? '')
    if (factor === 'callToAction') return layer.part === 'call-to-action'
    return layer.part === factor
  }
  const boxes = [own, other].flatMap(({ layout }) => layout.layers.filter(isOwn).flatMap(boxOf)).map(inBlocks)
  let wrong = 0
  for (let at = 0; at < one!.length; at += 3) {
    if (one!.subarray(at, at + 3).equals(two!.subarray(at, at + 3))) continue
    const [x, y] = [(at / 3) % widthPx, Math.floor(at / 3 / widthPx)]
    const isIn = boxes.some((box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
    if (!isIn) wrong += 1
  }
  return wrong
}

function boxOf(layer: Layer) {
  if (layer.kind === 'text') return [rotatedBounds(layer)]
  return layer.kind === 'shape' && 'box' in layer.shape ? [layer.shape.box] : []
}

function inBlocks(box: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = grow(box, 2)
  const [left, top] = [Math.floor(x / 8) * 8, Math.floor(y / 8) * 8]
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / 8) * 8 - left,
    height: Math.ceil((y + height) / 8) * 8 - top,
  }
}

function expectFair(outcomes: readonly Outcome[]): void {
  expect(outcomes.filter(({ wrong }) => wrong > 0)).toEqual([])
  for (const { refused } of outcomes) if (refused) expect(refused).toMatch(/^[A-Z“].*[.]$/)
}

it('changes nothing but its own factor, or says why it cannot', async () => {
  expectFair([...(await tryLevels('square', 0)), ...(await tryLevels('leaderboard', 1))])
})

it('changes the words of two factors at once, each in its own box', async () => {
  const { photos, made } = await givenAd('square')
  const [headline, , , , action] = LEVELS as [TrialLevel, TrialLevel, TrialLevel, TrialLevel, TrialLevel]
  const pictures = [[], [headline], [action], [headline, action]]
  const painted = await paintTrial({ layout: made.layout, pictures, photos, typesetter })
  expect(painted.map((one) => 'refused' in one && one.refused)).toEqual([false, false, false, false])
})

it('refuses a picture that differs outside of its factor, and one that does not differ at all', async () => {
  const [first, other] = [await givenAd('square'), await givenAd('square', { at: 2 })]
  const { photos } = first
  const pictures = [[], [LEVELS[0]!], [LEVELS[4]!]]
  const painted = [first.made, other.made, first.made].map((ad) => ({ ...ad, photos }))
  const answers = await refuseUnlike(painted, { pictures, typesetter })
  expect(answers.map((one) => 'refused' in one && one.refused)).toEqual([
    false,
    'More than the headline would change on Square, so the test would not show what made the difference.',
    'On Square this would look like another picture.',
  ])
})

it(
  'holds in all styles and sizes, with a cut-out and with a photo that is shown whole',
  { tags: 'thorough/variety', timeout: 20 * 60_000 },
  async () => {
    const outcomes: Outcome[] = []
    for (const at of idsOf(AD_STYLES).keys()) {
      for (const format of MAIN_FORMAT_IDS) {
        outcomes.push(...(await tryLevels(format, at)), ...(await tryLevels(format, at, [scenePhoto()])))
      }
    }
    expectFair(outcomes)
    for (const factor of ['headline', 'price', 'callToAction']) {
      const own = outcomes.filter((one) => one.factor === factor)
      expect(own.filter(({ refused }) => refused === undefined).length / own.length).toBeGreaterThanOrEqual(0.9)
    }
  },
)
