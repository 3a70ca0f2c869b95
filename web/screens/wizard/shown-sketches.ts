const shown = new Map<string, string>()

/**
 * Stores the address of the sketch that step 3 has shown last. The browser has it in its cache, so that it replaces the
 * ad while that is made, at no cost to the server, which is busy painting.
 */
export function rememberSketch(creativeId: string, url: string): void {
  shown.set(creativeId, url)
}

export function shownSketchOf(creativeId: string): string | undefined {
  return shown.get(creativeId)
}

const asked = new Map<string, string>()

/** Requests that step 5 generates exactly the picture of a sketch. */
export function requestSketch(creativeId: string, recipe: string): void {
  asked.set(creativeId, recipe)
}

/** Gives the requested recipe once: opening step 5 again later requests nothing. */
export function consumeRequestedRecipe(creativeId: string | undefined): string | undefined {
  const recipe = asked.get(creativeId ?? '')
  asked.delete(creativeId ?? '')
  return recipe
}
