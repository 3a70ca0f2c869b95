import { OLD_CREATOR_TOOL } from '#contract/pictures/digital-source.ts'
import type { ImageType } from '../image-type.ts'
import { manifestsOf } from './manifests.ts'
import { readXmpSource } from './terms-in-xmp.ts'
import { termsInManifest } from './terms-in-manifest.ts'
import { xmpPackets } from './xmp-packets.ts'

/** Terms of IPTC, and C2PA's one of its own, for pictures made by AI, whole or in part. */
const AI_TERMS: readonly string[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'trainedAlgorithmicData',
]

/** Returns true if a photo with this mark was made by AI, whole or in part. */
export function isMadeByAi(digitalSource: string | null): boolean {
  return digitalSource !== null && AI_TERMS.includes(digitalSource)
}

/**
 * Reads an upload's own metadata for how it was made, as an IPTC term, or null if there is none. A term of AI counts
 * before any other: a photo may list what it was made of. No signature is checked: a claim that AI took part is
 * believed.
 */
export function readDigitalSource(upload: Uint8Array, kind: ImageType): string | null {
  const file = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  const packets = xmpPackets(file, kind).map(readXmpSource)
  const isOldAd = packets.some(({ creatorTools }) => creatorTools.includes(OLD_CREATOR_TOOL))
  const inPackets = packets.flatMap(({ terms }) => terms)
  const inManifests = manifestsOf(file, kind).flatMap(termsInManifest)
  const found = [...inPackets, ...inManifests]
  const terms = isOldAd ? found.map((term) => (term === 'compositeSynthetic' ? 'composite' : term)) : found
  return terms.find((term) => AI_TERMS.includes(term)) ?? terms[0] ?? null
}
