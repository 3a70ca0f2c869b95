import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format } from 'prettier'
import { LANGUAGES } from '#contract/languages.ts'
import { MINOR_UNITS } from './minor-units.ts'

const VERSION = '48.2.0'
const PACKAGES = ['cldr-core', 'cldr-numbers-full']
/** Shops write codes for some years after a currency is gone. */
const GONE_SINCE = '2012'
/** Letters that no installed font has, or that few people can read. */
const UNREADABLE = /[\p{Script=Nko}\p{Script=Adlam}\p{Script=Thaana}\d]/u

/**
 * Writes contract/prices/currencies.ts and price-forms.ts from the Unicode CLDR, whose packages it fetches through npm.
 */
export async function makeCurrencies(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cldr-'))
  try {
    for (const name of PACKAGES) fetchPackage(name, folder)
    const cldr = new Cldr(folder)
    await write('contract/prices/currencies.ts', currenciesFile(cldr))
    await write('contract/prices/price-forms.ts', formsFile(cldr))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function fetchPackage(name: string, folder: string): void {
  execFileSync('npm', ['pack', `${name}@${VERSION}`, '--silent'], { cwd: folder, stdio: 'ignore' })
  mkdirSync(path.join(folder, name))
  execFileSync('tar', ['xzf', `${name}-${VERSION}.tgz`, '-C', name, '--strip-components=1'], { cwd: folder })
}

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 }))
}

interface CurrencyTexts {
  symbol?: string
  'symbol-alt-narrow'?: string
  'symbol-alt-variant'?: string
  'symbol-alt-formal'?: string
}

interface NumberData {
  minimumGroupingDigits: string
  'symbols-numberSystem-latn': { decimal: string; group: string; currencyDecimal?: string; currencyGroup?: string }
  'currencyFormats-numberSystem-latn': { standard: string }
}

class Cldr {
  readonly folder: string
  readonly locales: readonly string[]

  constructor(folder: string) {
    this.folder = folder
    this.locales = readdirSync(path.join(folder, 'cldr-numbers-full/main'))
  }

  /** Returns the codes in use or retired for a few years, each with the countries that use it now. */
  currencies(): Map<string, string[]> {
    const { region } = this.supplemental('currencyData').currencyData as {
      region: Record<string, Record<string, { _to?: string; _tender?: string }>[]>
    }
    const used = new Map<string, string[]>()
    for (const [country, entries] of Object.entries(region)) {
      for (const [code, { _to: end, _tender: tender }] of entries.flatMap((entry) => Object.entries(entry))) {
        if (code === 'XXX' || (end !== undefined && end < GONE_SINCE)) continue
        const countries = used.get(code) ?? []
        used.set(code, countries)
        if (end === undefined && tender !== 'false') countries.push(country)
      }
    }
    return new Map([...used].toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  }

  signs(locale: string): Record<string, CurrencyTexts> {
    return this.numbers(locale, 'currencies').currencies as Record<string, CurrencyTexts>
  }

  numberData(locale: string): NumberData {
    return this.numbers(locale, 'numbers') as unknown as NumberData
  }

  private numbers(locale: string, file: string): Record<string, unknown> {
    const text = readFileSync(path.join(this.folder, 'cldr-numbers-full/main', locale, `${file}.json`), 'utf8')
    return JSON.parse(text).main[locale].numbers
  }

  private supplemental(file: string): Record<string, unknown> {
    const text = readFileSync(path.join(this.folder, 'cldr-core/supplemental', `${file}.json`), 'utf8')
    return JSON.parse(text).supplemental
  }
}

function countryOf(locale: string): string | undefined {
  return new Intl.Locale(locale).maximize().region
}

function currenciesFile(cldr: Cldr): string {
  const ownLanguages = new Set<string>(LANGUAGES)
  const used = cldr.currencies()
  const signs = new Map<string, Set<string>>([...used.keys()].map((code) => [code, new Set()]))
  for (const locale of cldr.locales) {
    const [language, country] = [locale.split('-')[0] ?? '', countryOf(locale) ?? '']
    for (const [code, texts] of Object.entries(cldr.signs(locale))) {
      if (!ownLanguages.has(language) && !used.get(code)?.includes(country)) continue
      for (const sign of signsOf(texts)) if (sign !== code) signs.get(code)?.add(sign)
    }
  }
  const inEnglish = cldr.signs('en')
  const rows = [...signs].map(([code, found]) => {
    const written = writtenSign(code, inEnglish[code] ?? {})
    return `${code}: ['${MINOR_UNITS[code] ?? 2}', '${written}', '${[...found].toSorted().join(', ')}'],`
  })
  return `/**
 * Every currency by its ISO 4217 code, those of recent years included: the decimals of its amounts (by ISO 4217, which
 * gives the dinar of Iraq three where the CLDR gives none), the sign that a price is written with, and all signs that
 * its countries and our languages use. Made by \`npm run currencies\` from the Unicode CLDR ${VERSION}; spoken names are in
 * currency-words.ts.
 */
export const CURRENCIES = {
${rows.join('\n')}
} as const satisfies Record<string, readonly [decimals: string, written: string, signs: string]>

export type CurrencyCode = keyof typeof CURRENCIES
`
}

/** Hardly any font has new signs: their currencies are written by their codes. */
const HARDLY_IN_FONTS = /[\u20c0-\u20cf]/u

/** Returns the short sign, or the code if there is none. */
function writtenSign(code: string, texts: CurrencyTexts): string {
  const [sign] = signsOf({ symbol: texts['symbol-alt-narrow'] ?? texts.symbol ?? '' })
  return sign === undefined || HARDLY_IN_FONTS.test(sign) ? code : sign
}

function signsOf(texts: CurrencyTexts): string[] {
  const { symbol, 'symbol-alt-narrow': narrow, 'symbol-alt-variant': variant, 'symbol-alt-formal': formal } = texts
  return [symbol, narrow, variant, formal].flatMap((sign) => {
    const plain = (sign ?? '')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
      .trim()
    return plain === '' || UNREADABLE.test(plain) || plain.includes(',') ? [] : [plain]
  })
}

/**
 * Writes the file of price forms: `#,##0.00 ¤` with the marks of a language or a country. There are few forms, so each
 * is followed by the locales that use it.
 */
function formsFile(cldr: Cldr): string {
  const writers = new Map<string, string[]>()
  for (const locale of cldr.locales.filter((name) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(name))) {
    const form = formOf(cldr.numberData(locale))
    writers.set(form, [...(writers.get(form) ?? []), locale])
  }
  const countries = new Map(
    [...cldr.currencies()].flatMap(([code, list]) => list.map((country) => [country, code] as const)),
  )
  const homes = [...countries].map(([country, code]) => `${country}: '${code}',`).toSorted()
  return `/**
 * The price notation of each language, and of each country that differs from it: the pattern of the Unicode CLDR ${VERSION}
 * with its own marks in place of the comma and the point, "¤" for the currency. Made by \`npm run currencies\`.
 */
export const PRICE_FORMS: readonly (readonly [form: string, writers: string])[] = [
${[...writers].map(([form, locales]) => `[${JSON.stringify(form)}, '${locales.join(' ')}'],`).join('\n')}
]

/** The currency of each country. */
export const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = {
${homes.join('\n')}
}
`
}

function formOf(data: NumberData): string {
  const { decimal, group, currencyDecimal, currencyGroup } = data['symbols-numberSystem-latn']
  const marks: Record<string, string> = { ',': currencyGroup ?? group, '.': currencyDecimal ?? decimal }
  const pattern = data['currencyFormats-numberSystem-latn'].standard.split(';')[0] ?? ''
  const plain = pattern.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\u00a0\u202f]/gu, ' ')
  const written = plain.replaceAll(/[,.]/g, (mark) => (marks[mark] ?? mark).replaceAll(/[\u00a0\u202f]/gu, ' '))
  // A group of four digits stays whole if a language requires two digits before the first mark.
  return data.minimumGroupingDigits === '2' ? `${written} 2` : written
}
