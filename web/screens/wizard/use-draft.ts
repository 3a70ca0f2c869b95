import { useCallback, useRef, useState } from 'react'
import type { Creative } from '#contract/creative.ts'
import { BLANK_FIELDS, type CreativeFields, fieldsOf } from '#web/api/creative-fields.ts'

/** The ad as it stands on this screen, saved or not. `latest` is for handlers that change and save in one go. */
export function useDraft(creative: Creative | undefined) {
  const [fields, setFields] = useState(() => (creative ? fieldsOf(creative) : BLANK_FIELDS))
  const latest = useRef(fields)
  const change = useCallback((part: Partial<CreativeFields>) => {
    latest.current = { ...latest.current, ...part }
    setFields(latest.current)
  }, [])
  return { fields, change, latest }
}
