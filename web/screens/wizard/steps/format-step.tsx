import { useEffect, useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { FORMAT_REQUIRED } from '#contract/limits.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { useCredits } from '#web/api/money/credits.ts'
import { useVariants } from '#web/api/ads/list-variants.ts'
import { FormatChoices } from '#web/features/format-choices/format-choices.tsx'
import type { FormatsOptions } from '#web/api/ads/generate-formats.ts'
import type { Refused } from '#web/features/generation/format-state.ts'
import type { Generations } from '#web/features/generation/generations.ts'
import { useGenerationSession, useUnmade } from '#web/features/generation/use-generation.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { formatPicture } from '../format-picture.ts'
import { MissingPictures } from '../missing-pictures.tsx'
import { StepActions } from '../step-actions.tsx'
import { StepFrame } from '../step-frame.tsx'
import { UpgradeDialog } from '#web/features/upgrade-dialog/upgrade-dialog.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import { useCreditCost } from '../use-credit-cost.ts'
import type { WizardState } from '../wizard-state.ts'

interface FormatStepProps {
  wizard: WizardState
  generations: Generations
  variants: readonly Variant[]
}

/** Step 4: chooses one format. Formats that the ad already has stay, and so do those that it was copied with. */
export function FormatStep({ wizard, generations, variants }: FormatStepProps) {
  const session = useGenerationSession(generations, wizard.ad.id)
  const { fail, settle } = useFailureToast()
  const planId = usePlanId()
  const cost = useCreditCost()
  const [locked, setLocked] = useState<string>()
  const { selectedFormats } = wizard.draft.fields
  const [chosen] = selectedFormats
  const { data: read } = useVariants(wizard.ad.id)
  const areRead = read !== undefined
  const unmade = useUnmade(session, selectedFormats, read ?? variants)
  const areSeveral = unmade.length > 1

  useEffect(() => {
    if (chosen) settle()
  }, [chosen, settle])

  const hasVariant = (format: FormatId) => variants.some((variant) => variant.format === format)
  const isRunning = (format: FormatId) => session.stateOf(format).kind === 'generating'
  const isNew = chosen !== undefined && !hasVariant(chosen) && !isRunning(chosen)

  function choose(format: FormatId) {
    if (areSeveral) wizard.draft.change({ selectedFormats: [...new Set([format, ...selectedFormats])] })
    else chooseOnly(format)
  }

  function chooseOnly(format: FormatId) {
    const kept = selectedFormats.filter((other) => hasVariant(other) || isRunning(other))
    wizard.draft.change({ selectedFormats: [...new Set([format, ...kept])] })
  }

  async function makeAll(formats: FormatId[], options?: FormatsOptions): Promise<Refused | undefined> {
    if (!(await wizard.saving.save())) return undefined
    const start = await session.generateAll(formats, variants, options)
    if (start.kind === 'refused') return start
    if (start.kind === 'accepted') wizard.navigation.showNext()
    return undefined
  }

  function goOn() {
    if (chosen) void wizard.navigation.next()
    else fail({ title: translated(FORMAT_REQUIRED.title), description: translated(FORMAT_REQUIRED.message) })
  }

  return (
    <StepFrame title={t('Format')} lead={t('Choose one to start with. More can follow once the first ad is there.')}>
      <FormatChoices
        label={t('Ad format')}
        hideLabel
        groupName="format"
        planId={planId}
        chosen={chosen}
        picture={formatPicture(wizard.draft.fields, variants)}
        onChoose={choose}
        onLocked={(format) => setLocked(format.name)}
      />
      <MissingPictures
        variants={variants}
        formats={selectedFormats}
        missing={unmade}
        areOffered={areRead && areSeveral}
        titleOf={unmadeSentence}
        areNamed
        onMake={makeAll}
      >
        {chosen && (
          <Button variant="ghost" onClick={() => chooseOnly(chosen)}>
            {t('Keep only {name}', { name: getFormat(chosen).name })}
          </Button>
        )}
      </MissingPictures>
      {isNew && !areSeveral && <NoCredits />}
      <StepActions wizard={wizard} onNext={goOn} cost={isNew ? cost : undefined} />
      <UpgradeDialog feature={locked} onClose={() => setLocked(undefined)} />
    </StepFrame>
  )
}

function unmadeSentence(formats: readonly FormatId[]): string {
  return plural(formats.length, {
    one: 'This ad has 1 format without a picture.',
    other: 'This ad has {count} formats without a picture.',
  })
}

/** Explains missing credits here and not only after Next, because the picture would be refused. */
function NoCredits() {
  const credits = useCredits()
  if (!credits || credits.unlimited || credits.adGeneration > 0) return null
  return (
    <Notice
      title={t('You have no credits left.')}
      action={
        <ButtonLink variant="primary" to="/subscription">
          {t('Purchase Credits')}
        </ButtonLink>
      }
    >
      {t('This format needs one. What you chose is kept with the ad.')}
    </Notice>
  )
}
