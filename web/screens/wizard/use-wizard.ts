import { useRef, useState } from 'react'
import type { ReadCreative } from '#web/api/ads/creative-fields.ts'
import type { ChangeSession } from '#web/features/on-this-ad/change-session.ts'
import { startingStep } from './starting-step.ts'
import { useDraft } from './use-draft.ts'
import { useNavigation } from './use-navigation.ts'
import { useSaving } from './use-saving.ts'
import type { WizardState } from './wizard-state.ts'
import { FIRST_STEP } from './wizard-steps.ts'

/** Gives the draft, its saving, the step and the changes of the finished ad. */
export function useWizard(userId: string | undefined, creative: ReadCreative | undefined): WizardState {
  const draft = useDraft(userId, creative)
  const saving = useSaving(creative, draft)
  const navigation = useNavigation(creative ? startingStep(draft.fields) : FIRST_STEP, saving.save)
  const session = useRef<ChangeSession>(undefined)
  const [hasUnapplied, setHasUnapplied] = useState(false)
  return {
    ad: {
      id: creative?.id,
      version: creative?.updatedAt ?? '',
      hasHero: (creative?.productImages.length ?? 0) > 0,
    },
    draft,
    saving,
    navigation,
    changes: { session, hasUnapplied, setHasUnapplied },
  }
}
