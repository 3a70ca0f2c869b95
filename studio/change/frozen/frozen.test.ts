import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { type FormatId, MAIN_FORMAT_IDS } from '#contract/formats.ts'
import type { Box } from '#contract/ads/report.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Ad, type AdChanges, makeAd, repaint, RepaintRefused } from '../../index.ts'
import { grow, messageBox, rotatedBounds } from '../../layers/box.ts'

const PALETTES = ['purple', 'blue', 'green', 'red'] as const
const WORDS = [
  { taglines: ['Your models. Your machine.'], productPrice: '$2,499' },
  { taglines: ['Quiet power, at home'], productPrice: '€149', productDiscount: '20% off' },
]

/** Ads of all styles, with a cut-out and with a photo shown whole. */
function givenAds(count: number) {
  const styles = idsOf(AD_STYLES)
  return Array.from({ length: count }, (_, index) => ({
    ad: adFields({
      ...WORDS[index % WORDS.length],
      adStyle: styles[index % styles.length]!,
      colorPalette: PALETTES[index % PALETTES.length]!,
    }),
    isWhole: index % 4 === 3,
    seed: 1 + index * 7,
  }))
}

const CHANGES: [name: string, changes: AdChanges][] = [
  ['price', { words: { price: '$1,998' } }],
  ['headline', { words: { headline: 'Your ideas. Your desk.' } }],
  ['call to action', { words: { callToAction: 'Take a look' } }],
]

/**
 * Counts pixels that differ outside of the changed parts. The boxes of these parts end at the borders of the file's
 * blocks.
 */
async function outside(first: Ad, second: Ad): Promise<number> {
  const changed = (one: Ad, other: Ad) => {
    const known = new Set(other.layout.layers.map((layer) => JSON.stringify(layer)))
    return one.layout.layers.filter((layer) => layer.kind !== 'material' && !known.has(JSON.stringify(layer)))
  }
  const boxes = [...changed(first, second), ...changed(second, first)].flatMap((layer) =>
    (layer.kind === 'text' ? [rotatedBounds(layer)] : messageBox(layer)).map(inBlocks),
  )
  const [one, other] = await Promise.all(
    [first, second].map(({ jpeg }) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true })),
  )
  const { width, channels } = one!.info
  let count = 0
  for (let pixel = 0; pixel < one!.data.length / channels; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const [from, to] = [pixel * channels, (pixel + 1) * channels]
    if (Buffer.compare(one!.data.subarray(from, to), other!.data.subarray(from, to)) === 0) continue
    if (!boxes.some((box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)) count += 1
  }
  return count
}

/** Width of a letter's soft edge. */
const EDGE_PX = 2
const BLOCK_PX = 8

function inBlocks(box: Box): Box {
  const { x, y, width, height } = grow(box, EDGE_PX)
  const [left, top] = [x, y].map((from) => Math.floor(from / BLOCK_PX) * BLOCK_PX) as [number, number]
  const [end, foot] = [x + width, y + height].map((to) => Math.ceil(to / BLOCK_PX) * BLOCK_PX) as [number, number]
  return { x: left, y: top, width: end - left, height: foot - top }
}

interface Outcome {
  change: string
  format: FormatId
  /** Differing pixels, or undefined if the change was refused. */
  pixels: number | undefined
}

/** Makes the ads, and each picture again with each change; `inTurn` with one change for each format. */
async function changeFrozen(count: number, { inTurn = false } = {}): Promise<Outcome[]> {
  const photos = { cutOut: await cutOutPhoto(), scene: scenePhoto() }
  const outcomes: Outcome[] = []
  for (const { ad, isWhole, seed } of givenAds(count)) {
    for (const [turn, format] of MAIN_FORMAT_IDS.entries()) {
      const shown = [isWhole ? photos.scene : photos.cutOut]
      const made = await makeAd({ ad, photos: shown, format, seed, typesetter })
      const layout = JSON.parse(JSON.stringify(made.layout))
      for (const [change, changes] of inTurn ? [CHANGES[turn % CHANGES.length]!] : CHANGES) {
        const painted = await repaint({ layout, changes, photos: shown, typesetter, frozen: 'only' }).catch(refusalOf)
        outcomes.push({ change, format, pixels: painted && (await outside(made, painted)) })
      }
    }
  }
  return outcomes
}

function refusalOf(error: unknown): undefined {
  if (!(error instanceof RepaintRefused)) throw error
  expect(error.message).toMatch(/^Other parts of .* would have to move for this\.$/)
}

function expectFrozen(outcomes: readonly Outcome[]): void {
  expect(outcomes.filter(({ pixels = 0 }) => pixels > 0)).toEqual([])
  expect(outcomes.filter(({ pixels }) => pixels !== undefined).length / outcomes.length).toBeGreaterThanOrEqual(0.9)
}

it('leaves every pixel alone that is not of the changed words, in six formats', async () => {
  expectFrozen(await changeFrozen(1, { inTurn: true }))
})

it(
  // Twelve ads have each style with each words, palette and photo that more would have, only of other seeds.
  'leaves every pixel alone in 12 ads of all styles, and takes nine changes of ten',
  // This paints some 290 pictures: a minute on a quiet machine, and up to four times as long on a busy one.
  { tags: 'thorough/variety', timeout: 20 * 60_000 },
  async () => {
    expectFrozen(await changeFrozen(12))
  },
)
