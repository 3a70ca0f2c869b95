import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { type AdFields } from '../../index.ts'
import { contains } from '../../layers/box.ts'
import type { Layout, TextLayer } from '../../layers/layout.ts'
import { proposeLayouts } from './make-layout.ts'

const photos = drawPhotoKinds()
const KINDS = ['tall cut-out', 'wide cut-out', 'scene', 'white on white', 'square cut-out']
const STYLES = idsOf(AD_STYLES)

/**
 * Lays out every style on every second format, in turn, with one photo or the other. Returns the first layouts that
 * would be painted.
 */
function layouts(own: Partial<AdFields>, formats: readonly FormatId[] = MAIN_FORMAT_IDS): Layout[] {
  return STYLES.flatMap((adStyle, turn) =>
    formats.flatMap((format, step) => {
      if (formats.length > 1 && (turn + step) % 2 === 1) return []
      const photo = photos[KINDS[(turn + step) % KINDS.length]!]!
      const seed = 7 * turn + step
      const brief = makeBrief(adFields({ ...own, adStyle }), seed)
      const direction = directAd(brief, photo.study, { format, seed })
      const first = proposeLayouts({ direction, format, photos: [photo], typesetter, seed }).next()
      return first.done ? [] : [first.value]
    }),
  )
}

const texts = (layout: Layout) => layout.layers.filter((layer): layer is TextLayer => layer.kind === 'text')
const says = (layout: Layout, role: TextLayer['part']) => texts(layout).find((text) => text.part === role)?.text

const TAGLINES: [string, string, string][] = [
  ['English', 'Loden Coat', 'Warm to the last stop'],
  ['one word', 'Loden Coat', 'Weatherproof.'],
  ['seventy letters', 'Loden Coat', 'Dinner for the whole table in twelve minutes, and hardly any dishes now'],
  ['German', 'Kaffeemühle Nord', 'Guten Morgen, Espresso.'],
  ['Arabic', 'خلاط النور', 'صباحك يبدأ بهدوء'],
  ['Japanese', '月光ボトル', '最後の一口まで、あたたかい'],
]
const isFew = ([kind]: string[]) => kind === 'seventy letters' || kind === 'Arabic'
it.each(TAGLINES.filter(isFew))('leads with the tagline in every style and format: %s', expectToLead)
it.each(TAGLINES.filter((row) => !isFew(row)))(
  'leads with the tagline in every style and format: %s',
  { tags: 'thorough/variety' },
  expectToLead,
)

function expectToLead(_: string, productName: string, tagline: string): void {
  const made = layouts({ productName, productDescription: productName.repeat(3), taglines: [tagline] })
  expect(made.length).toBe((STYLES.length * MAIN_FORMAT_IDS.length) / 2)
  for (const layout of made) expect(says(layout, 'headline')?.toLowerCase()).toBe(tagline.toLowerCase())
}

it('shows a tagline of a hundred letters whole, under the name or as the headline', () => {
  const tagline =
    'A coat for everybody who walks home through the rain tonight and wants to be there dry and warm again'
  for (const layout of layouts({ taglines: [tagline] })) {
    const shown = [says(layout, 'headline'), says(layout, 'support')].map((text) => text?.toLowerCase())
    expect(shown).toContain(tagline.toLowerCase())
  }
})

it('shows the old price struck through in every style and format: an amount', () => expectStruck('$39.99', '$59.99'))
it.each([
  ['a long amount', 'CHF 1’290.–', 'CHF 1’690.–'],
  ['an amount in words', '$39.99', 'Was $59'],
])(
  'shows the old price struck through in every style and format: %s',
  { tags: 'thorough/variety' },
  (_, productPrice, productDiscount) => expectStruck(productPrice, productDiscount),
)

function expectStruck(productPrice: string, productDiscount: string): void {
  for (const layout of layouts({ productPrice, productDiscount, productName: 'Calmere Drift Headphones' })) {
    const old = texts(layout).filter(({ text }) => text === productDiscount)
    expect(old.map(({ part, strike }) => ({ part, strike }))).toEqual([{ part: 'old-price', strike: true }])
    expect(texts(layout).some(({ text }) => text === productPrice)).toBe(true)
  }
}

it('shows a price in words in every style and format, in a composition of the style', () => {
  const productPrice = 'Beer and hot dog for $10'
  for (const layout of layouts({ productPrice, taglines: ['Friday at the gate'] })) {
    expect(texts(layout).map(({ text }) => text)).toContain(productPrice)
    expect(layout.family).not.toBe('plain')
  }
})

it('keeps a long Arabic offer and its price inside the leaderboard, in a composition of the style', () => {
  const arabic = { productName: 'خلاط النور', productDescription: 'يخلط بهدوء وسرعة. خفيف وسهل التنظيف.', taglines: [] }
  const offer = { productPrice: '٩٩٫٩٩ ر.س', productDiscount: 'اشتر واحدة واحصل على الثانية مجانا' }
  const made = layouts({ ...arabic, ...offer }, ['leaderboard'])
  expect(made.map(({ family }) => family)).not.toContain('plain')
  expect(made.length).toBe(STYLES.length)
})

it('keeps headline, button and ground in the plain composition too', () => {
  for (const format of ['google_display', 'leaderboard', 'square'] as const) {
    for (const productDiscount of [null, '$2,999', 'Buy one for yourself and get one free']) {
      const photo = photos['tall cut-out']!
      const ad = adFields({ productDiscount, productName: 'Halden H1 Accelerator for every desk in the office' })
      const chosen = directAd(makeBrief(ad, 1), photo.study, { format, seed: 1 })
      const direction = { ...chosen, families: ['plain' as const] }
      const [layout] = proposeLayouts({ direction, format, photos: [photo], typesetter, seed: 1 })
      expect(says(layout!, 'headline')).toBe('Your models. Your machine.')
      const action = texts(layout!).find(({ part }) => part === 'call-to-action')!
      const button = layout!.layers.findLast(
        (layer) => layer.kind === 'shape' && layer.shape.type === 'rect' && contains(layer.shape.box, action.box),
      )
      expect(button).toMatchObject({ fill: { type: 'solid', color: direction.colors.ink } })
      expect(layout!.layers[0]).toMatchObject({ fill: { type: 'linear' } })
    }
  }
})
