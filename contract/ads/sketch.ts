import type { FormatId } from '../formats.ts'
import type { Look } from './look.ts'
import { isFormatId } from '../sizes.ts'

// Sketches of step 3 and of step 5. No zod: the page builds their addresses itself.

/** Maximum width and height of a sketch: smaller than any format but the banners, and no substitute for one. */
export const SKETCH_PX = 360

export const SKETCH_PATH = '/api/creatives/:id/sketch'

/** The format that step 3 shows, until the ad has a square picture in another format. */
export const SKETCH_FORMAT: FormatId = 'square'

/** Returns the address of a small picture of the ad in a look: painted by the studio, free, and never stored. */
export function sketchUrl(creativeId: string, { customColors, version, ...look }: SketchUrlOptions): string {
  const query = new URLSearchParams({ ...look, version })
  for (const color of look.colorPalette === 'custom' ? customColors : []) query.append('customColors', color)
  return `${SKETCH_PATH.replace(':id', encodeURIComponent(creativeId))}?${query}`
}

/** Returns the look in which the sketch at this address is painted. */
export function lookOfSketch(url: string): Look & Pick<SketchUrlOptions, 'customColors'> {
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  const look = Object.fromEntries(query) as unknown as Look
  const { adStyle, colorPalette, typography, tone } = look
  return { adStyle, colorPalette, typography, tone, customColors: query.getAll('customColors') }
}

export interface SketchUrlOptions extends Look {
  customColors: readonly string[]
  version: string
}

/** The header of a sketch with the recipe by which the ad is painted as the sketch shows it. */
export const RECIPE_HEADER = 'x-sketch-recipe'

/** Number of small previews that are offered beside the finished ad. */
export const OTHER_LOOKS_MAX = 6

/**
 * Everything that decides how a sketch is composed. The ad itself provides the rest, of which `of` is a fingerprint.
 */
export interface Recipe {
  format: FormatId
  seed: number
  campaignSeed: number
  family: string
  candidate: number
  of: string
}

/** A recipe as text: `square.41.41.nebula.10.0123456789abcdef`. */
export const RECIPE = /^([a-z\d_]{1,30})\.(\d{1,10})\.(\d{1,10})\.([a-z-]{1,20})\.(\d{1,3})\.([0-9a-f]{16})$/

export function writeRecipe({ format, seed, campaignSeed, family, candidate, of }: Recipe): string {
  return [format, seed, campaignSeed, family, candidate, of].join('.')
}

const SEED_END = 2 ** 31
const CANDIDATE_END = 200

/** Parses a recipe. Returns undefined for a text that is not a sketch's recipe. */
export function readRecipe(text: string): Recipe | undefined {
  const [, format, ...rest] = RECIPE.exec(text) ?? []
  const [seedText, campaignText, family, candidateText, of] = rest
  if (!format || !isFormatId(format) || family === undefined || of === undefined) return undefined
  const [seed, campaignSeed, candidate] = [Number(seedText), Number(campaignText), Number(candidateText)]
  if (seed >= SEED_END || campaignSeed >= SEED_END || candidate >= CANDIDATE_END) return undefined
  return { format, seed, campaignSeed, family, candidate, of }
}
