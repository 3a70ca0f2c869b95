import { findLanguage } from '../language/languages.ts'
import { lettersOfScripts, mainScript } from '../language/script.ts'

const LETTER_OR_DIGIT = `[${lettersOfScripts('Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic')}\\p{N}]`
/**
 * A span from a mark that begins a word to one that ends a word; inches (15.6") and feet follow a digit and begin
 * nothing.
 */
const QUOTED = new RegExp(`(?<!${LETTER_OR_DIGIT})"(?=\\S)([^"]*[^\\s"])"(?!${LETTER_OR_DIGIT})`, 'gu')
/** An apostrophe between letters (it's), or before letters omitted from the front (rock 'n' roll, '90s). */
const APOSTROPHE =
  /(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'(?=n'|\d\ds?\b)|(?<='n)'(?!\p{L})/gu
/** A hyphen that stands between two words or amounts as a dash does. */
const DASH = /(?<=\S) (?:-|--) (?=\S)|(?<=\p{L})--(?=\p{L})/gu

/**
 * Returns a text as a typesetter sets it: the typewriter's quotes, apostrophes and hyphens give way to those of the
 * language. Everything else stays as the user typed it, including typographic marks.
 */
export function typographic(text: string, language: string): string {
  if (!/["'-]/.test(text)) return text
  const quotes = findLanguage(language)?.quotes
  const quoted = quotes ? text.replaceAll(QUOTED, `${quotes[0]}$1${quotes[1]}`) : text
  const apostrophes = quoted.replaceAll(APOSTROPHE, '’')
  return WITH_DASHES.has(mainScript(text) ?? '') ? apostrophes.replaceAll(DASH, dashFor) : apostrophes
}

const WITH_DASHES = new Set<string>(['latin', 'cyrillic', 'greek'])

const dashFor = (typed: string) => (typed.startsWith(' ') ? ' – ' : '–')
