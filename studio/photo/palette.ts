import { oklabToHex, writeOklab } from '../color/oklab.ts'
import type { Swatch } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'

/** Nobody names more colors than this in a product. */
const CLUSTERS = 6

/** Enough for stable means; more samples change no swatch by a visible step. */
const MAX_SAMPLES = 5000

/** Two swatches nearer than this in OKLab are one color with light on it. */
const SAME_COLOR = 0.07

/** Smaller swatches are noise, reflections and edge pixels. */
const MIN_SHARE = 0.015

/** A pixel below this alpha shows mostly what lies behind it. */
const OWN_ALPHA = 200

interface Cluster {
  l: number
  a: number
  b: number
  count: number
}

export interface Colors {
  /** Largest first; empty when nothing is opaque. */
  palette: Swatch[]
  /** Mean OKLab lightness, 0 to 1; .5 when nothing is opaque. */
  meanLightness: number
}

/** Measures the colors of the opaque pixels. */
export function measureColors(pixels: Pixels): Colors {
  const samples = sampleOklab(pixels)
  if (samples.length === 0) return { palette: [], meanLightness: 0.5 }
  let sum = 0
  for (let i = 0; i < samples.length; i += 3) sum += samples[i]!
  return { palette: findSwatches(samples), meanLightness: sum / (samples.length / 3) }
}

/** Groups the samples by k-means in OKLab. */
function findSwatches(samples: Float32Array): Swatch[] {
  const clusters = mergeClose(refine(samples, spreadSeeds(samples)))
  const kept = clusters.filter((cluster, index) => index === 0 || cluster.count * 3 >= MIN_SHARE * samples.length)
  const total = kept.reduce((sum, cluster) => sum + cluster.count, 0)
  return kept.map(({ l, a, b, count }) => ({ hex: oklabToHex(l, a, b), share: count / total }))
}

function sampleOklab({ data, widthPx, heightPx }: Pixels): Float32Array {
  const step = Math.max(1, Math.floor(Math.sqrt((widthPx * heightPx) / (MAX_SAMPLES * 2))))
  const samples: number[] = []
  const lab = new Float32Array(3)
  for (let y = step >> 1; y < heightPx; y += step) {
    for (let x = step >> 1; x < widthPx; x += step) {
      const i = (y * widthPx + x) * 4
      if (data[i + 3]! < OWN_ALPHA) continue
      writeOklab(data[i]!, data[i + 1]!, data[i + 2]!, lab, 0)
      samples.push(lab[0]!, lab[1]!, lab[2]!)
    }
  }
  return Float32Array.from(samples)
}

/** Farthest-point seeds: deterministic, and a small bright logo gets its own cluster. */
function spreadSeeds(samples: Float32Array): Cluster[] {
  const nearest = new Float32Array(samples.length / 3).fill(Infinity)
  const seeds: Cluster[] = []
  let pick = (samples.length / 3) >> 1
  for (let k = 0; k < CLUSTERS && nearest[pick]! > SAME_COLOR ** 2 / 4; k += 1) {
    const seed = { l: samples[pick * 3]!, a: samples[pick * 3 + 1]!, b: samples[pick * 3 + 2]!, count: 0 }
    seeds.push(seed)
    for (let i = 0; i < nearest.length; i += 1) {
      nearest[i] = Math.min(nearest[i]!, squaredDistance(samples, i * 3, seed))
      if (nearest[i]! > nearest[pick]!) pick = i
    }
  }
  return seeds
}

function refine(samples: Float32Array, seeds: Cluster[]): Cluster[] {
  let clusters = seeds
  for (let round = 0; round < 8; round += 1) {
    const sums = clusters.map(() => ({ l: 0, a: 0, b: 0, count: 0 }))
    for (let i = 0; i < samples.length; i += 3) {
      const sum = sums[nearestCluster(samples, i, clusters)]!
      sum.l += samples[i]!
      sum.a += samples[i + 1]!
      sum.b += samples[i + 2]!
      sum.count += 1
    }
    clusters = sums
      .filter((sum) => sum.count > 0)
      .map(({ l, a, b, count }) => ({ l: l / count, a: a / count, b: b / count, count }))
  }
  return clusters
}

function mergeClose(clusters: Cluster[]): Cluster[] {
  const merged: Cluster[] = []
  for (const cluster of clusters.toSorted((first, second) => second.count - first.count)) {
    const same = merged.find((other) => squaredDistance([cluster.l, cluster.a, cluster.b], 0, other) < SAME_COLOR ** 2)
    if (same) same.count += cluster.count
    else merged.push({ ...cluster })
  }
  return merged.toSorted((first, second) => second.count - first.count)
}

function nearestCluster(samples: Float32Array, at: number, clusters: Cluster[]): number {
  let best = 0
  let bestDistance = Infinity
  for (let k = 0; k < clusters.length; k += 1) {
    const distance = squaredDistance(samples, at, clusters[k]!)
    if (distance >= bestDistance) continue
    best = k
    bestDistance = distance
  }
  return best
}

function squaredDistance(samples: ArrayLike<number>, at: number, { l, a, b }: Cluster): number {
  return (samples[at]! - l) ** 2 + (samples[at + 1]! - a) ** 2 + (samples[at + 2]! - b) ** 2
}
