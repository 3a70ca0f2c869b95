import { useState } from 'react'
import { STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import { canUseCustomColors } from '#contract/plans.ts'
import { useSubscription } from '#web/api/subscription.ts'
import { CustomColorsDialog } from '#web/features/style-choices/custom-colors-dialog.tsx'
import { missingChoices, type StyleField } from '#web/features/style-choices/missing-choices.ts'
import { StyleChoices } from '#web/features/style-choices/style-choices.tsx'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import type { WizardState } from './use-wizard.ts'

/** Step 3. What is open is said one at a time by an alert, as SPEC.md section 5 has it, and marked all at once. */
export function StyleStep({ wizard }: { wizard: WizardState }) {
  const planId = useSubscription()?.planId ?? 'free'
  const [marked, setMarked] = useState<ReadonlySet<StyleField>>(new Set())
  const [dialog, setDialog] = useState<'custom-colors' | 'upgrade'>()
  const { fields, change } = wizard

  function goOn() {
    const missing = missingChoices(wizard.latestFields())
    const [first] = missing
    setMarked(new Set(missing))
    if (first) complain(first)
    else void wizard.next()
  }

  function applyColors(customColors: string[]) {
    change({ customColors, colorPalette: 'custom' })
    setDialog(undefined)
  }

  return (
    <StepFrame title="Style" lead="Choose how your ad should look and sound. You can change your mind later.">
      <StyleChoices
        chosen={fields}
        marked={marked}
        onChange={change}
        canUseCustomColors={canUseCustomColors(planId)}
        onCustomColors={() => setDialog(canUseCustomColors(planId) ? 'custom-colors' : 'upgrade')}
      />
      <StepActions wizard={wizard} onNext={goOn} />
      <CustomColorsDialog
        open={dialog === 'custom-colors'}
        onOpenChange={() => setDialog(undefined)}
        colors={fields.customColors}
        onApply={applyColors}
      />
      <UpgradeDialog
        feature={dialog === 'upgrade' ? 'Custom colors' : undefined}
        onClose={() => setDialog(undefined)}
      />
    </StepFrame>
  )
}

function complain(field: StyleField) {
  window.alert(STYLE_STEP_MESSAGES[field])
  document.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
}
