import fc from 'fast-check'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { createCreativeBody } from '#contract/ads/creative.ts'
import * as limits from '#contract/limits.ts'
import type { AdFields } from '#studio/index.ts'
import { SCRIPT_SAMPLES } from './script-samples.ts'

/** Unusual texts that people type or paste, and that break a careless typesetter. All of them pass the contract. */
const ODDITIES = [
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'THE ONE AND ONLY SUPER BLENDER',
  'https://example.com/a/very/long/path?with=query&and=more',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇩🇪🇯🇵🇧🇷',
  '👍🏽',
  '1️⃣',
  '❤️',
  '™ © ® ½ ² № …',
  '→ ✓ ★ ∞ ≠ ≤',
  '“quotes” «guillemets» „unten“ 「鉤」',
  '5–10 kg',
  '$1,299.00',
  '20 %',
  'e\u0301\u0323\u0302',
  'Z̷̢̛a̵͜l̶̨g̸͝o̴',
  '\u202eright to left\u202c',
  '\u2067isolate\u2069',
  '\u200f\u200e',
  'zero\u200bwidth\u2060joiner\ufeff',
  'soft\u00adhyphen',
  'no\u00a0break',
  'thin\u2009space',
  'wide\u3000space',
  'tab\tand\nline',
  '\u0007bell\u001b[0m',
  '\u2028',
  'ｆｕｌｌｗｉｄｔｈ',
  '𝓢𝓬𝓻𝓲𝓹𝓽',
  'ﷺ',
  '\ud800',
  '\u{10fffd}',
  'ᚠᚢᚦ',
  'İstanbul ıI',
  'straße ŉ ﬁ',
  '__init__',
  '<b>bold</b>',
  '....',
  '!!!',
  '—',
] as const

const script = fc.constantFrom(...Object.keys(SCRIPT_SAMPLES))

/** Words of one script, of several, or odd ones, with or without spaces, up to a length in UTF-16 units. */
function typed(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const words = script.map((id) => SCRIPT_SAMPLES[id]!.split(' '))
  const one = words.chain((list) => fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: 40 }))
  const mixed = fc.array(
    fc.oneof(
      words.chain((list) => fc.constantFrom(...list)),
      fc.constantFrom(...ODDITIES),
    ),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  const oneWord = fc.tuple(fc.constantFrom('M', 'i', 'あ', 'ش', 'ก', 'क्ष', '漢', '한', '😀', 'Ж'), fc.nat(maxLength))
  const wild = fc.oneof(fc.string({ unit: 'grapheme', maxLength }), fc.string({ unit: 'binary', maxLength }))
  const text = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(one, fc.constantFrom(' ', ' ', ' ', '', '. ', ', ', '\n')).map(joined) },
    { weight: 4, arbitrary: fc.tuple(mixed, fc.constantFrom(' ', ' ', '')).map(joined) },
    { weight: 1, arbitrary: oneWord.map(([letter, times]) => letter.repeat(times)) },
    { weight: 1, arbitrary: wild },
  )
  return fc
    .tuple(text, fc.oneof(fc.constant(maxLength), fc.integer({ min: minLength, max: maxLength })))
    .map(([whole, length]) => whole.slice(0, length).trim().padEnd(minLength, 'x'))
}

const joined = ([words, mark]: [string[], string]) => words.join(mark)

/** Amounts and offers, both as people type them and malformed. */
const priced = fc.oneof(
  fc.constantFrom(null, '$49.99', '1.299,00 €', 'CHF 1’290.–', '٩٩٫٩٩ ر.س', '₹1,29,999', '12,000円', 'from $9.99'),
  fc.constantFrom(
    '20% off',
    '2 for 30',
    'Buy one, get one free',
    '-15 %',
    '¡Hasta un 50 % de descuento hoy!',
    '买一送一',
  ),
  fc.constantFrom(
    '1234567890123456789012345678901234567890',
    'A'.repeat(40),
    'Free delivery within the whole of Europe',
  ),
  typed(1, limits.PRICE_MAX),
)

const customColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom('#000', '#fff', '#fefefe', '#39ff14', 'rebeccapurple', 'rgba(10, 200, 30, .2)', 'transparent', 'no'),
)

/** Any ad that the contract admits and that is complete enough to be generated. */
export const anyAd: fc.Arbitrary<AdFields> = fc
  .record({
    productName: typed(limits.NAME_MIN, limits.NAME_MAX),
    productDescription: fc.oneof(
      { weight: 4, arbitrary: typed(limits.DESCRIPTION_MIN, 400) },
      { weight: 1, arbitrary: typed(limits.DESCRIPTION_MIN, limits.DESCRIPTION_MAX) },
    ),
    productPrice: priced,
    productDiscount: priced,
    taglines: fc.oneof(
      fc.constant([]),
      fc.array(typed(1, limits.TAGLINE_MAX), { maxLength: 3 }),
      fc.array(typed(1, limits.TAGLINE_MAX), { minLength: limits.TAGLINES_MAX, maxLength: limits.TAGLINES_MAX }),
    ),
    customColors: fc.array(customColor, { maxLength: limits.CUSTOM_COLORS_MAX }),
    adStyle: fc.constantFrom(...idsOf(AD_STYLES)),
    colorPalette: fc.constantFrom(...idsOf(COLOR_PALETTES)),
    typography: fc.constantFrom(...idsOf(TYPOGRAPHIES)),
    tone: fc.constantFrom(...idsOf(TONES)),
  })
  .map((ad) => createCreativeBody.safeParse(ad))
  .filter((parsed) => parsed.success)
  .map(({ data }) => data as unknown as AdFields)
