import { useCallback, useEffect, useRef, useState } from 'react'
import type { Creative } from '#contract/creative.ts'
import { BLANK_FIELDS, type CreativeFields, fieldsOf } from '#web/api/creative-fields.ts'
import { draftKey, forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { unsavedFields } from './unsaved-fields.ts'

/**
 * The ad as it stands on this screen, saved or not. `latest` is for handlers that change and save in one go. What is not saved
 * outlives a reload, if it is known whose it is.
 */
export function useDraft(userId: string | undefined, creative: Creative | undefined) {
  const key = userId && draftKey(userId, creative?.id)
  const base = creative?.updatedAt ?? null
  const saved = creative ? fieldsOf(creative) : BLANK_FIELDS
  const [fields, setFields] = useState(() => restore(key, base, saved))
  const latest = useRef(fields)
  const change = useCallback((part: Partial<CreativeFields>) => {
    latest.current = { ...latest.current, ...part }
    setFields(latest.current)
  }, [])

  const unsaved = unsavedFields(fields, saved)
  const unsavedText = JSON.stringify(unsaved)
  useEffect(() => {
    if (!key) return
    if (unsavedText === '{}') forgetDraft(key)
    else keepDraft(key, { base, fields: JSON.parse(unsavedText) as Partial<CreativeFields> })
  }, [key, base, unsavedText])

  /** The server trims and tidies: what it has made of a save is the draft, where nothing was changed meanwhile. */
  function adopt(sent: CreativeFields, answer: Creative) {
    const { selectedFormats: _chosenHere, ...tidied } = fieldsOf(answer)
    const changedMeanwhile = unsavedFields(latest.current, sent)
    change({ ...tidied, ...changedMeanwhile })
  }

  /** Whether a reload would bring back all that is not saved. */
  const isKept = useCallback(() => {
    const kept = key ? readDraft(key) : undefined
    return kept !== undefined && JSON.stringify(kept.fields) === unsavedText
  }, [key, unsavedText])

  return { fields, change, latest, unsaved, adopt, isKept, forget: () => key && forgetDraft(key) }
}

function restore(key: string | undefined, base: string | null, saved: CreativeFields): CreativeFields {
  const kept = key ? readDraft(key) : undefined
  return kept?.base === base ? { ...saved, ...kept.fields } : saved
}
