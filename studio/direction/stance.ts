/** Position of words and picture to each other. Besides its family, it makes another ad of the same campaign. */
export interface Stance {
  /**
   * `head` keeps all words together, `foot` moves them to the foot. Undefined, as always over a product, puts the
   * message at the head and the closing parts at the foot.
   */
  words?: 'head' | 'foot' | undefined
  /** The picture is larger than its room and leaves the canvas, or has air around it. */
  picture?: 'off the edge' | 'with air' | undefined
}

/** Multiples of irrational numbers spread evenly over 0 to 1, so that consecutive seeds differ as much as possible. */
const SPREAD = { words: Math.SQRT2, picture: Math.sqrt(3), side: Math.sqrt(7) }

export function chooseStance(seed: number): Stance {
  const words = (seed * SPREAD.words) % 1
  const picture = (seed * SPREAD.picture) % 1
  return {
    words: words < 0.54 ? undefined : words < 0.7 ? 'foot' : 'head',
    picture: picture < 0.66 ? undefined : picture < 0.94 ? 'off the edge' : 'with air',
  }
}

/** Returns true if the picture stands before the words, in arrangements where they stand beside each other. */
export function isPictureFirst(seed: number): boolean {
  return (seed * SPREAD.side) % 1 < 0.5
}
