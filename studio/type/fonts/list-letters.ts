import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { hasJoining } from '#contract/text/letter-clusters.ts'
import { removeMeaningless } from '#contract/text/meaningless-letters.ts'
import { listCodes, packRanges } from '#contract/text/code-point-ranges.ts'
import { readCharacterMap } from './character-map.ts'
import { FAMILIES, FAMILY_KEYS, type FamilyKey, sliceFile } from '../faces.ts'
import { type FontSource, isSetIn } from './font-library.ts'
import { GLYPHLESS } from './font-stack.ts'
import { builtFractions, RARE_FRACTIONS } from '../fractions.ts'
import { fallbackFamilies } from '../scripts.ts'
import { unpackWoff2 } from './woff2.ts'

/** The slices of each family, by their names, with the code points that their files have, packed. */
export type SliceLetters = Record<FamilyKey, Readonly<Record<string, string>>>

/**
 * Lists the letters that the font files have, by their own character maps and not by their packages' lists: `npm run
 * letters` writes it to slice-letters.ts, so that a text loads the slices that it needs and no other.
 */
export function listSliceLetters(fonts: FontSource): SliceLetters {
  const entries = FAMILY_KEYS.map((key) => [key, lettersOfFamily(fonts, key)] as const)
  return Object.fromEntries(entries) as SliceLetters
}

function lettersOfFamily(fonts: FontSource, key: FamilyKey): Record<string, string> {
  const family = FAMILIES[key]
  const names = family.slices === 'numbered' ? numberedSlices(fonts, family.packageName) : family.slices
  return Object.fromEntries(names.map((name) => [name, packRanges(charactersOf(fonts, sliceFile(family, name)))]))
}

/** Reads only the names of the files from the package's list. */
function numberedSlices(fonts: FontSource, packageName: string): string[] {
  const listed = JSON.parse(new TextDecoder().decode(fonts(`${packageName}/unicode.json`))) as object
  return Object.keys(listed).flatMap((name) => /^\[(\d+)\]$/.exec(name)?.[1] ?? [])
}

function charactersOf(fonts: FontSource, file: string): Iterable<number> {
  return readCharacterMap(unpackWoff2(fonts(file))).keys()
}

/**
 * Lists every code point that an ad can show, or that nobody sees, packed: `npm run letters` writes them to
 * contract/text/settable-letters.ts for code that has no fonts.
 */
export function listSettable(letters: SliceLetters): string {
  const shown = new Set<number>()
  // A face's own family is not searched: another face would have to show the letter too.
  for (const family of fallbackFamilies(DEFAULT_LANGUAGE)) {
    for (const code of Object.values(letters[family]).flatMap(listCodes)) if (isSetIn(family, code)) shown.add(code)
  }
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) if (GLYPHLESS.test(String.fromCodePoint(code))) shown.add(code)
  for (const fraction of RARE_FRACTIONS) {
    if ([...builtFractions(fraction)].every((part) => shown.has(part.codePointAt(0)!))) {
      shown.add(fraction.codePointAt(0)!)
    }
  }
  return packRanges([...shown].filter((code) => removeMeaningless(String.fromCodePoint(code)) !== ''))
}

/**
 * Lists the sets of code points of the files that join letters and marks, packed: what is put together has to be in one
 * of them.
 */
export function listSettableTogether(letters: SliceLetters): string[] {
  const sets = fallbackFamilies(DEFAULT_LANGUAGE).flatMap((family) => Object.values(letters[family]))
  return sets.filter((set) => hasJoining(listCodes(set).map((code) => String.fromCodePoint(code))))
}

const LAST_CODE_POINT = 0x10ffff
