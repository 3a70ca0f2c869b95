import { useRef } from 'react'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { useDeleteCreatives } from '#web/api/ads/delete-creative.ts'
import { cardControl, nextOf } from '#web/screens/gallery/next-card.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { plural, t } from '#web/i18n/i18n.ts'

interface DeleteCreativesDialogProps {
  /** The ads to delete. An empty array closes the dialog. */
  creatives: readonly CreativeWithVariants[]
  onClose: () => void
  /** The ads of the list: after the deletion, the next one gets the focus. */
  shown: readonly CreativeWithVariants[]
}

/** Asks with the words of SPEC.md for one ad, and with numbers for several. */
export function DeleteCreativesDialog({ creatives, onClose, shown }: DeleteCreativesDialogProps) {
  const next = useRef<string>(undefined)
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const { mutate, isPending } = useDeleteCreatives()

  function remove() {
    settle()
    next.current = nextOf(shown, creatives)
    const ids = creatives.map(({ id }) => id)
    mutate(ids, {
      onSuccess: ({ count, error }) => {
        if (error === undefined) toast(doneNews(count))
        else failCall({ title: t('Delete Failed'), description: failure(count, ids.length) })
      },
      onSettled: onClose,
    })
  }

  return (
    <AlertDialog
      open={creatives.length > 0}
      onOpenChange={onClose}
      {...questionAbout(creatives)}
      confirmLabel={t('Delete')}
      confirmingLabel={t('Deleting...')}
      loading={isPending}
      focusAfter={() => cardControl(next.current)}
      onConfirm={remove}
    />
  )
}

function questionAbout(creatives: readonly CreativeWithVariants[]): { title: string; description: string } {
  const [first] = creatives
  if (creatives.length <= 1) {
    return {
      title: t('Are you sure you want to delete this ad?'),
      description: t(
        'This action cannot be undone. This will permanently delete the ad "{productName}" and all its generated variants.',
        { productName: first?.productName ?? '' },
      ),
    }
  }
  const pictures = creatives.reduce((sum, { variants }) => sum + variants.length, 0)
  return {
    title: plural(creatives.length, {
      one: 'Are you sure you want to delete this ad?',
      other: 'Are you sure you want to delete these {count} ads?',
    }),
    description: plural(
      pictures,
      {
        one: 'This action cannot be undone. This will permanently delete {ads} ads and their 1 generated variant.',
        other:
          'This action cannot be undone. This will permanently delete {ads} ads and their {count} generated variants.',
      },
      { ads: creatives.length },
    ),
  }
}

function doneNews(count: number): { title: string; description: string } {
  return {
    title: count === 1 ? t('Ad Deleted') : t('Ads Deleted'),
    description: plural(count, {
      one: 'The ad has been successfully deleted.',
      other: '{count} ads have been successfully deleted.',
    }),
  }
}

function failure(count: number, asked: number): string {
  if (count === 0 && asked === 1) return t('There was an error deleting the ad. Please try again.')
  return t('{count} of {asked} ads were deleted. Please try again for the others.', { count, asked })
}
