/** How words and picture stand to each other: what, beside its family, makes another ad of the same campaign. */
export interface Stance {
  /** All that is said stands together or at the foot; else, and always over a product, the message at the head and what closes at the foot. */
  words?: 'head' | 'foot' | undefined
  /** The picture is larger than its room and leaves the canvas, or has air about it. */
  picture?: 'off the edge' | 'with air' | undefined
}

/** Multiples of irrational numbers spread evenly over 0 to 1: seeds one after another part as far as can be. */
const SPREAD = { words: Math.SQRT2, picture: Math.sqrt(3), side: Math.sqrt(7) }

export function chooseStance(seed: number): Stance {
  const words = (seed * SPREAD.words) % 1
  const picture = (seed * SPREAD.picture) % 1
  return {
    words: words < 0.54 ? undefined : words < 0.7 ? 'foot' : 'head',
    picture: picture < 0.66 ? undefined : picture < 0.94 ? 'off the edge' : 'with air',
  }
}

/** Whether the picture stands before the words, where they stand beside each other. */
export function isPictureFirst(seed: number): boolean {
  return (seed * SPREAD.side) % 1 < 0.5
}
