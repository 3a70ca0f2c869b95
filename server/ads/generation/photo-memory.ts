import type { StudiedPhoto } from '#studio/index.ts'

/**
 * Bytes of pictures that are remembered. A photo of 1600 px takes 10 MB decoded, up to as much again cut out, and each
 * of them nearly as much again as it is scaled. Two busy painters and their parent have to stay under 500 MB, with
 * shared memory counted once (docs/decisions/0032).
 */
const REMEMBERED_BYTES = 40_000_000

/**
 * Factor for the halves that a picture keeps for small formats (studio/photo/pixels/halved.ts): a quarter, a sixteenth and so
 * on of its bytes.
 */
const WITH_HALVES = 4 / 3

interface PhotoMemoryOptions<Photo> {
  /** Returns a photo's name; photos of one name are studied once. */
  nameOf: (photo: Photo) => string
  maxBytes?: number
}

/** Makes a cache of the photos that this process has studied: a regenerated ad studies none again. */
export function createPhotoMemory<Photo>(
  study: (photo: Photo) => Promise<StudiedPhoto>,
  { nameOf, maxBytes = REMEMBERED_BYTES }: PhotoMemoryOptions<Photo>,
) {
  /** Studies by name, the least recently used first. */
  const remembered = new Map<string, StudiedPhoto>()
  let heldBytes = 0

  /** Returns the study of each photo, made now or for a photo of the same name before, in the order of the request. */
  return async function recall(photos: readonly Photo[]): Promise<StudiedPhoto[]> {
    const ofTheAd = new Set(photos.map(nameOf))
    const asked: StudiedPhoto[] = []
    for (const asking of photos) {
      const name = nameOf(asking)
      const known = remembered.get(name)
      const photo = known ?? (await study(asking))
      remembered.delete(name)
      remembered.set(name, photo)
      if (!known) heldBytes += sizeBytes(photo)
      asked.push(photo)
      forgetOldest(ofTheAd)
    }
    return asked
  }

  /** Drops the oldest studies. Those of the ad at hand stay, however large they are. */
  function forgetOldest(ofTheAd: ReadonlySet<string>): void {
    for (const [oldest, photo] of remembered) {
      if (heldBytes <= maxBytes) return
      if (ofTheAd.has(oldest)) continue
      remembered.delete(oldest)
      heldBytes -= sizeBytes(photo)
    }
  }
}

/**
 * Factors for the second copy that is kept of a scaled picture (studio/photo/pixels/scaled.ts): its colors, or all four
 * channels of a cut-out.
 */
const WITH_COLORS = 1 + 3 / 4
const WITH_INKS = 2

/** Returns the size of the buffer under the pixels, which is larger than they are if a picture was trimmed. */
function sizeBytes({ pixels, study: { product, treatment } }: StudiedPhoto): number {
  // A photo whose product was cut out is hardly ever shown whole.
  const whole = (treatment === 'cutout' ? 1 : WITH_COLORS) * pixels.data.buffer.byteLength
  return WITH_HALVES * (whole + WITH_INKS * (product?.data.buffer.byteLength ?? 0))
}
