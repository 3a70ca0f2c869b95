import { OLD_CREATOR_TOOL } from '#contract/digital-source.ts'
import type { ImageType } from '../image-type.ts'
import { manifestsOf } from './manifests.ts'
import { readXmpSource } from './terms-in-xmp.ts'
import { termsInManifest } from './terms-in-manifest.ts'
import { xmpPackets } from './xmp-packets.ts'

/** Terms of IPTC, and C2PA's one of its own, for what AI made, whole or in part. */
const AI_TERMS: readonly string[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'trainedAlgorithmicData',
]

/** Whether a photo with this mark was made by AI, or a part of it. */
export function isMadeByAi(digitalSource: string | null): boolean {
  return digitalSource !== null && AI_TERMS.includes(digitalSource)
}

/**
 * What an upload's own metadata says of how it was made, as a term of IPTC's; null where it says nothing. A term of AI counts before
 * any other: a photo may list what it was made of. Nobody's signature is checked: whoever says that AI took part is believed.
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
