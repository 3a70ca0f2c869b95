import { describe, expect, it } from 'vitest'
import { adFields, scenePhoto } from '#test/studio/ad-fields.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { makeBrief } from '../brief/brief.ts'
import { directAd } from '../make-ad/direct-ad.ts'
import { describeWords } from '../direction/choose-direction.ts'
import { chooseWords } from './choose-words.ts'
import { sourceOf } from '../change/shown-texts.ts'
import { applyOwnWords } from '../direction/apply-own-words.ts'

const NAMED = { productName: 'Loden', taglines: ['Warm all day', 'Made for rain'] }
const wordsOf = (own: Parameters<typeof adFields>[0], format: 'facebook_feed' | 'leaderboard' = 'facebook_feed') =>
  Array.from({ length: 10 }, (_, seed) => chooseWords(makeBrief(adFields(own), seed), format, seed))

const count = (texts: readonly (string | undefined)[]) =>
  texts
    .filter((text) => text !== undefined)
    .join(' ')
    .split(/\s+/).length

describe('the words of an ad', () => {
  it('have a reason to buy if there is room for one, and on a low format only under a dozen words in all', () => {
    for (const words of wordsOf({ ...NAMED, productPrice: '€180' })) {
      const { proof: _, ...lines } = words
      expect(count(Object.values(lines))).toBeLessThanOrEqual(20)
    }
    expect(wordsOf({ ...NAMED, productPrice: '€180' }).some(({ support }) => support !== undefined)).toBe(true)
    const long = { productName: 'Loden Coat for Every Kind of Weather', productPrice: '€180' }
    for (const words of wordsOf({ ...NAMED, ...long })) expect(words.support).toBeDefined()
    for (const words of wordsOf({ ...NAMED, ...long }, 'leaderboard')) expect(words.support).toBeUndefined()
  })

  it('have a sentence with the name in it if nothing else is known, and a long one instead of none', () => {
    const own = { taglines: [], productPrice: '€8', productDiscount: null }
    const under = (productName: string, productDescription: string) =>
      new Set(wordsOf({ ...own, productName, productDescription }).map(({ support }) => support))
    const mug = 'A simple mug with a mustard interior.'
    expect(under('Mug', mug)).toEqual(new Set([mug]))
    expect(under('Mug', `${mug} Glazed by hand.`)).toEqual(new Set(['Glazed by hand.']))
    expect(under('Mug', 'This is a mug.')).toEqual(new Set([undefined]))
    const tent = 'The vibrant orange color ensures high visibility in the wild.'
    const tented = { ...own, productName: 'Survivor 2-Person Tent', taglines: ['Gear up for your next adventure'] }
    for (const { support } of wordsOf({ ...tented, productDescription: tent })) expect(support).toBe(tent)
  })

  it('have a short reason on a small rectangle under a short headline, and none under a longer one', () => {
    const of = (taglines: string[]) => {
      const own = {
        productName: 'Loden',
        productDescription: 'Keeps out rain and wind.',
        productPrice: '€180',
        taglines,
      }
      return chooseWords(makeBrief(adFields(own), 4), 'google_display', 4).support
    }
    expect(of(['Warm all day'])).toBe('Keeps out rain and wind.')
    expect(of(['Warm all day, and the whole night too'])).toBeUndefined()
    const long = 'Keeps out rain, wind, snow, and everything else that may come down on you.'
    const own = { productName: 'Loden', productDescription: long, taglines: [] }
    expect(chooseWords(makeBrief(adFields(own), 4), 'google_display', 4).support).not.toBe(long)
  })

  it.each([
    ['Free shipping', 'Loden'],
    ['Free returns', 'Loden'],
    ['Kostenloser Versand', 'Loden'],
    ['Livraison offerte', 'Loden'],
    ['3 for 2', '3 for 2'],
    ['Buy one, get one free', 'Buy one, get one free'],
    ['20% off', '20% off'],
  ])('without a tagline %s leaves the lead to %s', (productDiscount, headline) => {
    const own = {
      productName: 'Loden',
      productDescription: 'Wool, lined, in grey.',
      productPrice: '$180',
      taglines: [],
    }
    for (const words of wordsOf({ ...own, productDiscount })) {
      expect(words.headline).toBe(headline)
      if (headline === 'Loden') expect(words.badge).toBe(productDiscount)
    }
  })

  it('never lose name, price, old price, offer or action for it', () => {
    const long = 'A coat for people who are out in every kind of weather there is'
    for (const words of wordsOf({
      productName: long,
      productPrice: '€180',
      productDiscount: '€220',
      taglines: [long],
    })) {
      expect([words.headline, words.name]).toContain(long)
      expect(words).toMatchObject({ price: '€180', oldPrice: '€220' })
      expect(words.callToAction).toBeTruthy()
    }
  })

  it('have two points in corporate, if a format has room for them, and in no other style', () => {
    const own = { productDescription: 'Features sealed seams, a wired hood, and two inner pockets.', ...NAMED }
    const corporate = wordsOf({ ...own, adStyle: 'corporate' })
    expect(corporate.filter(({ proof }) => proof.length === 2).length).toBeGreaterThan(5)
    expect(corporate.every(({ proof }) => proof.length === 0 || proof.length === 2)).toBe(true)
    for (const words of wordsOf({ ...own, adStyle: 'corporate' }, 'leaderboard')) expect(words.proof).toEqual([])
    for (const words of wordsOf({ ...own, adStyle: 'clean' })) expect(words.proof).toEqual([])
  })

  it('are counted by letters in Chinese and Japanese', () => {
    const own = {
      productName: '月光保温杯',
      productDescription: '无论清晨还是深夜，都让你的咖啡和茶保持刚刚好的温度，陪你走过每一段漫长的路。',
      taglines: ['热到最后一口'],
    }
    for (const words of wordsOf(own)) expect([...(words.support ?? '')].length).toBeLessThan(45)
  })

  it('lead with a typed tagline on every seed and format, one word or seventy letters long', () => {
    const lines = ['Warm.', 'Dinner for the whole table in twelve minutes, and hardly any dishes now', '一杯の静けさ']
    for (const line of lines) {
      for (const format of MAIN_FORMAT_IDS) {
        for (let seed = 0; seed < 20; seed += 1) {
          const words = chooseWords(makeBrief(adFields({ taglines: [line] }), seed), format, seed)
          expect(words.headline).toBe(line)
        }
      }
    }
  })

  it('have a tagline that is too long to lead under the name, and lead with it where there is no support line', () => {
    const line = `A coat for everybody who walks home ${'through the rain '.repeat(4)}tonight`
    const chosen = (format: FormatId) => chooseWords(makeBrief(adFields({ taglines: [line] }), 3), format, 3)
    expect(chosen('facebook_feed')).toMatchObject({ headline: 'Halden H1', support: line })
    expect(chosen('google_display').headline).toBe(line)
    const both = chooseWords(makeBrief(adFields({ taglines: [line, 'Made for rain'] }), 3), 'facebook_feed', 3)
    expect(both.headline).toBe('Made for rain')
  })

  it('lead without a tagline with a whole clause of the description, else with the name over what the product is', () => {
    const of = (productDescription: string) =>
      wordsOf({ productName: 'Tank Top', productDescription, taglines: [] }).map(({ headline, support }) => [
        headline,
        support,
      ])
    const leading = of('A cotton top. Stays soft wash after wash.')
    expect(new Set(leading.map(([headline]) => headline))).toEqual(new Set(['Stays soft wash after wash']))
    const listed = of(
      'Perfectly cropped cotton tank in eleven colors, with a neckline that is scooped. Soft pure cotton.',
    )
    expect(new Set(listed.flat())).toEqual(new Set(['Tank Top', 'Soft pure cotton.']))
  })

  it('have no notice, heading or mark of a description, and keep taglines as they were typed', () => {
    const productDescription =
      '## Why you’ll love it\n✅ **Stays soft** wash after wash.\nDo not use bleach.\nDelivery takes 15 days.'
    const own = { productName: 'Tank Top', productDescription }
    for (const { headline, support } of wordsOf({ ...own, taglines: [] })) {
      expect([headline, support]).toEqual(['Stays soft wash after wash', undefined])
    }
    const fields = { words: {}, callToAction: null, webAddress: null, legalLine: null }
    const source = sourceOf('headline', 'Stays soft wash after wash', { ...adFields(own), ...fields })
    expect(source).toEqual({ from: 'description' })
    for (const line of ['Do not use bleach', '✅ Free delivery', '**Features**']) {
      for (const { headline } of wordsOf({ ...own, taglines: [line] })) expect(headline).toBe(line)
    }
    const notices = 'Do not use bleach. Delivery takes 15 days. The size is 30 x 40 cm.'
    for (const { headline, support, proof } of wordsOf({
      ...own,
      productDescription: notices,
      taglines: [],
      adStyle: 'corporate',
    })) {
      expect([headline, support, proof]).toEqual(['Tank Top', undefined, []])
    }
  })

  it('lead without a tagline with an offer that is news, over the name, and show it once', () => {
    const own = { productName: 'Tank Top', productDescription: 'Stays soft wash after wash.', productPrice: '$20' }
    for (const words of wordsOf({ ...own, productDiscount: '20% off', taglines: [] })) {
      expect(words).toMatchObject({ headline: '20% off', name: 'Tank Top', price: '$20', badge: undefined })
    }
    for (const words of wordsOf({ ...own, productDiscount: 'Summer sale', taglines: [] })) {
      expect(words).toMatchObject({ headline: 'Stays soft wash after wash', badge: 'Summer sale' })
    }
    for (const words of wordsOf({ ...own, productDiscount: '20% off', taglines: ['Soft for good'] })) {
      expect(words).toMatchObject({ headline: 'Soft for good', badge: '20% off' })
    }
  })

  it('have the name once if the headline contains it', () => {
    const wordsOf = (tagline: string) => chooseWords(makeBrief(adFields({ taglines: [tagline] }), 1), 'square', 1)
    expect(wordsOf('Meet the Halden H1')).toMatchObject({ headline: 'Meet the Halden H1', name: undefined })
    expect(wordsOf('HALDEN H1!').headline).not.toBe('HALDEN H1!')
    expect(wordsOf('Your models. Your machine.').name).toBe('Halden H1')
  })

  it.each([
    ['Order online', 'professional'],
    ['Shop the look', 'professional'],
    ['Discover quiet', 'luxury'],
    ['Jetzt entdecken und bleiben', 'luxury'],
  ] as const)('do not repeat "%s" in the call to action', (tagline, tone) => {
    const first = tagline.split(' ')[0]!.toLowerCase()
    for (let seed = 0; seed < 20; seed += 1) {
      const words = chooseWords(makeBrief(adFields({ taglines: [tagline], tone }), seed), 'square', seed)
      expect(words.callToAction.toLowerCase()).not.toContain(first)
    }
  })
})

describe('an ad of an experiment', () => {
  const SALE = { productName: 'Kettle', productPrice: '$49', productDescription: 'Keeps tea warm for a day. Steel.' }
  const led = (own: Parameters<typeof adFields>[0], format: FormatId = 'facebook_feed') => {
    const direction = directAd(makeBrief(adFields({ ...SALE, ...own }), 3), scenePhoto(60, 60).study, {
      format,
      seed: 3,
    })
    const { words, offerLeads, priceLeads } = applyOwnWords(direction, own?.words, format)
    return { ...words, offerLeads, priceLeads }
  }

  it('leads with its price, over the name and the line on what it is for', () => {
    expect(led({ angle: 'price', taglines: ['Tea, still warm'] })).toMatchObject({
      headline: '$49',
      name: 'Kettle',
      support: 'Tea, still warm',
      price: undefined,
      priceLeads: true,
    })
    expect(led({ angle: 'price', productDiscount: '$59' })).toMatchObject({ headline: '$49', oldPrice: '$59' })
    expect(led({ angle: 'price', productDiscount: '$39' })).toMatchObject({ headline: '$39', oldPrice: '$49' })
    expect(led({ angle: 'price', productDiscount: '20% off' })).toMatchObject({
      headline: '20% off',
      price: '$49',
      badge: undefined,
      offerLeads: true,
    })
    expect(led({ angle: 'price', productDiscount: 'Summer sale' })).toMatchObject({
      headline: '$49',
      price: undefined,
      badge: 'Summer sale',
    })
    const own = led({ angle: 'price', words: { price: '$45' } })
    expect(own).toMatchObject({ headline: '$45', price: undefined, priceLeads: true })
  })

  it('leads with its promise: the ad’s own headline, a tagline, or a clause of the description', () => {
    const benefit = (own: Parameters<typeof adFields>[0]) =>
      led({ angle: 'benefit', productDiscount: '20% off', ...own })
    expect(benefit({ words: { headline: 'Sip slowly' } }).headline).toBe('Sip slowly')
    expect(benefit({ taglines: ['20% off', 'Tea, still warm'] }).headline).toBe('Tea, still warm')
    expect(benefit({ taglines: [] })).toMatchObject({ headline: 'Keeps tea warm for a day', badge: '20% off' })
  })

  it('leads with its name over a tagline that gives way where there is no room for it', () => {
    const product = led({ angle: 'product', taglines: ['Tea, still warm'] })
    expect(product).toMatchObject({ headline: 'Kettle', name: undefined, support: 'Tea, still warm', price: '$49' })
    const brief = makeBrief(adFields({ ...SALE, angle: 'product' }), 3)
    expect(describeWords(brief, chooseWords(brief, 'square', 3)).keepsSupport).toBeUndefined()
  })

  it('leads as any ad does once it has no words for its angle, and on a banner for a phone has the same words as all', () => {
    expect(led({ angle: 'price', productPrice: null, taglines: ['Tea, still warm'] }).headline).toBe('Tea, still warm')
    expect(led({ angle: 'price' }, 'small_mobile_banner')).toMatchObject({ headline: 'Kettle', price: '$49' })
  })
})
