import type { SKRSContext2D } from '@napi-rs/canvas'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { settable } from './lines/break-points.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import { type DrawOptions, type DrawableText, drawText } from './draw-text.ts'
import type { Face } from './faces.ts'
import { fitText, type FitOptions } from './fit-text.ts'
import { createFontLibrary, type FontSource } from './fonts/font-library.ts'
import type { OwnFont } from './fonts/own-fonts.ts'
import { type FontStack, stackFonts } from './fonts/font-stack.ts'
import { fontsOfText, type FontsOfText } from './fonts/fonts-of-text.ts'
import { createMeasurer } from './measure.ts'
import type { SetText } from './lines/set-lines.ts'
import { setText, type SetTextOptions, shapeText } from './set-text.ts'
import { shapeCache } from './shape-cache.ts'
import type { TypeContext } from './type-context.ts'

export type { FontSource } from './fonts/font-library.ts'

export interface Typesetter {
  /** Loads the fonts for these texts ahead of time; anything not prepared is loaded when it is first set. */
  prepare(texts: readonly string[], face: Face, language: string): void
  /** Returns the characters that no shipped font has. */
  missingGlyphs(text: string, face: Face, language?: string): string[]
  /** Registers a user's font for good: one for each hash of a file is kept by the process. */
  addOwnFont(font: OwnFont): void
  /** Returns true if the user's font that the face names sets the text. */
  isSetInOwn(text: string, face: Face, language: string): boolean
  /** Ink height of "H" and "x" in em. */
  capHeight(face: Face): number
  xHeight(face: Face): number
  /** Sets a text at a size. Returns undefined if it does not fit into its width and lines. */
  setText(options: SetTextOptions): SetText | undefined
  /** Sets a text at the largest size that fits. Returns undefined if not even the smallest does. */
  fitText(options: FitOptions): SetText | undefined
  drawText(ctx: SKRSContext2D, text: DrawableText, options: DrawOptions): void
  /** Drops every measurement, so that texts are measured again when they are next set. */
  forgetMeasures(): void
  /** Returns the fonts that set a text, as it is drawn, for files that are opened elsewhere. */
  fontsOf(text: DrawableText): FontsOfText
}

/** Number of texts whose shape is remembered: an ad has some twenty, in a face or two each. */
const SHAPES_MAX = 2_000

/** Creates a typesetter. One per process is enough: it holds the loaded fonts and every measurement. */
export function createTypesetter(fonts: FontSource): Typesetter {
  const library = createFontLibrary(fonts)
  const stacks = boundedCache<FontStack>(5_000)
  const context: TypeContext = {
    measurer: createMeasurer(),
    stack: (text, face, language) =>
      stacks(`${knownAs(face)}|${language}|${text}`, () =>
        stackFonts(library, settable(text, language), face, language),
      ),
    shape: (text, face, language) => {
      const make = () => shapeText(context, text, face, language)
      return isKnown(face) ? shapes(face, language, text, make) : make()
    },
  }
  // A face whose user's font is not known yet is set in another one, which must not be remembered as its own.
  const isKnown = (face: Face) => face.own === undefined || library.own.has(face.own)
  let shapes = shapeCache(SHAPES_MAX)
  const keys = new WeakMap<Face, string>()
  const knownAs = (face: Face) => {
    const known = keys.get(face)
    if (known !== undefined) return known
    if (!isKnown(face)) return JSON.stringify({ ...face, own: undefined })
    const key = JSON.stringify(face)
    keys.set(face, key)
    return key
  }
  const inkHeight = (letter: string, face: Face) =>
    -context.measurer.ink(letter, { stack: context.stack(letter, face, DEFAULT_LANGUAGE), direction: 'ltr' }, 0).top
  return {
    prepare(texts, face, language) {
      for (const text of texts) context.stack(text, face, language)
    },
    missingGlyphs: (text, face, language = DEFAULT_LANGUAGE) => context.stack(text, face, language).missing,
    addOwnFont: (font) => library.own.add(font),
    isSetInOwn: (text, face, language) =>
      face.own !== undefined && library.own.aliasFor(face.own, settable(text, language)) !== undefined,
    capHeight: (face) => inkHeight('H', face),
    xHeight: (face) => inkHeight('x', face),
    setText: (options) => setText(context, options),
    fitText: (options) => fitText(context, options),
    drawText: (ctx, text, options) => drawText(context, ctx, text, options),
    forgetMeasures() {
      context.measurer = createMeasurer()
      shapes = shapeCache(SHAPES_MAX)
    },
    fontsOf: (text) => fontsOfText(library, context, text),
  }
}
