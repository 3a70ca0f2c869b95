import type { Pixels } from './pixels.ts'

/** Bytes of scaled pictures that are kept: the pictures of a few ads, beside the 40 MB of their photos. */
const KEPT_BYTES = 10_000_000

/** A number for each picture, by which its results are known without holding it. */
const numbers = new WeakMap<Pixels['data'], number>()
let lastNumber = 0

/** Results by the picture's number and the scaling, the least recently used first. */
const kept = new Map<string, Uint8Array>()
let keptBytes = 0

/**
 * Returns what `make` gives for a picture and a scaling, and keeps it for a while: a mended layout, another look and a
 * changed price show the same photo at the same size. Read only.
 */
export async function recentlyScaled(
  { data }: Pixels,
  scaling: object,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = `${numberOf(data)} ${JSON.stringify(scaling)}`
  const known = kept.get(key)
  const scaled = known ?? (await make())
  // Two ads that were painted side by side may both have made it.
  forget(key)
  if (scaled.byteLength <= KEPT_BYTES) keep(key, scaled)
  return scaled
}

function numberOf(data: Pixels['data']): number {
  const known = numbers.get(data)
  if (known !== undefined) return known
  lastNumber += 1
  numbers.set(data, lastNumber)
  return lastNumber
}

function keep(key: string, scaled: Uint8Array): void {
  kept.set(key, scaled)
  keptBytes += scaled.byteLength
  for (const oldest of kept.keys()) {
    if (keptBytes <= KEPT_BYTES) return
    forget(oldest)
  }
}

function forget(key: string): void {
  keptBytes -= kept.get(key)?.byteLength ?? 0
  kept.delete(key)
}
