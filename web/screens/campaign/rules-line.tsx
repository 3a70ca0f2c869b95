import type { Campaign } from '#contract/catalogue/campaign.ts'
import { Folded } from '#web/screens/campaign/folded.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { plural, t } from '#web/i18n/i18n.ts'

const Rules = lazyPart(async () => (await import('./rules.tsx')).Rules)

/** The rules of a campaign, folded and not loaded until somebody wants them. */
export function RulesLine({ campaign }: { campaign: Campaign }) {
  return (
    <Folded summary={t('Rules')} state={summaryOf(campaign.rules)}>
      <Rules campaign={campaign} fallback={<Spinner label={t('Loading the rules')} />} />
    </Folded>
  )
}

function summaryOf({ count, idle }: Campaign['rules']): string {
  if (count === 0) return t('leave out, looks, badges, sale dates')
  const rules = plural(count, { one: '1 rule', other: '{count} rules' })
  if (idle === 0) return rules
  return plural(idle, { one: '{rules}, 1 finds nothing', other: '{rules}, {count} find nothing' }, { rules })
}
