import type { RulePreview } from '#contract/catalogue/campaign-rules.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { shortMoment } from '#web/ui/texts/short-moment.ts'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './rules.module.css'

/** The clocks that count until another zone is chosen, by their international name. */
const UTC = 'UTC'

interface SaleDatesProps {
  sales: RulePreview['sales'] | undefined
  timeZone: string | null
  byThemselves: boolean
  onTimeZone: (timeZone: string | null) => void
  onByThemselves: (byThemselves: boolean) => void
}

/** The days of sales in a list: on which clocks they are, and whether pictures follow them by themselves. */
export function SaleDates({ sales, timeZone, byThemselves, onTimeZone, onByThemselves }: SaleDatesProps) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([timeZone, here])].filter((zone) => zone !== null && zone !== UTC)
  return (
    <fieldset className={styles.sales}>
      <legend>{t('Sale dates')}</legend>
      <p className={styles.soft}>{sales ? sentenceOf(sales) : ' '}</p>
      <SelectField
        label={t('Days and hours without a time zone are those of')}
        value={timeZone ?? ''}
        onChange={(event) => onTimeZone(event.target.value || null)}
      >
        <option value="">{UTC}</option>
        {zones.map((zone) => (
          <option key={zone} value={zone!}>
            {zone}
          </option>
        ))}
      </SelectField>
      <label className={styles.tick}>
        <input type="checkbox" checked={byThemselves} onChange={(event) => onByThemselves(event.target.checked)} />
        {t('Change the pictures by themselves when a sale begins or ends. It is free.')}
      </label>
    </fieldset>
  )
}

function sentenceOf({ products, nextAt }: RulePreview['sales']): string {
  if (products === 0) return t('No product of this list has a sale with dates.')
  const many = plural(products, {
    one: '1 product has a sale with dates.',
    other: '{count} products have sales with dates.',
  })
  if (nextAt === null) return `${many} ${t('Nothing begins or ends any more.')}`
  return `${many} ${t('The next one begins or ends on {moment} of your clock.', { moment: shortMoment(nextAt) })}`
}
