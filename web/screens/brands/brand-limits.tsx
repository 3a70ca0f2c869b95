import type { OwnBrand } from '#contract/brand.ts'
import { nameOfBrand } from '#contract/brand-words.ts'
import { BRAND_LIMIT_MESSAGE } from '#contract/brand-plans.ts'
import { PLANS } from '#contract/plans.ts'
import { usePlanId } from '#web/api/subscription.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './brands.module.css'

/** What the plan keeps, said before anything is begun, with the way on. */
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
        <Notice title="Brands on the Free plan" action={<ButtonLink to="/subscription">View Plans</ButtonLink>}>
          {hasUnused
            ? `Only your first brand, “${nameOfBrand(first)}”, is used. The others are kept: you can look at them and delete them.`
            : BRAND_LIMIT_MESSAGE}
        </Notice>
      )}
      {brands.length > 0 && planId === 'pro' && (
        <div className={styles.limits}>
          <p>
            {`Pro keeps up to ${maxBrands} brands. You have ${brands.length}.`}{' '}
            {isFull && 'To add another one, delete one first.'}
          </p>
          {!isFull && (
            <ButtonLink variant="primary" to="/brands/new">
              New brand
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}
