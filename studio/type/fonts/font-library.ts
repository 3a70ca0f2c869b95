import { GlobalFonts } from '@napi-rs/canvas'
import { isInRanges } from '#contract/text/code-point-ranges.ts'
import { readCharacterMap } from './character-map.ts'
import { FAMILIES, type FamilyKey, sliceFile } from '../faces.ts'
import { preferLiningFigures } from './lining-figures.ts'
import { createOwnFonts, type OwnFonts } from './own-fonts.ts'
import { SLICE_LETTERS } from './slice-letters.ts'
import { unpackWoff2 } from './woff2.ts'

/** Reads a font file by its npm package path. */
export type FontSource = (file: string) => Uint8Array

export interface FontLibrary {
  /** Loads the family's slices that hold any of these characters and returns their aliases for ctx.font. */
  aliasesFor(family: FamilyKey, codes: Iterable<number>): string[]
  /** Returns true if the family's files have a glyph for the code point. Loads none of them. */
  covers(family: FamilyKey, code: number): boolean
  /**
   * Returns a slice of the family that has all of these: a letter and its marks come from one file or show as boxes.
   */
  sliceOfAll(family: FamilyKey, codes: readonly number[]): Slice | undefined
  load(slice: Slice): void
  /** Returns the plain file that an alias of a slice was registered with. */
  fileOf(alias: string): Uint8Array
  /** Fonts that users uploaded. */
  own: OwnFonts
}

/**
 * Loads slices of families when a text first needs them. Each slice is registered under an alias of its own: this
 * version of @napi-rs/canvas searches only the first font of an alias for a glyph. Registration is global to the
 * process, and the slices that a text uses follow from the text alone, so other loaded slices never change a picture.
 */
export function createFontLibrary(fonts: FontSource): FontLibrary {
  const slicesOf = memoize(listSlices)
  const load = memoize((slice: Slice) => loadSlice(fonts, slice))
  const sliceFor = (family: FamilyKey, code: number) =>
    isSetIn(family, code) ? slicesOf(family).find(({ letters }) => isInRanges(letters, code)) : undefined
  return {
    aliasesFor(family, codes) {
      const used = new Map<Slice, number>()
      for (const code of codes) {
        const slice = sliceFor(family, code)
        if (slice) used.set(slice, Math.max(used.get(slice) ?? 0, partsOf(code)))
      }
      // Among equals the later one comes first: it holds the rarer letters.
      return [...used]
        .toSorted(
          ([a, parts], [b, others]) => others - parts || slicesOf(family).indexOf(b) - slicesOf(family).indexOf(a),
        )
        .map(([slice]) => load(slice).alias)
    },
    covers: (family, code) => sliceFor(family, code) !== undefined,
    sliceOfAll: (family, codes) =>
      slicesOf(family).find(({ letters }) => codes.every((code) => isInRanges(letters, code))),
    load,
    fileOf: (alias) => {
      const [family, name] = alias.split('/') as [FamilyKey, string]
      const slice = { family, alias, file: sliceFile(FAMILIES[family], name), letters: '' }
      return unpackFont(slice, fonts(slice.file))
    },
    own: createOwnFonts(),
  }
}

/**
 * Counts the letters and marks that a character is composed of. A slice that lacks a composed letter but has its parts
 * sets the parts, and has lost what it takes to set one mark over another; so the slice that has the most composed
 * letter comes first.
 */
function partsOf(code: number): number {
  return [...String.fromCodePoint(code).normalize('NFD')].length
}

export interface Slice {
  family: FamilyKey
  alias: string
  file: string
  /** The code points that its file has, packed. */
  letters: string
}

/** Lists the slices of a family in the order in which they are searched. */
function listSlices(family: FamilyKey): Slice[] {
  return Object.entries(SLICE_LETTERS[family]).map(([name, letters]) => ({
    family,
    letters,
    alias: `${family}/${name}`,
    file: sliceFile(FAMILIES[family], name),
  }))
}

/** The emoji font also has figures and signs for its keycaps, which are letters first. */
const IN_EMOJI_FONT = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u

/** Returns true if a family may set a character that its files have: the emoji font sets only pictures. */
export function isSetIn(family: FamilyKey, code: number): boolean {
  return family !== 'emoji' || IN_EMOJI_FONT.test(String.fromCodePoint(code))
}

function loadSlice(fonts: FontSource, slice: Slice): Slice {
  const bytes = fonts(slice.file)
  // The emoji file has 21 MB of pictures, which FreeType unpacks by itself.
  register(slice.alias, slice.family === 'emoji' ? bytes : unpackFont(slice, bytes))
  return slice
}

/** Unpacks a font file: of a packed one FreeType would unpack all outlines again for each weight. */
function unpackFont({ family }: Slice, bytes: Uint8Array): Uint8Array {
  const plain = unpackWoff2(bytes)
  return FAMILIES[family].oldStyleFigures ? preferLiningFigures(plain, readCharacterMap(plain)) : plain
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
