import type { Look } from './look.ts'

// Sketches of step 3. No zod: the page makes their addresses by itself.

/** How wide and high a sketch is: smaller than any format but the banners, and no substitute for one. */
export const SKETCH_PX = 360

export const SKETCH_PATH = '/api/creatives/:id/sketch'

/** The address of a small picture of the ad in a look: painted by the studio, free, and never stored. */
export function sketchUrl(creativeId: string, { customColors, version, ...look }: SketchWish): string {
  const query = new URLSearchParams({ ...look, version })
  for (const color of look.colorPalette === 'custom' ? customColors : []) query.append('customColors', color)
  return `${SKETCH_PATH.replace(':id', encodeURIComponent(creativeId))}?${query}`
}

export interface SketchWish extends Look {
  customColors: readonly string[]
  version: string
}
