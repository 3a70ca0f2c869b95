import { listClusters } from '#contract/text/letter-clusters.ts'
import { boundedCache } from '../../basics/bounded-cache.ts'
import { type Face, faceName, FAMILIES, type FamilyKey } from '../faces.ts'
import type { FontLibrary } from './font-library.ts'
import { mainScript, type Script, scriptOf } from '../../language/script.ts'
import { fallbackFamilies } from '../scripts.ts'

/** The settings of a context for one text in one face. */
export interface FontStack {
  /** One font sets the whole text, and has a glyph for all of it. */
  single: boolean
  /** Quoted aliases for ctx.font, best first. Never empty. */
  families: string
  /** Value of ctx.fontVariationSettings. */
  variations: string
  language: string
  /** Added to each space between words, in em. */
  wordSpace: number
  /** Another family stands in for the face's own. */
  substituted: boolean
  /** Characters that no shipped font has; they would show as boxes. */
  missing: string[]
  /** Identifies the stack in caches: stacks that set and measure letters alike have the same one. */
  key: string
}

/** Characters without ink that need no glyph: joiners, marks of direction, variation selectors, spaces. */
export const GLYPHLESS = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u
/** These letters and signs are set in one family within a text; a word or a price in two families looks broken. */
const EUROPEAN_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Sc}]/u
/** Characters shown as a picture: by default, or because of the variation selector 16 or a keycap. */
const EMOJI = /\p{Emoji_Presentation}|[\p{Emoji}]\ufe0f/u

/**
 * Finds the fonts for a text (NFC) in a face: its own family first, then by script and language, only what is needed.
 */
export function stackFonts(library: FontLibrary, text: string, asked: Face, language: string): FontStack {
  const own = asked.own === undefined ? undefined : library.own.aliasFor(asked.own, text)
  if (own !== undefined) return stackOwn(own, asked, language)
  const characters = [...new Set(text)].filter((character) => !GLYPHLESS.test(character))
  const face = coveringFace(library, text, characters, asked)
  const chain = familyChain(face, asked, language, EMOJI.test(text))
  let rest = characters.map((character) => character.codePointAt(0)!)
  const aliases: string[] = []
  for (const family of chain) {
    const found = rest.filter((code) => library.covers(family, code))
    // The face itself is always there, so that spaces have its width.
    aliases.push(...library.aliasesFor(family, family === face.family ? [0x20, ...found] : found))
    rest = rest.filter((code) => !library.covers(family, code))
    if (rest.length === 0 && aliases.length > 0) break
  }
  const boxes = completeClusters(library, text, { chain, aliases })
  const single = aliases.length === 1 && rest.length === 0 && boxes.length === 0
  const families = aliases.map((alias) => `"${alias}"`).join(', ')
  const variations = variationSettings(face)
  const { wordSpace = 0 } = face
  return {
    single,
    families,
    variations,
    language,
    wordSpace,
    substituted: face.family !== asked.family,
    missing: [...rest.map((code) => String.fromCodePoint(code)), ...boxes],
    key: interned(`${faceName(face)}|${families}|${variations}|${wordSpace}|${language}|${single}`),
  }
}

/** Keys are looked up thousands of times for an ad, and one and the same string is found without being read. */
function interned(key: string): string {
  return keys(key, () => key)
}

const keys = boundedCache<string>(2_000)

/** Returns the stack of a user's font alone: a font with an axis of weight follows the face. */
function stackOwn(alias: string, face: Face, language: string): FontStack {
  const families = `"${alias}"`
  const variations = `"wght" ${face.weight}`
  return {
    single: true,
    families,
    variations,
    language,
    wordSpace: 0,
    substituted: false,
    missing: [],
    key: interned(`${faceName(face)}|${families}|${variations}|${language}`),
  }
}

/**
 * Adds a file for each letter with marks of which the chosen files have only parts: the shaper goes from file to file
 * with all of it. Returns those that no file has whole.
 */
function completeClusters(
  library: FontLibrary,
  text: string,
  { chain, aliases }: { chain: readonly FamilyKey[]; aliases: string[] },
): string[] {
  return listClusters(text).filter((cluster) => {
    const codes = [...cluster].filter((part) => !GLYPHLESS.test(part)).map((part) => part.codePointAt(0)!)
    const whole = chain.flatMap((family) => library.sliceOfAll(family, codes) ?? [])
    const [first] = whole
    if (!first || codes.length < 2) return codes.length > 1
    if (whole.some(({ alias }) => aliases.includes(alias))) return false
    library.load(first)
    aliases.push(first.alias)
    return false
  })
}

/**
 * Returns the face, or the companion that has all of the text's European letters if the face's own family lacks one. In
 * a text of another script, serif figures and brand names would look foreign among letters without serifs.
 */
function coveringFace(library: FontLibrary, text: string, characters: string[], face: Face): Face {
  const { companion, monospaced, serifs } = FAMILIES[face.family]
  if (!companion) return face
  if (serifs && isAbroad(text)) return { family: 'noto-sans', weight: Math.max(200, face.weight + serifs.weightAbroad) }
  const letters = characters.filter((character) => EUROPEAN_LETTER.test(character))
  const complete = letters.every((letter) => library.covers(face.family, letter.codePointAt(0)!))
  const isForeign = letters.length === 0 && characters.some((character) => scriptOf(character) !== undefined)
  if (complete && !(monospaced && isForeign)) return face
  return { family: companion.family, weight: companion.weight ?? face.weight, width: companion.width ?? face.width }
}

const EUROPEAN_SCRIPTS: readonly (Script | undefined)[] = ['latin', 'greek', 'cyrillic']

function isAbroad(text: string): boolean {
  const script = mainScript(text)
  return script !== undefined && !EUROPEAN_SCRIPTS.includes(script)
}

/**
 * Lists the families to search. An emoji's picture goes before a text font's outline of it, but only in a text that has
 * one: © and ™ stay letters.
 */
function familyChain(face: Face, asked: Face, language: string, hasEmoji: boolean): FamilyKey[] {
  const fallbacks = fallbackFamilies(language)
  const { companion } = FAMILIES[face.family]
  const chain: FamilyKey[] = [face.family, asked.family]
  // Figures with serifs for a face with serifs.
  if (companion) chain.push(companion.family)
  return [...new Set(hasEmoji ? [...chain, 'emoji' as const, ...fallbacks] : [...chain, ...fallbacks])]
}

/**
 * Returns the variation axes for a face. Weight and width go by axes only: a weight in ctx.font would embolden the
 * outlines artificially. A family of one weight leaves its companion's weight to whatever fallback the text needs.
 */
function variationSettings(face: Face): string {
  const { axes, companion, opticalSize } = FAMILIES[face.family]
  const weight = axes.weight ? clamp(face.weight, axes.weight) : (companion?.weight ?? face.weight)
  const width = axes.width ? face.width && clamp(face.width, axes.width) : companion?.width
  const optical = axes.opticalSize && clamp(face.opticalSize ?? opticalSize ?? 0, axes.opticalSize)
  const settings = { wght: weight, wdth: width, opsz: optical }
  return Object.entries(settings)
    .flatMap(([axis, value]) => (value === undefined ? [] : [`"${axis}" ${value}`]))
    .join(', ')
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}
