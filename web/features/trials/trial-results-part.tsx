import { TRIAL_CERTAINTIES, type TrialCertainty, type TrialMetric } from '#contract/ads/trials/factors.ts'
import type { TrialResults } from '#contract/ads/trials/results.ts'
import type { TrialQuestion } from '#web/api/ads/trials.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { inNumbers, locale, translated, t } from '#web/i18n/i18n.ts'
import { levelLabel } from './level-label.ts'
import styles from './trials.module.css'

interface TrialResultsPartProps {
  results: TrialResults
  question: TrialQuestion
  onQuestion: (question: TrialQuestion) => void
}

/** The results of a test, or what to do until there are some. */
export function TrialResultsPart({ results, question, onQuestion }: TrialResultsPartProps) {
  const { looks, factors, missing } = results
  if (looks === 0)
    return (
      <p>
        {t(
          'Upload each picture to the ad platform as an ad of its own, and give the ad the name of its file. Later, upload the report of the platform here.',
        )}
      </p>
    )
  return (
    <>
      {factors.map((factor) => (
        <FactorResult key={factor.factor} result={factor} metric={question.metric} />
      ))}
      <QuestionFields results={results} question={question} onQuestion={onQuestion} />
      {missing.length > 0 && (
        <p className={styles.soft}>
          {t('Not in the last report:')} <code>{missing.join(', ')}</code>
        </p>
      )}
    </>
  )
}

/** Chooses how certain a winner has to be, and between clicks and purchases if there are any. */
function QuestionFields({ results, question, onQuestion }: TrialResultsPartProps) {
  const hasPurchases = results.factors.some(({ levels }) => levels.some(({ purchases }) => purchases > 0))
  return (
    <div className={styles.question}>
      {hasPurchases && (
        <SelectField
          label={t('Judged by')}
          value={question.metric}
          onChange={({ target }) => onQuestion({ ...question, metric: target.value as TrialMetric })}
        >
          <option value="clicks">{t('Clicks')}</option>
          <option value="purchases">{t('Purchases')}</option>
        </SelectField>
      )}
      <SelectField
        label={t('Certainty')}
        value={question.certainty}
        onChange={({ target }) => onQuestion({ ...question, certainty: target.value as TrialCertainty })}
      >
        {TRIAL_CERTAINTIES.map((certainty) => (
          <option key={certainty} value={certainty}>
            {percent(Number(certainty), 0)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface FactorResultProps {
  result: TrialResults['factors'][number]
  metric: TrialMetric
}

/** The result of one thing that is tested: a sentence, and the counts of each version. */
function FactorResult({ result, metric }: FactorResultProps) {
  const labels = result.levels.map(({ label }) => label)
  return (
    <>
      <p role="status">{translated(result.sentence)}</p>
      {result.levels.length > 0 && (
        <ul className={styles.levels}>
          {result.levels.map(({ label, impressions, clicks, rate, from, to, spend, purchases }, at) => (
            <li key={label}>
              <p>
                <strong>{levelLabel(result.factor, labels, at)}</strong>{' '}
                {at === result.winner && <Badge variant="solid">{t('Better than the others')}</Badge>}
              </p>
              <dl>
                <Count
                  name={metric === 'clicks' ? t('Click rate') : t('Purchase rate')}
                  value={percent(rate)}
                  range={`${percent(from)} – ${percent(to)}`}
                />
                <Count name={t('Impressions')} value={inNumbers(impressions)} />
                <Count name={t('Clicks')} value={inNumbers(clicks)} />
                {spend > 0 && <Count name={t('Spent')} value={amount(spend)} />}
                {purchases > 0 && <Count name={t('Purchases')} value={inNumbers(purchases)} />}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Count({ name, value, range }: { name: string; value: string; range?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {range && <span className={styles.soft}>{range}</span>}
      </dd>
    </div>
  )
}

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats an amount without a currency, which a report does not always name. */
function amount(value: number): string {
  return value.toLocaleString(locale('en-US'), DECIMALS)
}

function percent(share: number, digits = 2): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return share.toLocaleString(locale('en-US'), { ...decimals, style: 'percent' })
}
