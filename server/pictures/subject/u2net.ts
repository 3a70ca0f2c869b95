import { type Channels, Convolver, type Layer, type Step } from '#server/platform/inference/convolver.ts'

/** Side of the input picture, and the halved sizes that the network works on besides. */
export const SIDE_PX = 320
const SMALLER_PX = [160, 80, 40, 20, 10]

/** Channels between the layers of a block, and between blocks. */
const INNER = 16
const OUTER = 64

/** Largest size at which the blocks keep it, because there is no room for smaller ones. */
const FLAT_PX = 20

const MEMORY_BYTES = 160_000_000

/**
 * Opens U²-Net, small (Qin and others, 2020): eleven blocks, each a U of convolutions on ever smaller channels and
 * back, in one large U. The layers are in the order of the file. Returns a function that takes a picture of three
 * planes of SIDE_PX and gives the certainty of each pixel that it belongs to the subject.
 */
export function openU2Net(layers: readonly Layer[]): (picture: Float32Array) => Float32Array {
  const net = new Convolver(MEMORY_BYTES)
  const order = layers.values()
  const coming = (): Layer => {
    const { value } = order.next()
    if (!value) throw new Error('The network has too few layers')
    return value
  }
  const steps: Step[] = []
  const picture = net.makeChannels(3, SIDE_PX)
  const largest = makeLevel(net, SIDE_PX)
  const smaller = SMALLER_PX.map((sidePx) => makeLevel(net, sidePx))
  const convolve = (from: Channels, to: Channels, beside?: Channels): void => {
    steps.push(net.convolve(coming(), from, to, { beside }))
  }

  /** Adds the convolutions of a block from its level down to the smallest one and back. */
  function addInner(from: Channels, here: Level, [below, ...others]: readonly Level[]): void {
    convolve(from, here.inner.down)
    if (!below) return convolve(here.inner.down, here.inner.up)
    steps.push(net.halve(here.inner.down, below.small))
    addInner(below.small, below, others)
    convolve(below.inner.both, below.small)
    steps.push(net.double(below.small, here.inner.up))
  }

  /** Adds a block that keeps its size and widens its dilation instead of halving its channels. */
  function addFlat(from: Channels, [near, far, farthest]: Flat): void {
    convolve(from, near.down)
    convolve(near.down, far.down)
    convolve(far.down, farthest.down)
    convolve(farthest.down, farthest.up)
    convolve(farthest.both, far.up)
    convolve(far.both, near.up)
  }

  function addBlock(from: Channels, to: Channels, { here, below }: Levels): void {
    convolve(from, here.block)
    if (here.flat) addFlat(here.block, here.flat)
    else addInner(here.block, here, below)
    convolve((here.flat?.[0] ?? here.inner).both, to, here.block)
  }

  /** Adds the blocks of a level and of all below it, on the way down and on the way back. */
  function addLevels(from: Channels, { here, below }: Levels): void {
    const [next, ...others] = below
    if (!next) return addBlock(from, here.block, { here, below })
    addBlock(from, here.outer.down, { here, below })
    steps.push(net.halve(here.outer.down, next.outer.up))
    addLevels(next.outer.up, { here: next, below: others })
    steps.push(net.double(next.block, here.outer.up))
    addBlock(here.outer.both, here.block, { here, below })
  }

  addLevels(picture, { here: largest, below: smaller })
  const sides = [largest, ...smaller].map(({ block }) => {
    const side = net.makeChannels(1, block.sidePx)
    steps.push(net.convolve(coming(), block, side, { rectified: false }))
    return side
  })
  const { weights, biases } = coming()

  return (values) => {
    write(net, picture, values)
    for (const step of steps) step()
    const sum = new Float32Array(SIDE_PX ** 2).fill(biases[0]!)
    sides.forEach((side, level) => addEnlarged(net, side, weights[level]!, sum))
    return sum.map((value) => 1 / (1 + Math.exp(-value)))
  }
}

/** The channels of one size. */
interface Level {
  /** Between blocks: half for what comes up from below, and half for what went down. */
  outer: Halves
  /** Within the blocks, in the same way. */
  inner: Halves
  small: Channels
  block: Channels
  /** Set if the channels are so small that the block keeps their size. */
  flat: Flat | undefined
}

/** A level, and those below it from the larger to the smaller. */
interface Levels {
  here: Level
  below: readonly Level[]
}

type Flat = [near: Halves, far: Halves, farthest: Halves]

function makeLevel(net: Convolver, sidePx: number): Level {
  const inner = (): Halves => inHalves(net.makeChannels(2 * INNER, sidePx))
  return {
    outer: inHalves(net.makeChannels(2 * OUTER, sidePx)),
    inner: inner(),
    small: net.makeChannels(INNER, sidePx),
    block: net.makeChannels(OUTER, sidePx),
    flat: sidePx <= FLAT_PX ? [inner(), inner(), inner()] : undefined,
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
