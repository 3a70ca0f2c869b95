import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { brandName, useDeleteBrand } from '#web/api/ads/brand/brands.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { plural, t } from '#web/i18n/i18n.ts'
import { usesOf } from './brand-uses.ts'

interface DeleteBrandDialogProps {
  /** The brand to delete. Undefined closes the dialog. */
  brand: OwnBrand | undefined
  onClose: () => void
}

export function DeleteBrandDialog({ brand, onClose }: DeleteBrandDialogProps) {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const { mutate, isPending } = useDeleteBrand()

  function remove() {
    if (!brand || isPending) return
    settle()
    mutate(brand.id, {
      onSuccess: () =>
        toast({ title: t('Brand Deleted'), description: t('"{brand}" is gone.', { brand: brandName(brand) }) }),
      onError: (error) => failCall({ title: t('Delete Failed'), description: errorSentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <AlertDialog
      open={brand !== undefined}
      onOpenChange={onClose}
      title={t('Delete this brand?')}
      description={brand && whatGoes(brand)}
      confirmLabel={t('Delete')}
      confirmingLabel={t('Deleting...')}
      loading={isPending}
      focusAfter={() => document.querySelector<HTMLElement>('main h1')}
      onConfirm={remove}
    />
  )
}

function whatGoes(brand: OwnBrand): string {
  const { ads, campaigns } = brand
  const gone = t('This action cannot be undone. "{brand}" with its logo, colors and texts will be deleted.', {
    brand: brandName(brand),
  })
  if (ads + campaigns === 0) return `${gone} ${t('No ad uses it.')}`
  return [
    gone,
    t('It is in {uses}.', { uses: usesOf(brand) }),
    ads > 0 && plural(ads, { one: 'The ad keeps what was put into it.', other: 'Ads keep what was put into them.' }),
    campaigns > 0 && t('What a campaign makes from now on carries no brand.'),
  ]
    .filter(Boolean)
    .join(' ')
}
