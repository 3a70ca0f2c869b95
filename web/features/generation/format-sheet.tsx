import type { CSSProperties } from 'react'
import { type FormatId, getFormat, sizeLabelOf } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { classNames } from '#web/ui/class-names.ts'
import { t } from '#web/i18n/i18n.ts'
import type { FormatState } from './format-state.ts'
import styles from './format-sheet.module.css'
import type { GenerationSession } from './generation-session.ts'
import { useFormatState } from './use-generation.ts'

interface FormatSheetProps {
  session: GenerationSession
  formats: readonly FormatId[]
  variants: readonly Variant[]
  onOpen: (format: FormatId) => void
}

/**
 * Shows every format of an ad in its own proportion and about the same area, so that a strip is as visible as a square.
 * Tall formats come first, which fills the rows.
 */
export function FormatSheet({ session, formats, variants, onOpen }: FormatSheetProps) {
  return (
    <ul className={styles.sheet}>
      {formats
        .toSorted((first, second) => ratioOf(first) - ratioOf(second))
        .map((format) => (
          <FormatTile
            key={format}
            session={session}
            format={format}
            variant={variants.find((variant) => variant.format === format)}
            onOpen={() => onOpen(format)}
          />
        ))}
    </ul>
  )
}

interface FormatTileProps {
  session: GenerationSession
  format: FormatId
  variant: Variant | undefined
  onOpen: () => void
}

function FormatTile({ session, format, variant, onOpen }: FormatTileProps) {
  const state = useFormatState(session, format)
  const { widthPx, heightPx } = getFormat(format)
  const name = getFormat(format).name
  const shape = { '--ratio': ratioOf(format), '--width': `${widthPx}px` } as CSSProperties
  const note = noteOf(state, variant)
  return (
    <li className={styles.tile} style={shape}>
      <button type="button" onClick={onOpen}>
        <span className={classNames(styles.picture, !variant && styles.empty)}>
          {variant && (
            <img
              className={state.kind === 'generating' ? styles.outdated : undefined}
              src={variant.imageUrl}
              alt={t('Your {name} ad', { name })}
              width={widthPx}
              height={heightPx}
            />
          )}
        </span>
        <span className={styles.words}>
          <strong>{name}</strong> <span className={styles.size}>{sizeLabelOf(getFormat(format))}</span>{' '}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </button>
    </li>
  )
}

function ratioOf(format: FormatId): number {
  const { widthPx, heightPx } = getFormat(format)
  return widthPx / heightPx
}

function noteOf(state: FormatState, variant: Variant | undefined): string | undefined {
  if (state.kind === 'generating') return t('Generating, {percentage}%', { percentage: Math.round(state.percentage) })
  if (state.kind === 'failed' || state.kind === 'refused') return t('Could not be generated')
  if (variant?.stale) return t('Out of date')
  return variant ? undefined : t('Not generated yet')
}
