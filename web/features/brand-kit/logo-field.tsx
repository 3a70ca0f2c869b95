import { Upload } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Brand, UploadedLogo } from '#contract/brand.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { uploadLogo } from '#web/api/upload-logo.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './brand-form.module.css'

type Logo = Brand['logo']

/** A logo, and its form for dark grounds, each on such a ground as it is cleaned. */
export function LogoField({ logo, onChange }: { logo: Logo; onChange: (logo: Logo) => void }) {
  const { url, onDark } = logo ?? {}
  return (
    <fieldset className={styles.logos}>
      <legend>Logo</legend>
      <p className={styles.hint}>
        PNG with a clear ground is best; a plain ground is taken off. JPEG, WebP, AVIF and GIF work too.
      </p>
      <div className={styles.slots}>
        <Slot
          name="Logo"
          url={url}
          tone="light"
          onUploaded={({ colors, ...file }) => onChange({ ...file, ...(onDark && { onDark }), colors })}
          onRemove={() => onChange(null)}
        />
        {logo && (
          <Slot
            name="Logo for dark grounds"
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
  const input = useRef<HTMLInputElement>(null)
  const nameId = useId()
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<ReactNode>()

  async function take(file: File | undefined) {
    if (!file) return
    setUploading(true)
    setFailure(undefined)
    try {
      onUploaded(await uploadLogo(file))
    } catch (error) {
      setFailure(errorSentence(error))
    } finally {
      setUploading(false)
    }
  }

  return (
    <div className={styles.slot} role="group" aria-labelledby={nameId}>
      <p id={nameId}>{name}</p>
      <div className={styles.ground} data-tone={tone}>
        {url ? <img src={url} alt={name} /> : <span>None yet</span>}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        aria-label={`Upload: ${name}`}
        className={styles.file}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className={styles.row}>
        <Button
          size="sm"
          icon={<Upload aria-hidden />}
          loading={isUploading}
          loadingLabel="Uploading..."
          aria-describedby={nameId}
          onClick={() => input.current?.click()}
        >
          {url ? 'Replace' : 'Upload'}
        </Button>
        {url && (
          <Button size="sm" variant="ghost" aria-describedby={nameId} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      {failure && (
        <p className={styles.failed} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
