import { brandName, useBrands } from '#web/api/ads/brand/brands.ts'
import type { LookDraft } from '#web/screens/new-campaign/look-draft.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './look-form.module.css'

type BrandPart = Pick<LookDraft, 'brand' | 'brandId'>

interface BrandChoiceProps {
  chosen: BrandPart
  onChange: (change: BrandPart) => void
}

/** Chooses whether the ads of a campaign have a brand, and which one if the user has several. */
export function BrandChoice({ chosen, onChange }: BrandChoiceProps) {
  const { data: brands } = useBrands()
  const usable = brands?.filter(({ isUsable }) => isUsable) ?? []
  const brandId = usable.find(({ id }) => id === chosen.brandId)?.id ?? usable[0]?.id ?? null
  const link = linkOf(brands?.length, brandId)
  return (
    <div className={styles.brand}>
      <label>
        <input
          type="checkbox"
          checked={chosen.brand}
          onChange={(event) => onChange({ brand: event.target.checked, brandId })}
        />
        {t('Use my brand')}
      </label>
      {chosen.brand && usable.length > 1 && (
        <SelectField
          label={t('Brand')}
          hideLabel
          className={styles.whichBrand}
          value={brandId ?? ''}
          onChange={(event) => onChange({ brand: true, brandId: event.target.value })}
        >
          {usable.map((brand) => (
            <option key={brand.id} value={brand.id}>
              {brandName(brand)}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        {t('Every ad carries its logo and fixed texts.')} <Link to={link.to}>{link.words}</Link>
      </p>
    </div>
  )
}

function linkOf(brands: number | undefined, brandId: string | null) {
  if (brands === 0) return { to: '/brands/new', words: t('Set up your brand') }
  return { to: brandId ? `/brands/${brandId}` : '/brands', words: t('See your brand') }
}
