import {
  advance,
  type Code,
  compileFunctions,
  countDown,
  four,
  get,
  minus,
  numbered,
  plus,
  set,
  type WasmFunction,
  whole,
} from '#server/platform/inference/wasm-code.ts'

/**
 * The layers of the face network in WebAssembly, four channels at a time: those of a pixel lie side by side. Addresses
 * and distances are in bytes.
 */
export interface FaceCode {
  /**
   * Computes MIXED_CHANNELS outputs of MIXED_PX pixels: weighted sums of `count` numbers in each of several rows.
   * `leaking` then keeps a tenth of what is negative.
   */
  mix: Record<'plain' | 'leaking', Mix>
  /** Convolves 3 x 3 pixels of four channels alone, for a row of pixels. `input` is the upper left of the first nine. */
  alone(input: number, rowBytes: number, pixelBytes: number, filters: number, output: number, pixels: number): void
  /** Takes the maximum of 2 x 2 pixels of four channels, for a row of pixels. */
  largest(
    input: number,
    stepBytes: number,
    rightBytes: number,
    belowBytes: number,
    output: number,
    outputBytes: number,
    pixels: number,
  ): void
}

type Mix = (
  input: number,
  pixelBytes: number,
  rows: number,
  rowBytes: number,
  count: number,
  weights: number,
  biases: number,
  output: number,
  outputBytes: number,
) => void

/** Pixels and channels whose sums fit into the registers of the processor. */
export const MIXED_PX = 4
export const MIXED_CHANNELS = 8

/** Share that values below 0 keep between the layers. */
const LEAK = 0.1

export function compileFaceCode(memory: WebAssembly.Memory): FaceCode {
  const functions = [mix('plain'), mix('leaking'), alone(), largest()]
  const { plain, leaking, ...others } = compileFunctions(functions, memory)
  return { mix: { plain, leaking }, ...others }
}

const sumOf = (first: number, second: number): Code => plus(get(first), get(second))

function mix(kind: keyof FaceCode['mix']): WasmFunction<typeof kind> {
  const is = numbered(
    ...(['input', 'pixelBytes', 'rows', 'rowBytes', 'count', 'weights', 'biases', 'output', 'outputBytes'] as const),
    ...(['left', 'p0', 'p1', 'p2', 'p3', 'value', 'near', 'far'] as const),
    ...(['near0', 'near1', 'near2', 'near3', 'far0', 'far1', 'far2', 'far3'] as const),
  )
  const pixels = [
    { at: is.p0, near: is.near0, far: is.far0 },
    { at: is.p1, near: is.near1, far: is.far1 },
    { at: is.p2, near: is.near2, far: is.far2 },
    { at: is.p3, near: is.near3, far: is.far3 },
  ]
  const finished = (sum: number): Code => {
    if (kind === 'plain') return get(sum)
    return four.larger(get(sum), four.multiplyAdd(get(sum), four.constant(LEAK), four.constant(0)))
  }
  const number = [
    set(is.near, four.load(get(is.weights))),
    set(is.far, four.load(get(is.weights), 16)),
    ...pixels.flatMap(({ at, near, far }) => [
      set(is.value, four.repeat(get(at))),
      set(near, four.multiplyAdd(get(is.value), get(is.near), get(near))),
      set(far, four.multiplyAdd(get(is.value), get(is.far), get(far))),
      advance(at, whole(4)),
    ]),
    advance(is.weights, whole(4 * MIXED_CHANNELS)),
  ]
  const row = [
    set(is.p0, get(is.input)),
    set(is.p1, sumOf(is.p0, is.pixelBytes)),
    set(is.p2, sumOf(is.p1, is.pixelBytes)),
    set(is.p3, sumOf(is.p2, is.pixelBytes)),
    set(is.left, get(is.count)),
    countDown(is.left, number),
    advance(is.input, get(is.rowBytes)),
  ]
  const body = [
    ...pixels.flatMap(({ near, far }) => [
      set(near, four.load(get(is.biases))),
      set(far, four.load(get(is.biases), 16)),
    ]),
    countDown(is.rows, row),
    ...pixels.flatMap(({ near, far }) => [
      four.store(get(is.output), finished(near)),
      four.store(get(is.output), finished(far), 16),
      advance(is.output, get(is.outputBytes)),
    ]),
  ]
  return { name: kind, parameters: 9, wholes: 5, fours: 11, body: body.flat() }
}

function alone(): WasmFunction<'alone'> {
  const is = numbered(
    ...(['input', 'rowBytes', 'pixelBytes', 'filters', 'output', 'pixels', 'at', 'sum'] as const),
    ...(['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'] as const),
  )
  const filters = [is.f0, is.f1, is.f2, is.f3, is.f4, is.f5, is.f6, is.f7, is.f8]
  const products = filters.map((filter, place) => {
    const product = set(is.sum, four.multiplyAdd(get(filter), four.load(get(is.at)), get(is.sum)))
    if (place % 3 < 2) return [...product, ...advance(is.at, get(is.pixelBytes))]
    return [...product, ...advance(is.at, minus(get(is.rowBytes), sumOf(is.pixelBytes, is.pixelBytes)))]
  })
  const pixel = [
    set(is.at, get(is.input)),
    set(is.sum, four.constant(0)),
    ...products,
    four.store(get(is.output), get(is.sum)),
    advance(is.input, get(is.pixelBytes)),
    advance(is.output, get(is.pixelBytes)),
  ]
  const loads = filters.map((filter) => [
    ...set(filter, four.load(get(is.filters))),
    ...advance(is.filters, get(is.pixelBytes)),
  ])
  return { name: 'alone', parameters: 6, wholes: 1, fours: 10, body: [...loads.flat(), ...countDown(is.pixels, pixel)] }
}

function largest(): WasmFunction<'largest'> {
  const is = numbered(
    ...(['input', 'stepBytes', 'rightBytes', 'belowBytes', 'output', 'outputBytes', 'pixels', 'below'] as const),
  )
  const { larger, load } = four
  const pixel = [
    set(is.below, sumOf(is.input, is.belowBytes)),
    four.store(
      get(is.output),
      larger(
        larger(load(get(is.input)), load(sumOf(is.input, is.rightBytes))),
        larger(load(get(is.below)), load(sumOf(is.below, is.rightBytes))),
      ),
    ),
    advance(is.input, get(is.stepBytes)),
    advance(is.output, get(is.outputBytes)),
  ]
  return { name: 'largest', parameters: 7, wholes: 1, fours: 0, body: countDown(is.pixels, pixel) }
}
