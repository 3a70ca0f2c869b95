import { useCallback, useEffect, useRef, useState } from 'react'
import { BLANK_FIELDS, type CreativeFields, fieldsOf, type ReadCreative } from '#web/api/ads/creative-fields.ts'
import { clearTab, writeTab, readTab } from '#web/ui/browser/tab-storage.ts'
import { draftKey, type StoredDraft } from './stored-draft.ts'
import { changedFields, holdsWords } from './unsaved-fields.ts'
import type { DraftBase, WizardDraft } from './wizard-state.ts'

export interface DraftOfAd extends WizardDraft {
  /** Adopts the server's answer to a save of these fields as the draft. */
  adopt: (sent: CreativeFields, answer: ReadCreative) => void
}

/** Gives the ad as it is on this screen, saved or not. Unsaved fields survive a reload, if the user is known. */
export function useDraft(userId: string | undefined, creative: ReadCreative | undefined): DraftOfAd {
  const key = userId && draftKey(userId, creative?.id)
  const [start] = useState(() => restore(key, creative))
  const [base, setBase] = useState(start.base)
  const [fields, setFields] = useState(start.fields)
  const [revision, setRevision] = useState(0)
  const latest = useRef(fields)
  const latestBase = useRef(base)

  const change = useCallback((part: Partial<CreativeFields>) => {
    latest.current = { ...latest.current, ...part }
    setFields(latest.current)
  }, [])

  /** Applies a change that does not come from step 1's form. The form is rendered again if its words differ. */
  const applyPatch = useCallback(
    (part: Partial<CreativeFields>) => {
      const before = latest.current
      change(part)
      if (holdsWords(changedFields(latest.current, before))) setRevision((count) => count + 1)
    },
    [change],
  )

  function stand(next: DraftBase) {
    latestBase.current = next
    setBase(next)
  }

  const unsaved = changedFields(fields, base.fields)
  const unsavedText = JSON.stringify(unsaved)
  useEffect(() => {
    if (!key) return
    if (unsavedText === '{}') return clearTab(key)
    const draft: StoredDraft = { etag: base.etag, fields: JSON.parse(unsavedText) as Partial<CreativeFields> }
    writeTab(key, draft)
  }, [key, base.etag, unsavedText])

  /**
   * Adopts the server's answer to a save as the draft, except for fields that were changed meanwhile: the server trims
   * and merges. If others have changed such a field too, nothing is adopted: the next save is based on the same
   * version, and causes a conflict.
   */
  function adopt(sent: CreativeFields, answer: ReadCreative) {
    const changedMeanwhile = changedFields(latest.current, sent)
    const changedByOthers = changedFields(fieldsOf(answer), sent)
    const wasLeft = (name: string) => !(name in changedFields(sent, latestBase.current.fields))
    if (Object.keys(changedMeanwhile).some((name) => name in changedByOthers && wasLeft(name))) return
    const { selectedFormats: _chosenHere, ...tidied } = fieldsOf(answer)
    applyPatch({ ...tidied, ...changedMeanwhile })
    stand({ etag: answer.etag, fields: fieldsOf(answer) })
  }

  /** Tells whether a reload would restore everything that is not saved. */
  const isStored = useCallback(() => {
    const stored = key ? (readTab(key) as StoredDraft | undefined) : undefined
    return stored !== undefined && JSON.stringify(stored.fields) === unsavedText
  }, [key, unsavedText])

  /** Takes over all fields of a newer ad that were not changed here. */
  function rebase(current: ReadCreative) {
    const { selectedFormats: _chosenHere, ...theirs } = fieldsOf(current)
    applyPatch({ ...theirs, ...changedFields(latest.current, latestBase.current.fields) })
    stand({ etag: current.etag, fields: fieldsOf(current) })
  }

  return {
    fields,
    change,
    applyPatch,
    latestFields: () => latest.current,
    saved: () => latestBase.current,
    unsaved,
    revision,
    adopt,
    rebase,
    isStored,
    clear: () => {
      if (key) clearTab(key)
    },
  }
}

/**
 * Restores the stored draft. If others have saved the ad since, it is applied to the newer fields, but saved with the
 * version that it knew.
 */
function restore(
  key: string | undefined,
  creative: ReadCreative | undefined,
): { base: DraftBase; fields: CreativeFields } {
  const saved = creative ? fieldsOf(creative) : BLANK_FIELDS
  const stored = key ? (readTab(key) as StoredDraft | undefined) : undefined
  return {
    base: { etag: stored?.etag ?? creative?.etag, fields: saved },
    fields: { ...saved, ...stored?.fields },
  }
}
