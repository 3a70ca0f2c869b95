import { hash } from 'node:crypto'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { NewImage } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import type { Missing, AskedPictures } from './choose-pictures.ts'

/** A copy whose bytes are stored and whose row is not there yet. */
export interface Copy {
  asked: AskedPictures
  image: Omit<NewImage, 'userId' | 'campaignId' | 'createdAt'> & { contentType: string; sha256: string }
}

type Outcome = Copy | { asked: AskedPictures; same: { imageId: string } } | { missing: Missing }

/**
 * Copies a picture for the feed, under an id that addOrphans has recorded. A picture with the same bytes as the published
 * one is not copied: it has the same address.
 */
export async function copyToFeed(
  { storage }: Pick<Services, 'storage'>,
  asked: AskedPictures,
  id: string,
): Promise<Outcome> {
  const { key, slot, image, before } = asked
  if (before?.sha256 === image.sha256) return { asked, same: before }
  const bytes = await storage.get(imageKey(image.id))
  if (!bytes) return { missing: { key, slot, reason: 'gone' } }
  const sha256 = hash('sha256', bytes)
  if (before?.sha256 === sha256) return { asked, same: before }
  const { contentType, widthPx, heightPx, digitalSource } = image
  await storage.put(imageKey(id), bytes, contentType)
  const facts = { contentType, widthPx, heightPx, digitalSource, sha256, bytes: bytes.byteLength }
  return { asked, image: { id, creativeId: null, kind: 'feed', name: slot, ...facts } }
}
