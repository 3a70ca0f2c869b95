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

// A row of five is no multiple of the four numbers that are computed at once.
it.each([4, 5])(
  'halves channels by the largest of four pixels, and doubles those of %i px by interpolation',
  (side) => {
    const net = new Convolver(MEMORY_BYTES)
    const [small, large] = [net.makeChannels(2, side), net.makeChannels(2, 2 * side)]
    const values = drawNumbers(2 * side ** 2, 5)
    write(net, small, values)
    net.double(small, large)()
    const doubled = read(net, large)
    doublePlainly(values, side).forEach((value, at) => expect(doubled[at]).toBeCloseTo(value, 6))
    net.halve(large, small)()
    expect(read(net, small)).toEqual(
      Array.from(values, (_, at) => {
        const [row, x] = [Math.floor(at / side), at % side]
        const upper = 2 * row * 2 * side + 2 * x
        return Math.max(...[0, 1, 2 * side, 2 * side + 1].map((step) => doubled[upper + step]!))
      }),
    )
    for (const channels of [small, large]) expectZerosAround(net, channels)
  },
)

/** Doubles by the definition: each pixel lies a quarter of the way to its neighbor, and none lies beyond the border. */
function doublePlainly(values: Float32Array, side: number): number[] {
  const valueAt = (channel: number, y: number, x: number) => {
    const [row, column] = [y, x].map((place) => Math.min(side - 1, Math.max(0, place))) as [number, number]
    return values[(channel * side + row) * side + column]!
  }
  const steps = (place: number) => [Math.floor(place / 2), Math.floor(place / 2) + (place % 2 === 0 ? -1 : 1)] as const
  return Array.from({ length: 2 * (2 * side) ** 2 }, (_, to) => {
    const [channel, y, x] = [
      Math.floor(to / (2 * side) ** 2),
      Math.floor(to / (2 * side)) % (2 * side),
      to % (2 * side),
    ]
    const [near, far] = steps(y).map((row) => {
      const [first, second] = steps(x).map((column) => valueAt(channel, row, column)) as [number, number]
      return 0.75 * first + 0.25 * second
    }) as [number, number]
    return 0.75 * near + 0.25 * far
  })
}

function expectZerosAround(net: Convolver, { count, sidePx, start, row, plane }: Channels): void {
  for (let at = 0; at < count * sidePx; at += 1) {
    const end = start + Math.floor(at / sidePx) * plane + (at % sidePx) * row + sidePx
    expect(net.numbers.slice(end, end + row - sidePx).every((value) => value === 0)).toBe(true)
  }
}

it('refuses channels that do not fit into its memory', () => {
  expect(() => new Convolver(MEMORY_BYTES).makeChannels(64, 320)).toThrow(RangeError)
})
