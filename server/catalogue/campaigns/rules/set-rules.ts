import type { CampaignRules } from '#contract/catalogue/campaign-rules.ts'
import { refuseLetters } from '#contract/text/unsettable-letters.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { type CampaignRow, updateCampaign } from '../store.ts'
import { renewProducts } from './rule-products.ts'

interface SetRulesRequest {
  userId: string
  id: string
  rules: CampaignRules
}

/**
 * Sets the rules of a campaign and applies them to its feed. Pictures that exist stay as they are: what differs is
 * counted, and made by the next start.
 */
export function setRules(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, id, rules }: SetRulesRequest,
): Promise<CampaignRow> {
  requireSettableBadges(rules)
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    const campaign = await updateCampaign(tx, id, { rules, updatedAt: services.now() })
    return renewProducts(tx, services, campaign)
  })
}

/** Throws for a badge with letters that no ad can show. */
function requireSettableBadges({ rules }: CampaignRules): void {
  for (const rule of rules) {
    const refusal = rule.does === 'badge' && rule.badge.says === 'text' ? refuseLetters(rule.badge.text) : undefined
    if (refusal) throw new AppError('VALIDATION_FAILED', refusal, 'rules')
  }
}
