import type { NeuralNetwork } from '#server/platform/inference/open-network.ts'
import type { TextPlace } from './detect-places.ts'
import type { RgbPicture } from './picture.ts'

/** The recogniser's result for a place: the number of letters and their average confidence. */
export interface Reading {
  letters: number
  sure: number
  /** The class of each letter, which the network's dictionary spells. */
  classes: number[]
}

/** Height of the lines that the recogniser reads. */
const LINE_PX = 48
const LENGTH_MIN_PX = 16
const LENGTH_MAX_PX = 640

/** Reads a place. `stretch` draws it longer, so that two of one letter side by side are read as two. */
export async function readTextPlace(
  network: NeuralNetwork,
  picture: RgbPicture,
  place: TextPlace,
  stretch = 1,
): Promise<Reading> {
  const wanted = Math.round((stretch * place.length * LINE_PX) / place.height)
  const width = Math.min(LENGTH_MAX_PX, Math.max(LENGTH_MIN_PX, wanted))
  const { values, dims } = await network(straighten(picture, place, width), [1, 3, LINE_PX, width])
  return decode(values, dims[1]!, dims[2]!)
}

/** Samples the place along its own direction, as a level line. */
function straighten({ rgb, widthPx, heightPx }: RgbPicture, place: TextPlace, width: number): Float32Array {
  const [cos, sin] = [Math.cos(place.angle), Math.sin(place.angle)]
  const values = new Float32Array(3 * LINE_PX * width)
  for (let row = 0; row < LINE_PX; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const u = ((column + 0.5) / width - 0.5) * place.length
      const v = ((row + 0.5) / LINE_PX - 0.5) * place.height
      const x = Math.min(widthPx - 1, Math.max(0, Math.round(place.centre[0] + u * cos - v * sin)))
      const y = Math.min(heightPx - 1, Math.max(0, Math.round(place.centre[1] + u * sin + v * cos)))
      for (let c = 0; c < 3; c += 1) {
        values[c * LINE_PX * width + row * width + column] = (rgb[(y * widthPx + x) * 3 + c]! / 255 - 0.5) / 0.5
      }
    }
  }
  return values
}

/**
 * Decodes by connectionist temporal classification: the likeliest class of each step, without repeats and blanks (class
 * 0).
 */
function decode(values: Float32Array, steps: number, classes: number): Reading {
  const read: number[] = []
  let [sum, last] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    let best = 0
    for (let candidate = 1; candidate < classes; candidate += 1) {
      if (values[step * classes + candidate]! > values[step * classes + best]!) best = candidate
    }
    if (best !== 0 && best !== last) {
      read.push(best)
      sum += values[step * classes + best]!
    }
    last = best
  }
  const letters = read.length
  return { letters, sure: letters === 0 ? 0 : sum / letters, classes: read }
}
