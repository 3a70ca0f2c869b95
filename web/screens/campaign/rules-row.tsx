import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { RulePreview } from '#contract/catalogue/campaign-rules.ts'
import type { LabelField } from '#contract/catalogue/feed.ts'
import { RULE_TEXT_MAX } from '#contract/catalogue/rule-choices.ts'
import { PRICE_MAX } from '#contract/limits.ts'
import { CURRENCY_CHOICES } from '#web/screens/campaign/price-choices.ts'
import { type ConditionId, CONDITIONS, hasFigure, type RuleDraft } from '#web/screens/campaign/rules-draft.ts'
import { RuleFound } from '#web/screens/campaign/rules-found.tsx'
import { RuleLookFields } from '#web/screens/campaign/rules-look.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './rules.module.css'

const DEEDS: Record<RuleDraft['does'], string> = {
  leaveOut: t('Leave out products'),
  look: t('Choose a look for products'),
  badge: t('Give a badge to products'),
}

const CONDITION_NAMES: Record<ConditionId, string> = {
  'price-under': t('whose price is under'),
  'price-over': t('whose price is over'),
  noPrice: t('without a price'),
  discount: t('reduced by at least, in percent'),
  'stock-outOfStock': t('that are out of stock'),
  'stock-preorder': t('that can only be ordered in advance'),
  'stock-backorder': t('that are delivered once they are back'),
  words: t('whose name or description says'),
  'label-category': t('whose category is'),
  'label-brand': t('whose brand is'),
  'label-condition': t('whose condition is'),
  'label-tags': t('with the tag'),
  'label-customLabel0': t('with custom label {number}', { number: 0 }),
  'label-customLabel1': t('with custom label {number}', { number: 1 }),
  'label-customLabel2': t('with custom label {number}', { number: 2 }),
  'label-customLabel3': t('with custom label {number}', { number: 3 }),
  'label-customLabel4': t('with custom label {number}', { number: 4 }),
  all: t('of the whole list'),
}

interface RuleRowProps {
  draft: RuleDraft
  number: number
  /** What it matches; undefined while it is not complete or not counted yet. */
  found: RulePreview['rules'][number] | undefined
  products: number | undefined
  labels: RulePreview['labels']
  onChange: (part: Partial<RuleDraft>) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** One rule as a sentence of fields, and what it matches. */
export function RuleRow({ draft, number, found, products, labels, onChange, onUp, onDown, onRemove }: RuleRowProps) {
  const { does, condition } = draft
  const conditions = CONDITIONS.filter((id) => does !== 'leaveOut' || id !== 'all')
  return (
    <li className={styles.rule} aria-label={t('Rule {number}', { number })}>
      <div className={styles.sentence}>
        <SelectField
          label={t('What the rule does')}
          hideLabel
          value={does}
          onChange={(event) => onChange(withDeed(draft, event.target.value as RuleDraft['does']))}
        >
          {Object.entries(DEEDS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Which products')}
          hideLabel
          value={condition}
          onChange={(event) => onChange({ condition: event.target.value as ConditionId })}
        >
          {conditions.map((id) => (
            <option key={id} value={id}>
              {CONDITION_NAMES[id]}
            </option>
          ))}
        </SelectField>
        <ConditionValue draft={draft} labels={labels} onChange={onChange} />
        {does === 'badge' && (
          <TextField
            label={t('Badge')}
            hideLabel
            maxLength={PRICE_MAX}
            placeholder={hasFigure(draft) ? t('Its figure, or your words') : t('Badge, like “New”')}
            value={draft.badge}
            onChange={(event) => onChange({ badge: event.target.value })}
          />
        )}
        {does === 'look' && <RuleLookFields look={draft.look} onChange={(look) => onChange({ look })} />}
      </div>
      <div className={styles.tools}>
        <IconButton label={t('Move rule {number} up', { number })} disabled={!onUp} onClick={onUp}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t('Move rule {number} down', { number })} disabled={!onDown} onClick={onDown}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t('Remove rule {number}', { number })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {found && products !== undefined && <RuleFound found={found} products={products} />}
    </li>
  )
}

/** A rule cannot leave out the whole list. */
function withDeed({ condition }: RuleDraft, does: RuleDraft['does']): Partial<RuleDraft> {
  return { does, ...(does === 'leaveOut' && condition === 'all' && { condition: 'price-under' as const }) }
}

function ConditionValue({
  draft: { condition, amount, currency, percent, text },
  labels,
  onChange,
}: Pick<RuleRowProps, 'draft' | 'labels' | 'onChange'>) {
  const listId = useId()
  const [of, label] = condition.split('-')
  if (of === 'price')
    return (
      <span className={styles.price}>
        <TextField
          label={t('Price')}
          hideLabel
          inputMode="decimal"
          placeholder="20"
          value={amount}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
        <SelectField
          label={t('Currency')}
          hideLabel
          value={currency}
          onChange={(event) => onChange({ currency: event.target.value })}
        >
          {CURRENCY_CHOICES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
      </span>
    )
  if (of === 'discount')
    return (
      <TextField
        label={t('Reduction in percent')}
        hideLabel
        inputMode="numeric"
        value={percent}
        onChange={(event) => onChange({ percent: event.target.value })}
      />
    )
  if (of !== 'words' && of !== 'label') return null
  const values = labels.find((one) => one.label === (label as LabelField))?.values ?? []
  return (
    <>
      <TextField
        label={of === 'words' ? t('Words') : t('Label')}
        hideLabel
        maxLength={RULE_TEXT_MAX}
        list={values.length > 0 ? listId : undefined}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {values.length > 0 && (
        <datalist id={listId}>
          {values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
