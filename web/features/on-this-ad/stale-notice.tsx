import { RefreshCw } from 'lucide-react'
import type { Variant } from '#contract/ads/variant.ts'
import type { AdChange } from '#web/api/ads/change-ad.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import { needsMakingAgain, updatesOf } from './stale-updates.ts'
import styles from './on-this-ad.module.css'

interface StaleNoticeProps {
  variant: Variant
  variants: readonly Variant[]
  isBusy: boolean
  /** The cost of generating the picture again, if it costs something. */
  cost: string | undefined
  onUpdate: (changes: AdChange[]) => void
  onMakeAgain: () => void
}

/** Explains that pictures are stale: how this one differs from the ad, and how to update all of them. */
export function StaleNotice({ variant, variants, isBusy, cost, onUpdate, onMakeAgain }: StaleNoticeProps) {
  const others = variants.filter(({ id, stale }) => id !== variant.id && stale).length
  if (!variant.stale && others === 0) return null
  const updates = updatesOf(variants)
  const count = updates.flatMap(({ formats = [] }) => formats).length
  return (
    <div className={styles.notice} role="status">
      <strong>{t('Out of date')}</strong>
      {variant.stale?.map(({ message }) => (
        <p key={message}>{translated(message)}</p>
      ))}
      {!variant.stale && (
        <p>
          {plural(others, {
            one: 'Another picture is out of date.',
            other: '{count} other pictures are out of date.',
          })}
        </p>
      )}
      <div className={styles.noticeActions}>
        {count > 0 && (
          <Button size="sm" disabled={isBusy} onClick={() => onUpdate(updates)}>
            {plural(count, { one: 'Update 1 picture', other: 'Update {count} pictures' })}{' '}
            <ButtonNote>{t('Free')}</ButtonNote>
          </Button>
        )}
        {needsMakingAgain(variant) && <MakeAgainButton isBusy={isBusy} cost={cost} onMakeAgain={onMakeAgain} />}
      </div>
    </div>
  )
}

interface MakeAgainButtonProps {
  isBusy: boolean
  cost: string | undefined
  onMakeAgain: () => void
  /** The format's name, if there are several of these buttons. */
  format?: string
}

export function MakeAgainButton({ isBusy, cost, onMakeAgain, format }: MakeAgainButtonProps) {
  return (
    <Button size="sm" icon={<RefreshCw aria-hidden />} disabled={isBusy} onClick={onMakeAgain}>
      {format ? t('Make {format} again', { format }) : t('Make again')} {cost && <ButtonNote>{cost}</ButtonNote>}
    </Button>
  )
}
