import { useState } from 'react'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { useBrands } from '#web/api/ads/brand/brands.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { BrandLimits } from '#web/screens/brands/brand-limits.tsx'
import { BrandList } from '#web/screens/brands/brand-list.tsx'
import { DeleteBrandDialog } from '#web/screens/brands/delete-brand-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

const LEAD = t(
  'A logo, colors, letters and fixed texts, kept once. Step 3 puts them into an ad with one press; ads that you have made stay as they are.',
)

export function BrandsScreen() {
  const { user, isLoading } = useCurrentUser()
  if (!user && !isLoading) return <SignInFirst>{t('Sign in to keep your brands.')}</SignInFirst>
  return (
    <Page title={t('Brands')} lead={LEAD}>
      {user ? <Brands /> : <Spinner label={t('Loading your brands')} size="lg" />}
    </Page>
  )
}

function Brands() {
  const { data: brands, error, refetch } = useBrands()
  const [toDelete, setToDelete] = useState<OwnBrand>()
  if (brands) {
    return (
      <>
        <BrandLimits brands={brands} />
        <BrandList brands={brands} onDelete={setToDelete} />
        <DeleteBrandDialog brand={toDelete} onClose={() => setToDelete(undefined)} />
      </>
    )
  }
  if (!error) return <Spinner label={t('Loading your brands')} size="lg" />
  return (
    <Notice
      variant="bad"
      title={t('Your brands could not be loaded.')}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    >
      {errorSentence(error)}
    </Notice>
  )
}
