import { useState } from 'react'
import { loadChunk } from '#web/ui/browser/load-chunk.ts'
import { loadStep } from './step.tsx'
import { useStep } from './use-step.ts'
import type { WizardNavigation, WizardSaving } from './wizard-state.ts'
import { LAST_STEP, nextStep, previousStep, type StepNumber } from './wizard-steps.ts'

/** Moves between the steps. Each move saves; forward moves wait for it. */
export function useNavigation(startsAt: StepNumber, save: WizardSaving['save']): WizardNavigation {
  const { step, show, takeFocus } = useStep(startsAt)
  const [isAdAsked, setAdAsked] = useState(false)

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

  return {
    step,
    takeFocus,
    isAdAsked,
    moveTo,
    showNext: () => show(nextStep(step)),
    next: () => moveTo(nextStep(step)),
    back: () => moveTo(previousStep(step)),
  }
}
