/**
 * Returns the most transparent picture that makes one opaque picture of another when it is laid over it. A shadow that
 * multiplies comes out as a soft dark veil, light as a bright one. All three are straight RGBA of one size.
 */
export function coverBetween(before: Uint8ClampedArray, after: Uint8ClampedArray): Uint8ClampedArray {
  const cover = new Uint8ClampedArray(after.length)
  for (let at = 0; at < after.length; at += 4) {
    const alpha = before[at + 3] === 255 ? alphaBetween(before, after, at) : after[at + 3]! / 255
    if (alpha === 0) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      cover[channel] =
        before[at + 3] === 255 ? (after[channel]! - (1 - alpha) * before[channel]!) / alpha : after[channel]!
    }
    cover[at + 3] = 255 * alpha
  }
  return cover
}

/** Returns the smallest opacity (a whole 255th) at which some color makes the one pixel of the other. */
function alphaBetween(before: Uint8ClampedArray, after: Uint8ClampedArray, at: number): number {
  let alpha = 0
  for (let channel = at; channel < at + 3; channel += 1) {
    const [from, to] = [before[channel]!, after[channel]!]
    if (to < from) alpha = Math.max(alpha, 1 - to / from)
    else if (to > from) alpha = Math.max(alpha, (to - from) / (255 - from))
  }
  return Math.ceil(255 * alpha) / 255
}
