import { FaceLayers } from './face-layers.ts'
import type { FaceWeights } from './read-face-weights.ts'

/** Side of the square picture that the network looks at, and of the grid of cells in which it answers. */
export const FACE_SIDE_PX = 416
export const FACE_CELLS = 13

/** Numbers for each of the boxes that a cell proposes: place, size and odds. */
export const FACE_NUMBERS = 5

/** The separable convolutions between the first layer and the last. */
const MIDDLE = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'] as const

/** Takes FACE_SIDE_PX squared pixels of three values and gives the numbers of each cell. */
export type FaceNet = (picture: Float32Array) => Float32Array

/**
 * Opens the network: a convolution of 3 x 3, five that look at each channel alone and then mix the channels, each
 * before a pool that halves the picture, and one that answers.
 */
export function openFaceNet(weights: FaceWeights): FaceNet {
  const part = (name: string) => weights.get(name)!
  const net = new FaceLayers()
  const picture = net.makeInput(FACE_SIDE_PX, 3)
  const first = { filters: part('conv0/filters'), biases: part('conv0/bias') }
  let plane = net.makePlane(FACE_SIDE_PX - 2, first.biases.length)
  const steps = [net.convolve(picture, plane, first)]
  for (const name of MIDDLE) {
    const weighed = { filters: part(`${name}/pointwise_filter`), biases: part(`${name}/bias`) }
    const sidePx = Math.ceil(plane.sidePx / 2)
    const pooled = net.makePlane(sidePx, plane.channels, 1)
    const alone = net.makePlane(sidePx, plane.channels)
    const mixed = net.makePlane(sidePx, weighed.biases.length)
    steps.push(net.pool(plane, pooled, 2))
    steps.push(net.convolveAlone(pooled, alone, part(`${name}/depthwise_filter`)))
    steps.push(net.mix(alone, mixed, weighed))
    plane = mixed
  }
  const last = { filters: part('conv8/filters'), biases: part('conv8/bias') }
  const pooled = net.makePlane(plane.sidePx, plane.channels)
  const answer = net.makePlane(plane.sidePx, last.biases.length)
  steps.push(net.pool(plane, pooled, 1), net.mix(pooled, answer, last, 'plain'))
  return (values) => {
    net.write(picture, values)
    for (const step of steps) step()
    return net.read(answer)
  }
}
