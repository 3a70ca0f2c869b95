import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import { type Rule, rulesOfFormat } from '#contract/rulebook/rules.ts'
import { getSource, isOld, type Source } from '#contract/rulebook/sources.ts'
import { stateRule } from '#contract/rulebook/state-rule.ts'
import { locale, t, translated } from '#web/i18n/i18n.ts'
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
            <RuleSource rule={rule} now={now ?? opened} />
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Names the page that states a rule, links it, and marks a page that has to be read again. */
function RuleSource({ rule, now }: { rule: Rule; now: Date }) {
  if (!rule.source) return t('A bound of ours')
  const source = getSource(rule.source)
  return (
    <>
      <a href={source.readAt ?? source.address} target="_blank" rel="noreferrer">
        {source.title} <ExternalLink aria-hidden />
      </a>{' '}
      {readOn(source)} {isOld(source, now) && <strong>{t('Older than 180 days: look at the page itself.')}</strong>}
    </>
  )
}

function readOn({ read, lastChecked }: Source): string {
  const date = new Date(lastChecked).toLocaleDateString(locale('en-US'), { dateStyle: 'medium', timeZone: 'UTC' })
  if (read === 'page') return t('Checked on {date}.', { date })
  if (read === 'copy') return t('Checked on {date}, in a copy of the page.', { date })
  return t('Checked on {date}, on another page: the original could not be read.', { date })
}
