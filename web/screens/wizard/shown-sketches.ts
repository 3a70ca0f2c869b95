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
