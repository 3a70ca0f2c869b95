import { expect, it } from 'vitest'
import { type Channels, Convolver, type Layer } from './convolver.ts'

const MEMORY_BYTES = 4_000_000

/** Returns the same numbers between -1 and 1 at each run. */
function drawNumbers(count: number, seed: number): Float32Array {
  return Float32Array.from({ length: count }, (_, at) => Math.sin((at + 1) * 12.9898 + seed * 78.233))
}

function givenLayer({ inputs, outputs, dilation = 1 }: { inputs: number; outputs: number; dilation?: number }): Layer {
  const weights = drawNumbers(outputs * inputs * 9, 1)
  return { weights, biases: drawNumbers(outputs, 2), inputs, outputs, dilation }
}

function write(net: Convolver, channels: Channels, values: Float32Array): void {
  eachPlace(channels, (at, place) => (net.numbers[place] = values[at]!))
}

function read(net: Convolver, channels: Channels): number[] {
  const values: number[] = []
  eachPlace(channels, (_, place) => values.push(net.numbers[place]!))
  return values
}

function eachPlace({ count, sidePx, start, row, plane }: Channels, use: (at: number, place: number) => void): void {
  for (let at = 0; at < count * sidePx ** 2; at += 1) {
    const [channel, y, x] = [Math.floor(at / sidePx ** 2), Math.floor(at / sidePx) % sidePx, at % sidePx]
    use(at, start + channel * plane + y * row + x)
  }
}

/** Convolves by the definition, as an independent check. */
function convolvePlainly(layer: Layer, values: Float32Array, side: number): number[] {
  const { weights, biases, inputs, outputs, dilation } = layer
  return Array.from({ length: outputs * side * side }, (_, to) => {
    const [output, y, x] = [Math.floor(to / side ** 2), Math.floor(to / side) % side, to % side]
    let sum = biases[output]!
    for (let k = 0; k < inputs * 9; k += 1) {
      const [input, down, across] = [Math.floor(k / 9), Math.floor((k % 9) / 3) - 1, (k % 3) - 1]
      const [fromY, fromX] = [y + down * dilation, x + across * dilation]
      if (fromY < 0 || fromX < 0 || fromY >= side || fromX >= side) continue
      sum += weights[output * inputs * 9 + k]! * values[(input * side + fromY) * side + fromX]!
    }
    return sum
  })
}

it.each([
  ['four rows at a time', { inputs: 5, outputs: 4 }, 40],
  ['to one channel', { inputs: 3, outputs: 1 }, 20],
  ['row by row', { inputs: 3, outputs: 4 }, 10],
  ['of places that lie two apart', { inputs: 3, outputs: 3, dilation: 2 }, 20],
  ['of places that lie four apart', { inputs: 2, outputs: 2, dilation: 4 }, 20],
  ['of places that lie beyond a small picture', { inputs: 2, outputs: 2, dilation: 8 }, 10],
])('convolves %s as the sum of all products', (_, shape, side) => {
  const layer = givenLayer(shape)
  const values = drawNumbers(layer.inputs * side ** 2, 3)
  const net = new Convolver(MEMORY_BYTES)
  const [from, to] = [net.makeChannels(layer.inputs, side), net.makeChannels(layer.outputs, side)]
  const beside = net.makeChannels(layer.outputs, side)
  const added = drawNumbers(layer.outputs * side ** 2, 4)
  write(net, from, values)
  write(net, beside, added)
  const sums = convolvePlainly(layer, values, side)
  const steps = [
    [net.convolve(layer, from, to, { rectified: false }), sums],
    [net.convolve(layer, from, to), sums.map((sum) => Math.max(0, sum))],
    [net.convolve(layer, from, to, { beside }), sums.map((sum, at) => Math.max(0, sum) + added[at]!)],
  ] as const
  for (const [step, wanted] of steps) {
    step()
    const furthest = read(net, to).reduce((most, value, at) => Math.max(most, Math.abs(value - wanted[at]!)), 0)
    expect(furthest).toBeLessThan(1e-5)
  }
})

it('halves channels by the largest of four pixels, and doubles them by interpolation', () => {
  const net = new Convolver(MEMORY_BYTES)
  const [small, large] = [net.makeChannels(2, 2), net.makeChannels(2, 4)]
  write(net, small, Float32Array.of(0, 4, 8, 12, 0, -4, -8, -12))
  net.double(small, large)()
  const first = [0, 1, 3, 4, 2, 3, 5, 6, 6, 7, 9, 10, 8, 9, 11, 12]
  expect(read(net, large)).toEqual([...first, ...first.map((value) => (value === 0 ? 0 : -value))])
  net.halve(large, small)()
  expect(read(net, small)).toEqual([3, 6, 9, 12, 0, -3, -6, -9])
})

it('refuses channels that do not fit into its memory', () => {
  expect(() => new Convolver(MEMORY_BYTES).makeChannels(64, 320)).toThrow(RangeError)
})
