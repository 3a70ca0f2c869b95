import { useState } from 'react'
import { ApiError } from '#web/api/platform/api-error.ts'
import { useCreateCreative } from '#web/api/ads/create-creative.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { conflictOf } from '#web/api/ads/update-creative.ts'
import { ProductForm } from '#web/features/product-form/product-form.tsx'
import type { ProductFields } from '#web/features/product-form/product-form-fields.ts'
import type { FieldError } from '#web/features/product-form/use-product-form.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { useNavigate } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { ContinueDraft } from './continue-draft.tsx'
import { CreativeLimit } from './creative-limit.tsx'
import { ON_THE_WAY } from '../leave-guard.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { WizardState } from '../wizard-state.ts'
import styles from '../wizard.module.css'

const ProductPage = lazyPart(async () => (await import('#web/features/product-page/product-page.tsx')).ProductPage)

/** Step 1. The first submission creates the ad and moves to its own address; every later one updates it. */
export function ProductStep({ wizard }: { wizard: WizardState }) {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const navigate = useNavigate()
  const create = useCreateCreative()

  async function createAd() {
    const { id } = await create.mutateAsync(wizard.draft.latestFields())
    wizard.draft.clear()
    toast({ title: t('Ad created'), description: t('Your ad has been created. Now you can add images.') })
    // The blank form is replaced in the history, so that going back edits the ad instead of creating another one.
    await navigate(`/creatives/${id}?step=1`, { replace: true, state: ON_THE_WAY })
    await navigate(`/creatives/${id}?step=2`, { state: ON_THE_WAY })
  }

  async function updateAd() {
    await wizard.saving.store()
    toast({ title: t('Ad updated'), description: t('Your ad has been updated successfully.') })
    wizard.navigation.showNext()
  }

  async function submit(fields: ProductFields): Promise<FieldError | undefined> {
    settle()
    wizard.draft.change(fields)
    try {
      await (wizard.ad.id ? updateAd() : createAd())
    } catch (error) {
      const title = wizard.ad.id ? t('Error updating ad') : t('Error creating ad')
      const message = errorSentence(error)
      failCall({ title, description: message })
      // A conflict is about a field too, but is resolved beside both texts.
      if (error instanceof ApiError && error.field && !conflictOf(error)) return { field: error.field, message }
    }
    return undefined
  }

  return (
    <StepFrame
      title={t('Product and Ad Details')}
      lead={t('Tell us what you sell. The ad uses your words exactly as you type them.')}
    >
      {!wizard.ad.id && (
        <>
          <CreativeLimit />
          <ContinueDraft />
        </>
      )}
      <StartFromPage wizard={wizard} />
      <ProductForm
        key={wizard.draft.revision}
        fields={wizard.draft.fields}
        onChange={wizard.draft.change}
        onSubmit={submit}
      />
    </StepFrame>
  )
}

/** Stands outside the form, which is rendered again with the values taken from the page. */
function StartFromPage({ wizard }: { wizard: WizardState }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Start from a product page')}</summary>
      {isOpen && <ProductPage latestFields={wizard.draft.latestFields} onTake={wizard.draft.applyPatch} />}
    </details>
  )
}
