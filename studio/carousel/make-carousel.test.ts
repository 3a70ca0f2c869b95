import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type CarouselInput, type MadeCard, makeCarousel } from './make-carousel.ts'

const photos = Object.values(drawPhotoKinds())
const LONG = 'A storage box for cables, chargers and everything else that lies about on a desk at home'

function input(names: readonly string[], own: Partial<CarouselInput> & { adStyle?: 'clean' | 'playful' } = {}) {
  const { adStyle = 'clean', ...rest } = own
  const cards = names.map((productName, index) => ({
    ad: adFields({ productName, productPrice: `$${index + 2}1`, productDiscount: null, taglines: [], adStyle }),
    photo: photos[index % photos.length]!,
  }))
  const texts = { firstLine: 'Three for the morning', callToAction: 'See all' }
  return { cards, ...texts, format: 'instagram_feed', seed: 4, typesetter, ...rest } as CarouselInput
}

function finished(card: MadeCard) {
  if ('problem' in card) throw new Error(card.problem)
  return card
}

const textsOf = (card: MadeCard) => finished(card).report.runs.map(({ role, text }) => [role, text])

it('says its first line once, its action last, and each name and price exactly, in one size', async () => {
  const made = await makeCarousel(input(['Mug', LONG, 'マグカップ']))
  expect(made.map((card) => Object.fromEntries(textsOf(card)))).toEqual([
    { headline: 'Three for the morning', name: 'Mug', price: '$21' },
    { name: LONG, price: '$31' },
    { name: 'マグカップ', price: '$41', 'call-to-action': 'See all' },
  ])
  const runsOf = (role: string) => made.map((card) => finished(card).report.runs.find((one) => one.role === role)!)
  for (const role of ['name', 'price'])
    expect(new Set(runsOf(role).map(({ sizePx }) => Math.round(sizePx))).size).toBe(1)
  const feet = runsOf('price').map(({ box }) => Math.round(box.y + box.height))
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(20)
})

it('has a ground that goes on over each edge, in every style', async () => {
  for (const adStyle of idsOf(AD_STYLES)) {
    const made = await makeCarousel(input(['Mug', 'Bowl'], { adStyle } as never))
    const [left, right] = await Promise.all(made.map((card) => columnOf(finished(card).jpeg, card === made[0])))
    const steps = left!.map((value, index) => Math.abs(value - right![index]!))
    // Noise and JPEG differ; a field or a form that broke off would be a step of its own.
    expect([adStyle, steps.filter((step) => step > 40).length < 0.02 * steps.length]).toEqual([adStyle, true])
  }
})

/** Returns the lightness of the last column of the card on the left, or the first one of the card on the right. */
async function columnOf(jpeg: Uint8Array, isLast: boolean): Promise<number[]> {
  const { data } = await sharp(jpeg)
    .extract({ left: isLast ? 1079 : 0, top: 0, width: 1, height: 1080 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

it('gives the same bytes for the same request, from right to left too', async () => {
  const hash = async () => {
    const made = await makeCarousel(input(['كوب أزرق', 'Mug'], { adStyle: 'playful', format: 'portrait' }))
    return made.map((card) => createHash('sha256').update(finished(card).jpeg).digest('hex'))
  }
  expect(await hash()).toEqual(await hash())
})

it('cuts a name that has no room, and says so on its card', async () => {
  const [, second] = await makeCarousel(input(['Mug', `${LONG}, and ${LONG}`]))
  expect(finished(second!).report.findings.map(({ rule }) => rule)).toContain('name-cut')
})

it('sets a card from right to left if its product is written so, on the same ground', async () => {
  const asked = input(['كوب أزرق من الفخار', 'Mug'])
  const [first] = asked.cards
  const ad = { ...first!.ad, productDescription: 'كوب جميل مصنوع يدويا من الفخار الأزرق.' }
  const [card] = await makeCarousel({ ...asked, cards: [{ ...first!, ad }, asked.cards[1]!], firstLine: 'هدية للصباح' })
  const boxOf = (role: string) => finished(card!).report.runs.find((one) => one.role === role)!.box
  for (const role of ['headline', 'name']) expect(boxOf(role).x + boxOf(role).width).toBeGreaterThan(1000)
  expect(boxOf('price').x).toBeLessThan(80)
})
