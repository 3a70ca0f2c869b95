import { BRAND_NOT_USABLE_MESSAGE } from '#contract/ads/brand/brand-plans.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { brandName, useBrand } from '#web/api/ads/brand/brands.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { BrandFonts } from '#web/features/brand-kit/brand-fonts.tsx'
import { BrandForm } from '#web/features/brand-kit/brand-form.tsx'
import { AllBrands } from '#web/screens/brand/all-brands.tsx'
import { NewBrand } from '#web/screens/brand/new-brand.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useParams } from '#web/router/router-view.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

/** The form of one brand; `new` creates one. */
export function BrandScreen() {
  const { id = '' } = useParams()
  const { user, isLoading } = useCurrentUser()
  if (!user && !isLoading) return <SignInFirst>{t('Sign in to see your brands.')}</SignInFirst>
  // The key resets the form for another brand.
  if (!user) return <Loading />
  return id === 'new' ? <NewBrand /> : <LoadedBrand key={id} id={id} />
}

function LoadedBrand({ id }: { id: string }) {
  const { data: brand, error, refetch } = useBrand(id)
  if (brand) {
    return (
      <Page title={brandName(brand)} lead={<AllBrands />}>
        {!brand.isUsable && (
          <Notice
            title={t('This brand is not used on the Free plan')}
            action={<ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>}
          >
            {translated(BRAND_NOT_USABLE_MESSAGE)}
          </Notice>
        )}
        <BrandForm brand={brand} />
        <BrandFonts brand={brand} />
      </Page>
    )
  }
  if (!error) return <Loading />
  const isGone = error instanceof ApiError && error.status < 500
  return (
    <Page title={t('Brand')}>
      <Notice
        variant="bad"
        title={errorSentence(error)}
        action={
          isGone ? (
            <ButtonLink to="/brands">{t('Your brands')}</ButtonLink>
          ) : (
            <Button onClick={() => void refetch()}>{t('Try again')}</Button>
          )
        }
      />
    </Page>
  )
}

function Loading() {
  return (
    <Page title={t('Brand')}>
      <Spinner label={t('Loading your brand')} size="lg" />
    </Page>
  )
}
