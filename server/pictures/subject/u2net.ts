import { type Channels, Convolver, type Layer, type Step } from '#server/platform/inference/convolver.ts'

/** Side of the input picture, and the halved sizes that the network works on. */
export const SIDE_PX = 320
const SIDES_PX = [320, 160, 80, 40, 20, 10]

/** Channels between the layers of a block, and between blocks. */
const INNER = 16
const OUTER = 64

/** Levels whose channels are so small that the blocks keep their size. */
const FLAT = [4, 5]

const MEMORY_BYTES = 160_000_000

/**
 * Opens U²-Net, small (Qin and others, 2020): eleven blocks, each a U of convolutions on ever smaller channels and
 * back, in one large U. The layers are in the order of the file. Returns a function that takes a picture of three
 * planes of SIDE_PX and gives the certainty of each pixel that it belongs to the subject.
 */
export function openU2Net(layers: readonly Layer[]): (picture: Float32Array) => Float32Array {
  const net = new Convolver(MEMORY_BYTES)
  const coming = layers.values()
  const next = (): Layer => coming.next().value!
  const steps: Step[] = []
  const picture = net.makeChannels(3, SIDES_PX[0]!)
  /**
   * Channels of each size, half for what comes up from below and half for what went down, for the blocks and within
   * them.
   */
  const outer = SIDES_PX.map((side) => inHalves(net.makeChannels(2 * OUTER, side)))
  const inner = SIDES_PX.map((side) => inHalves(net.makeChannels(2 * INNER, side)))
  const small = SIDES_PX.map((side) => net.makeChannels(INNER, side))
  const blocks = SIDES_PX.map((side) => net.makeChannels(OUTER, side))
  const flat = new Map(
    FLAT.map((level) => {
      const three = [1, 2, 4].map(() => inHalves(net.makeChannels(2 * INNER, SIDES_PX[level]!)))
      return [level, three as [Halves, Halves, Halves]]
    }),
  )
  const convolve = (from: Channels, to: Channels, beside?: Channels): void => {
    steps.push(net.convolve(next(), from, to, { beside }))
  }

  /** Adds a block that halves its channels down to the smallest size. */
  function addU(level: number, from: Channels, to: Channels): void {
    const last = SIDES_PX.length - 1
    convolve(from, blocks[level]!)
    for (let at = level; at <= last; at += 1) {
      convolve(at === level ? blocks[at]! : small[at]!, inner[at]!.down)
      if (at < last) steps.push(net.halve(inner[at]!.down, small[at + 1]!))
    }
    convolve(inner[last]!.down, inner[last]!.up)
    for (let at = last; at > level; at -= 1) {
      convolve(inner[at]!.both, small[at]!)
      steps.push(net.double(small[at]!, inner[at - 1]!.up))
    }
    convolve(inner[level]!.both, to, blocks[level]!)
  }

  /** Adds a block that keeps its size and widens its dilation instead. */
  function addFlat(level: number, from: Channels, to: Channels): void {
    const [near, far, farthest] = flat.get(level)!
    convolve(from, blocks[level]!)
    convolve(blocks[level]!, near.down)
    convolve(near.down, far.down)
    convolve(far.down, farthest.down)
    convolve(farthest.down, farthest.up)
    convolve(farthest.both, far.up)
    convolve(far.both, near.up)
    convolve(near.both, to, blocks[level]!)
  }

  const addBlock = (level: number, from: Channels, to: Channels): void =>
    (flat.has(level) ? addFlat : addU)(level, from, to)
  const last = SIDES_PX.length - 1
  addBlock(0, picture, outer[0]!.down)
  for (let level = 1; level <= last; level += 1) {
    steps.push(net.halve(outer[level - 1]!.down, outer[level]!.up))
    addBlock(level, outer[level]!.up, level < last ? outer[level]!.down : blocks[level]!)
  }
  for (let level = last - 1; level >= 0; level -= 1) {
    steps.push(net.double(blocks[level + 1]!, outer[level]!.up))
    addBlock(level, outer[level]!.both, blocks[level]!)
  }
  const sides = SIDES_PX.map((side) => net.makeChannels(1, side))
  sides.forEach((side, level) => steps.push(net.convolve(next(), blocks[level]!, side, { rectified: false })))
  const { weights, biases } = next()

  return (values) => {
    write(net, picture, values)
    for (const step of steps) step()
    const sum = new Float32Array(SIDE_PX ** 2).fill(biases[0]!)
    sides.forEach((side, level) => addEnlarged(net, side, weights[level]!, sum))
    return sum.map((value) => 1 / (1 + Math.exp(-value)))
  }
}

interface Halves {
  both: Channels
  up: Channels
  down: Channels
}

function inHalves(both: Channels): Halves {
  const half = { ...both, count: both.count / 2 }
  return { both, up: half, down: { ...half, start: both.start + half.count * both.plane } }
}

function write({ numbers }: Convolver, { count, sidePx, start, row, plane }: Channels, values: Float32Array): void {
  for (let channel = 0, from = 0; channel < count; channel += 1) {
    for (let y = 0; y < sidePx; y += 1, from += sidePx) {
      numbers.set(values.subarray(from, from + sidePx), start + channel * plane + y * row)
    }
  }
}

/** Adds a channel at full size by bilinear interpolation. */
function addEnlarged(
  { numbers }: Convolver,
  { sidePx, start, row }: Channels,
  weight: number,
  sum: Float32Array,
): void {
  const places = Array.from({ length: SIDE_PX }, (_, to) => {
    const from = Math.min(sidePx - 1, Math.max(0, ((to + 0.5) * sidePx) / SIDE_PX - 0.5))
    const first = Math.floor(from)
    return { first, second: Math.min(sidePx - 1, first + 1), share: from - first }
  })
  let at = 0
  for (const down of places) {
    const [upper, lower] = [start + down.first * row, start + down.second * row]
    for (const across of places) {
      const above = mix(numbers[upper + across.first]!, numbers[upper + across.second]!, across.share)
      const below = mix(numbers[lower + across.first]!, numbers[lower + across.second]!, across.share)
      sum[at]! += weight * mix(above, below, down.share)
      at += 1
    }
  }
}

function mix(first: number, second: number, share: number): number {
  return first + (second - first) * share
}
