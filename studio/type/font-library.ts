import { GlobalFonts } from '@napi-rs/canvas'
import { readCharacterMap } from './character-map.ts'
import { isInRanges } from '#contract/code-point-ranges.ts'
import { EMOJI_LETTERS } from './emoji-letters.ts'
import { FAMILIES, type FamilyKey, sliceFile } from './faces.ts'
import { preferLiningFigures } from './lining-figures.ts'
import { parseUnicodeRange, rangesHold, type UnicodeRange } from './unicode-range.ts'
import { unpackWoff2 } from './woff2.ts'

/** Reads a font file, or a package's `unicode.json`, by its npm package path. */
export type FontSource = (file: string) => Uint8Array

export interface FontLibrary {
  /** Aliases for ctx.font of the family's slices that hold any of these characters, loaded. */
  aliasesFor(family: FamilyKey, codes: Iterable<number>): string[]
  /** Whether the family's files really have a glyph for it; loads the slice that claims it. */
  covers(family: FamilyKey, code: number): boolean
}

/**
 * Loads slices of families when a text first needs them. Each slice is registered under an alias of its own: this version
 * of @napi-rs/canvas asks only the first font of an alias for a glyph. Registration is global to the process, and which
 * slices a text uses follows from the text alone, so what else was loaded never changes a picture.
 */
export function createFontLibrary(fonts: FontSource): FontLibrary {
  const slicesOf = memoize((family: FamilyKey) => listSlices(fonts, family))
  const coverageOf = memoize((slice: Slice) => loadSlice(fonts, slice))
  const sliceFor = (family: FamilyKey, code: number) =>
    slicesOf(family).find((slice) => rangesHold(slice.ranges, code) && coverageOf(slice)(code))
  return {
    aliasesFor(family, codes) {
      const used = new Map<Slice, number>()
      for (const code of codes) {
        const slice = sliceFor(family, code)
        if (slice) used.set(slice, Math.max(used.get(slice) ?? 0, partsOf(code)))
      }
      // Of equals the later one, which holds the rarer letters.
      return [...used]
        .toSorted(
          ([a, parts], [b, others]) => others - parts || slicesOf(family).indexOf(b) - slicesOf(family).indexOf(a),
        )
        .map(([slice]) => slice.alias)
    },
    covers: (family, code) => sliceFor(family, code) !== undefined,
  }
}

/**
 * Letters and marks that a character is composed of. A slice that lacks a composed letter but has its parts sets the parts,
 * and has lost what it takes to set one mark over another; so whichever slice has the most composed letter comes first.
 */
function partsOf(code: number): number {
  return [...String.fromCodePoint(code).normalize('NFD')].length
}

export interface Slice {
  family: FamilyKey
  alias: string
  file: string
  ranges: UnicodeRange[]
}

const EVERYTHING: UnicodeRange[] = [[0, 0x10ffff]]

/** The files of a family with the code points that its package claims for each. */
export function listSlices(fonts: FontSource, key: FamilyKey): Slice[] {
  const family = FAMILIES[key]
  const named = (name: string, ranges: UnicodeRange[]): Slice => ({
    family: key,
    alias: `${key}/${name}`,
    file: sliceFile(family, name),
    ranges,
  })
  if (family.isUndescribed && family.slices !== 'numbered') return family.slices.map((name) => named(name, EVERYTHING))
  const bytes = fonts(`${family.packageName}/unicode.json`)
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>
  const names = family.slices === 'numbered' ? numberedSlices(claims) : family.slices
  return names.map((name) => named(name, parseUnicodeRange(claims[name] ?? claims[`[${name}]`] ?? '')))
}

function numberedSlices(claims: Record<string, string>): string[] {
  return Object.keys(claims).flatMap((name) => /^\[(\d+)\]$/.exec(name)?.[1] ?? [])
}

type Coverage = (code: number) => boolean

/** Figures and signs of its keycaps are letters first. */
export const IN_EMOJI_FONT = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u

function loadSlice(fonts: FontSource, slice: Slice): Coverage {
  const bytes = fonts(slice.file)
  if (slice.family === 'emoji') {
    register(slice.alias, bytes)
    // The emoji file's own character map lies behind 21 MB of pictures, so it was read beforehand.
    return (code) => IN_EMOJI_FONT.test(String.fromCodePoint(code)) && isInRanges(EMOJI_LETTERS, code)
  }
  // Of a packed file FreeType unpacks all outlines again for each weight.
  const plain = unpackWoff2(bytes)
  const map = readCharacterMap(plain)
  register(slice.alias, FAMILIES[slice.family].oldStyleFigures ? preferLiningFigures(plain, map) : plain)
  return (code) => map.has(code)
}

function register(alias: string, bytes: Uint8Array): void {
  if (GlobalFonts.has(alias)) return
  const key = GlobalFonts.register(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), alias)
  if (!key) throw new Error(`The font ${alias} could not be read`)
}

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
