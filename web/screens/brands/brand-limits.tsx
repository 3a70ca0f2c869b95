import { brandName } from '#web/api/ads/brand/brands.ts'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { BRAND_LIMIT_MESSAGE } from '#contract/ads/brand/brand-plans.ts'
import { PLANS } from '#contract/money/plans.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './brands.module.css'

/** Explains the plan's limits before anything is begun, with a link to the plans. */
export function BrandLimits({ brands }: { brands: readonly OwnBrand[] }) {
  const planId = usePlanId()
  if (!planId) return null
  const { maxBrands } = PLANS[planId]
  const isFull = brands.length >= maxBrands
  const [first] = brands
  const hasUnused = brands.some(({ isUsable }) => !isUsable)
  return (
    <>
      {planId === 'free' && isFull && first && (
        <Notice
          title={t('Brands on the Free plan')}
          action={<ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>}
        >
          {hasUnused
            ? t(
                'Only your first brand, “{brand}”, is used. The others are kept: you can look at them and delete them.',
                { brand: brandName(first) },
              )
            : translated(BRAND_LIMIT_MESSAGE)}
        </Notice>
      )}
      {brands.length > 0 && planId === 'pro' && (
        <div className={styles.limits}>
          <p>
            {t('Pro keeps up to {maximum} brands. You have {amount}.', { maximum: maxBrands, amount: brands.length })}{' '}
            {isFull && t('To add another one, delete one first.')}
          </p>
          {!isFull && (
            <ButtonLink variant="primary" to="/brands/new">
              {t('New brand')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}
