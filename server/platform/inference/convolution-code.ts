import {
  advance,
  type Code,
  compileFunctions,
  countDown,
  four,
  get,
  numbered,
  set,
  type WasmFunction,
  whole,
} from './wasm-code.ts'

/**
 * Convolutions of 3 x 3, of which WebAssembly computes a block of 20 pixels a row in all channels at once. Four rows at
 * a time take half of the multiplications (Winograd's F(4, 3), along the columns alone: Lavin and Gray, 2016): six rows
 * of pixels become six sums of them (`spread`), each of these is convolved along the row (`multiply`), and sums of the
 * six results are the four rows wanted (`restore`).
 */
export interface ConvolutionCode {
  /**
   * Converts the 24 pixels from `input` on, in six rows of each channel, to six sums: SPREAD_BYTES apart, with
   * SEGMENT_BYTES a channel.
   */
  spread(input: number, rowBytes: number, planeBytes: number, channels: number, output: number): void
  /**
   * Computes, for each pair of outputs, the weighted sums of three positions of all segments: BLOCK_BYTES an output.
   */
  multiply: Record<(typeof DILATIONS)[number], Multiply>
  /**
   * Computes the four rows of each channel. `rectified` replaces negative values by 0, and `added` then adds `beside`.
   */
  restore: Record<'plain' | 'rectified' | 'added', Restore>
  /** Takes the maximum of each 2 x 2 pixels of two rows, four at a time: `vectors` times. */
  halve(upper: number, lower: number, output: number, vectors: number): void
  /** Mixes three quarters of a row with a quarter of the next. */
  blend(near: number, far: number, output: number, vectors: number): void
  /** Writes two pixels for each of a row: three quarters of it, with a quarter of the one on its left or right. */
  double(input: number, output: number, vectors: number): void
}

type Multiply = (
  input: number,
  segments: number,
  segmentBytes: number,
  weights: number,
  output: number,
  pairs: number,
) => void
type Restore = (
  input: number,
  channels: number,
  biases: number,
  output: number,
  rowBytes: number,
  planeBytes: number,
  beside: number,
) => void

export const BLOCK_PX = 20
const VECTORS = BLOCK_PX / 4
export const BLOCK_BYTES = BLOCK_PX * 4
/** A block with a neighbor on each side, in whole vectors. */
export const SEGMENT_BYTES = BLOCK_BYTES + 16
export const SUMS = 6
/** Upper limit: there is no room for more. */
export const MAX_CHANNELS = 128
export const SPREAD_BYTES = MAX_CHANNELS * SEGMENT_BYTES
export const PRODUCT_BYTES = MAX_CHANNELS * BLOCK_BYTES
/** Supported distances between the three positions. */
const DILATIONS = [1, 2, 4, 8] as const

type CompiledName =
  'spread' | 'halve' | 'blend' | 'double' | `multiply${(typeof DILATIONS)[number]}` | keyof ConvolutionCode['restore']

export function compileConvolutions(memory: WebAssembly.Memory): ConvolutionCode {
  const restores = [restore('plain'), restore('rectified'), restore('added')]
  const functions = [spread(), ...DILATIONS.map(multiply), ...restores, halve(), blend(), double()]
  const compiled = compileFunctions(functions, memory)
  const { multiply1, multiply2, multiply4, multiply8, plain, rectified, added } = compiled
  return {
    spread: compiled.spread,
    multiply: { 1: multiply1, 2: multiply2, 4: multiply4, 8: multiply8 },
    restore: { plain, rectified, added },
    halve: compiled.halve,
    blend: compiled.blend,
    double: compiled.double,
  }
}

const { add, subtract, multiplyAdd } = four
const times = (value: Code, by: number, plus: Code): Code => multiplyAdd(value, four.constant(by), plus)

function spread(): WasmFunction<CompiledName> {
  const is = numbered(
    'input',
    'rowBytes',
    'planeBytes',
    'channels',
    'output',
    'row',
    'r0',
    'r1',
    'r2',
    'r3',
    'r4',
    'r5',
    'even',
    'odd',
  )
  const r = [is.r0, is.r1, is.r2, is.r3, is.r4, is.r5]
  const body = Array.from({ length: SEGMENT_BYTES / 16 }, (_, vector) => {
    const at = vector * 16
    const loads = r.map((variable) => [
      ...set(variable, four.load(get(is.row), at)),
      ...advance(is.row, get(is.rowBytes)),
    ])
    const to = (sum: number, value: Code) => four.store(get(is.output), value, sum * SPREAD_BYTES + at)
    const [r0, r1, r2, r3, r4, r5] = r.map(get) as [Code, Code, Code, Code, Code, Code]
    return [
      ...set(is.row, get(is.input)),
      ...loads.flat(),
      ...to(0, times(r0, 4, times(r2, -5, r4))),
      ...to(5, times(r1, 4, times(r3, -5, r5))),
      ...set(is.even, times(r2, -4, r4)),
      ...set(is.odd, times(r1, -4, r3)),
      ...to(1, add(get(is.even), get(is.odd))),
      ...to(2, subtract(get(is.even), get(is.odd))),
      ...set(is.even, subtract(r4, r2)),
      ...set(is.odd, subtract(r3, r1)),
      ...to(3, times(get(is.odd), 2, get(is.even))),
      ...to(4, times(get(is.odd), -2, get(is.even))),
    ]
  })
  const next = [advance(is.input, get(is.planeBytes)), advance(is.output, whole(SEGMENT_BYTES))]
  return { name: 'spread', parameters: 5, wholes: 1, fours: 8, body: countDown(is.channels, [...body, ...next]) }
}

function multiply(dilation: (typeof DILATIONS)[number]): WasmFunction<CompiledName> {
  const is = numbered(
    'input',
    'segments',
    'segmentBytes',
    'weights',
    'output',
    'pairs',
    'segment',
    'left',
    'first',
    'second',
    'pixels',
    'sums',
  )
  const sums = (output: number) => Array.from({ length: VECTORS }, (_, vector) => is.sums + output * VECTORS + vector)
  const [firsts, seconds] = [sums(0), sums(1)]
  const step = [0, 1, 2].map((place) => [
    ...set(is.first, four.repeat(get(is.weights), place * 8)),
    ...set(is.second, four.repeat(get(is.weights), place * 8 + 4)),
    ...firsts.flatMap((first, vector) => {
      const second = seconds[vector]!
      return [
        ...set(is.pixels, four.load(get(is.segment), place * dilation * 4 + vector * 16)),
        ...set(first, multiplyAdd(get(is.pixels), get(is.first), get(first))),
        ...set(second, multiplyAdd(get(is.pixels), get(is.second), get(second))),
      ]
    }),
  ])
  const body = countDown(is.pairs, [
    set(is.segment, get(is.input)),
    set(is.left, get(is.segments)),
    ...[...firsts, ...seconds].map((sum) => set(sum, four.constant(0))),
    countDown(is.left, [...step, advance(is.segment, get(is.segmentBytes)), advance(is.weights, whole(WEIGHTS_BYTES))]),
    ...[...firsts, ...seconds].map((sum, index) => four.store(get(is.output), get(sum), index * 16)),
    advance(is.output, whole(2 * BLOCK_BYTES)),
  ])
  return { name: `multiply${dilation}`, parameters: 6, wholes: 2, fours: 3 + 2 * VECTORS, body }
}

/** Weights of three positions of two output channels. */
const WEIGHTS_BYTES = 3 * 2 * 4

function restore(kind: keyof ConvolutionCode['restore']): WasmFunction<CompiledName> {
  const is = numbered(
    ...(['input', 'channels', 'biases', 'output', 'rowBytes', 'planeBytes', 'beside', 'row', 'other'] as const),
    ...(['s0', 's1', 's2', 's3', 's4', 's5', 'bias', 'near', 'far'] as const),
  )
  const s = [is.s0, is.s1, is.s2, is.s3, is.s4, is.s5]
  const write = (value: Code, at: number): Code => {
    const seen = kind === 'plain' ? value : four.larger(value, four.constant(0))
    const sum = kind === 'added' ? add(seen, four.load(get(is.other), at)) : seen
    const nextRow = [is.row, is.other].flatMap((variable) => advance(variable, get(is.rowBytes)))
    return [...four.store(get(is.row), sum, at), ...nextRow]
  }
  const body = Array.from({ length: VECTORS }, (_, vector) => {
    const at = vector * 16
    const [s0, s1, s2, s3, s4, s5] = s.map(get) as [Code, Code, Code, Code, Code, Code]
    const [near, far, bias] = [get(is.near), get(is.far), get(is.bias)]
    return [
      ...s.flatMap((variable, sum) => set(variable, four.load(get(is.input), sum * PRODUCT_BYTES + at))),
      ...set(is.row, get(is.output)),
      ...set(is.other, get(is.beside)),
      ...set(is.near, add(s1, s2)),
      ...set(is.far, add(s3, s4)),
      ...set(is.s0, add(add(s0, bias), add(near, far))),
      ...set(is.s5, add(s5, bias)),
      ...write(s0, at),
      ...set(is.s1, subtract(s1, s2)),
      ...set(is.s3, subtract(s3, s4)),
      ...write(add(bias, times(s3, 2, s1)), at),
      ...write(add(bias, times(far, 4, near)), at),
      ...write(add(s5, times(s3, 8, s1)), at),
    ]
  })
  const next = [
    advance(is.input, whole(BLOCK_BYTES)),
    advance(is.biases, whole(4)),
    ...[is.output, is.beside].map((variable) => advance(variable, get(is.planeBytes))),
  ]
  const channel = [set(is.bias, four.repeat(get(is.biases))), ...body, ...next]
  return { name: kind, parameters: 7, wholes: 2, fours: 9, body: countDown(is.channels, channel) }
}

function halve(): WasmFunction<CompiledName> {
  const is = numbered('upper', 'lower', 'output', 'vectors', 'left', 'right')
  const largest = (at: number) => four.larger(four.load(get(is.upper), at), four.load(get(is.lower), at))
  const [left, right] = [get(is.left), get(is.right)]
  const body = [
    set(is.left, largest(0)),
    set(is.right, largest(16)),
    four.store(
      get(is.output),
      four.larger(four.choose(left, right, [0, 2, 4, 6]), four.choose(left, right, [1, 3, 5, 7])),
    ),
    ...[is.upper, is.lower].map((variable) => advance(variable, whole(32))),
    advance(is.output, whole(16)),
  ]
  return { name: 'halve', parameters: 4, wholes: 0, fours: 2, body: countDown(is.vectors, body) }
}

function blend(): WasmFunction<CompiledName> {
  const is = numbered('near', 'far', 'output', 'vectors')
  const body = [
    four.store(get(is.output), mixed(four.load(get(is.near)), four.load(get(is.far)))),
    ...[is.near, is.far, is.output].map((variable) => advance(variable, whole(16))),
  ]
  return { name: 'blend', parameters: 4, wholes: 0, fours: 0, body: countDown(is.vectors, body) }
}

function double(): WasmFunction<CompiledName> {
  const is = numbered('input', 'output', 'vectors', 'pixels', 'left', 'right')
  const [pixels, left, right] = [get(is.pixels), get(is.left), get(is.right)]
  const body = [
    set(is.pixels, four.load(get(is.input), 4)),
    set(is.left, mixed(pixels, four.load(get(is.input), 0))),
    set(is.right, mixed(pixels, four.load(get(is.input), 8))),
    four.store(get(is.output), four.choose(left, right, [0, 4, 1, 5])),
    four.store(get(is.output), four.choose(left, right, [2, 6, 3, 7]), 16),
    advance(is.input, whole(16)),
    advance(is.output, whole(32)),
  ]
  return { name: 'double', parameters: 3, wholes: 0, fours: 3, body: countDown(is.vectors, body) }
}

function mixed(near: Code, far: Code): Code {
  return times(near, 0.75, times(far, 0.25, four.constant(0)))
}
