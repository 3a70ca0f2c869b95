import type { FaceWeights } from './read-face-weights.ts'

/** Side of the square picture that the network looks at, and of the grid of cells in which it answers. */
export const FACE_SIDE_PX = 416
export const FACE_CELLS = 13

/** Numbers for each of the boxes that a cell proposes: place, size and odds. */
export const FACE_NUMBERS = 5

/** Values of a square picture, all channels of a pixel side by side. */
interface Plane {
  values: Float32Array
  sidePx: number
  channels: number
}

/** The separable convolutions between the first layer and the last. */
const MIDDLE = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'] as const

/** Share that values below 0 keep between the layers. */
const LEAK = 0.1

/**
 * Runs the network: a convolution of 3 x 3, five that look at each channel alone and then mix the channels, each before
 * a pool that halves the picture, and one that answers. It takes FACE_SIDE_PX squared pixels of three values and gives
 * the numbers of each cell. Plain loops, because a picture of it takes a fifth of a second.
 */
export function runFaceNet(weights: FaceWeights, picture: Float32Array): Float32Array {
  const part = (name: string) => weights.get(name)!
  const input = { values: picture, sidePx: FACE_SIDE_PX, channels: 3 }
  let plane = leaking(convolve(input, part('conv0/filters'), part('conv0/bias')))
  for (const name of MIDDLE) {
    const alone = eachAlone(pool(plane, 2), part(`${name}/depthwise_filter`))
    plane = leaking(mix(alone, part(`${name}/pointwise_filter`), part(`${name}/bias`)))
  }
  return mix(pool(plane, 1), part('conv8/filters'), part('conv8/bias')).values
}

function leaking(plane: Plane): Plane {
  for (let at = 0; at < plane.values.length; at += 1) {
    const value = plane.values[at]!
    if (value < 0) plane.values[at] = LEAK * value
  }
  return plane
}

/** Convolves 3 x 3 pixels of all channels; the border is lost. */
function convolve({ values, sidePx, channels }: Plane, filters: Float32Array, biases: Float32Array): Plane {
  const outputs = biases.length
  const side = sidePx - 2
  const result = new Float32Array(side * side * outputs)
  const row = 3 * channels
  for (let y = 0, to = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1, to += outputs) {
      result.set(biases, to)
      for (let down = 0; down < 3; down += 1) {
        const from = ((y + down) * sidePx + x) * channels
        addWeighed(result, to, outputs, { values, from, count: row, filters, at: down * row * outputs })
      }
    }
  }
  return { values: result, sidePx: side, channels: outputs }
}

/** Convolves 3 x 3 pixels of each channel alone, with zeros round the picture. */
function eachAlone({ values, sidePx, channels }: Plane, filters: Float32Array): Plane {
  const result = new Float32Array(values.length)
  for (let y = 0, to = 0; y < sidePx; y += 1) {
    for (let x = 0; x < sidePx; x += 1, to += channels) {
      for (let step = 0; step < 9; step += 1) {
        const [fromX, fromY] = [x + (step % 3) - 1, y + Math.floor(step / 3) - 1]
        if (fromX < 0 || fromY < 0 || fromX >= sidePx || fromY >= sidePx) continue
        const from = (fromY * sidePx + fromX) * channels
        const at = step * channels
        for (let channel = 0; channel < channels; channel += 1)
          result[to + channel]! += values[from + channel]! * filters[at + channel]!
      }
    }
  }
  return { values: result, sidePx, channels }
}

/** Mixes the channels of each pixel. */
function mix({ values, sidePx, channels }: Plane, filters: Float32Array, biases: Float32Array): Plane {
  const outputs = biases.length
  const result = new Float32Array(sidePx * sidePx * outputs)
  for (let pixel = 0; pixel < sidePx * sidePx; pixel += 1) {
    const to = pixel * outputs
    result.set(biases, to)
    addWeighed(result, to, outputs, { values, from: pixel * channels, count: channels, filters, at: 0 })
  }
  return { values: result, sidePx, channels: outputs }
}

interface Weighed {
  values: Float32Array
  from: number
  count: number
  filters: Float32Array
  at: number
}

/** Adds values to the outputs of a pixel, each by its own weight for each; four at a time, which takes a third less time. */
function addWeighed(
  result: Float32Array,
  to: number,
  outputs: number,
  { values, from, count, filters, at }: Weighed,
): void {
  let index = 0
  for (; index + 4 <= count; index += 4) {
    const [one, two] = [values[from + index]!, values[from + index + 1]!]
    const [three, four] = [values[from + index + 2]!, values[from + index + 3]!]
    const first = at + index * outputs
    for (let output = 0; output < outputs; output += 1) {
      const weight = first + output
      result[to + output]! +=
        one * filters[weight]! +
        two * filters[weight + outputs]! +
        three * filters[weight + 2 * outputs]! +
        four * filters[weight + 3 * outputs]!
    }
  }
  for (; index < count; index += 1) {
    const value = values[from + index]!
    const first = at + index * outputs
    for (let output = 0; output < outputs; output += 1) result[to + output]! += value * filters[first + output]!
  }
}

/** Takes the largest of 2 x 2 pixels, every `step` pixels; what lies beyond the picture counts for nothing. */
function pool({ values, sidePx, channels }: Plane, step: 1 | 2): Plane {
  const side = Math.ceil(sidePx / step)
  const result = new Float32Array(side * side * channels).fill(-Infinity)
  for (let y = 0, to = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1, to += channels) {
      for (let fromY = step * y; fromY < Math.min(sidePx, step * y + 2); fromY += 1) {
        for (let fromX = step * x; fromX < Math.min(sidePx, step * x + 2); fromX += 1) {
          const from = (fromY * sidePx + fromX) * channels
          for (let channel = 0; channel < channels; channel += 1) {
            const value = values[from + channel]!
            if (value > result[to + channel]!) result[to + channel] = value
          }
        }
      }
    }
  }
  return { values: result, sidePx: side, channels }
}
