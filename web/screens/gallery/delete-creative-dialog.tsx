import type { CreativeWithVariants } from '#contract/creative.ts'
import { useDeleteCreative } from '#web/api/delete-creative.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useToast } from '#web/ui/use-toast.ts'

interface DeleteCreativeDialogProps {
  /** The ad to ask about; undefined closes the dialog. */
  creative: CreativeWithVariants | undefined
  onClose: () => void
}

export function DeleteCreativeDialog({ creative, onClose }: DeleteCreativeDialogProps) {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const { mutate, isPending } = useDeleteCreative()

  function remove({ id }: CreativeWithVariants) {
    settle()
    mutate(id, {
      onSuccess: () => toast({ title: 'Ad Deleted', description: 'The ad has been successfully deleted.' }),
      onError: () =>
        failCall({
          title: 'Delete Failed',
          description: 'There was an error deleting the ad. Please try again.',
        }),
      onSettled: onClose,
    })
  }

  return (
    <AlertDialog
      open={creative !== undefined}
      onOpenChange={onClose}
      title="Are you sure you want to delete this ad?"
      description={`This action cannot be undone. This will permanently delete the ad "${creative?.productName}" and all its generated variants.`}
      confirmLabel="Delete"
      confirmingLabel="Deleting..."
      loading={isPending}
      onConfirm={() => creative && remove(creative)}
    />
  )
}
