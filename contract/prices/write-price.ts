import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { decimalsOf } from './currency-decimals.ts'
import { isCurrencyCode } from './currency-texts.ts'
import { CURRENCY_OF_COUNTRY, PRICE_FORMS } from './price-forms.ts'

/**
 * The writers whose notation is meant: a language or a locale of BCP 47 ("es", "de-AT"), or a country by its two
 * letters.
 */
export interface Writers {
  language?: string | undefined
  country?: string | undefined
}

/**
 * Writes an amount as the people of a language or a country write prices, by the Unicode CLDR: "43,90 €", "$20", "KWD
 * 9.500". Rounds to the decimals of the currency, which a whole amount goes without. The space between sign and digits
 * is plain: the typesetter puts in no-break spaces. Returns undefined if the currency is not in ISO 4217, or the value
 * is not an amount.
 */
export function writePrice(value: number, currency: string, writers: Writers = {}): string | undefined {
  const code = currency.trim().toUpperCase()
  if (!isCurrencyCode(code) || !Number.isFinite(value) || value < 0) return undefined
  const { before, behind, group, groups, decimal, minGroupDigits } = readForm(formFor(writers))
  const [whole = '', cents = ''] = value.toFixed(decimalsOf(code)).split('.')
  const grouped = whole.length >= minGroupDigits + 3 ? inGroups(whole, groups).join(group) : whole
  const number = /[1-9]/.test(cents) ? `${grouped}${decimal}${cents}` : grouped
  const sign = signOf(code, writers.country)
  return `${before && withSpace(sign, before, 'behind')}${number}${behind && withSpace(sign, behind, 'before')}`
}

/** Returns the sign of a currency. One without a short sign elsewhere has its own at home: "S/ 59.90" in Peru. */
function signOf(code: CurrencyCode, country: string | undefined): string {
  const [, written, signs] = CURRENCIES[code]
  if (written !== code || !country || CURRENCY_OF_COUNTRY[country] !== code) return written
  return signs.split(', ').find((sign) => /^[A-Z][A-Za-z./]*$/.test(sign)) ?? written
}

/** Adds a space if the sign ends in a letter, so that it does not touch a digit: "CHF 20" where dollars are "$20". */
function withSpace(sign: string, part: string, side: 'before' | 'behind'): string {
  const letter = side === 'behind' ? /[\p{L}.]$/u : /^\p{L}/u
  const space = part.includes(' ') || letter.test(sign) ? ' ' : ''
  return side === 'behind' ? `${sign}${space}` : `${space}${sign}`
}

interface Form {
  /** The sign's position, with the space beside it; empty on the other side. */
  before: string
  behind: string
  group: string
  /** Sizes of the groups from the right; the last one repeats. */
  groups: readonly number[]
  decimal: string
  minGroupDigits: number
}

function readForm(written: string): Form {
  const [, before = '', number = '', behind = ''] = /^(¤ ?)?([#0][^¤]*0)(.*)$/u.exec(written.replace(/ 2$/, '')) ?? []
  const [, whole = '', decimal = '.'] = /^(.*0)(\D+)00$/u.exec(number) ?? []
  const parts = whole.split(/[^#0]+/u)
  return {
    before,
    behind,
    group: /[^#0]+/u.exec(whole)?.[0] ?? '',
    groups: parts
      .slice(1)
      .toReversed()
      .map((part) => part.length),
    decimal,
    minGroupDigits: written.endsWith(' 2') ? 2 : 1,
  }
}

function inGroups(digits: string, sizes: readonly number[]): string[] {
  const found: string[] = []
  let [rest, at] = [digits, 0]
  while (rest !== '') {
    const size = sizes[Math.min(at++, sizes.length - 1)] ?? digits.length
    found.unshift(rest.slice(-size))
    rest = rest.slice(0, -size)
  }
  return found
}

const FORM_OF = new Map(
  PRICE_FORMS.flatMap(([form, writers]) => writers.split(' ').map((name) => [name, form] as const)),
)

function formFor({ language, country }: Writers): string {
  const names = [language && country && `${language.split('-')[0]}-${country}`, language, homeLanguage(country)]
  for (const name of names) {
    const form = name && findForm(name)
    if (form) return form
  }
  return FORM_OF.get('en') ?? '¤#,##0.00'
}

/** Finds the form of a locale, or else of its language. */
function findForm(name: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(name)
    return FORM_OF.get(region ? `${language}-${region}` : language) ?? FORM_OF.get(language)
  } catch {
    return undefined
  }
}

/** Returns the language that most people of a country write in. */
function homeLanguage(country: string | undefined): string | undefined {
  if (!country || !/^[A-Z]{2}$/.test(country)) return undefined
  return `${new Intl.Locale('und', { region: country }).maximize().language}-${country}`
}
