import { beforeAll, describe, expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import type { AdFields } from '#studio/index.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { addLayer, changePlacement, changeText, disc, findText, heroOf, moveText } from '#test/studio/change-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { isStandingLayer } from '../layers/placement.ts'
import type { Layer, Layout, TextRole } from '../layers/layout.ts'
import { makeAd } from '../make-ad/make-ad.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import { paintLayout } from '../paint/paint-layout.ts'
import { inspectAd } from './inspect-ad.ts'

const scene = scenePhoto()
let cutOut: StudiedPhoto
const made = new Map<string, Layout>()

beforeAll(async () => {
  cutOut = await cutOutPhoto()
})

interface Good {
  /** The smallest of the ordinary shapes, if left out: a square takes five times as long. */
  format?: FormatId
  ad?: Partial<AdFields>
  photo?: 'cut-out' | 'scene'
}

const photosOf = ({ photo }: Good) => [photo === 'scene' ? scene : cutOut]

async function goodLayout(good: Good): Promise<Layout> {
  const key = JSON.stringify(good)
  const ad = adFields({ adStyle: 'clean', productDiscount: '20% off', ...good.ad })
  const format = good.format ?? 'google_display'
  const layout = made.get(key) ?? (await makeAd({ ad, photos: photosOf(good), format, seed: 2, typesetter })).layout
  made.set(key, layout)
  return layout
}

const inspected = new Map<Layout, ReturnType<typeof inspect>>()

/** Inspects the good layout, which is painted once for all that break it. */
async function inspectGood(good: Good) {
  const layout = await goodLayout(good)
  const before = inspected.get(layout) ?? inspect(layout, good)
  inspected.set(layout, before)
  return { layout, before: await before }
}

async function inspect(layout: Layout, good: Good) {
  const photos = photosOf(good)
  return inspectAd(layout, await paintLayout(layout, photos, typesetter), photos, typesetter)
}

type Row = [what: string, rule: string, broken: (layout: Layout) => Layout, good?: Good]

const noSpace = (layout: Layout) =>
  changeText(layout, 'headline', (text) => ({ ...text, lines: text.lines.slice(0, -1) }))

const ERRORS: Row[] = [
  ['no name', 'message', (ad) => changeText(ad, 'name', () => undefined)],
  ['no price', 'message', (ad) => changeText(ad, 'price', () => undefined)],
  ['no offer', 'message', (ad) => changeText(ad, 'badge', () => undefined)],
  ['no call to action', 'message', (ad) => changeText(ad, 'call-to-action', () => undefined)],
  ['two calls to action', 'message', (ad) => addLayer(ad, findText(ad, 'call-to-action'))],
  ['a price struck through', 'message', (ad) => changeText(ad, 'price', (text) => ({ ...text, strike: true }))],
  [
    'an old price that is not struck through',
    'message',
    (ad) => changeText(ad, 'old-price', (text) => ({ ...text, strike: false })),
    { ad: { productDiscount: '$1,999' } },
  ],
  ['another price', 'words', (ad) => changeText(ad, 'price', (text) => ({ ...text, text: '$2,498' }))],
  ['a line left out', 'words', noSpace],
  [
    'a hyphen added',
    'words',
    (ad) =>
      changeText(ad, 'name', (text) => ({
        ...text,
        lines: text.lines.map((line) => ({ ...line, text: `${line.text}-` })),
      })),
  ],
  [
    'a letter divided between two lines',
    'words',
    (ad) =>
      changeText(
        { ...ad, direction: { ...ad.direction, words: { ...ad.direction.words, name: 'Lamp 👍🏽' } } },
        'name',
        (text) => ({
          ...text,
          text: 'Lamp 👍🏽',
          lines: ['Lamp 👍', '🏽'].map((part) => ({ ...text.lines[0]!, text: part })),
        }),
      ),
  ],
  ['words that were not painted', 'text-hidden', (ad) => changeText(ad, 'name', (text) => ({ ...text, x: -3000 }))],
  [
    'a disc over the price',
    'text-hidden',
    (ad) => {
      const { box } = findText(ad, 'price')
      return addLayer(ad, disc(box.x + box.width / 2, box.y + box.height / 2, box.height / 2))
    },
  ],
  [
    'a hairline over one letter of the name, as wide as the letter',
    'text-hidden',
    (ad) => {
      const { box, sizePx } = findText(ad, 'name')
      const bar = { x: box.x, y: box.y, width: 0.4 * sizePx, height: box.height }
      return addLayer(ad, {
        kind: 'shape',
        shape: { type: 'rect', box: bar },
        fill: { type: 'solid', color: '#7f7f7f' },
      })
    },
  ],
  ['words beside their box', 'text-box', (ad) => changeText(ad, 'name', (text) => ({ ...text, x: text.x + 3 }))],
  [
    'a price in the color of its ground',
    'contrast',
    (ad) =>
      changeText({ ...ad, layers: plated(ad, 'price', '#777777') }, 'price', (text) => ({ ...text, color: '#777777' })),
  ],
  [
    'a call to action at 4:1',
    'contrast',
    (ad) =>
      changeText({ ...ad, layers: plated(ad, 'call-to-action', '#7d7d7d') }, 'call-to-action', (text) => ({
        ...text,
        color: '#ffffff',
      })),
  ],
  ['a price of 9 px', 'text-size', (ad) => changeText(ad, 'price', (text) => ({ ...text, sizePx: 9 }))],
  ['words on words', 'text-overlap', (ad) => moveText(ad, 'price', findText(ad, 'headline').box)],
  ['words at the edge', 'safe-zone', (ad) => moveText(ad, 'name', { x: 4 })],
  ['words at the top of a story', 'safe-zone', (ad) => moveText(ad, 'name', { y: 240 }), { format: 'instagram_story' }],
  [
    'words at the foot of a story',
    'safe-zone',
    (ad) => moveText(ad, 'price', { y: 1520 }),
    { format: 'instagram_story' },
  ],
  [
    'a product at the top of a story',
    'safe-zone',
    (ad) => changePlacement(ad, (at) => ({ ...at, box: { ...at.box, y: 120 } })),
    { format: 'instagram_story' },
  ],
  [
    'a badge at the foot of a story',
    'safe-zone',
    (ad) => {
      const { box, sizePx } = findText(ad, 'badge')
      const sticker = { x: box.x - 10, y: box.y - 10, width: box.width + 20, height: 1540 - box.y + 10 }
      const y = 1530 - sizePx * 2
      const moved = moveText(ad, 'badge', { y })
      const shape = { type: 'rect' as const, box: { ...sticker, y: y - 10, height: sizePx * 4 } }
      return addLayer(moved, { kind: 'shape', part: 'badge', shape, fill: { type: 'solid', color: '#333333' } }, 1)
    },
    { format: 'instagram_story' },
  ],
  ['a headline behind the product', 'occlusion', (ad) => behind(ad, 0.4)],
  ['words on the product', 'product-covered', (ad) => moveText(ad, 'price', middleOf(heroOf(ad).placement.box))],
  [
    'words on the middle of a photo',
    'product-covered',
    (ad) => moveText(ad, 'price', middleOf(photoOf(ad))),
    { photo: 'scene', format: 'facebook_feed' },
  ],
  [
    'half a product',
    'product-inside',
    (ad) => changePlacement(ad, (at) => ({ ...at, box: { ...at.box, x: ad.widthPx - at.box.width / 2 } })),
  ],
  [
    'a product that is small in its room',
    'product-size',
    (ad) =>
      changePlacement(ad, (at) => ({
        ...at,
        zone: { x: 0, y: 0, width: at.box.width * 2, height: at.box.height * 2 },
      })),
  ],
  ['no product', 'product', (ad) => ({ ...ad, layers: ad.layers.filter((layer) => !isStandingLayer(layer)) })],
  [
    'a product enlarged twice',
    'photo-small',
    (ad) => changePlacement(ad, (at) => ({ ...at, box: { ...at.box, ...sizeTimes(2) } })),
  ],
  [
    'a product widened by three hundredths',
    'product-shape',
    (ad) => changePlacement(ad, (at) => ({ ...at, box: { ...at.box, width: at.box.width * 1.03 } })),
  ],
  [
    'a sticker on the product',
    'product-pixels',
    (ad) => {
      const { box } = heroOf(ad).placement
      return addLayer(ad, disc(box.x + box.width / 2, box.y + box.height / 2, box.height * 0.2))
    },
  ],
  [
    'a dot on the product',
    'product-pixels',
    (ad) => {
      const { box } = heroOf(ad).placement
      return addLayer(ad, disc(box.x + box.width / 2, box.y + box.height / 2, box.height * 0.08))
    },
    // A square shows the product whole: on a small rectangle its middle may lie at the edge.
    { format: 'square' },
  ],
  [
    'a breath of color on the product',
    'product-pixels',
    (ad) => {
      const { box } = heroOf(ad).placement
      return addLayer(ad, {
        kind: 'shape',
        shape: { type: 'rect', box },
        fill: { type: 'solid', color: '#ff2200' },
        opacity: 0.06,
      })
    },
  ],
  [
    'a button on Facebook',
    'button-look',
    (ad) => {
      const { box, sizePx } = findText(ad, 'call-to-action')
      const pill = {
        x: box.x - sizePx,
        y: box.y - sizePx / 2,
        width: box.width + 2 * sizePx,
        height: box.height + sizePx,
      }
      const shape = { type: 'rect' as const, box: pill, radius: 12 }
      const fill = { type: 'solid' as const, color: '#fff' }
      return addLayer(ad, { kind: 'shape', part: 'call-to-action', shape, fill }, 1)
    },
    { format: 'facebook_feed' },
  ],
]

function middleOf(box: { x: number; y: number; width: number; height: number }) {
  return { x: box.x + 0.42 * box.width, y: box.y + 0.48 * box.height }
}

function photoOf(layout: Layout) {
  const photo = layout.layers.find((layer) => layer.kind === 'photo')
  if (photo?.kind !== 'photo') throw new Error('The ad shows no photo')
  return photo.box
}

function sizeTimes(scale: number) {
  const { widthPx, heightPx } = cutOut.study.product!
  return { width: widthPx * scale, height: heightPx * scale }
}

/** Moves the headline under the product, so that it hides some letters. */
function behind(layout: Layout, share: number): Layout {
  const { box } = heroOf(layout).placement
  const moved = moveText(layout, 'headline', { x: box.x + share * box.width, y: box.y + share * box.height })
  const headline = { ...findText(moved, 'headline'), behindProduct: true }
  const rest = moved.layers.filter((layer) => layer.kind !== 'text' || layer.part !== 'headline')
  return addLayer(
    { ...moved, layers: rest },
    headline,
    rest.findIndex((layer) => layer.kind === 'product'),
  )
}

/**
 * Lays a plate right behind a run. White stands on #7d7d7d at about 4:1: enough for a bold headline, never for the
 * action.
 */
function plated(layout: Layout, role: TextRole, color: string): Layer[] {
  const run = findText(layout, role)
  const plate: Layer = { kind: 'shape', shape: { type: 'rect', box: run.box }, fill: { type: 'solid', color } }
  return layout.layers.flatMap((layer) => (layer === run ? [plate, run] : [layer]))
}

describe.each(ERRORS)('%s', (_, rule, broken, good = {}) => {
  it(`breaks the rule ${rule}, and without it nothing is wrong`, async () => {
    const { layout, before } = await inspectGood(good)
    const after = await inspect(broken(layout), good)
    expect(before.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(after.findings).toContainEqual(expect.objectContaining({ rule, severity: 'error' }))
  })
})

const WARNINGS: Row[] = [
  [
    'a photo enlarged by a third',
    'photo-small',
    (ad) => changePlacement(ad, (at) => ({ ...at, box: { ...at.box, ...sizeTimes(1.3) } })),
  ],
  [
    'words over a quarter of the square',
    'text-area',
    (ad) =>
      changeText(ad, 'name', (text) => ({
        ...text,
        lines: [{ ...text.lines[0]!, inkBox: { x: 0, y: 0, width: 300, height: 310 } }],
      })),
    { format: 'square' },
  ],
  ['letters that no font has', 'letters', (ad) => changeText(ad, 'name', (text) => ({ ...text, text: 'ᚠᚢᚦ' }))],
]

it.each(WARNINGS)('%s is a warning', async (_, rule, changed, good = {}) => {
  const { layout, before } = await inspectGood(good)
  const after = await inspect(changed(layout), good)
  expect(before.findings.map((finding) => finding.rule)).not.toContain(rule)
  expect(after.findings).toContainEqual(expect.objectContaining({ rule, severity: 'warning' }))
})
