import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { useDeleteVariant } from '#web/api/ads/delete-variant.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'
import type { WizardState } from '../wizard-state.ts'

interface DeleteFormatDialogProps {
  wizard: WizardState
  format: FormatId
  variant: Variant | undefined
  open: boolean
  onClose: () => void
  onDropped: () => void
}

/**
 * Asks before deleting a format. One without a picture is only removed from the selection; the server has nothing to
 * delete.
 */
export function DeleteFormatDialog({ wizard, format, variant, open, onClose, onDropped }: DeleteFormatDialogProps) {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const remove = useDeleteVariant()
  const name = getFormat(format).name

  function done() {
    toast({ title: t('Size Deleted'), description: t('The ad size has been successfully deleted.') })
    onClose()
    onDropped()
    void wizard.saving.save()
  }

  function fail() {
    onClose()
    failCall({
      title: t('Delete Failed'),
      description: t('There was an error deleting the ad size. Please try again.'),
    })
  }

  function confirm() {
    settle()
    if (variant) remove.mutate(variant, { onSuccess: done, onError: fail })
    else done()
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={t('Delete the {name} ad?', { name })}
      description={t(
        'This action cannot be undone. The picture of this ad size and its earlier versions will be permanently deleted.',
      )}
      confirmLabel={t('Delete')}
      confirmingLabel={t('Deleting...')}
      loading={remove.isPending}
      focusAfter={lastFormatLeft}
      onConfirm={confirm}
    />
  )
}

/** Gives the element for the focus after the last format; undefined while there are others, whose tabs get it. */
function lastFormatLeft(): HTMLElement | null | undefined {
  if (document.querySelector('main [role="tab"]')) return undefined
  return document.querySelector<HTMLElement>('main [data-add-format]')
}
