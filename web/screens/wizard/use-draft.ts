import { useCallback, useEffect, useRef, useState } from 'react'
import { BLANK_FIELDS, type CreativeFields, fieldsOf, type ReadCreative } from '#web/api/creative-fields.ts'
import { forgetKept, keepInTab, readKept } from '#web/ui/kept-in-tab.ts'
import { draftKey, type KeptDraft } from './kept-draft.ts'
import { changedFields, holdsWords } from './unsaved-fields.ts'

/** What the draft's changes are changes of: an ad that was read, in the version that was read. */
interface Base {
  etag: string | undefined
  fields: CreativeFields
}

/**
 * The ad as it stands on this screen, saved or not. `latest` is for handlers that change and save in one go. What is not saved
 * outlives a reload, if it is known whose it is.
 */
export function useDraft(userId: string | undefined, creative: ReadCreative | undefined) {
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

  /** A change that was not made in step 1's form, which is drawn anew where it shows other words than these. */
  const bringIn = useCallback(
    (part: Partial<CreativeFields>) => {
      const before = latest.current
      change(part)
      if (holdsWords(changedFields(latest.current, before))) setRevision((count) => count + 1)
    },
    [change],
  )

  function stand(next: Base) {
    latestBase.current = next
    setBase(next)
  }

  const unsaved = changedFields(fields, base.fields)
  const unsavedText = JSON.stringify(unsaved)
  useEffect(() => {
    if (!key) return
    if (unsavedText === '{}') return forgetKept(key)
    const draft: KeptDraft = { etag: base.etag, fields: JSON.parse(unsavedText) as Partial<CreativeFields> }
    keepInTab(key, draft)
  }, [key, base.etag, unsavedText])

  /**
   * The server trims, tidies and puts in what others changed: what it has made of a save is the draft, where nothing was changed
   * meanwhile. Where that is a field that others changed too, the next save begins from the same version, and asks.
   */
  function adopt(sent: CreativeFields, answer: ReadCreative) {
    const changedMeanwhile = changedFields(latest.current, sent)
    const changedByOthers = changedFields(fieldsOf(answer), sent)
    const wasLeft = (name: string) => !(name in changedFields(sent, latestBase.current.fields))
    if (Object.keys(changedMeanwhile).some((name) => name in changedByOthers && wasLeft(name))) return
    const { selectedFormats: _chosenHere, ...tidied } = fieldsOf(answer)
    bringIn({ ...tidied, ...changedMeanwhile })
    stand({ etag: answer.etag, fields: fieldsOf(answer) })
  }

  /** Whether a reload would bring back all that is not saved. */
  const isKept = useCallback(() => {
    const kept = key ? (readKept(key) as KeptDraft | undefined) : undefined
    return kept !== undefined && JSON.stringify(kept.fields) === unsavedText
  }, [key, unsavedText])

  /** Everything that was not changed here becomes what it is in an ad that was read later. */
  function rebase(current: ReadCreative) {
    const { selectedFormats: _chosenHere, ...theirs } = fieldsOf(current)
    bringIn({ ...theirs, ...changedFields(latest.current, latestBase.current.fields) })
    stand({ etag: current.etag, fields: fieldsOf(current) })
  }

  return {
    fields,
    change,
    bringIn,
    latest,
    latestBase,
    unsaved,
    /** Changes when words were brought in. */
    revision,
    adopt,
    rebase,
    isKept,
    forget: () => key && forgetKept(key),
  }
}

/** A draft of an ad that others have saved since is put on top of that: its next save is from the version that it knew. */
function restore(key: string | undefined, creative: ReadCreative | undefined): { base: Base; fields: CreativeFields } {
  const saved = creative ? fieldsOf(creative) : BLANK_FIELDS
  const kept = key ? (readKept(key) as KeptDraft | undefined) : undefined
  return {
    base: { etag: kept?.etag ?? creative?.etag, fields: saved },
    fields: { ...saved, ...kept?.fields },
  }
}
