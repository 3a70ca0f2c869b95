import { useState } from 'react'
import { DEFAULT_CALLS_TO_ACTION } from '#contract/ads/calls-to-action.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { canUseCustomColors, type PlanId } from '#contract/money/plans.ts'
import { CustomColorsDialog } from '#web/features/style-choices/custom-colors-dialog.tsx'
import type { StyleField } from '#web/features/style-choices/missing-choices.ts'
import { StyleChoices } from '#web/features/style-choices/style-choices.tsx'
import { UpgradeDialog } from '#web/features/upgrade-dialog/upgrade-dialog.tsx'
import { BrandChoice } from '#web/screens/new-campaign/brand-choice.tsx'
import type { LookDraft } from '#web/screens/new-campaign/look-draft.ts'
import { t } from '#web/i18n/i18n.ts'

/** Words of the specimens before any product is known, in the default language. */
const WORDS = {
  productName: 'Your product',
  productPrice: '$49',
  language: DEFAULT_LANGUAGE,
  callsToAction: DEFAULT_CALLS_TO_ACTION,
}

const NONE: ReadonlySet<StyleField> = new Set()

type LookPart = Omit<LookDraft, 'name' | 'formats'>

interface LookChoicesProps {
  /** The plan. While it loads, nothing is locked. */
  planId: PlanId | undefined
  chosen: LookPart
  /** Open questions that were found on submission; they stay marked until something is chosen. */
  marked?: ReadonlySet<StyleField>
  onChange: (change: Partial<LookPart>) => void
}

/** Chooses the look that all ads of a campaign share. */
export function LookChoices({ planId, chosen, marked = NONE, onChange }: LookChoicesProps) {
  const [dialog, setDialog] = useState<'custom-colors' | 'upgrade'>()
  const ownColors = !planId || canUseCustomColors(planId)
  return (
    <>
      <StyleChoices
        chosen={chosen}
        marked={marked}
        onChange={onChange}
        sketches={{}}
        words={WORDS}
        canUseCustomColors={ownColors}
        onCustomColors={() => setDialog(ownColors ? 'custom-colors' : 'upgrade')}
      />
      <BrandChoice chosen={chosen} onChange={onChange} />
      <CustomColorsDialog
        open={dialog === 'custom-colors'}
        onOpenChange={() => setDialog(undefined)}
        colors={chosen.customColors}
        onApply={(customColors) => {
          onChange({ customColors, colorPalette: 'custom' })
          setDialog(undefined)
        }}
      />
      <UpgradeDialog
        feature={dialog === 'upgrade' ? t('Custom colors') : undefined}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}
