import { setFlagsFromString } from 'node:v8'

/**
 * WebAssembly as bytes (https://webassembly.github.io/spec/core/binary): each of these is an instruction, preceded by
 * its operands.
 */
export type Code = readonly number[]

/** Reads a variable of a function by its number; parameters come first. */
export const get = (variable: number): Code => [0x20, variable]
export const set = (variable: number, value: Code): Code => [...value, 0x21, variable]
export const whole = (value: number): Code => [0x41, ...signed(value)]
export const plus = (first: Code, second: Code): Code => [...first, ...second, 0x6a]
export const minus = (first: Code, second: Code): Code => [...first, ...second, 0x6b]
export const advance = (variable: number, by: Code): Code => set(variable, plus(get(variable), by))

/** Repeats the body until the variable has been counted down to 0. The body runs at least once. */
export function countDown(variable: number, body: readonly Code[]): Code {
  return [0x03, 0x40, ...body.flat(), ...advance(variable, whole(-1)), ...get(variable), 0x0d, 0, 0x0b]
}

/** Assigns consecutive numbers to variables. */
export function numbered<Name extends string>(...names: Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>
}

/** Operations on four numbers at once. Addresses are in bytes and need not be aligned. */
export const four = {
  load: (address: Code, offset = 0): Code => [...address, ...vector(0x00), ...place(offset)],
  /** Loads one number into all four lanes. */
  repeat: (address: Code, offset = 0): Code => [...address, ...vector(0x09), ...place(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [...address, ...value, ...vector(0x0b), ...place(offset)],
  constant: (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer), ...vector(0x13)],
  add: (first: Code, second: Code): Code => [...first, ...second, ...vector(0xe4)],
  subtract: (first: Code, second: Code): Code => [...first, ...second, ...vector(0xe5)],
  larger: (first: Code, second: Code): Code => [...first, ...second, ...vector(0xeb)],
  /** Chooses four of the eight numbers of `first` and `second`, by their places. */
  choose: (first: Code, second: Code, places: readonly number[]): Code => {
    const bytes = places.flatMap((number) => [0, 1, 2, 3].map((byte) => 4 * number + byte))
    return [...first, ...second, ...vector(0x0d), ...bytes]
  },
  /** Computes `first` times `second` plus `third`, rounded once or twice, whichever is faster on the processor. */
  multiplyAdd: (first: Code, second: Code, third: Code): Code => [...first, ...second, ...third, ...vector(0x105)],
}

export interface WasmFunction<Name extends string = string> {
  name: Name
  /** Number of parameters, all integers. */
  parameters: number
  /** Numbers of further integer variables and of vectors: their indices follow those of the parameters. */
  wholes: number
  fours: number
  body: Code
}

/**
 * V8's flags while functions are compiled, with what undoes them. The optimizing compiler begins at once: V8 would start
 * with quickly made, slow code and switch during the first picture, which made that one take a quarter longer. And it
 * joins pairs of vectors to one of eight numbers, which every processor of the last ten years has, with the same
 * results; Node builds that for x64 alone, and not for macOS.
 */
const COMPILING_FLAGS: readonly [flag: string, undone: string][] = [
  ['--no-liftoff', '--liftoff'],
  ['--no-wasm-lazy-compilation', '--wasm-lazy-compilation'],
  ...(process.arch === 'x64' && process.platform !== 'darwin'
    ? [['--experimental-wasm-revectorize', '--no-experimental-wasm-revectorize'] as [string, string]]
    : []),
]

/** Compiles such functions, which work on this memory. Restores V8's flags afterwards. */
export function compileFunctions<Name extends string>(
  functions: readonly WasmFunction<Name>[],
  memory: WebAssembly.Memory,
): Record<Name, never> {
  for (const [flag] of COMPILING_FLAGS) setFlagsFromString(flag)
  try {
    const module = new WebAssembly.Module(writeModule(functions))
    return new WebAssembly.Instance(module, { env: { memory } }).exports as Record<Name, never>
  } finally {
    for (const [, undone] of COMPILING_FLAGS) setFlagsFromString(undone)
  }
}

/** Returns a module of such functions, which work on the memory imported as `env.memory`. */
function writeModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [0x60, ...list(Array.from({ length: parameters }, () => [I32])), 0])
  const memory = [...text('env'), ...text('memory'), 0x02, 0, 0]
  const bodies = functions.map(({ wholes, fours, body }) => {
    const variables = [
      [...unsigned(wholes), I32],
      [...unsigned(fours), V128],
    ]
    return sized([...list(variables), ...body, 0x0b])
  })
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      functions.map((_, index) => [index]),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0x00, index]),
    ),
    ...section(10, bodies),
  ])
}

const I32 = 0x7f
const V128 = 0x7b

const vector = (instruction: number): Code => [0xfd, ...unsigned(instruction)]
/** Encodes a memory argument: aligned to four bytes, at this offset from the address. */
const place = (offset: number): Code => [2, ...unsigned(offset)]
const section = (id: number, entries: readonly Code[]): Code => [id, ...sized(list(entries))]
const list = (entries: readonly Code[]): Code => [...unsigned(entries.length), ...entries.flat()]
const text = (words: string): Code => sized([...Buffer.from(words)])
const sized = (code: Code): Code => [...unsigned(code.length), ...code]

/** Encodes a number as LEB128. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)]
}
