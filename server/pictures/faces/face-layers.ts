import { compileFaceCode, type FaceCode, MIXED_CHANNELS, MIXED_PX } from './face-code.ts'

/** A square picture in the memory of WebAssembly. Positions and distances are in bytes. */
export interface FeaturePlane {
  /** Position of the first pixel, and distances to the next one and to the next row. */
  start: number
  pixel: number
  row: number
  sidePx: number
  channels: number
}

/** One step of what the network does with each picture. */
export type FaceStep = () => void

/** Weights by row, column, input and output. */
interface Weights {
  filters: Float32Array
  biases: Float32Array
}

/** As many bytes follow each picture: its last pixels are mixed together with up to three that lie beyond its end. */
const BEYOND_BYTES = 16_384

const PAGE_BYTES = 65_536
const NUMBER_BYTES = 4
const VECTOR_BYTES = 16

/** The kinds of layers of the face network, and a memory of their own, in which each picture has a fixed place. */
export class FaceLayers {
  readonly #memory = new WebAssembly.Memory({ initial: 1 })
  readonly #code: FaceCode = compileFaceCode(this.#memory)
  #taken = 0

  /** Makes a picture whose channels are not filled up. */
  makeInput(sidePx: number, channels: number): FeaturePlane {
    const pixel = NUMBER_BYTES * channels
    return { start: this.#take(sidePx * sidePx * pixel), pixel, row: sidePx * pixel, sidePx, channels }
  }

  /** Makes a picture with a border of so many zeros, whose channels are filled up to whole blocks. */
  makePlane(sidePx: number, channels: number, borderPx: 0 | 1 = 0): FeaturePlane {
    const pixel = NUMBER_BYTES * MIXED_CHANNELS * Math.ceil(channels / MIXED_CHANNELS)
    const row = (sidePx + 2 * borderPx) * pixel
    const start = this.#take((sidePx + 2 * borderPx) * row) + borderPx * (row + pixel)
    return { start, pixel, row, sidePx, channels }
  }

  /** Convolves 3 x 3 pixels of all channels; the border is lost. */
  convolve(from: FeaturePlane, to: FeaturePlane, weights: Weights): FaceStep {
    return this.#mixing({ from, to, rows: 3, weights, kind: 'leaking' })
  }

  /** Mixes the channels of each pixel. */
  mix(from: FeaturePlane, to: FeaturePlane, weights: Weights, kind: keyof FaceCode['mix'] = 'leaking'): FaceStep {
    return this.#mixing({ from, to, rows: 1, weights, kind })
  }

  /** Convolves 3 x 3 pixels of each channel alone. The picture that is read has a border of zeros. */
  convolveAlone(from: FeaturePlane, to: FeaturePlane, filters: Float32Array): FaceStep {
    const kept = this.#keep(filters)
    const { alone } = this.#code
    return () => {
      for (let y = 0; y < to.sidePx; y += 1) {
        const input = from.start + (y - 1) * from.row - from.pixel
        const output = to.start + y * to.row
        for (let at = 0; at < to.pixel; at += VECTOR_BYTES)
          alone(input + at, from.row, from.pixel, kept + at, output + at, to.sidePx)
      }
    }
  }

  /** Takes the largest of 2 x 2 pixels, every `step` pixels; what lies beyond the picture counts for nothing. */
  pool(from: FeaturePlane, to: FeaturePlane, step: 1 | 2): FaceStep {
    const { largest } = this.#code
    const whole = Math.floor((from.sidePx - 2) / step) + 1
    return () => {
      for (let y = 0; y < to.sidePx; y += 1) {
        const below = y < whole ? from.row : 0
        for (let at = 0; at < to.pixel; at += VECTOR_BYTES) {
          const [input, output] = [from.start + step * y * from.row + at, to.start + y * to.row + at]
          largest(input, step * from.pixel, from.pixel, below, output, to.pixel, whole)
          if (whole === to.sidePx) continue
          largest(input + step * whole * from.pixel, 0, 0, below, output + whole * to.pixel, 0, 1)
        }
      }
    }
  }

  write({ start }: FeaturePlane, values: Float32Array): void {
    new Float32Array(this.#memory.buffer, start, values.length).set(values)
  }

  read({ start, pixel, sidePx, channels }: FeaturePlane): Float32Array {
    const values = new Float32Array(sidePx * sidePx * channels)
    for (let at = 0; at < sidePx * sidePx; at += 1)
      values.set(new Float32Array(this.#memory.buffer, start + at * pixel, channels), at * channels)
    return values
  }

  #take(bytes: number): number {
    const start = this.#taken
    this.#taken += Math.ceil((bytes + BEYOND_BYTES) / VECTOR_BYTES) * VECTOR_BYTES
    const missing = Math.ceil((this.#taken - this.#memory.buffer.byteLength) / PAGE_BYTES)
    if (missing > 0) this.#memory.grow(missing)
    return start
  }

  #keep(values: Float32Array): number {
    const start = this.#take(values.byteLength)
    new Float32Array(this.#memory.buffer, start, values.length).set(values)
    return start
  }

  #mixing({ from, to, rows, weights: { filters, biases }, kind }: Mixing): FaceStep {
    const count = filters.length / biases.length / rows
    const weights = this.#keep(inBlocks(filters, rows * count, biases.length))
    const keptBiases = this.#keep(inBlocks(biases, 1, biases.length))
    const mix = this.#code.mix[kind]
    const blockBytes = MIXED_CHANNELS * NUMBER_BYTES
    // Rows without a border follow each other, so that they are one row.
    const [length, height] = rows === 1 ? [to.sidePx ** 2, 1] : [to.sidePx, to.sidePx]
    return () => {
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < length; x += MIXED_PX) {
          const input = from.start + y * from.row + x * from.pixel
          const output = to.start + y * to.row + x * to.pixel
          for (let at = 0; at < to.pixel; at += blockBytes) {
            const weightsAt = weights + at * rows * count
            mix(input, from.pixel, rows, from.row, count, weightsAt, keptBiases + at, output + at, to.pixel)
          }
        }
      }
    }
  }
}

interface Mixing {
  from: FeaturePlane
  to: FeaturePlane
  rows: number
  weights: Weights
  kind: keyof FaceCode['mix']
}

/** Sorts weights by input and output into blocks of MIXED_CHANNELS outputs; what is missing of the last block is 0. */
function inBlocks(values: Float32Array, inputs: number, outputs: number): Float32Array {
  const blocks = Math.ceil(outputs / MIXED_CHANNELS)
  const sorted = new Float32Array(blocks * inputs * MIXED_CHANNELS)
  for (let input = 0; input < inputs; input += 1) {
    for (let output = 0; output < outputs; output += 1) {
      const [block, place] = [Math.floor(output / MIXED_CHANNELS), output % MIXED_CHANNELS]
      sorted[(block * inputs + input) * MIXED_CHANNELS + place] = values[input * outputs + output]!
    }
  }
  return sorted
}
