import { useState } from 'react'
import type { Creative } from '#contract/creative.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { useUpdateCreative } from '#web/api/update-creative.ts'
import { loadPart } from '#web/ui/load-part.ts'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { startingStep } from './starting-step.ts'
import { loadStep } from './step.tsx'
import { useDraft } from './use-draft.ts'
import { useStep } from './use-step.ts'
import { FIRST_STEP, LAST_STEP, nextStep, previousStep, type StepNumber } from './wizard-steps.ts'

export type WizardState = ReturnType<typeof useWizard>

/** The draft, the step and the rules of saving: each move saves, forward moves wait for it, nothing is saved without an id. */
export function useWizard(userId: string | undefined, creative: Creative | undefined) {
  const { toast } = useToast()
  const { fail, settle } = useFailureToast()
  const { fields, change, latest, unsaved, adopt, isKept, forget } = useDraft(userId, creative)
  const { step, show, takeFocus } = useStep(creative ? startingStep(fields) : FIRST_STEP)
  const update = useUpdateCreative(creative?.id)
  const [isSaving, setSaving] = useState(false)
  /** Whether the person has just pressed Next for an ad; merely coming back to step 5 asks for nothing. */
  const [isAdAsked, setAdAsked] = useState(false)

  /** Throws what the server has against it. */
  async function store(part: Partial<CreativeFields> = {}): Promise<void> {
    settle()
    const sent = { ...latest.current, ...part }
    adopt(sent, await update.mutateAsync(sent))
  }

  async function save(part: Partial<CreativeFields> = {}): Promise<boolean> {
    if (!creative) return true
    setSaving(true)
    try {
      await store(part)
      return true
    } catch {
      fail({
        title: 'Error Saving Progress',
        description: 'There was an error saving your progress to the database.',
      })
      return false
    } finally {
      setSaving(false)
    }
  }

  /** Going back never waits and never fails; going on is for what is saved. */
  async function moveTo(target: StepNumber) {
    if (target > step) {
      if (!(await save())) return
    } else {
      void save()
    }
    if (!(await loadPart(() => loadStep(target)))) return
    setAdAsked(step === LAST_STEP - 1 && target === LAST_STEP)
    show(target)
  }

  async function saveExplicitly() {
    if (await save()) toast({ title: 'Progress Saved' })
  }

  return {
    id: creative?.id,
    /** Changes whenever the ad is saved: what is made of the saved ad is asked for anew. */
    version: creative?.updatedAt ?? '',
    /** Whether the saved ad has a photo for the studio to look at. */
    hasHero: (creative?.productImages.length ?? 0) > 0,
    fields,
    change,
    /** The draft as it stands after the changes of the same click. */
    latestFields: () => latest.current,
    unsaved,
    isDraftKept: isKept,
    forgetDraft: forget,
    step,
    /** For a step that is shown only after it was loaded. */
    takeFocus,
    isSaving,
    isAdAsked,
    store,
    save,
    saveExplicitly,
    moveTo,
    /** The next step, for whoever has saved already. */
    showNext: () => show(nextStep(step)),
    next: () => moveTo(nextStep(step)),
    back: () => moveTo(previousStep(step)),
  }
}
