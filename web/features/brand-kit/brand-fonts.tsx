import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { FONT_SLOTS } from '#contract/ads/brand/brand-fonts.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { BRAND_FONTS_MESSAGE, canUseFonts } from '#contract/ads/brand/brand-plans.ts'
import { FONT_FILES, useDeleteFont, useUploadFont } from '#web/api/ads/brand/brand-fonts.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './brand-fonts.module.css'

/** The fonts of a brand, each saved as soon as it is uploaded. */
export function BrandFonts({ brand }: { brand: OwnBrand }) {
  const titleId = useId()
  const [isLicensed, setLicensed] = useState(false)
  const planId = usePlanId()
  const isOffered = brand.isUsable && (!planId || canUseFonts(planId))
  return (
    <section className={styles.fonts} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('Fonts')}</h2>
      <p className={styles.hint}>
        {t(
          'OTF, TTF or WOFF2, up to 2 MB each. Ads are set in them; a text with a letter that a font lacks is set in one of ours, and the ad’s notes say so.',
        )}
      </p>
      {isOffered ? (
        <label className={styles.licence}>
          <input type="checkbox" checked={isLicensed} onChange={(event) => setLicensed(event.target.checked)} />
          {t('The licences of these fonts allow me to use them in ads.')}
        </label>
      ) : (
        <p className={styles.plan}>
          {translated(BRAND_FONTS_MESSAGE)} <ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>
        </p>
      )}
      <ul className={styles.slots}>
        {FONT_SLOTS.map((slot) => (
          <Slot key={slot.id} slot={slot} brand={brand} canUpload={isOffered && isLicensed} />
        ))}
      </ul>
    </section>
  )
}

interface SlotProps {
  slot: (typeof FONT_SLOTS)[number]
  brand: OwnBrand
  canUpload: boolean
}

function Slot({ slot: { id, ...slot }, brand, canUpload }: SlotProps) {
  const name = translated(slot.name)
  const nameId = useId()
  const upload = useUploadFont(brand.id)
  const removal = useDeleteFont(brand.id)
  const font = brand.fonts[id]
  const error = upload.error ?? removal.error
  return (
    <li className={styles.slot}>
      <h3 id={nameId}>{name}</h3>
      <div className={styles.specimen}>
        {font ? (
          <img src={thumbnailUrl(font.url)} alt={`${name}: ${font.name}`} />
        ) : (
          <span>{translated(slot.rest)}</span>
        )}
      </div>
      {font && <p className={styles.hint}>{font.name}</p>}
      <div className={styles.row}>
        <FileButton
          size="sm"
          icon={<Upload aria-hidden />}
          disabled={!canUpload}
          loading={upload.isPending}
          loadingLabel={t('Checking...')}
          aria-describedby={nameId}
          fileLabel={t('Upload: font of {name}', { name })}
          accept={FONT_FILES}
          onFile={(file) => {
            removal.reset()
            upload.mutate({ slot: id, file })
          }}
        >
          {font ? t('Replace') : t('Upload')}
        </FileButton>
        {font && (
          <Button
            size="sm"
            variant="ghost"
            aria-describedby={nameId}
            loading={removal.isPending}
            loadingLabel={t('Removing...')}
            onClick={() => {
              upload.reset()
              removal.mutate(id)
            }}
          >
            {t('Remove')}
          </Button>
        )}
      </div>
      {error && (
        <p className={styles.failed} role="alert">
          {errorSentence(error)}
        </p>
      )}
    </li>
  )
}
