import type { CSSProperties } from 'react'
import { describeColor, nameColor } from '#contract/pictures/color-names.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { COLOR_ROLES, type ColorRole } from '#contract/word-parts.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import type { ChangeDraft } from './change-session.ts'
import styles from './role-color-fields.module.css'

const ROLE_NAMES: Record<ColorRole, string> = {
  ground: t('Background'),
  surface: t('Shapes'),
  ink: t('Text'),
  accent: t('Call to action'),
  offer: t('Badge'),
}

interface RoleColorFieldsProps {
  /** The colors of this picture. */
  colors: Record<ColorRole, string>
  /** The colors of the ad's own palette. */
  palette: readonly string[]
  draft: NonNullable<ChangeDraft['colors']>
  onChange: (draft: NonNullable<ChangeDraft['colors']>) => void
  /** Offers the plan for other colors, if the user's plan has only those of the palette. */
  onWantMore: (() => void) | undefined
}

/** The ad's colors by their roles. */
export function RoleColorFields({ colors, palette, draft, onChange, onWantMore }: RoleColorFieldsProps) {
  const choose = (role: ColorRole, color: string) => onChange({ ...draft, [role]: color })
  return (
    <div className={styles.roles}>
      {COLOR_ROLES.filter((role) => colors[role]).map((role) => {
        const chosen = draft[role] ?? colors[role]
        return (
          <fieldset key={role} className={styles.role}>
            <legend>{ROLE_NAMES[role]}</legend>
            {palette.map((color) => (
              <input
                key={color}
                type="radio"
                name={`color-${role}`}
                aria-label={describeColor(color, translated)}
                title={describeColor(color, translated)}
                className={styles.swatch}
                style={{ '--swatch': color } as CSSProperties}
                checked={color === chosen}
                onChange={() => choose(role, color)}
              />
            ))}
            {!onWantMore && (
              <input
                type="color"
                className={styles.any}
                aria-label={t('Any color, {part}', { part: ROLE_NAMES[role] })}
                title={translated(nameColor(chosen ?? ''))}
                value={chosen}
                onChange={(event) => choose(role, event.target.value)}
              />
            )}
          </fieldset>
        )
      })}
      {onWantMore && (
        <Button size="sm" variant="ghost" onClick={onWantMore}>
          {t('Any other color')} <ButtonNote>{t('Pro')}</ButtonNote>
        </Button>
      )}
    </div>
  )
}

/** Gives every color of the ad's pictures, and the custom ones. */
export function paletteOf(variants: readonly Variant[], customColors: readonly string[]): string[] {
  const isHex = (color: string) => /^#[\da-f]{6}$/i.test(color)
  const shown = variants.flatMap((variant) => Object.values(variant.shown?.colors ?? {}))
  return [...new Set([...shown, ...customColors].filter(isHex).map((color) => color.toLowerCase()))]
}
