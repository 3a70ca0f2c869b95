import type { Pixels } from '../pixels/pixels.ts'
import { countMarks } from './regions.ts'

/** The likelihood that each pixel belongs to the subject, 0 to 1, and the weight of that against its neighbours. */
export interface Odds {
  likely: Float32Array
  weight: Float32Array
}

/** The pull between two like pixels across the strongest edge. */
const MIN_PULL = 0.002

/** Rounds of over-relaxation: after these nothing moves by a hundredth any more. */
const ROUNDS = 60
const RELAXATION = 1.7

/**
 * Spreads the odds over pixels of one color and stops them at edges (random walks with a prior; Grady 2005), so that
 * the border between subject and ground comes to lie on the photo's own edges. Only pixels whose `open` is 1 move; the
 * others keep their likely value. 0 to 1 for each pixel.
 */
export function spreadOdds(working: Pixels, { likely, weight }: Odds, open: Uint8Array): Float32Array {
  const { widthPx } = working
  const places = listPlaces(open)
  const pulls = measurePulls(working, places)
  const { given, totals } = weighPlaces(places, { likely, weight }, pulls)
  // The row of zeros above and below lets the loop skip checks at the frame: the pulls across it are 0.
  const padded = new Float32Array(likely.length + 2 * widthPx)
  const spread = padded.subarray(widthPx, widthPx + likely.length)
  spread.set(likely)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < places.length; step += 1) {
      const k = round % 2 === 0 ? step : places.length - 1 - step
      const at = places[k]! + widthPx
      const left = pulls[4 * k]!
      const right = pulls[4 * k + 1]!
      const above = pulls[4 * k + 2]!
      const below = pulls[4 * k + 3]!
      const sum =
        given[k]! +
        left * padded[at - 1]! +
        right * padded[at + 1]! +
        above * padded[at - widthPx]! +
        below * padded[at + widthPx]!
      const next = padded[at]! + RELAXATION * (sum / totals[k]! - padded[at]!)
      padded[at] = next < 0 ? 0 : next > 1 ? 1 : next
    }
  }
  return spread
}

/** Returns, for each place, what it has of its own and the weight of all that it has: the same in each round. */
function weighPlaces(
  places: Int32Array,
  { likely, weight }: Odds,
  pulls: Float32Array,
): { given: Float64Array; totals: Float64Array } {
  const given = new Float64Array(places.length)
  const totals = new Float64Array(places.length)
  for (let k = 0; k < places.length; k += 1) {
    const own = weight[places[k]!]!
    given[k] = own * likely[places[k]!]!
    totals[k] = Math.max(1e-6, own + pulls[4 * k]! + pulls[4 * k + 1]! + pulls[4 * k + 2]! + pulls[4 * k + 3]!)
  }
  return { given, totals }
}

function listPlaces(open: Uint8Array): Int32Array {
  const places = new Int32Array(countMarks(open))
  for (let at = open.indexOf(1), k = 0; at >= 0; at = open.indexOf(1, at + 1), k += 1) places[k] = at
  return places
}

/**
 * Measures the pull between each place and its neighbours to the left, right, above and below: 1 for one color, next to
 * nothing across an edge, and 0 across the frame.
 */
function measurePulls({ data, widthPx, heightPx }: Pixels, places: Int32Array): Float32Array {
  const squares = new Float32Array(places.length * 4).fill(Infinity)
  let sum = 0
  const compare = (at: number, other: number, to: number): void => {
    const red = data[at * 4]! - data[other * 4]!
    const green = data[at * 4 + 1]! - data[other * 4 + 1]!
    const blue = data[at * 4 + 2]! - data[other * 4 + 2]!
    squares[to] = red * red + green * green + blue * blue
    sum += squares[to]!
  }
  for (let k = 0; k < places.length; k += 1) {
    const at = places[k]!
    const x = at % widthPx
    if (x > 0) compare(at, at - 1, 4 * k)
    if (x < widthPx - 1) compare(at, at + 1, 4 * k + 1)
    if (at >= widthPx) compare(at, at - widthPx, 4 * k + 2)
    if (at < widthPx * (heightPx - 1)) compare(at, at + widthPx, 4 * k + 3)
  }
  const scale = -1 / (2 * Math.max(4, sum / Math.max(1, squares.length)))
  return squares.map((square) => (square === Infinity ? 0 : MIN_PULL + Math.exp(square * scale)))
}
