import { Layers } from 'lucide-react'
import { useState } from 'react'
import { type FormatId, FORMATS } from '#contract/formats.ts'
import { canUseFormat } from '#contract/plans.ts'
import { useSubscription } from '#web/api/subscription.ts'
import { FormatChoices } from '#web/features/format-choices/format-choices.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { useCreditCost } from './use-credit-cost.ts'
import styles from './wizard.module.css'

interface AddFormatDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The formats that the ad has. */
  without: readonly FormatId[]
  onAdd: (format: FormatId) => void
  onAddAll: (formats: FormatId[]) => void
}

export function AddFormatDialog({ open, onOpenChange, without, onAdd, onAddAll }: AddFormatDialogProps) {
  const [locked, setLocked] = useState<string>()
  const hasAll = without.length === FORMATS.length
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Add New Format"
        description={
          hasAll
            ? 'This ad has every format already. Close this window to go on.'
            : 'The same ad, composed anew for another shape.'
        }
        width="lg"
      >
        {!hasAll && (
          <AddFormatForm {...{ without, onAdd, onAddAll, onCancel: () => onOpenChange(false), onLocked: setLocked }} />
        )}
      </Dialog>
      <UpgradeDialog feature={locked} onClose={() => setLocked(undefined)} />
    </>
  )
}

interface AddFormatFormProps {
  without: readonly FormatId[]
  onAdd: (format: FormatId) => void
  onAddAll: (formats: FormatId[]) => void
  onCancel: () => void
  onLocked: (name: string) => void
}

/** Apart from the dialog, so that it begins with nothing chosen each time. */
function AddFormatForm({ without, onAdd, onAddAll, onCancel, onLocked }: AddFormatFormProps) {
  const planId = useSubscription()?.planId ?? 'free'
  const cost = useCreditCost()
  const [chosen, setChosen] = useState<FormatId>()
  const missing = FORMATS.map(({ id }) => id).filter((id) => !without.includes(id) && canUseFormat(planId, id))
  return (
    <>
      {missing.length > 1 && (
        <p className={styles.allFormats}>
          <Button icon={<Layers aria-hidden />} onClick={() => onAddAll(missing)}>
            All formats in my plan ({missing.length} {cost ? 'credits' : 'formats, no credits'})
          </Button>
          <span>or choose one:</span>
        </p>
      )}
      <FormatChoices
        label="Ad format"
        hideLabel
        groupName="new-format"
        planId={planId}
        chosen={chosen}
        without={without}
        onChoose={setChosen}
        onLocked={(format) => onLocked(format.name)}
      />
      <footer className={styles.dialogActions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" disabled={!chosen} onClick={() => chosen && onAdd(chosen)}>
          Add and generate {cost && <span className={styles.cost}>{cost}</span>}
        </Button>
      </footer>
    </>
  )
}
