import { useState } from 'react'
import type { Creative } from '#contract/creative.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { useUpdateCreative } from '#web/api/update-creative.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { startingStep } from './starting-step.ts'
import { useDraft } from './use-draft.ts'
import { useStep } from './use-step.ts'
import { LAST_STEP, nextStep, previousStep, type StepNumber } from './wizard-steps.ts'

export type WizardState = ReturnType<typeof useWizard>

/** The draft, the step and the rules of saving: each move saves, forward moves wait for it, nothing is saved without an id. */
export function useWizard(creative: Creative | undefined) {
  const { toast } = useToast()
  const { fields, change, latest } = useDraft(creative)
  const { step, show } = useStep(startingStep(fields))
  const update = useUpdateCreative(creative?.id)
  const [isSaving, setSaving] = useState(false)
  /** Whether the person has just pressed Next for an ad; merely coming back to step 5 asks for nothing. */
  const [isAdAsked, setAdAsked] = useState(false)

  async function save(part: Partial<CreativeFields> = {}): Promise<boolean> {
    if (!creative) return true
    setSaving(true)
    try {
      await update.mutateAsync({ ...latest.current, ...part })
      return true
    } catch {
      toast({
        title: 'Error Saving Progress',
        description: 'There was an error saving your progress to the database.',
        variant: 'destructive',
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
    setAdAsked(step === LAST_STEP - 1 && target === LAST_STEP)
    show(target)
  }

  async function saveExplicitly() {
    if (await save()) toast({ title: 'Progress Saved' })
  }

  return {
    id: creative?.id,
    fields,
    change,
    /** The draft as it stands after the changes of the same click. */
    latestFields: () => latest.current,
    step,
    isSaving,
    isAdAsked,
    save,
    saveExplicitly,
    moveTo,
    /** The next step, for whoever has saved already. */
    showNext: () => show(nextStep(step)),
    next: () => moveTo(nextStep(step)),
    back: () => moveTo(previousStep(step)),
  }
}
