import { useState } from 'react'
import { DEFAULT_CUSTOM_COLORS } from '#contract/choices.ts'
import { nameColor } from '#contract/pictures/color-names.ts'
import { CUSTOM_COLOR_MAX, CUSTOM_COLORS_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './custom-colors-dialog.module.css'

interface CustomColorsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The ad's own colors; if there are none, the dialog proposes a set. */
  colors: readonly string[]
  onApply: (colors: string[]) => void
}

export function CustomColorsDialog({ open, onOpenChange, colors, onApply }: CustomColorsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Custom colors')}
      description={t('Type up to five hex codes. The first one is seen first; empty lines are left out.')}
    >
      <CustomColorsForm colors={colors} onCancel={() => onOpenChange(false)} onApply={onApply} />
    </Dialog>
  )
}

/** The form, a component of its own so that its state is new each time the dialog opens. */
function CustomColorsForm({
  colors,
  onCancel,
  onApply,
}: Pick<CustomColorsDialogProps, 'colors' | 'onApply'> & { onCancel: () => void }) {
  const [entries, setEntries] = useState(() => entriesOf(colors))
  const change = (at: number, text: string) => setEntries(entries.with(at, text))

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''))
      }}
    >
      <ol className={styles.colors}>
        {entries.map((entry, at) => (
          <li key={at}>
            <input
              type="color"
              className={styles.picker}
              aria-label={t('Pick color {number}', { number: at + 1 })}
              title={translated(nameColor(entry.trim()))}
              value={pickerValue(entry)}
              data-empty={entry.trim() === '' || undefined}
              onChange={(event) => change(at, event.target.value.toUpperCase())}
            />
            <TextField
              label={t('Color {number}', { number: at + 1 })}
              hideLabel
              placeholder="#3B82F6"
              value={entry}
              maxLength={CUSTOM_COLOR_MAX}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change(at, event.target.value)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('Apply colors')}
        </Button>
      </div>
    </form>
  )
}

function entriesOf(colors: readonly string[]): string[] {
  const start: readonly string[] = colors.length > 0 ? colors : DEFAULT_CUSTOM_COLORS
  return Array.from({ length: CUSTOM_COLORS_MAX }, (_, at) => start[at] ?? '')
}

/**
 * Gives the value for the browser's picker, which accepts six-digit codes only; the text field keeps what was typed.
 */
function pickerValue(entry: string): string {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(entry.trim()) ?? []
  if (short) return `#${short.replaceAll(/./g, '$&$&')}`.toLowerCase()
  return /^#[0-9a-f]{6}$/i.test(entry.trim()) ? entry.trim().toLowerCase() : '#ffffff'
}
