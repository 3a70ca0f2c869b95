import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import { sendAdChange, changeConflictOf } from '#web/api/ads/change-ad.ts'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { putVariant, variantsQuery } from '#web/api/ads/list-variants.ts'
import { sendRestore } from '#web/api/ads/previous-variants.ts'
import { sendUpdate } from '#web/api/ads/update-creative.ts'
import { ChangeSession, type ChangeState } from './change-session.ts'

/** The ad that is changed, as the screen has it. */
interface ChangedAd {
  id: string
  saved: () => { etag: string | undefined; fields: CreativeFields }
  rebase: (creative: ReadCreative) => void
  setHasUnapplied: (isUnapplied: boolean) => void
}

/**
 * Gives the changes of one ad, stored with its screen: leaving step 5 and coming back loses none that can be undone.
 */
export function useChangeSession(stored: RefObject<ChangeSession | undefined>, ad: ChangedAd): ChangeSession {
  const client = useQueryClient()
  const [session] = useState(() => (stored.current ??= begin()))
  return session

  function begin(): ChangeSession {
    const { id, saved, rebase, setHasUnapplied } = ad
    return new ChangeSession({
      read: () => ({
        fields: saved().fields,
        variants: client.getQueryData(variantsQuery(id).queryKey) ?? [],
      }),
      change: (change) => sendAdChange(id, change, saved().etag),
      writeFields: (fields) => sendUpdate(id, fields, saved().etag),
      restore: sendRestore,
      readCreative: () => client.fetchQuery({ ...creativeQuery(id), staleTime: 0 }),
      readVariants: () => client.fetchQuery({ ...variantsQuery(id), staleTime: 0 }).catch(() => {}),
      onDraft: setHasUnapplied,
      onVariant: (variant) => putVariant(client, variant),
      onCreative: (creative) => {
        client.setQueryData(creativeQuery(id).queryKey, creative)
        void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
        rebase(creative)
      },
      conflictOf: changeConflictOf,
      sentenceOf: errorSentence,
    })
  }
}

export function useChangeState(session: ChangeSession): ChangeState {
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}
