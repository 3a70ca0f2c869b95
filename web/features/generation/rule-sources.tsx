import { useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import { rulesOfFormat } from '#contract/rulebook/rules.ts'
import { citeSource } from '#contract/rulebook/sources.ts'
import { stateRule } from '#contract/rulebook/state-rule.ts'
import { RuleSource } from './rule-source.tsx'
import { t, translated } from '#web/i18n/i18n.ts'
import styles from './rule-sources.module.css'

interface RuleSourcesProps {
  format: FormatId
  /** The time by which a rule is old; by default that of the first look. */
  now?: Date
}

/** Lists the rules of a format's platforms with the page that states each, and the day on which it was read. */
export function RuleSources({ format, now }: RuleSourcesProps) {
  const [opened] = useState(() => new Date())
  const rules = rulesOfFormat(format)
  if (rules.length === 0) return <p>{t('No platform’s rules are known for this size; ours were applied.')}</p>
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <span>{translated(stateRule(rule))}</span>
          <small>
            {rule.source ? <RuleSource {...citeSource(rule.source, now ?? opened)} /> : t('A bound of ours')}
          </small>
        </li>
      ))}
    </ul>
  )
}
