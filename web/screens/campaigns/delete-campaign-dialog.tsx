import type { ListedCampaign } from '#contract/catalogue/campaign.ts'
import { useDeleteCampaign } from '#web/api/catalogue/campaigns.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'

interface DeleteCampaignDialogProps {
  /** The campaign to delete. Undefined closes the dialog. */
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
      onSuccess: () =>
        toast({ title: t('Campaign Deleted'), description: t('"{name}" is gone.', { name: campaign.name }) }),
      onError: (error) => failCall({ title: t('Delete Failed'), description: errorSentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <AlertDialog
      open={campaign !== undefined}
      onOpenChange={onClose}
      title={t('Delete this campaign?')}
      description={t('This action cannot be undone. "{name}", its products and all its pictures will be deleted.', {
        name: campaign?.name ?? '',
      })}
      confirmLabel={t('Delete')}
      confirmingLabel={t('Deleting...')}
      loading={isPending}
      onConfirm={remove}
    />
  )
}
