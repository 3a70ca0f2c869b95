import type { Pixels } from './pixels.ts'

/** How likely each pixel is of the subject, 0 to 1, and how much that weighs against what its neighbours are. */
export interface Odds {
  likely: Float32Array
  weight: Float32Array
}

/** What two like pixels pull at each other across the strongest edge. */
const LEAST_PULL = 0.002

/** Rounds of over-relaxation: after these nothing moves by a hundredth any more. */
const ROUNDS = 60
const RELAXATION = 1.7

/**
 * The odds spread over pixels of one color and held up at edges (random walks with a prior; Grady 2005), so that the border
 * between subject and ground comes to lie on the photo's own edges. Only pixels whose `open` is 1 move; the others keep
 * their likely value. 0 to 1 for each pixel.
 */
export function spreadOdds(working: Pixels, { likely, weight }: Odds, open: Uint8Array): Float32Array {
  const { widthPx, heightPx } = working
  const places: number[] = []
  for (let at = 0; at < open.length; at += 1) if (open[at]) places.push(at)
  const pulls = measurePulls(working, places)
  const spread = Float32Array.from(likely)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let k = 0; k < places.length; k += 1) {
      const at = places[round % 2 === 0 ? k : places.length - 1 - k]!
      const from = (round % 2 === 0 ? k : places.length - 1 - k) * 4
      const x = at % widthPx
      let sum = weight[at]! * likely[at]!
      let total = weight[at]!
      if (x > 0) {
        sum += pulls[from]! * spread[at - 1]!
        total += pulls[from]!
      }
      if (x < widthPx - 1) {
        sum += pulls[from + 1]! * spread[at + 1]!
        total += pulls[from + 1]!
      }
      if (at >= widthPx) {
        sum += pulls[from + 2]! * spread[at - widthPx]!
        total += pulls[from + 2]!
      }
      if (at < widthPx * (heightPx - 1)) {
        sum += pulls[from + 3]! * spread[at + widthPx]!
        total += pulls[from + 3]!
      }
      const next = spread[at]! + RELAXATION * (sum / Math.max(1e-6, total) - spread[at]!)
      spread[at] = next < 0 ? 0 : next > 1 ? 1 : next
    }
  }
  return spread
}

/** Between each place and its neighbours to the left, right, above and below: 1 for one color, next to nothing across an edge. */
function measurePulls({ data, widthPx, heightPx }: Pixels, places: readonly number[]): Float32Array {
  const squares = new Float32Array(places.length * 4)
  let [sum, count] = [0, 0]
  places.forEach((at, k) => {
    const x = at % widthPx
    const near = [
      x > 0 ? at - 1 : at,
      x < widthPx - 1 ? at + 1 : at,
      at >= widthPx ? at - widthPx : at,
      at < widthPx * (heightPx - 1) ? at + widthPx : at,
    ]
    for (let side = 0; side < 4; side += 1) {
      const other = near[side]! * 4
      const own = at * 4
      const square =
        (data[own]! - data[other]!) ** 2 +
        (data[own + 1]! - data[other + 1]!) ** 2 +
        (data[own + 2]! - data[other + 2]!) ** 2
      squares[k * 4 + side] = square
      sum += square
      count += 1
    }
  })
  const scale = -1 / (2 * Math.max(4, sum / Math.max(1, count)))
  return squares.map((square) => LEAST_PULL + Math.exp(square * scale))
}
