import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { WizardState } from './wizard-state.ts'
import styles from './wizard.module.css'

interface StepActionsProps {
  wizard: WizardState
  onNext: () => void
  /** The cost of Next, if it costs something. */
  cost?: string
  isUploading?: boolean
}

/** The buttons of a step: back, save, and next. */
export function StepActions({ wizard, onNext, cost, isUploading = false }: StepActionsProps) {
  const isBusy = isUploading || wizard.saving.isSaving
  return (
    <footer className={styles.actions}>
      <Button
        variant="ghost"
        icon={<ArrowLeft aria-hidden />}
        disabled={isUploading}
        onClick={() => void wizard.navigation.back()}
      >
        {t('Back')}
      </Button>
      {wizard.ad.id && (
        <Button disabled={isBusy} onClick={() => void wizard.saving.saveExplicitly()}>
          {t('Save Progress')}
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        loading={isBusy}
        loadingLabel={isUploading ? t('Uploading...') : t('Saving...')}
        onClick={onNext}
      >
        {t('Next')} {cost ? <ButtonNote>{cost}</ButtonNote> : <ArrowRight aria-hidden />}
      </Button>
    </footer>
  )
}
