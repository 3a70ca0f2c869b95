import type { ListedCampaign } from '#contract/campaign.ts'
import { useDeleteCampaign } from '#web/api/campaigns.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useToast } from '#web/ui/use-toast.ts'

interface DeleteCampaignDialogProps {
  /** None closes the dialog. */
  campaign: ListedCampaign | undefined
  onClose: () => void
}

export function DeleteCampaignDialog({ campaign, onClose }: DeleteCampaignDialogProps) {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const { mutate, isPending } = useDeleteCampaign()

  function remove() {
    if (!campaign) return
    settle()
    mutate(campaign.id, {
      onSuccess: () => toast({ title: 'Campaign Deleted', description: `"${campaign.name}" is gone.` }),
      onError: (error) => failCall({ title: 'Delete Failed', description: errorSentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <AlertDialog
      open={campaign !== undefined}
      onOpenChange={onClose}
      title="Delete this campaign?"
      description={`This action cannot be undone. "${campaign?.name}", its products and all its pictures will be deleted.`}
      confirmLabel="Delete"
      confirmingLabel="Deleting..."
      loading={isPending}
      onConfirm={remove}
    />
  )
}
