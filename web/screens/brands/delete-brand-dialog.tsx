import type { OwnBrand } from '#contract/brand.ts'
import { nameOfBrand } from '#contract/brand-words.ts'
import { useDeleteBrand } from '#web/api/brands.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { usesOf } from './brand-uses.ts'

interface DeleteBrandDialogProps {
  /** None closes the dialog. */
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
      onSuccess: () => toast({ title: 'Brand Deleted', description: `"${nameOfBrand(brand)}" is gone.` }),
      onError: (error) => failCall({ title: 'Delete Failed', description: errorSentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <AlertDialog
      open={brand !== undefined}
      onOpenChange={onClose}
      title="Delete this brand?"
      description={brand && whatGoes(brand)}
      confirmLabel="Delete"
      confirmingLabel="Deleting..."
      loading={isPending}
      focusAfter={() => document.querySelector<HTMLElement>('main h1')}
      onConfirm={remove}
    />
  )
}

function whatGoes(brand: OwnBrand): string {
  const { ads, campaigns } = brand
  const gone = `This action cannot be undone. "${nameOfBrand(brand)}" with its logo, colors and texts will be deleted.`
  if (ads + campaigns === 0) return `${gone} No ad uses it.`
  const kept =
    ads > 0 ? ` ${ads === 1 ? 'The ad keeps' : 'Ads keep'} what was put into ${ads === 1 ? 'it' : 'them'}.` : ''
  const without = campaigns > 0 ? ' What a campaign makes from now on carries no brand.' : ''
  return `${gone} It is in ${usesOf(brand)}.${kept}${without}`
}
