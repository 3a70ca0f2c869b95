import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface UpgradeDialogProps {
  /** What is asked for; the dialog is open while there is something. */
  feature: string | undefined
  onClose: () => void
}

export function UpgradeDialog({ feature, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      open={feature !== undefined}
      onOpenChange={onClose}
      title="Upgrade to Pro"
      description={`${feature} is a Pro plan feature. Upgrade your plan to access ${feature} and more premium features.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ButtonLink variant="primary" to="/subscription">
            View Plans
          </ButtonLink>
        </>
      }
    />
  )
}
