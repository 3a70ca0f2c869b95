import { Plus, X } from 'lucide-react'
import { describeColor, nameColor } from '#contract/pictures/color-names.ts'
import { CUSTOM_COLOR_MAX, CUSTOM_COLORS_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './brand-form.module.css'

interface BrandColorsProps {
  colors: readonly string[]
  /** Colors that were found in the logo. */
  offered: readonly string[]
  onChange: (colors: string[]) => void
}

const START = '#3B82F6'

export function BrandColors({ colors, offered, onChange }: BrandColorsProps) {
  const isFull = colors.length >= CUSTOM_COLORS_MAX
  const held = colors.map((color) => color.toLowerCase())
  return (
    <fieldset className={styles.colors}>
      <legend>{t('Colors')}</legend>
      <p className={styles.hint}>
        {t('The first one leads. Any plan keeps them here; in ads they are custom colors, a part of the Pro plan.')}
      </p>
      <ol>
        {colors.map((color, at) => (
          <li key={at}>
            <input
              type="color"
              aria-label={t('Pick brand color {number}', { number: at + 1 })}
              title={translated(nameColor(color))}
              value={/^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : '#ffffff'}
              onChange={(event) => onChange(colors.with(at, event.target.value))}
            />
            <TextField
              label={t('Brand color {number}', { number: at + 1 })}
              hideLabel
              value={color}
              maxLength={CUSTOM_COLOR_MAX}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onChange(colors.with(at, event.target.value))}
            />
            <IconButton
              label={t('Remove brand color {number}', { number: at + 1 })}
              onClick={() => onChange(colors.toSpliced(at, 1))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        <Button size="sm" icon={<Plus aria-hidden />} disabled={isFull} onClick={() => onChange([...colors, START])}>
          {t('Add color')}
        </Button>
        {offered.length > 0 && (
          <Button size="sm" onClick={() => onChange([...offered])}>
            {t('Take all from the logo')}
          </Button>
        )}
        {offered
          .filter((color) => !held.includes(color))
          .map((color) => (
            <button
              key={color}
              type="button"
              className={styles.offered}
              disabled={isFull}
              onClick={() => onChange([...colors, color])}
            >
              <span aria-hidden style={{ background: color }} />
              {t('Add {color}', { color: describeColor(color, translated) })}
            </button>
          ))}
      </div>
    </fieldset>
  )
}
