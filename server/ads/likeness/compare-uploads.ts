import type { ComparedUpload } from '#contract/ads/likeness.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { SketchServices } from '#server/ads/suggestions/paint-sketch.ts'
import type { Checker } from '#server/pictures/checker/open-checker.ts'
import type { PictureOnDisk } from '#server/pictures/checker/receive-picture.ts'
import { readOwnPictures } from './own-pictures.ts'
import { sketchUnmade } from './sketch-unmade.ts'

interface CompareUploadsRequest {
  userId: string
  creativeId: string
  uploads: readonly PictureOnDisk[]
  signal: AbortSignal
}

/**
 * Compares an ad with pictures of any origin, the nearest first. An ad without a picture is sketched for it, so that the
 * answer comes before a credit is spent. Each picture takes its own turn: one that cannot be read is named, and nobody
 * waits for all of another user's.
 */
export async function compareUploads(
  services: SketchServices & { checker: Checker },
  { userId, creativeId, uploads, signal }: CompareUploadsRequest,
): Promise<ComparedUpload[]> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  const made = await readOwnPictures(services, [creative])
  const own = made.length > 0 ? made : [await sketchUnmade(services, { userId, creative, signal })]
  const compared: ComparedUpload[] = []
  for (const upload of uploads) {
    const task = { own, others: [upload], name: upload.name }
    const [nearest] = await services.checker.compare(task, { owner: userId, signal })
    compared.push({ name: upload.name, format: own[nearest!.own]!.format, distance: nearest!.distance })
  }
  return compared.toSorted((one, other) => one.distance.total - other.distance.total)
}
