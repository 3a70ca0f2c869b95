import type { RulePreview } from '#contract/catalogue/campaign-rules.ts'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './rules.module.css'

interface RuleFoundProps {
  found: RulePreview['rules'][number]
  products: number
}

/** Says what a rule matches: how many products, the first of them, and what is odd about it. */
export function RuleFound({ found, products }: RuleFoundProps) {
  const { examples, applies, notCompared } = found
  const names = examples.map(({ name, badge }) => (badge ? `${name} (${badge})` : name))
  const more = applies - examples.length
  return (
    <div className={styles.found} aria-live="polite">
      <strong>{countOf(found, products)}</strong>
      {names.length > 0 && (
        <span>
          {names.join(', ')}
          {more > 0 && ` ${plural(more, { one: 'and 1 more', other: 'and {count} more' })}`}
        </span>
      )}
      {notCompared > 0 && (
        <span>
          {plural(notCompared, {
            one: 'The price of 1 product cannot be compared: it is in another currency, or no single amount.',
            other:
              'The prices of {count} products cannot be compared: they are in another currency, or no single amounts.',
          })}
        </span>
      )}
    </div>
  )
}

function countOf({ matches, applies, lacksLabel }: RuleFoundProps['found'], products: number): string {
  if (lacksLabel) return t('No product of this list has this label.')
  if (matches === 0) return t('Matches no product of this list.')
  if (matches === products && products > 1) return t('Matches every product of this list.')
  const all = plural(matches, { one: 'Matches 1 product.', other: 'Matches {count} products.' })
  if (applies === matches) return all
  return `${all} ${plural(applies, { one: 'It counts for 1 of them: for others an earlier rule does.', other: 'It counts for {count} of them: for others an earlier rule does.' })}`
}
