import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CampaignRules } from '#contract/catalogue/campaign-rules.ts'
import { RULES_MAX } from '#contract/catalogue/rule-choices.ts'
import { CURRENCY_OF_COUNTRY } from '#contract/prices/price-forms.ts'
import { useCampaignRules, useRulePreview, useSetCampaignRules } from '#web/api/catalogue/campaign-rules.ts'
import { useCampaignSource } from '#web/api/catalogue/campaign-source.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { moved } from '#web/screens/campaign/moved.ts'
import { draftOf, newDraft, type RuleDraft, ruleOf } from '#web/screens/campaign/rules-draft.ts'
import { RuleRow } from '#web/screens/campaign/rules-row.tsx'
import { SaleDates } from '#web/screens/campaign/rules-sale-dates.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './rules.module.css'

/** The rules of a campaign, with what each of them matches in its list. */
export function Rules({ campaign }: { campaign: Campaign }) {
  const { data, error, refetch } = useCampaignRules(campaign.id)
  if (data) return <RulesForm campaign={campaign} stored={data} />
  if (!error) return <Spinner label={t('Loading the rules')} />
  return (
    <Notice
      variant="bad"
      title={errorSentence(error)}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    />
  )
}

function RulesForm({ campaign, stored }: { campaign: Campaign; stored: CampaignRules }) {
  const { id, look, updatedAt, startedAt } = campaign
  const [drafts, setDrafts] = useState(() => stored.rules.map((rule, index) => draftOf(rule, index)))
  const [nextKey, setNextKey] = useState(stored.rules.length)
  const [timeZone, setTimeZone] = useState(stored.timeZone)
  const [salesByThemselves, setByThemselves] = useState(stored.salesByThemselves)
  const save = useSetCampaignRules(id)
  const source = useCampaignSource(id).data?.source

  const complete = drafts.flatMap((draft) => {
    const rule = ruleOf(draft)
    return rule ? [{ key: draft.key, rule }] : []
  })
  const rules = { rules: complete.map(({ rule }) => rule), timeZone, salesByThemselves }
  const preview = useRulePreview(id, rules, updatedAt)
  const isChanged = JSON.stringify(rules) !== JSON.stringify(stored) || complete.length < drafts.length
  const ofCountry = look.country ? CURRENCY_OF_COUNTRY[look.country] : undefined
  // The currency of the list counts before the one that was chosen for prices without any.
  const currency = preview.data?.currency ?? look.currency ?? ofCountry ?? 'USD'
  const foundOf = (key: number) => preview.data?.rules[complete.findIndex((one) => one.key === key)]
  const change = (key: number, part: Partial<RuleDraft>) =>
    setDrafts(
      drafts.map((draft) => (draft.key === key ? { ...draft, currency: draft.currency || currency, ...part } : draft)),
    )
  const move = (from: number, to: number) => setDrafts(moved(drafts, from, to))

  return (
    <div className={styles.rules}>
      <p className={styles.soft}>
        {t('Of rules that do the same, the first one that matches a product counts.')}{' '}
        {source?.paints
          ? t('The next reading of your list makes the pictures by the rules that you save.')
          : t('Nothing is painted before you say so.')}
      </p>
      {preview.data?.isFromBefore && (
        <Notice
          title={t(
            'This list was read before there were rules: send it again, so that its labels and stock are known.',
          )}
        />
      )}
      {drafts.length > 0 && (
        <ol className={styles.list}>
          {drafts.map((draft, index) => (
            <RuleRow
              key={draft.key}
              draft={{ ...draft, currency: draft.currency || currency }}
              number={index + 1}
              found={foundOf(draft.key)}
              products={preview.data?.products}
              labels={preview.data?.labels ?? []}
              onChange={(part) => change(draft.key, part)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < drafts.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </ol>
      )}
      {drafts.length < RULES_MAX && (
        <Button
          className={styles.add}
          onClick={() => {
            setDrafts([...drafts, newDraft(nextKey, drafts.findLast((draft) => draft.currency !== '')?.currency)])
            setNextKey(nextKey + 1)
          }}
        >
          {t('Add a rule')}
        </Button>
      )}
      <SaleDates
        sales={preview.data?.sales}
        timeZone={timeZone}
        byThemselves={salesByThemselves}
        onTimeZone={setTimeZone}
        onByThemselves={setByThemselves}
      />
      {preview.error && <p role="alert">{errorSentence(preview.error)}</p>}
      {save.error && <p role="alert">{errorSentence(save.error)}</p>}
      <div className={styles.act}>
        <Button
          variant="primary"
          loading={save.isPending}
          loadingLabel={t('Saving...')}
          disabled={!isChanged || complete.length < drafts.length}
          onClick={() => save.mutate(rules)}
        >
          {t('Save the rules')}
        </Button>
        <p className={styles.soft} role="status">
          {stateOf({ isChanged, lacks: complete.length < drafts.length, isStarted: startedAt !== null })}
        </p>
      </div>
    </div>
  )
}

function stateOf({ isChanged, lacks, isStarted }: { isChanged: boolean; lacks: boolean; isStarted: boolean }): string {
  if (lacks) return t('A rule is not complete yet.')
  if (!isChanged) return t('These rules are in force.')
  return isStarted ? t('Pictures that exist stay until you update what changed.') : ''
}
