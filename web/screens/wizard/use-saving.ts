import { useState } from 'react'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import {
  conflictOf,
  type EditConflictField,
  type UpdateConflict,
  useUpdateCreative,
} from '#web/api/ads/update-creative.ts'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'
import { STEP_TITLE_ID } from './step-frame.tsx'
import type { DraftOfAd } from './use-draft.ts'
import type { WizardSaving } from './wizard-state.ts'

/** Saves the draft of an ad, and keeps a conflict until it is settled. An ad without an id is not saved. */
export function useSaving(creative: ReadCreative | undefined, draft: DraftOfAd): WizardSaving {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const update = useUpdateCreative(creative?.id)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<UpdateConflict>()

  async function store(part: Partial<CreativeFields> = {}): Promise<void> {
    settle()
    try {
      await update.mutateAsync({
        read: () => ({ fields: { ...draft.latestFields(), ...part }, etag: draft.saved().etag }),
        adopt: draft.adopt,
      })
      setConflict(undefined)
    } catch (error) {
      const found = conflictOf(error)
      if (found) setConflict(found)
      throw error
    }
  }

  async function save(part: Partial<CreativeFields> = {}): Promise<boolean> {
    if (!creative) return true
    setSaving(true)
    try {
      await store(part)
      return true
    } catch {
      failCall({
        title: t('Error Saving Progress'),
        description: t('There was an error saving your progress to the database.'),
      })
      return false
    } finally {
      setSaving(false)
    }
  }

  async function saveExplicitly() {
    if (await save()) toast({ title: t('Progress Saved') })
  }

  async function settleConflict(field: EditConflictField, side: 'mine' | 'theirs') {
    if (!conflict) return
    if (side === 'theirs') draft.applyPatch({ [field]: conflict.current[field] })
    const left = conflict.fields.filter((other) => other !== field)
    if (left.length > 0) return setConflict({ ...conflict, fields: left })
    setConflict(undefined)
    draft.rebase(conflict.current)
    document.getElementById(STEP_TITLE_ID)?.focus()
    await saveExplicitly()
  }

  return { isSaving, store, save, saveExplicitly, conflict, settleConflict }
}
