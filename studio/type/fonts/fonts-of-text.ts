import { type DrawableText } from '../draw-text.ts'
import { FAMILIES, type FamilyKey } from '../faces.ts'
import { canBeTracked } from '../scripts.ts'
import type { TypeContext } from '../type-context.ts'
import type { FontLibrary } from './font-library.ts'

/** A font file in one position of its axes. */
export interface UsedFont {
  /** Identifies file and position: equal for texts that are set alike. */
  key: string
  /** Family of ours; undefined for a font that a user uploaded, which is never handed on. */
  family: FamilyKey | undefined
  /** Values of the axes that the file has. */
  axes: Record<string, number>
  /** Reads the plain file, TrueType or OpenType; undefined for a font that a user uploaded. */
  read: (() => Uint8Array) | undefined
}

/** The fonts of one text, best first: each sets what those before it lack. */
export interface FontsOfText {
  fonts: UsedFont[]
  /** One font sets the whole text. */
  isSingle: boolean
  trackingEm: number
  wordSpaceEm: number
}

/** Returns the fonts of a text. The emoji font, whose letters are pictures, cannot be read. */
export function fontsOfText(library: FontLibrary, context: TypeContext, text: DrawableText): FontsOfText {
  const stack = context.stack(text.text, text.face, text.language)
  const aliases = stack.families.split(', ').map((quoted) => quoted.slice(1, -1))
  const settings = [...stack.variations.matchAll(/"(\w+)" ([\d.]+)/g)].map(
    ([, axis, value]) => [axis!, Number(value)] as const,
  )
  return {
    fonts: aliases.map((alias) => describeFont(library, alias, settings)),
    isSingle: stack.single,
    trackingEm: canBeTracked(text.text) ? text.trackingEm : 0,
    wordSpaceEm: stack.wordSpace,
  }
}

const AXES = { wght: 'weight', wdth: 'width', opsz: 'opticalSize' } as const

function describeFont(library: FontLibrary, alias: string, settings: readonly (readonly [string, number])[]): UsedFont {
  if (alias.startsWith('own/')) return { key: alias, family: undefined, axes: {}, read: undefined }
  const family = alias.split('/')[0] as FamilyKey
  const known = FAMILIES[family].axes
  const axes = Object.fromEntries(
    settings.flatMap(([axis, value]) => {
      const range = known[AXES[axis as keyof typeof AXES]]
      return range ? [[axis, Math.min(range[1], Math.max(range[0], value))]] : []
    }),
  )
  const position = Object.entries(axes)
    .map(([axis, value]) => `${axis}${value}`)
    .join('-')
  const read = family === 'emoji' ? undefined : () => library.fileOf(alias)
  return { key: `${alias}${position && '-'}${position}`, family, axes, read }
}
