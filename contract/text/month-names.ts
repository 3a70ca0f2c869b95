import type { LanguageCode } from '../languages.ts'

/** Languages whose Gregorian months each have one name; the others are read by their signs or figures alone. */
const NAMING = [
  ...([
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'sv',
    'da',
    'tr',
    'cs',
    'vi',
    'nb',
    'fi',
    'hu',
    'sk',
    'sl',
  ] as const),
  ...(['hr', 'sr-Latn', 'id', 'ms', 'fil', 'ru', 'uk', 'bg', 'sr', 'el'] as const),
] satisfies LanguageCode[]

export interface NamedMonths {
  /** Alternatives of a regular expression, the longest first. */
  names: string
  /**
   * Returns months from 1 to 12; several if languages use the same name for different months: "listopada" is October in
   * Croatian and November in Polish.
   */
  monthsOf: (name: string) => number[]
}

const monthsByLanguage = new Map<string, NamedMonths>()

/**
 * Returns the names of the months in a language, or in all of them, both standalone and beside a day, from the
 * platform's own CLDR data.
 */
export function monthsNamed(language: LanguageCode | null | undefined): NamedMonths {
  const own = NAMING.find((one) => one === language)
  const key = own ?? 'all'
  const months = monthsByLanguage.get(key) ?? readMonths(own ? [own] : NAMING)
  monthsByLanguage.set(key, months)
  return months
}

function readMonths(languages: readonly LanguageCode[]): NamedMonths {
  const months = new Map<string, Set<number>>()
  for (const language of languages)
    for (const [name, month] of namesIn(language)) months.set(name, (months.get(name) ?? new Set()).add(month))
  const names = [...months.keys()].toSorted((one, other) => other.length - one.length)
  return {
    names: names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|'),
    monthsOf: (name) => [...(months.get(folded(name)) ?? [])],
  }
}

/** A shorter name could be any word. */
const NAME_LETTERS_MIN = 3

function namesIn(language: LanguageCode): [string, number][] {
  const forms = (['long', 'short'] as const).flatMap((month) => [{ month }, { month, day: 'numeric' } as const])
  return forms.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC', calendar: 'gregory' })
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2024, at, 15))
      return [folded(parts.find(({ type }) => type === 'month')?.value ?? ''), at + 1]
    }).filter(([name]) => /\p{L}/u.test(name) && name.length >= NAME_LETTERS_MIN)
  })
}

function folded(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '')
}
