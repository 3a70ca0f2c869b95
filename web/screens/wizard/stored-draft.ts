import type { CreativeFields } from '#web/api/ads/creative-fields.ts'

/** Fields that are not saved yet, kept for this tab, so that a reload loses nothing. */
export interface StoredDraft {
  /** The version of the ad that the draft changes; a new ad has none. */
  etag?: string | undefined
  fields: Partial<CreativeFields>
}

/** Gives the key of a user's draft, so that two who share a tab have separate drafts. */
export function draftKey(userId: string, adId: string | undefined): string {
  return `draft ${userId} ${adId ?? 'new'}`
}
