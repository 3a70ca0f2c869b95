import { INSUFFICIENT_CREDITS_MESSAGE, type PlanId, PLANS } from '#contract/money/plans.ts'
import { getBalances } from '#server/money/credits/store.ts'
import { topUp } from '#server/money/credits/top-up.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import type { CampaignRow } from './store.ts'

interface Cost {
  planId: PlanId
  credits: number
  /** The most credits that the caller agrees to, or undefined if they did not say. */
  agreed: number | undefined
}

/**
 * Returns true if a start may take credits; each painting checks that again, because the plan may have ended by then.
 * Throws a CONFLICT if it would take more than was agreed to. A campaign that was started on a plan without credits
 * takes none unless the caller agrees.
 */
export function requireConsent(campaign: CampaignRow, { planId, credits, agreed }: Cost): boolean {
  if (PLANS[planId].unlimitedCredits) return false
  const isFirst = campaign.startedAt === null
  const most = agreed ?? (isFirst || campaign.takesCredits ? Infinity : 0)
  if (credits > most) {
    const many = credits === 1 ? '1 credit' : `${credits.toLocaleString('en')} credits`
    throw new AppError(
      'CONFLICT',
      `This uses ${many} now, one for each new picture. Please agree to that first.`,
      'credits',
    )
  }
  return most > 0
}

/**
 * Throws if the credits cannot be enough. Each picture takes its own credit when it is painted; this check only reports
 * the lack at once.
 */
export async function requireCredits(
  tx: Database,
  services: Pick<Services, 'newId' | 'now'>,
  { account, credits }: { account: AccountRow; credits: number },
): Promise<void> {
  if (credits === 0) return
  await topUp(tx, services, account)
  const { monthly, pack } = await getBalances(tx, account.id)
  if (monthly + pack < credits) throw new AppError('INSUFFICIENT_CREDITS', INSUFFICIENT_CREDITS_MESSAGE)
}
