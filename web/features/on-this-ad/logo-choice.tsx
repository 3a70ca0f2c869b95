import { Stamp, Upload, X } from 'lucide-react'
import { Link } from 'react-router'
import type { Logo } from '#contract/logo.ts'
import { useReadBrand } from '#web/api/brand.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { LOGO_FILES, useUploadLogo } from '#web/api/upload-logo.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import type { Draft } from './change-session.ts'
import styles from './logo-choice.module.css'

interface LogoChoiceProps {
  /** The one that the picture was given. */
  shown: Logo | null
  draft: Draft['logo']
  /** Undefined takes back what was wanted. */
  onChange: (draft: Draft['logo']) => void
}

/** The ad's logo: a file, the one of the person's brand, or none. */
export function LogoChoice({ shown, draft, onChange }: LogoChoiceProps) {
  const upload = useUploadLogo()
  const brand = useReadBrand()
  const logo = draft === undefined ? shown : draft
  const error = upload.error ?? brand.error

  function choose(wanted: NonNullable<Draft['logo']> | null) {
    const isShown = wanted?.url === shown?.url && wanted?.onDark === shown?.onDark
    onChange(isShown ? undefined : wanted)
  }

  function take(file: File) {
    brand.reset()
    upload.mutate(file, { onSuccess: ({ url }) => choose({ url }) })
  }

  function takeBrand() {
    upload.reset()
    brand.mutate(undefined, {
      onSuccess: ({ logo: kept }) => kept && choose({ url: kept.url, ...(kept.onDark && { onDark: kept.onDark }) }),
    })
  }

  return (
    <div className={styles.choice}>
      {logo ? (
        <div className={styles.grounds}>
          <img src={logo.url} alt="Logo" />
          {logo.onDark && <img src={logo.onDark} alt="Logo for dark backgrounds" data-tone="dark" />}
        </div>
      ) : (
        <p className={styles.none}>This ad has no logo.</p>
      )}
      <div className={styles.row}>
        <FileButton
          size="sm"
          icon={<Upload aria-hidden />}
          loading={upload.isPending}
          loadingLabel="Uploading..."
          fileLabel="Upload: Logo"
          accept={LOGO_FILES}
          onFile={take}
        >
          {logo ? 'Replace' : 'Upload'}
        </FileButton>
        <Button
          size="sm"
          icon={<Stamp aria-hidden />}
          loading={brand.isPending}
          loadingLabel="Fetching..."
          onClick={takeBrand}
        >
          Use brand logo
        </Button>
        {logo && (
          <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={() => choose(null)}>
            Take away
          </Button>
        )}
      </div>
      {error && (
        <p className={styles.failed} role="alert">
          {errorSentence(error)}
        </p>
      )}
      <output className={styles.none}>
        {brand.data && !brand.data.logo && (
          <>
            Your brand has no logo yet. <Link to="/account#brand">Set it up in your account</Link>.
          </>
        )}
      </output>
    </div>
  )
}
