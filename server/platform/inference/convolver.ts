import {
  BLOCK_PX,
  compileConvolutions,
  type ConvolutionCode,
  MAX_CHANNELS,
  PRODUCT_BYTES,
  SEGMENT_BYTES,
  SPREAD_BYTES,
  STRIP_BYTES,
  STRIP_PX,
  SUMS,
} from './convolution-code.ts'

/** A 3 x 3 convolution: weights by output, input, row and column. */
export interface Layer {
  weights: Float32Array
  biases: Float32Array
  inputs: number
  outputs: number
  dilation: number
}

/**
 * Square channels in the memory of WebAssembly, each surrounded by zeros. Positions are counted in numbers of four
 * bytes.
 */
export interface Channels {
  count: number
  sidePx: number
  /** Position of the first pixel of the first channel, and distance to the next row and channel. */
  start: number
  row: number
  plane: number
}

/** One step of what a network does with each picture. */
export type Step = () => void

interface Finish {
  /** Channels of the same size that are added to the result. */
  beside?: Channels
  /** Replaces negative values by 0 before that. */
  rectified?: boolean
}

/** Zeros to the right of each row, and so to the left of the next: as wide as the widest dilation reaches. */
const MARGIN_PX = 8

const PAGE_BYTES = 65_536

/**
 * Building blocks of a convolutional network, in a memory of its own. All channels have fixed positions in it, so that
 * the zeros around them are never written, and are read by each convolution.
 */
export class Convolver {
  readonly numbers: Float32Array
  readonly #code: ConvolutionCode
  readonly #sums: number
  readonly #products: number
  readonly #gathered: number
  #taken = 0

  constructor(memoryBytes: number) {
    const pages = Math.ceil(memoryBytes / PAGE_BYTES)
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
    this.numbers = new Float32Array(memory.buffer)
    this.#code = compileConvolutions(memory)
    this.#sums = this.#take((SUMS * SPREAD_BYTES) / 4)
    this.#products = this.#take((SUMS * PRODUCT_BYTES) / 4)
    this.#gathered = this.#take(3 * MAX_CHANNELS * GATHERED_PX)
  }

  makeChannels(count: number, sidePx: number): Channels {
    const row = sidePx + MARGIN_PX
    const plane = (sidePx + 2) * row
    const start = this.#take(count * plane + 2 * MARGIN_PX) + MARGIN_PX + row
    return { count, sidePx, start, row, plane }
  }

  /**
   * Convolves four rows at a time if possible, otherwise one: small channels and dilated positions are not worth more.
   */
  convolve(layer: Layer, from: Channels, to: Channels, { beside, rectified = true }: Finish = {}): Step {
    const biases = this.#keep(
      Float32Array.from({ length: layer.outputs + 1 }, (_, output) => layer.biases[output] ?? 0),
    )
    const work = { layer, from, to, biases, beside, rectified }
    const inFours = layer.dilation === 1 && from.sidePx % STRIP_PX === 0
    return inFours ? this.#convolveFourRows(work) : this.#convolveRows(work)
  }

  /** Takes the maximum of each 2 x 2 pixels, for a result of at least four pixels a side. */
  halve(from: Channels, to: Channels): Step {
    return () => {
      eachRow(to, (channel, y, at) => {
        const upper = from.start + channel * from.plane + 2 * y * from.row
        eachFour(to.sidePx, (x, vectors) => {
          const start = 4 * (upper + 2 * x)
          this.#code.halve(start, start + 4 * from.row, 4 * (at + x), vectors)
        })
      })
    }
  }

  /** Doubles the size, of at least four pixels a side, by bilinear interpolation. */
  double(from: Channels, to: Channels): Step {
    const { numbers } = this
    const last = from.sidePx - 1
    const line = this.#take(from.sidePx + 2) + 1
    return () => {
      eachRow(to, (channel, y, at) => {
        const near = y >> 1
        const far = Math.min(last, Math.max(0, y % 2 === 0 ? near - 1 : near + 1))
        const top = from.start + channel * from.plane
        const [nearAt, farAt] = [top + near * from.row, top + far * from.row]
        eachFour(from.sidePx, (x, vectors) => {
          this.#code.blend(4 * (nearAt + x), 4 * (farAt + x), 4 * (line + x), vectors)
        })
        numbers[line - 1] = numbers[line]!
        numbers[line + from.sidePx] = numbers[line + last]!
        eachFour(from.sidePx, (x, vectors) => {
          this.#code.double(4 * (line + x - 1), 4 * (at + 2 * x), vectors)
        })
      })
    }
  }

  #take(count: number): number {
    const start = this.#taken
    // Vectors are aligned to their own size, where reading them is cheapest.
    this.#taken += Math.ceil(count / 4) * 4
    if (this.#taken > this.numbers.length) throw new RangeError('The network needs more memory than it was given')
    return start
  }

  #keep(values: Float32Array): number {
    const start = this.#take(values.length)
    this.numbers.set(values, start)
    return start
  }

  #convolveFourRows({ layer, from, to, biases, beside, rectified }: Work): Step {
    const { inputs, outputs } = layer
    const weights = ROW_SUMS.map((sum) => 4 * this.#keep(packWeights(layer, [sum])))
    const { spread, multiply, restore } = this.#code
    const finish = restore[beside ? 'added' : rectified ? 'rectified' : 'plain']
    const [sumsAt, productsAt] = [4 * this.#sums, 4 * this.#products]
    const pairs = Math.ceil(outputs / 2)
    return () => {
      for (let y = 0; y < from.sidePx; y += 4) {
        for (let x = 0; x < from.sidePx; x += BLOCK_PX) {
          const strips = Math.min(BLOCK_PX, from.sidePx - x) / STRIP_PX
          for (let strip = 0; strip < strips; strip += 1) {
            const at = 4 * (from.start + (y - 1) * from.row + x + strip * STRIP_PX - 1)
            spread(at, 4 * from.row, 4 * from.plane, inputs, sumsAt + strip * STRIP_BYTES)
          }
          for (let k = 0; k < SUMS; k += 1) {
            const [at, product] = [sumsAt + k * SPREAD_BYTES, productsAt + k * PRODUCT_BYTES]
            multiply[1](at, inputs, SEGMENT_BYTES, weights[k]!, product, pairs)
          }
          for (let strip = 0; strip < strips; strip += 1) {
            const at = y * to.row + x + strip * STRIP_PX
            const besideAt = 4 * ((beside ?? to).start + at)
            const product = productsAt + strip * STRIP_BYTES
            finish(product, outputs, 4 * biases, 4 * (to.start + at), 4 * to.row, 4 * to.plane, besideAt)
          }
        }
      }
    }
  }

  #convolveRows({ layer, from, to, biases, beside, rectified }: Work): Step {
    const { numbers } = this
    const { inputs, outputs, dilation } = layer
    const weights = this.#keep(packWeights(layer, EACH_ROW))
    const multiply = this.#code.multiply[dilation as 1]
    const input = 4 * (this.#gathered + MARGIN_PX - dilation)
    return () => {
      for (let y = 0; y < from.sidePx; y += 1) {
        this.#gatherRows(from, inputs, [y - dilation, y, y + dilation])
        multiply(input, 3 * inputs, 4 * GATHERED_PX, 4 * weights, 4 * this.#products, Math.ceil(outputs / 2))
        for (let output = 0; output < outputs; output += 1) {
          const at = output * to.plane + y * to.row
          for (let x = 0; x < to.sidePx; x += 1) {
            const sum = numbers[this.#products + output * BLOCK_PX + x]! + numbers[biases + output]!
            const seen = rectified ? Math.max(0, sum) : sum
            numbers[to.start + at + x] = beside ? seen + numbers[beside.start + at + x]! : seen
          }
        }
      }
    }
  }

  #gatherRows({ sidePx, start, row, plane }: Channels, count: number, rows: readonly number[]): void {
    let at = this.#gathered
    for (let channel = 0; channel < count; channel += 1) {
      for (const y of rows) {
        const from = start + channel * plane + y * row - MARGIN_PX
        if (y < 0 || y >= sidePx) this.numbers.fill(0, at, at + GATHERED_PX)
        else this.numbers.copyWithin(at, from, from + GATHERED_PX)
        at += GATHERED_PX
      }
    }
  }
}

interface Work extends Finish {
  layer: Layer
  from: Channels
  to: Channels
  biases: number
}

/** A row of a small channel with its margins. */
const GATHERED_PX = STRIP_PX + 2 * MARGIN_PX

const EACH_ROW = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Coefficients that turn the weights of three rows into those of the six sums of rows that `spread` makes. */
const ROW_SUMS = [
  [1 / 4, 0, 0],
  [-1 / 6, -1 / 6, -1 / 6],
  [-1 / 6, 1 / 6, -1 / 6],
  [1 / 24, 1 / 12, 1 / 6],
  [1 / 24, -1 / 12, 1 / 6],
  [0, 0, 1],
]

/**
 * Packs, for each pair of outputs and each input, three columns of each of these sums of rows, alternating between the
 * two outputs.
 */
function packWeights({ weights, inputs, outputs }: Layer, sums: readonly (readonly number[])[]): Float32Array {
  const pairs = Math.ceil(outputs / 2)
  const packed = new Float32Array(pairs * inputs * sums.length * 6)
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      const from = (output * inputs + input) * 9
      for (let sum = 0; sum < sums.length; sum += 1) {
        const [top, middle, bottom] = sums[sum] as [number, number, number]
        const to = (((output >> 1) * inputs + input) * sums.length + sum) * 6 + (output % 2)
        for (let column = 0; column < 3; column += 1) {
          const at = from + column
          packed[to + 2 * column] = top * weights[at]! + middle * weights[at + 3]! + bottom * weights[at + 6]!
        }
      }
    }
  }
  return packed
}

function eachRow(
  { count, sidePx, start, row, plane }: Channels,
  use: (channel: number, y: number, at: number) => void,
): void {
  for (let channel = 0; channel < count; channel += 1) {
    for (let y = 0; y < sidePx; y += 1) use(channel, y, start + channel * plane + y * row)
  }
}

/** Visits a row four pixels at a time. What is left over is visited with some of the pixels before it. */
function eachFour(sidePx: number, use: (x: number, vectors: number) => void): void {
  use(0, sidePx >> 2)
  if (sidePx % 4 !== 0) use(sidePx - 4, 1)
}
