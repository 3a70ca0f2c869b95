import type { CutOut, ImageEntry } from '#contract/pictures/image.ts'

/** Makes a photo the first, which is the hero photo of an ad. */
export function withHero(images: readonly ImageEntry[], hero: ImageEntry): ImageEntry[] {
  return [hero, ...images.filter((image) => image !== hero)]
}

/** Moves a photo by one place, as far as the list allows. */
export function withMoved(images: readonly ImageEntry[], image: ImageEntry, by: -1 | 1): ImageEntry[] {
  const others = images.filter((other) => other !== image)
  const to = Math.min(Math.max(images.indexOf(image) + by, 0), others.length)
  return others.toSpliced(to, 0, image)
}

/** Sets the user's choice of whether a photo is cut out. */
export function withCutOut(images: readonly ImageEntry[], url: string, cutOut: CutOut): ImageEntry[] {
  return images.map((image) => (image.url === url ? { ...image, cutOut } : image))
}
