import { useRef, useState } from 'react'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import {
  conflictOf,
  type EditConflictField,
  type UpdateConflict,
  useUpdateCreative,
} from '#web/api/ads/update-creative.ts'
import type { ChangeSession } from '#web/features/on-this-ad/change-session.ts'
import { loadChunk } from '#web/ui/browser/load-chunk.ts'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'
import { startingStep } from './starting-step.ts'
import { STEP_TITLE_ID } from './step-frame.tsx'
import { loadStep } from './step.tsx'
import { useDraft } from './use-draft.ts'
import { useStep } from './use-step.ts'
import type { WizardState } from './wizard-state.ts'
import { FIRST_STEP, LAST_STEP, nextStep, previousStep, type StepNumber } from './wizard-steps.ts'

/**
 * Gives the draft, the step and the rules of saving: each move saves, forward moves wait for it, and an ad without an
 * id is not saved.
 */
export function useWizard(userId: string | undefined, creative: ReadCreative | undefined): WizardState {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const { fields, change, applyPatch, latest, latestBase, unsaved, revision, ...draft } = useDraft(userId, creative)
  const { step, show, takeFocus } = useStep(creative ? startingStep(fields) : FIRST_STEP)
  const update = useUpdateCreative(creative?.id)
  const [isSaving, setSaving] = useState(false)
  /** The conflict with changes of others, until the user has decided every field. */
  const [conflict, setConflict] = useState<UpdateConflict>()
  /** Set if the user has just pressed Next to make an ad; merely returning to step 5 starts nothing. */
  const [isAdAsked, setAdAsked] = useState(false)

  const changes = useRef<ChangeSession>(undefined)
  const [hasUnapplied, setHasUnapplied] = useState(false)

  /** Saves. Throws the server's refusal. */
  async function store(part: Partial<CreativeFields> = {}): Promise<void> {
    settle()
    try {
      await update.mutateAsync({
        read: () => ({ fields: { ...latest.current, ...part }, etag: latestBase.current.etag }),
        adopt: draft.adopt,
      })
      setConflict(undefined)
    } catch (error) {
      const found = conflictOf(error)
      if (found) setConflict(found)
      throw error
    }
  }

  /** Decides one field. The last decision saves the ad. */
  async function settleConflict(field: EditConflictField, side: 'mine' | 'theirs') {
    if (!conflict) return
    if (side === 'theirs') applyPatch({ [field]: conflict.current[field] })
    const left = conflict.fields.filter((other) => other !== field)
    if (left.length > 0) return setConflict({ ...conflict, fields: left })
    setConflict(undefined)
    draft.rebase(conflict.current)
    document.getElementById(STEP_TITLE_ID)?.focus()
    await saveExplicitly()
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

  /** Moves to a step. Going back never waits and never fails; going forward requires a successful save. */
  async function moveTo(target: StepNumber): Promise<boolean> {
    if (target > step) {
      if (!(await save())) return false
    } else {
      void save()
    }
    if (!(await loadChunk(() => loadStep(target)))) return false
    setAdAsked(step === LAST_STEP - 1 && target === LAST_STEP)
    show(target)
    return true
  }

  async function saveExplicitly() {
    if (await save()) toast({ title: t('Progress Saved') })
  }

  return {
    id: creative?.id,
    version: creative?.updatedAt ?? '',
    hasHero: (creative?.productImages.length ?? 0) > 0,
    fields,
    change,
    applyPatch,
    latestFields: () => latest.current,
    saved: () => latestBase.current,
    rebase: draft.rebase,
    unsaved,
    isDraftStored: draft.isStored,
    clearDraft: draft.clear,
    revision,
    conflict,
    settleConflict,
    changes,
    hasUnapplied,
    setHasUnapplied,
    step,
    takeFocus,
    isSaving,
    isAdAsked,
    store,
    save,
    saveExplicitly,
    moveTo,
    showNext: () => show(nextStep(step)),
    next: () => moveTo(nextStep(step)),
    back: () => moveTo(previousStep(step)),
  }
}
