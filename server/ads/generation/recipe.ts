import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import type { FormatId } from '#contract/formats.ts'
import { UNKNOWN_RECIPE } from '#contract/ads/generation.ts'
import { type Recipe, readRecipe } from '#contract/ads/sketch.ts'
import { roleColorsOf } from '#server/ads/creatives/role-colors.ts'
import { pickAdText } from '#server/ads/creatives/pick-words.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findJobOfVariant, type JobRow } from '#server/ads/generation-jobs/store.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { ownOfNext, withOwnOf } from '#server/ads/variants/own-of-picture.ts'
import { findCurrentVariant } from '#server/ads/variants/store.ts'
import { CHANGED_SINCE_SKETCHED } from './sketch-words.ts'

/** Parses a recipe of this format. Throws VALIDATION_FAILED if no sketch can have it. */
export async function requireRecipe(text: string, format: FormatId): Promise<Recipe> {
  const recipe = readRecipe(text)
  const { FAMILY_IDS } = await openWords()
  if (recipe?.format !== format || FAMILY_IDS.every((family) => family !== recipe.family)) {
    throw new AppError('VALIDATION_FAILED', UNKNOWN_RECIPE, 'recipe')
  }
  return recipe
}

/**
 * Returns a fingerprint, in sixteen letters, of what an ad says and shows in a format. It changes only if something
 * that is painted changes. Changes of its picture alone have to be on the ad already (withOwnOf).
 */
export function fingerprintOf(creative: CreativeRow, format: FormatId): string {
  const { productImages, inspirationImages, touchedUp, logo, adStyle, colorPalette, typography, tone } = creative
  const photos = productImages.map(({ url, cutOut }) => [
    url,
    cutOut ?? null,
    touchedUp[readImageId(url) ?? ''] ?? null,
  ])
  const texts = { ...pickAdText(creative), roleColors: roleColorsOf(creative, format) }
  const colors = colorPalette === 'custom' ? pickCustomColors(creative) : []
  const seen = [photos, inspirationImages.map(({ url }) => url), logo && [logo.url, logo.onDark ?? null]]
  const all = inOrder([texts, adStyle, colorPalette, typography, tone, colors, seen])
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)
}

/** Sorts the keys of objects: the database stores them in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([key, held]) => [key, inOrder(held)])
}

/**
 * Finds the job that painted the format's current picture by this very recipe, if nothing was changed on it since.
 * Called before a credit is taken, so that nobody pays for it twice. Throws CONFLICT if the ad is no longer what was
 * sketched.
 */
export async function findMadeAs(tx: Database, creative: CreativeRow, recipe: Recipe): Promise<JobRow | undefined> {
  const current = await findCurrentVariant(tx, creative.id, recipe.format)
  if (fingerprintOf(withOwnOf(creative, ownOfNext(creative, recipe.format, current)), recipe.format) !== recipe.of) {
    throw new AppError('CONFLICT', CHANGED_SINCE_SKETCHED, 'recipe')
  }
  const job = current && (await findJobOfVariant(tx, current))
  return job && isBy(job, recipe) ? job : undefined
}

/** Returns true if a job paints, or has painted, this recipe. */
export function isBy(job: Pick<JobRow, 'format' | 'seed' | 'campaignSeed' | 'recipe'>, recipe: Recipe): boolean {
  const { format, seed, campaignSeed } = job
  return isDeepStrictEqual({ format, seed, campaignSeed, ...job.recipe }, recipe)
}
