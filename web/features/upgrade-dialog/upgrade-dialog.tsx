import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { t } from '#web/i18n/i18n.ts'

interface UpgradeDialogProps {
  /** The feature that requires an upgrade; the dialog is open while there is one. */
  feature: string | undefined
  onClose: () => void
}

export function UpgradeDialog({ feature, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      open={feature !== undefined}
      onOpenChange={onClose}
      title={t('Upgrade to Pro')}
      description={t(
        '{feature} is a Pro plan feature. Upgrade your plan to access {feature} and more premium features.',
        { feature: feature ?? '' },
      )}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <ButtonLink variant="primary" to="/subscription">
            {t('View Plans')}
          </ButtonLink>
        </>
      }
    />
  )
}
