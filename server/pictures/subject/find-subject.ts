import sharp from 'sharp'
import type { Mask, Pixels } from '#studio/index.ts'
import { readLayers } from './read-layers.ts'
import { readWeights } from './read-weights.ts'
import { openU2Net, SIDE_PX } from './u2net.ts'

/**
 * Returns what a network takes for the subject of an opaque photo, as a mask of 320 x 320 whatever the photo's shape
 * (scaleMask scales it to the photo): a proposal whose edge is a guess. Resolves to undefined if there is no network or
 * SUBJECT_NETWORK switches it off.
 */
export async function findSubject(pixels: Pixels): Promise<Mask | undefined> {
  const network = await openSubject()
  if (!network) return undefined
  const values = network(await readValues(pixels))
  return { data: stretch(values), widthPx: SIDE_PX, heightPx: SIDE_PX }
}

type Network = ReturnType<typeof openU2Net>

let opened: Promise<Network | undefined> | undefined

/** Opens the network once per process. findSubject does so too, but then the first photo has to wait. */
export async function openSubject(): Promise<Network | undefined> {
  return process.env.SUBJECT_NETWORK === '0' ? undefined : (opened ??= open())
}

async function open(): Promise<Network | undefined> {
  const weights = await readWeights()
  return weights && openU2Net(readLayers(weights))
}

/** Normalization with which the network was trained: mean and deviation of each channel of ordinary photos. */
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

async function readValues({ data, widthPx, heightPx }: Pixels): Promise<Float32Array> {
  const rgb = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: 'white' })
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .raw()
    .toBuffer()
  let largest = 1
  for (const value of rgb) if (value > largest) largest = value
  const values = new Float32Array(rgb.length)
  const plane = SIDE_PX * SIDE_PX
  for (let at = 0; at < plane; at += 1) {
    for (let c = 0; c < 3; c += 1) values[c * plane + at] = (rgb[at * 3 + c]! / largest - MEAN[c]!) / DEVIATION[c]!
  }
  return values
}

/**
 * Stretches the values so that the least certain pixel becomes 0 and the most certain 255: the network tells which
 * pixels of a picture belong to the subject, not whether there is one.
 */
function stretch(values: Float32Array): Uint8Array {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  const data = new Uint8Array(values.length)
  const scale = Math.max(1e-6, most - least)
  for (let at = 0; at < data.length; at += 1) data[at] = (255 * (values[at]! - least)) / scale + 0.5
  return data
}
