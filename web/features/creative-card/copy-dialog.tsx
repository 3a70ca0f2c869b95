import { useState } from 'react'
import { canUseCustomColors } from '#contract/money/plans.ts'
import { useDuplicateCreative } from '#web/api/ads/duplicate-creative.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { formatsNote } from '#web/features/creative-card/formats-note.ts'
import { useRoomForAds } from '#web/features/creative-card/room-for-ads.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useNavigate } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'

export type CopyKind = 'whole' | 'look'

interface CopyDialogProps {
  creativeId: string
  /** The kind of copy. Undefined closes the dialog. */
  kind: CopyKind | undefined
  onClose: () => void
}

/** Asks before making a copy. It explains that a copy is an ad of its own, and at the plan's limit how to continue. */
export function CopyDialog({ creativeId, kind, onClose }: CopyDialogProps) {
  const navigate = useNavigate()
  const { creatives, planId, limitMessage, room } = useRoomForAds()
  const { mutate, isPending, error, reset } = useDuplicateCreative()
  const [product, setProduct] = useState({ productName: '', productDescription: '' })
  const original = creatives.find(({ id }) => id === creativeId)
  const isFull = limitMessage !== undefined
  const wayOn = planId === 'free' ? '/subscription' : undefined
  const losesColors = planId && original?.colorPalette === 'custom' && !canUseCustomColors(planId)

  const costs = [
    room ? t('It counts as an ad: you have {held} of {most}.', room) : t('It counts as an ad.'),
    formatsNote(planId, original?.selectedFormats ?? []),
    losesColors && t('Its custom colors stay behind: they are part of the Pro plan.'),
  ].filter(Boolean)

  function leave() {
    reset()
    onClose()
  }

  function confirm() {
    if (isFull) return wayOn ? void navigate(wayOn) : leave()
    const copy = { id: creativeId, ...(kind === 'look' && { product }) }
    mutate(copy, {
      onSuccess: ({ id }) => {
        onClose()
        void navigate(`/creatives/${id}?step=${kind === 'look' ? 2 : 1}`)
      },
    })
  }

  return (
    <AlertDialog
      open={kind !== undefined}
      onOpenChange={leave}
      title={kind === 'look' ? t('Same look, new product') : t('Duplicate this ad?')}
      description={isFull ? `${limitMessage} ${t('Deleting one in your gallery makes room too.')}` : costs.join(' ')}
      confirmLabel={
        isFull ? (wayOn ? t('View Plans') : t('My Gallery')) : kind === 'look' ? t('Create ad') : t('Duplicate')
      }
      confirmingLabel={t('Creating...')}
      variant="primary"
      loading={isPending}
      onConfirm={confirm}
    >
      {kind === 'look' && !isFull && (
        <>
          <TextField
            label={t('Product Name')}
            value={product.productName}
            onChange={(event) => setProduct({ ...product, productName: event.target.value })}
          />
          <TextArea
            label={t('Product Description')}
            value={product.productDescription}
            onChange={(event) => setProduct({ ...product, productDescription: event.target.value })}
          />
        </>
      )}
      {error && <p role="alert">{errorSentence(error)}</p>}
    </AlertDialog>
  )
}
