import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { CURRENCY_WORDS } from './currency-words.ts'

/** A notation of a currency: a code, a sign, an abbreviation or a word. */
export interface CurrencyText {
  /** The text as people write it; in lower case if any case is meant. */
  text: string
  /** The currencies that it may mean: "$" is the dollar of many countries. */
  codes: readonly CurrencyCode[]
  /** No other spelling counts: "TOP" is a currency, "top" is not. */
  isExact: boolean
  /** The text is as often a word, a unit or a size as a currency: it counts only if the other amount is in the same currency. */
  isWeak: boolean
}

export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[]

/** Codes and words that as often mean something else. */
const WEAK = `ALL, ANG, BAM, BIF, BOB, BOV, CHE, COP, COU, CUP, DOP, GEL, HUF, LAK, MAD, MOP, MUR, PEN, RON, SOS, TOP, TRY,
  won, real, sol, le, ro, mt, sr, bd, ld, den, din, gs, bs, sum, som, rand, nt, marka, dram, lari, sterling, bob`
const weak = new Set(WEAK.split(/,\s+/))

/** A sign of money ("$", "GH₵"), or letters of a script in which the text has no other meaning. */
const UNMISTAKABLE = /[\p{Sc}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}]/u

/** Every text that means money, the longest first, so that "US$" is not read as "$". */
export const CURRENCY_TEXTS: readonly CurrencyText[] = collectTexts()

function collectTexts(): CurrencyText[] {
  const [anyCase, exact] = [new Map<string, CurrencyText>(), new Map<string, CurrencyText>()]
  for (const code of CURRENCY_CODES) {
    if (weak.has(code)) add(exact, { text: code, codes: [code], isExact: true, isWeak: true })
    else add(anyCase, { text: code.toLowerCase(), codes: [code], isExact: false, isWeak: false })
    for (const word of listOf(CURRENCY_WORDS[code] ?? ''))
      add(anyCase, { text: word, codes: [code], isExact: false, isWeak: weak.has(word) })
    for (const sign of listOf(CURRENCIES[code][2]).flatMap(spellings)) {
      if (UNMISTAKABLE.test(sign))
        add(anyCase, { text: sign.toLowerCase(), codes: [code], isExact: false, isWeak: false })
      else add(exact, { text: sign, codes: [code], isExact: true, isWeak: true })
    }
  }
  // "Ksh", as the CLDR writes it, occurs in any case.
  for (const text of exact.values()) {
    const same = anyCase.get(text.text.toLowerCase())
    if (same) exact.delete(text.text)
    if (same) add(anyCase, { ...same, codes: text.codes })
  }
  return [...anyCase.values(), ...exact.values()].toSorted((a, b) => b.text.length - a.text.length)
}

function add(texts: Map<string, CurrencyText>, text: CurrencyText): void {
  const known = texts.get(text.text)
  const codes = [...new Set([...(known?.codes ?? []), ...text.codes])]
  texts.set(text.text, { ...text, codes, isWeak: text.isWeak && (known?.isWeak ?? true) })
}

/**
 * Lists the spellings of a sign. One with a country before it is also written apart ("US $"). The caller consumes a
 * full stop after an abbreviation.
 */
function spellings(sign: string): string[] {
  const [, country, money] = /^(\p{Lu}{1,3})(\p{Sc})$/u.exec(sign) ?? []
  if (country && money) return [sign, `${country} ${money}`]
  return [sign.replace(/\.$/, '')]
}

function listOf(list: string): string[] {
  return list.split(', ').filter(Boolean)
}

export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}
