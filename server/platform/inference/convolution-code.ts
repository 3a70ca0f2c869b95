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
 * Convolutions of 3 x 3, of which WebAssembly computes a block of 40 pixels a row in all channels at once. Four rows at
 * a time take half of the multiplications (Winograd's F(4, 3), along the columns alone: Lavin and Gray, 2016): six rows
 * of pixels become six sums of them (`spread`), each of these is convolved along the row (`multiply`), and sums of the
 * six results are the four rows wanted (`restore`).
 */
export interface ConvolutionCode {
  /**
   * Converts the 24 pixels from `input` on, in six rows of each channel, to six sums: SPREAD_BYTES apart, with
   * SEGMENT_BYTES a channel. That is a strip, half of a block.
   */
  spread(input: number, rowBytes: number, planeBytes: number, channels: number, output: number): void
  /**
   * Computes, for each pair of outputs, the weighted sums of three positions of all segments: BLOCK_BYTES an output.
   */
  multiply: Record<(typeof DILATIONS)[number], Multiply>
  /**
   * Computes the four rows of each channel in a strip. `rectified` replaces negative values by 0, and `added` then adds `beside`.
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

export const BLOCK_PX = 40
const VECTORS = BLOCK_PX / 4
export const BLOCK_BYTES = BLOCK_PX * 4
/** Half of a block: `spread` and `restore` work on one. */
export const STRIP_PX = 20
export const STRIP_BYTES = STRIP_PX * 4
const STRIP_VECTORS = STRIP_PX / 4
/** A strip with a neighbor on each side, in whole vectors. */
const SPREAD_VECTORS = STRIP_VECTORS + 1
/** Room for a block with a neighbor on each side, in whole vectors of eight. */
export const SEGMENT_BYTES = BLOCK_BYTES + 32
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

/**
 * Writes code for vectors in pairs, of which V8 makes vectors of eight (`compileFunctions`): both load from places side
 * by side, with nothing stored between, store side by side, and share their constants. `each` repeats code for the
 * vectors of a pair: with what to add to the number of a variable of the first, and the place in bytes.
 */
function inPairs(
  vectors: number,
  variablesEach: number,
  write: (each: (code: (own: number, at: number) => Code) => Code) => readonly Code[],
): Code[] {
  return Array.from({ length: Math.ceil(vectors / 2) }, (_, pair) => {
    const numbers = [2 * pair, 2 * pair + 1].filter((vector) => vector < vectors)
    return write((code) => numbers.flatMap((vector, index) => code(index * variablesEach, vector * 16))).flat()
  })
}

/** What is computed from a vector's variables, each of which `own` reads. */
type ValueOf = (own: (variable: number) => Code) => Code

const readsOf = (own: number) => (variable: number) => get(variable + own)

const setConstants = (constants: readonly (readonly [variable: number, value: number])[]): Code =>
  constants.flatMap(([variable, value]) => set(variable, four.constant(value)))

function spread(): WasmFunction<CompiledName> {
  const is = numbered(
    ...(['input', 'rowBytes', 'planeBytes', 'channels', 'output', 'row'] as const),
    ...(['two', 'minusTwo', 'four', 'minusFour', 'minusFive'] as const),
    ...(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'even', 'odd'] as const),
  )
  const r = [is.r0, is.r1, is.r2, is.r3, is.r4, is.r5]
  const body = inPairs(SPREAD_VECTORS, 8, (each) => {
    const to = (sum: number, value: ValueOf) =>
      each((own, at) => four.store(get(is.output), value(readsOf(own)), sum * SPREAD_BYTES + at))
    const keep = (variable: number, value: ValueOf) => each((own) => set(variable + own, value(readsOf(own))))
    return [
      set(is.row, get(is.input)),
      ...r.flatMap((variable) => [
        each((own, at) => set(variable + own, four.load(get(is.row), at))),
        advance(is.row, get(is.rowBytes)),
      ]),
      to(0, (v) => multiplyAdd(v(is.r0), get(is.four), multiplyAdd(v(is.r2), get(is.minusFive), v(is.r4)))),
      to(5, (v) => multiplyAdd(v(is.r1), get(is.four), multiplyAdd(v(is.r3), get(is.minusFive), v(is.r5)))),
      keep(is.even, (v) => multiplyAdd(v(is.r2), get(is.minusFour), v(is.r4))),
      keep(is.odd, (v) => multiplyAdd(v(is.r1), get(is.minusFour), v(is.r3))),
      to(1, (v) => add(v(is.even), v(is.odd))),
      to(2, (v) => subtract(v(is.even), v(is.odd))),
      keep(is.even, (v) => subtract(v(is.r4), v(is.r2))),
      keep(is.odd, (v) => subtract(v(is.r3), v(is.r1))),
      to(3, (v) => multiplyAdd(v(is.odd), get(is.two), v(is.even))),
      to(4, (v) => multiplyAdd(v(is.odd), get(is.minusTwo), v(is.even))),
    ]
  })
  const next = [advance(is.input, get(is.planeBytes)), advance(is.output, whole(SEGMENT_BYTES))]
  const constants = setConstants([
    [is.two, 2],
    [is.minusTwo, -2],
    [is.four, 4],
    [is.minusFour, -4],
    [is.minusFive, -5],
  ])
  const channels = countDown(is.channels, [...body, ...next])
  return { name: 'spread', parameters: 5, wholes: 1, fours: 21, body: [...constants, ...channels] }
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
    'zero',
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
  const body = [
    ...set(is.zero, four.constant(0)),
    ...countDown(is.pairs, [
      set(is.segment, get(is.input)),
      set(is.left, get(is.segments)),
      ...[...firsts, ...seconds].map((sum) => set(sum, get(is.zero))),
      countDown(is.left, [
        ...step,
        advance(is.segment, get(is.segmentBytes)),
        advance(is.weights, whole(WEIGHTS_BYTES)),
      ]),
      ...[...firsts, ...seconds].map((sum, index) => four.store(get(is.output), get(sum), index * 16)),
      advance(is.output, whole(2 * BLOCK_BYTES)),
    ]),
  ]
  return { name: `multiply${dilation}`, parameters: 6, wholes: 2, fours: 4 + 2 * VECTORS, body }
}

/** Weights of three positions of two output channels. */
const WEIGHTS_BYTES = 3 * 2 * 4

function restore(kind: keyof ConvolutionCode['restore']): WasmFunction<CompiledName> {
  const is = numbered(
    ...(['input', 'channels', 'biases', 'output', 'rowBytes', 'planeBytes', 'beside', 'row', 'other'] as const),
    ...(['zero', 'two', 'four', 'eight', 'bias'] as const),
    ...(['s0', 's1', 's2', 's3', 's4', 's5', 'near', 'far', 'seen'] as const),
  )
  const s = [is.s0, is.s1, is.s2, is.s3, is.s4, is.s5]
  const body = inPairs(STRIP_VECTORS, 9, (each) => {
    const keep = (variable: number, value: ValueOf) => each((own) => set(variable + own, value(readsOf(own))))
    const write = (value: ValueOf): Code => [
      ...keep(is.seen, (v) => (kind === 'plain' ? value(v) : four.larger(value(v), get(is.zero)))),
      ...(kind === 'added'
        ? each((own, at) => set(is.seen + own, add(get(is.seen + own), four.load(get(is.other), at))))
        : []),
      ...each((own, at) => four.store(get(is.row), get(is.seen + own), at)),
      ...[is.row, is.other].flatMap((variable) => advance(variable, get(is.rowBytes))),
    ]
    return [
      ...s.map((variable, sum) =>
        each((own, at) => set(variable + own, four.load(get(is.input), sum * PRODUCT_BYTES + at))),
      ),
      set(is.row, get(is.output)),
      set(is.other, get(is.beside)),
      keep(is.near, (v) => add(v(is.s1), v(is.s2))),
      keep(is.far, (v) => add(v(is.s3), v(is.s4))),
      keep(is.s0, (v) => add(add(v(is.s0), get(is.bias)), add(v(is.near), v(is.far)))),
      keep(is.s5, (v) => add(v(is.s5), get(is.bias))),
      write((v) => v(is.s0)),
      keep(is.s1, (v) => subtract(v(is.s1), v(is.s2))),
      keep(is.s3, (v) => subtract(v(is.s3), v(is.s4))),
      write((v) => add(get(is.bias), multiplyAdd(v(is.s3), get(is.two), v(is.s1)))),
      write((v) => add(get(is.bias), multiplyAdd(v(is.far), get(is.four), v(is.near)))),
      write((v) => add(v(is.s5), multiplyAdd(v(is.s3), get(is.eight), v(is.s1)))),
    ]
  })
  const next = [
    advance(is.input, whole(BLOCK_BYTES)),
    advance(is.biases, whole(4)),
    ...[is.output, is.beside].map((variable) => advance(variable, get(is.planeBytes))),
  ]
  const constants = setConstants([
    [is.zero, 0],
    [is.two, 2],
    [is.four, 4],
    [is.eight, 8],
  ])
  const channels = countDown(is.channels, [set(is.bias, four.repeat(get(is.biases))), ...body, ...next])
  return { name: kind, parameters: 7, wholes: 2, fours: 23, body: [...constants, ...channels] }
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
  return multiplyAdd(near, four.constant(0.75), multiplyAdd(far, four.constant(0.25), four.constant(0)))
}
