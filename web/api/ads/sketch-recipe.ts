import { RECIPE_HEADER } from '#contract/ads/sketch.ts'
import { toApiError } from '#web/api/platform/api-error.ts'

/**
 * Gives the recipe of a sketch, by which the ad is generated as shown. The browser's cache of the sketch that was seen
 * answers.
 */
export async function fetchSketchRecipe(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'include', cache: 'force-cache' })
  const { status, statusText, ok, headers } = response
  const recipe = headers.get(RECIPE_HEADER)
  if (ok && recipe) return recipe
  throw toApiError({ status, statusText, body: ok ? '' : await response.text() })
}
