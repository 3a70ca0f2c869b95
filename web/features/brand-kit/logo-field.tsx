import { Upload } from 'lucide-react'
import { useId } from 'react'
import { PICTURE_FILES } from '#contract/pictures/picture-files.ts'
import type { Brand, UploadedLogo } from '#contract/ads/brand/brand.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useUploadLogo } from '#web/api/pictures/upload-logo.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './brand-form.module.css'

type Logo = Brand['logo']

/** A logo and its version for dark grounds, each shown on such a ground as it will be painted. */
export function LogoField({ logo, onChange }: { logo: Logo; onChange: (logo: Logo) => void }) {
  const { url, onDark } = logo ?? {}
  return (
    <fieldset className={styles.logos}>
      <legend>{t('Logo')}</legend>
      <p className={styles.hint}>
        {t(
          'A PNG with a transparent background is best; a plain background is removed. JPEG, WebP, AVIF and GIF work too.',
        )}
      </p>
      <div className={styles.slots}>
        <Slot
          name={t('Logo')}
          url={url}
          tone="light"
          onUploaded={({ colors, ...file }) => onChange({ ...file, ...(onDark && { onDark }), colors })}
          onRemove={() => onChange(null)}
        />
        {logo && (
          <Slot
            name={t('Logo for dark backgrounds')}
            url={onDark}
            tone="dark"
            onUploaded={(file) => onChange({ ...logo, onDark: file.url })}
            onRemove={() => onChange(withoutDark(logo))}
          />
        )}
      </div>
    </fieldset>
  )
}

function withoutDark({ onDark: _onDark, ...logo }: NonNullable<Logo>): Logo {
  return logo
}

interface SlotProps {
  name: string
  url: string | undefined
  tone: 'light' | 'dark'
  onUploaded: (logo: UploadedLogo) => void
  onRemove: () => void
}

function Slot({ name, url, tone, onUploaded, onRemove }: SlotProps) {
  const nameId = useId()
  const upload = useUploadLogo()

  return (
    <div className={styles.slot} role="group" aria-labelledby={nameId}>
      <p id={nameId}>{name}</p>
      <div className={styles.ground} data-tone={tone}>
        {url ? <img src={url} alt={name} /> : <span>{t('None yet')}</span>}
      </div>
      <div className={styles.row}>
        <FileButton
          size="sm"
          icon={<Upload aria-hidden />}
          loading={upload.isPending}
          loadingLabel={t('Uploading...')}
          aria-describedby={nameId}
          fileLabel={t('Upload: {name}', { name })}
          accept={PICTURE_FILES}
          onFile={(file) => upload.mutate(file, { onSuccess: onUploaded })}
        >
          {url ? t('Replace') : t('Upload')}
        </FileButton>
        {url && (
          <Button size="sm" variant="ghost" aria-describedby={nameId} onClick={onRemove}>
            {t('Remove')}
          </Button>
        )}
      </div>
      {upload.error && (
        <p className={styles.failed} role="alert">
          {errorSentence(upload.error)}
        </p>
      )}
    </div>
  )
}
