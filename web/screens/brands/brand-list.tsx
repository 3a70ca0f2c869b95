import { brandName } from '#web/api/ads/brand/brands.ts'
import { Stamp, Trash2 } from 'lucide-react'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import { usesOf } from './brand-uses.ts'
import styles from './brands.module.css'

interface BrandListProps {
  brands: readonly OwnBrand[]
  onDelete: (brand: OwnBrand) => void
}

/** Lists brands by logo and colors; pressing one opens it. */
export function BrandList({ brands, onDelete }: BrandListProps) {
  if (brands.length === 0) return <NoneYet />
  return (
    <ul className={styles.list}>
      {brands.map((brand) => (
        <li key={brand.id} className={styles.brand}>
          <div className={styles.ground} aria-hidden>
            {brand.logo ? <img src={brand.logo.url} alt="" /> : <span>{brandName(brand).slice(0, 1)}</span>}
          </div>
          <div className={styles.words}>
            <h2>
              <Link to={`/brands/${brand.id}`} dir="auto">
                {brandName(brand)}
              </Link>
            </h2>
            <Colors colors={brand.colors} />
            <p>{usesOf(brand) ? t('In {uses}', { uses: usesOf(brand) }) : t('Not in an ad yet')}</p>
            {!brand.isUsable && <Badge>{t('Not used on Free')}</Badge>}
          </div>
          <IconButton label={t('Delete {brand}', { brand: brandName(brand) })} onClick={() => onDelete(brand)}>
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function Colors({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return null
  return (
    <div className={styles.colors} role="img" aria-label={t('Colors: {colors}', { colors: colors.join(', ') })}>
      {colors.map((color, at) => (
        <span key={at} style={{ background: color }} />
      ))}
    </div>
  )
}

function NoneYet() {
  return (
    <EmptyState
      icon={<Stamp aria-hidden />}
      title={t('No brand yet')}
      action={
        <ButtonLink variant="primary" to="/brands/new">
          {t('Set up your brand')}
        </ButtonLink>
      }
    >
      <p>{t('Upload your logo: its colors are read from it, and step 3 puts all of it into an ad with one press.')}</p>
    </EmptyState>
  )
}
