import type { ImageEntry } from '#contract/image.ts'

/** The hero of an ad is the first of its photos. */
export function withHero(images: readonly ImageEntry[], hero: ImageEntry): ImageEntry[] {
  return [hero, ...images.filter((image) => image !== hero)]
}

/** Moves a photo by so many places, as far as the list goes. */
export function withMoved(images: readonly ImageEntry[], image: ImageEntry, by: -1 | 1): ImageEntry[] {
  const others = images.filter((other) => other !== image)
  const to = Math.min(Math.max(images.indexOf(image) + by, 0), others.length)
  return others.toSpliced(to, 0, image)
}

/** `keepWhole`: the person wants this photo shown as it is, and never cut out. */
export function withKeepWhole(images: readonly ImageEntry[], changed: ImageEntry, keepWhole: boolean): ImageEntry[] {
  return images.map((image) => {
    if (image !== changed) return image
    const { keepWhole: _before, ...entry } = image
    return keepWhole ? { ...entry, keepWhole } : entry
  })
}
