import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import { useChangeLook } from '#web/api/catalogue/campaign-samples.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { LookChoices } from '#web/screens/new-campaign/look-choices.tsx'
import { lookOf } from '#web/screens/new-campaign/look-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Changes the look, as long as nothing was made in the present one. */
export function LookDialog({ campaign: { id, look }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const [chosen, setChosen] = useState(look)
  const change = useChangeLook(id)
  const planId = usePlanId()
  const complete = lookOf(chosen)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Change the look')}
      width="lg"
      footer={
        <Button
          variant="primary"
          loading={change.isPending}
          loadingLabel={t('Saving...')}
          onClick={() => complete && change.mutate(complete, { onSuccess: onClose })}
        >
          {t('Show samples with this look')}
        </Button>
      }
    >
      <LookChoices
        planId={planId}
        chosen={chosen}
        onChange={(part) => setChosen({ ...chosen, ...part } as typeof look)}
      />
      {change.error && <RefusalNotice error={change.error} />}
    </Dialog>
  )
}
