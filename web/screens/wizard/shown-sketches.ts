const shown = new Map<string, string>()

/**
 * Remembers where the sketch of an ad is that step 3 has shown last. The browser has kept it, so that it stands in the ad's place while
 * that is made and costs the server nothing, which has an ad to paint.
 */
export function noteSketch(creativeId: string, url: string): void {
  shown.set(creativeId, url)
}

export function shownSketchOf(creativeId: string): string | undefined {
  return shown.get(creativeId)
}

const asked = new Map<string, string>()

/** Step 5 is gone to for the very picture that a sketch has shown. */
export function askForSketch(creativeId: string, recipe: string): void {
  asked.set(creativeId, recipe)
}

/** The recipe that step 5 was gone to for, once: whoever comes again later asks for nothing. */
export function takeAskedSketch(creativeId: string | undefined): string | undefined {
  const recipe = asked.get(creativeId ?? '')
  asked.delete(creativeId ?? '')
  return recipe
}
