import { Stamp, Upload, X } from 'lucide-react'
import { PICTURE_FILES } from '#contract/pictures/picture-files.ts'
import type { StoredLogo } from '#contract/pictures/logo.ts'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { useReadBrands } from '#web/api/ads/brand/brands.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useUploadLogo } from '#web/api/pictures/upload-logo.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import type { ChangeDraft } from './change-session.ts'
import styles from './logo-choice.module.css'

interface LogoChoiceProps {
  /** The logo of the picture. */
  shown: StoredLogo | null
  draft: ChangeDraft['logo']
  /** The brand of the ad; without one, the user's first brand is offered. */
  brandId: string | null
  /** Called with the choice; undefined withdraws it. */
  onChange: (draft: ChangeDraft['logo']) => void
}

/** Chooses the ad's logo: a file, that of its brand, or none. */
export function LogoChoice({ shown, draft, brandId, onChange }: LogoChoiceProps) {
  const upload = useUploadLogo()
  const brands = useReadBrands()
  const brand = brands.data && brandOf(brands.data, brandId)
  const logo = draft === undefined ? shown : draft
  const error = upload.error ?? brands.error

  function choose(wanted: NonNullable<ChangeDraft['logo']> | null) {
    const isShown = wanted?.url === shown?.url && wanted?.onDark === shown?.onDark
    onChange(isShown ? undefined : wanted)
  }

  function take(file: File) {
    brands.reset()
    upload.mutate(file, { onSuccess: ({ url }) => choose({ url }) })
  }

  function chooseBrand() {
    upload.reset()
    brands.mutate(undefined, {
      onSuccess: (read) => {
        const brandLogo = brandOf(read, brandId)?.logo
        if (brandLogo) choose({ url: brandLogo.url, ...(brandLogo.onDark && { onDark: brandLogo.onDark }) })
      },
    })
  }

  return (
    <div className={styles.choice}>
      {logo ? (
        <div className={styles.grounds}>
          <img src={logo.url} alt={t('Logo')} />
          {logo.onDark && <img src={logo.onDark} alt={t('Logo for dark backgrounds')} data-tone="dark" />}
        </div>
      ) : (
        <p className={styles.none}>{t('This ad has no logo.')}</p>
      )}
      <div className={styles.row}>
        <FileButton
          size="sm"
          icon={<Upload aria-hidden />}
          loading={upload.isPending}
          loadingLabel={t('Uploading...')}
          fileLabel={t('Upload: Logo')}
          accept={PICTURE_FILES}
          onFile={take}
        >
          {logo ? t('Replace') : t('Upload')}
        </FileButton>
        <Button
          size="sm"
          icon={<Stamp aria-hidden />}
          loading={brands.isPending}
          loadingLabel={t('Fetching...')}
          onClick={chooseBrand}
        >
          {t('Use brand logo')}
        </Button>
        {logo && (
          <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={() => choose(null)}>
            {t('Take away')}
          </Button>
        )}
      </div>
      {error && (
        <p className={styles.failed} role="alert">
          {errorSentence(error)}
        </p>
      )}
      <output className={styles.none}>
        {brands.data && !brand?.logo && (
          <>
            {brand ? t('Your brand has no logo yet.') : t('You have no brand yet.')}{' '}
            {rich(t('<brand>Set up your brand</brand>.'), brandLink(brand?.id ?? 'new'))}
          </>
        )}
      </output>
    </div>
  )
}

/** Gives the ad's brand if the plan includes it, otherwise the first included one. */
function brandOf(brands: readonly OwnBrand[], id: string | null): OwnBrand | undefined {
  const usable = brands.filter(({ isUsable }) => isUsable)
  return usable.find((brand) => brand.id === id) ?? usable[0]
}

function brandLink(id: string) {
  return { brand: (text: string) => <Link to={`/brands/${id}`}>{text}</Link> }
}
