import { useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { useDeleteVariant } from '#web/api/delete-variant.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { FormatPanel } from '#web/features/generation/format-panel.tsx'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { useFormatState } from '#web/features/generation/use-generation.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { useCreditCost } from './use-credit-cost.ts'
import type { WizardState } from './use-wizard.ts'

interface FormatResultProps {
  wizard: WizardState
  session: GenerationSession
  format: FormatId
  variant: Variant | undefined
  /** The format left the ad. */
  onDropped: () => void
}

/** One format's tab with what can be done to it. */
export function FormatResult({ wizard, session, format, variant, onDropped }: FormatResultProps) {
  const { toast } = useToast()
  const state = useFormatState(session, format)
  const usesCredit = useCreditCost() !== undefined
  const [isDeleting, setDeleting] = useState(false)

  async function cancel() {
    try {
      await session.cancel(format)
    } catch (error) {
      toast({ title: 'Cancel Failed', description: errorSentence(error), variant: 'destructive' })
    }
  }

  function goBack() {
    session.dismiss(format)
    void wizard.back()
  }

  return (
    <>
      <FormatPanel
        {...{ format, state, variant, usesCredit }}
        onGenerate={() => void session.generate(format, variant)}
        onCancel={() => void cancel()}
        onDelete={() => setDeleting(true)}
        onGoBack={goBack}
      />
      <DeleteFormatDialog
        {...{ wizard, format, variant }}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDropped={onDropped}
      />
    </>
  )
}

interface DeleteFormatDialogProps {
  wizard: WizardState
  format: FormatId
  variant: Variant | undefined
  open: boolean
  onClose: () => void
  onDropped: () => void
}

/** A format without a picture only leaves the selection; there is nothing to delete at the server. */
function DeleteFormatDialog({ wizard, format, variant, open, onClose, onDropped }: DeleteFormatDialogProps) {
  const { toast } = useToast()
  const remove = useDeleteVariant()
  const { name } = getFormat(format)

  async function confirm() {
    try {
      if (variant) await remove.mutateAsync(variant)
      toast({ title: 'Size Deleted', description: 'The ad size has been successfully deleted.' })
      onClose()
      onDropped()
      void wizard.save()
    } catch {
      onClose()
      const description = 'There was an error deleting the ad size. Please try again.'
      toast({ title: 'Delete Failed', description, variant: 'destructive' })
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete the ${name} ad?`}
      description="This action cannot be undone. The picture of this ad size and its earlier versions will be permanently deleted."
      confirmLabel="Delete"
      confirmingLabel="Deleting..."
      loading={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
