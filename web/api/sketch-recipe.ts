import { RECIPE_HEADER } from '#contract/sketch.ts'
import { toApiError } from '#web/api/api-error.ts'

/** By which recipe the ad is made as a sketch shows it. The browser has kept the sketch that was seen, and answers for it. */
export async function readSketchRecipe(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'include', cache: 'force-cache' })
  const { status, statusText, ok, headers } = response
  const recipe = headers.get(RECIPE_HEADER)
  if (ok && recipe) return recipe
  throw toApiError({ status, statusText, body: ok ? '' : await response.text() })
}
