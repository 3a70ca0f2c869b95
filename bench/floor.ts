import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { BENCH_PHOTO } from './measure.ts'
import { type WorkCost, measureCost, medianCost } from './cost.ts'

const SOURCE_PX = 2000
const FEED_PX = 1080
const QUALITY = 88
const WARM_UP = 4

/**
 * Returns one of our photos as a camera would deliver it: 2000 by 2000, as a JPEG or, with its transparency, as a PNG.
 */
export async function asSource(bytes: Uint8Array): Promise<Buffer> {
  const { hasAlpha } = await sharp(bytes).metadata()
  const size = { width: SOURCE_PX, height: SOURCE_PX, fit: 'cover' as const, position: 'centre' }
  const image = sharp(bytes).rotate().resize(size)
  return hasAlpha ? image.png({ compressionLevel: 3 }).toBuffer() : image.jpeg({ quality: 92 }).toBuffer()
}

/**
 * Returns the floor, which no ad can beat: a photo of 2000 by 2000 decoded, resized to a feed's size and encoded as an
 * ad is.
 */
export function floorWork(source: Uint8Array): () => Promise<unknown> {
  return () => sharp(source).resize(FEED_PX, FEED_PX).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Returns the same work by the canvas alone, for comparison. */
export function peerWork(source: Buffer): () => Promise<unknown> {
  return async () => {
    const image = await loadImage(source)
    const canvas = createCanvas(FEED_PX, FEED_PX)
    canvas.getContext('2d').drawImage(image, 0, 0, FEED_PX, FEED_PX)
    await canvas.encode('jpeg', QUALITY)
  }
}

export async function floorSource(): Promise<Buffer> {
  const flat = await sharp(readFileSync(BENCH_PHOTO)).flatten({ background: '#d8dde4' }).png().toBuffer()
  return asSource(flat)
}

export async function measureWarm(work: () => Promise<unknown>, runs: number): Promise<WorkCost> {
  for (let run = 0; run < WARM_UP; run += 1) await work()
  const costs: WorkCost[] = []
  for (let run = 0; run < runs; run += 1) costs.push(await measureCost(work))
  return medianCost(costs)
}
