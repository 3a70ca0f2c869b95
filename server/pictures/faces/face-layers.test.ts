import { expect, it } from 'vitest'
import { FaceLayers } from './face-layers.ts'

/** Returns the same numbers between -1 and 1 at each run. */
function drawNumbers(count: number, seed: number): Float32Array {
  return Float32Array.from({ length: count }, (_, at) => Math.sin((at + 1) * 12.9898 + seed * 78.233))
}

function expectNumbers(actual: Float32Array, wanted: readonly number[]): void {
  expect(actual).toHaveLength(wanted.length)
  wanted.forEach((value, at) => expect(actual[at]).toBeCloseTo(value, 5))
}

const leaking = (value: number) => Math.max(value, 0.1 * value)

// Neither the pixels nor the outputs of these layers fill the blocks in which they are computed.
it('convolves 3 x 3 pixels of all channels, and loses the border', () => {
  const [side, inputs, outputs] = [5, 3, 10]
  const net = new FaceLayers()
  const [from, to] = [net.makeInput(side, inputs), net.makePlane(side - 2, outputs)]
  const values = drawNumbers(side * side * inputs, 1)
  const [filters, biases] = [drawNumbers(9 * inputs * outputs, 2), drawNumbers(outputs, 3)]
  net.write(from, values)
  net.convolve(from, to, { filters, biases })()
  const wanted = Array.from({ length: 9 * outputs }, (_, at) => {
    const [pixel, output] = [Math.floor(at / outputs), at % outputs]
    let sum = biases[output]!
    for (let k = 0; k < 9 * inputs; k += 1) {
      const [place, input] = [Math.floor(k / inputs), k % inputs]
      const [y, x] = [Math.floor(pixel / 3) + Math.floor(place / 3), (pixel % 3) + (place % 3)]
      sum += values[(y * side + x) * inputs + input]! * filters[k * outputs + output]!
    }
    return leaking(sum)
  })
  expectNumbers(net.read(to), wanted)
})

it.each(['leaking', 'plain'] as const)('mixes the channels of each pixel, %s', (kind) => {
  const [side, inputs, outputs] = [3, 8, 10]
  const net = new FaceLayers()
  const [from, to] = [net.makePlane(side, inputs), net.makePlane(side, outputs)]
  const values = drawNumbers(side * side * inputs, 1)
  const [filters, biases] = [drawNumbers(inputs * outputs, 2), drawNumbers(outputs, 3)]
  net.write(from, values)
  net.mix(from, to, { filters, biases }, kind)()
  const wanted = Array.from({ length: side * side * outputs }, (_, at) => {
    const [pixel, output] = [Math.floor(at / outputs), at % outputs]
    const sum = filters
      .filter((_value, weight) => weight % outputs === output)
      .reduce((so, weight, input) => so + weight * values[pixel * inputs + input]!, biases[output]!)
    return kind === 'plain' ? sum : leaking(sum)
  })
  expectNumbers(net.read(to), wanted)
})

it('pools an uneven picture into one with a border, and convolves each channel alone', () => {
  const [side, half, channels] = [5, 3, 8]
  const net = new FaceLayers()
  const [from, pooled, to] = [
    net.makePlane(side, channels),
    net.makePlane(half, channels, 1),
    net.makePlane(half, channels),
  ]
  const values = drawNumbers(side * side * channels, 1)
  const filters = drawNumbers(9 * channels, 2)
  net.write(from, values)
  net.pool(from, pooled, 2)()
  net.convolveAlone(pooled, to, filters)()
  const largest = (y: number, x: number, channel: number) => {
    if (y < 0 || x < 0 || y >= half || x >= half) return 0
    const seen = [0, 1, 2, 3].map((step) => [2 * y + (step >> 1), 2 * x + (step % 2)] as const)
    const inside = seen.filter(([row, column]) => row < side && column < side)
    return Math.max(...inside.map(([row, column]) => values[(row * side + column) * channels + channel]!))
  }
  const wanted = Array.from({ length: half * half * channels }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / channels), at % channels]
    const [y, x] = [Math.floor(pixel / half), pixel % half]
    let sum = 0
    for (let place = 0; place < 9; place += 1) {
      const near = largest(y + Math.floor(place / 3) - 1, x + (place % 3) - 1, channel)
      sum += near * filters[place * channels + channel]!
    }
    return sum
  })
  expectNumbers(net.read(to), wanted)
})

it('pools each pixel with its neighbors, and keeps the size', () => {
  const net = new FaceLayers()
  const [from, to] = [net.makePlane(2, 8), net.makePlane(2, 8)]
  net.write(
    from,
    Float32Array.from({ length: 32 }, (_, at) => [4, 1, 2, 3][at >> 3]!),
  )
  net.pool(from, to, 1)()
  expectNumbers(
    net.read(to),
    [4, 3, 3, 3].flatMap((value) => Array.from({ length: 8 }, () => value)),
  )
})
