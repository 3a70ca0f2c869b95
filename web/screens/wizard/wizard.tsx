import { PRODUCT_NAME } from '#contract/product.ts'
import type { ReadCreative } from '#web/api/ads/creative-fields.ts'
import { useVariants } from '#web/api/ads/list-variants.ts'
import { AdDetails } from '#web/features/ad-details/ad-details.tsx'
import { useGenerations } from '#web/features/generation/generations.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { t } from '#web/i18n/i18n.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { SessionEnded } from './session-ended.tsx'
import { reachedStep } from './starting-step.ts'
import { WizardStep } from './step.tsx'
import { Stepper } from './stepper.tsx'
import { useWizard } from './use-wizard.ts'
import { FIRST_STEP } from './wizard-steps.ts'
import styles from './wizard.module.css'

// Loads separately, because two tabs with the same ad are rare.
const EditConflict = lazyPart(async () => (await import('#web/features/edit-conflict/edit-conflict.tsx')).EditConflict)

/** The five steps of one ad, new (no `creative`) or existing. */
export function Wizard({ userId, creative }: { userId?: string; creative?: ReadCreative }) {
  const wizard = useWizard(userId, creative)
  const { conflict } = wizard.saving
  const generations = useGenerations()
  const { data: variants = [], error: variantsError } = useVariants(creative?.id)
  const title = creative ? t('Edit {app} Ad', { app: PRODUCT_NAME }) : t('Create New {app} Ad', { app: PRODUCT_NAME })
  // Formats with a picture belong to the ad, whatever was chosen since.
  const made = variants.map((variant) => variant.format)
  const fields = {
    ...wizard.draft.fields,
    selectedFormats: [...new Set([...wizard.draft.fields.selectedFormats, ...made])],
  }

  return (
    <div className={styles.wizard}>
      <h1 className={styles.title}>{title}</h1>
      <Stepper
        current={wizard.navigation.step}
        reached={creative ? reachedStep(fields) : FIRST_STEP}
        isFinished={variants.length > 0}
        onMove={(step) => void wizard.navigation.moveTo(step)}
      />
      <SessionEnded step={wizard.navigation.step} />
      {conflict && (
        <EditConflict
          fields={conflict.fields}
          mine={wizard.draft.fields}
          theirs={conflict.current}
          onChoose={(field, side) => void wizard.saving.settleConflict(field, side)}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <WizardStep
            key={wizard.navigation.step}
            number={wizard.navigation.step}
            wizard={wizard}
            generations={generations}
            variants={variants}
            variantsError={variantsError}
            formats={fields.selectedFormats}
          />
        </div>
        <AdDetails fields={fields} variants={variants} />
      </div>
      <LeaveGuard wizard={wizard} />
    </div>
  )
}
