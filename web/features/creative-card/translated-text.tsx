import { useId } from 'react'
import type { LanguageCode } from '#contract/languages.ts'
import type { TextToTranslate } from '#web/features/creative-card/texts-to-translate.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import styles from '#web/features/creative-card/language-dialog.module.css'
import { t } from '#web/i18n/i18n.ts'

interface TranslatedTextProps {
  text: TextToTranslate
  language: LanguageCode
  value: string
  /** Set if a model wrote it and the user has not changed it. */
  isProposed: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** Shows the user's text beside a field for its translation. */
export function TranslatedText({ text, language, value, isProposed, error, onChange }: TranslatedTextProps) {
  const labelId = useId()
  const hint = isProposed ? t('Proposed by a text model.') : text.hint
  const field = {
    label: t('{label} in the copy', { label: text.label }),
    value,
    lang: language,
    dir: 'auto',
    ...(hint && { hint }),
    ...(error && { error }),
  }
  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <div>
        <p className={styles.label} id={labelId}>
          {text.label}
        </p>
        <p className={styles.original} dir="auto">
          {text.original}
        </p>
      </div>
      {text.isLong ? (
        <TextArea {...field} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextField {...field} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  )
}
