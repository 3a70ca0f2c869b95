import { useState } from 'react'
import { FORMATS, type FormatId, MAIN_FORMATS, MORE_FORMATS } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import type { Refused } from '#web/features/generation/format-state.ts'
import { FormatChoices, type FormatPicture } from '#web/features/format-choices/format-choices.tsx'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AddSeveral } from './add-several.tsx'
import { PlannedFormats } from './planned-formats.tsx'
import { UpgradeDialog } from '#web/features/upgrade-dialog/upgrade-dialog.tsx'
import { t } from '#web/i18n/i18n.ts'
import { useCreditCost } from '../use-credit-cost.ts'
import styles from '../wizard.module.css'

interface AddFormatDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The picture in the shapes of the formats. */
  picture: FormatPicture | undefined
  /** The formats that the ad has already. */
  without: readonly FormatId[]
  onAdd: (format: FormatId) => void
  /** Adds several formats. Resolves with undefined once they are accepted. */
  onAddAll: (formats: FormatId[]) => Promise<Refused | undefined>
  focusInstead: () => HTMLElement | null | undefined
}

export function AddFormatDialog({ open, onOpenChange, focusInstead, ...form }: AddFormatDialogProps) {
  const { without } = form
  const [locked, setLocked] = useState<string>()
  const planId = usePlanId()
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        focusInstead={focusInstead}
        title={t('Add New Format')}
        description={describe(planId, without)}
        width="lg"
      >
        {without.length < FORMATS.length && (
          <AddFormatForm {...form} onCancel={() => onOpenChange(false)} onLocked={setLocked} />
        )}
      </Dialog>
      <UpgradeDialog feature={locked} onClose={() => setLocked(undefined)} />
    </>
  )
}

function describe(planId: PlanId | undefined, without: readonly FormatId[]): string {
  const left = FORMATS.filter(({ id }) => !without.includes(id))
  if (left.length === 0) return t('This ad has every format already. Close this window to go on.')
  if (!planId || left.some(({ id }) => canUseFormat(planId, id)))
    return t('The same ad, laid out again for another shape.')
  return t('This ad has every format of your plan already. The others come with Pro: choose one to see how.')
}

interface AddFormatFormProps {
  picture: FormatPicture | undefined
  without: readonly FormatId[]
  onAdd: (format: FormatId) => void
  onAddAll: (formats: FormatId[]) => Promise<Refused | undefined>
  onCancel: () => void
  onLocked: (name: string) => void
}

/** The form, a component of its own so that nothing is chosen when it opens. */
function AddFormatForm({ picture, without, onAdd, onAddAll, onCancel, onLocked }: AddFormatFormProps) {
  const planId = usePlanId()
  const cost = useCreditCost()
  const [chosen, setChosen] = useState<FormatId>()
  const isOpen = (id: FormatId) => planId !== undefined && canUseFormat(planId, id)
  const missing = MAIN_FORMATS.map(({ id }) => id).filter((id) => !without.includes(id) && isOpen(id))
  return (
    <>
      {missing.length > 1 && (
        <AddSeveral formats={missing} onAdd={onAddAll} onCancel={onCancel} after={<span>{t('or choose one:')}</span>}>
          {t('Add all formats')}
        </AddSeveral>
      )}
      <FormatChoices
        label={t('Ad format')}
        hideLabel
        groupName="new-format"
        planId={planId}
        chosen={chosen}
        picture={picture}
        without={without}
        onChoose={setChosen}
        onLocked={(format) => onLocked(format.name)}
      />
      {MORE_FORMATS.some(({ id }) => isOpen(id)) && (
        <PlannedFormats without={without} onAdd={onAddAll} onCancel={onCancel} />
      )}
      <footer className={styles.dialogActions}>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="primary" disabled={!chosen} onClick={() => chosen && onAdd(chosen)}>
          {t('Add and generate')} {cost && <ButtonNote>{cost}</ButtonNote>}
        </Button>
      </footer>
    </>
  )
}
