import type { StudiedPhoto } from '#studio/index.ts'

/**
 * A photo of 1600 px takes 10 MB decoded, up to as much again cut out, and each of them nearly as much again as it is scaled.
 * Two busy painters and their parent have to stay under 500 MB, what they share counted once (docs/decisions/0032).
 */
const REMEMBERED_BYTES = 40_000_000

/** A picture keeps its halves for small formats (studio/photo/halved.ts): a quarter, a sixteenth and so on of its bytes. */
const WITH_HALVES = 4 / 3

interface PhotoMemoryOptions<Photo> {
  /** Photos of one name are studied once. */
  nameOf: (photo: Photo) => string
  maxBytes?: number
}

/** The photos that this process has studied: a regenerated ad studies none again. */
export function createPhotoMemory<Photo>(
  study: (photo: Photo) => Promise<StudiedPhoto>,
  { nameOf, maxBytes = REMEMBERED_BYTES }: PhotoMemoryOptions<Photo>,
) {
  /** The least recently used first. */
  const remembered = new Map<string, StudiedPhoto>()
  let heldBytes = 0

  /** What `study` makes of each photo, or made of one of the same name before: in the order in which they are asked for. */
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

  /** Those of the ad at hand stay, however large they are. */
  function forgetOldest(ofTheAd: ReadonlySet<string>): void {
    for (const [oldest, photo] of remembered) {
      if (heldBytes <= maxBytes) return
      if (ofTheAd.has(oldest)) continue
      remembered.delete(oldest)
      heldBytes -= sizeBytes(photo)
    }
  }
}

/** A picture is kept a second time as it is scaled (studio/photo/scaled.ts): its colors, or all four channels of a cut-out. */
const WITH_COLORS = 1 + 3 / 4
const WITH_INKS = 2

/** Of the memory behind the pixels, which is larger than they are where a picture was trimmed. */
function sizeBytes({ pixels, study: { product, treatment } }: StudiedPhoto): number {
  // Of a photo whose product was cut out, the whole is hardly ever shown.
  const whole = (treatment === 'cutout' ? 1 : WITH_COLORS) * pixels.data.buffer.byteLength
  return WITH_HALVES * (whole + WITH_INKS * (product?.data.buffer.byteLength ?? 0))
}
