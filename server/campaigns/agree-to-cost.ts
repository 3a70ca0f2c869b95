import { INSUFFICIENT_CREDITS_MESSAGE, type PlanId, PLANS } from '#contract/plans.ts'
import { getBalances } from '../credits/store.ts'
import { topUp } from '../credits/top-up.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../users/lock-account.ts'
import type { CampaignRow } from './store.ts'

interface Cost {
  planId: PlanId
  credits: number
  /** The most that the caller agrees to; undefined where they did not say. */
  agreed: number | undefined
}

/**
 * Whether a start may take credits: what it paints later asks that again, for the plan may have ended by then. Throws a CONFLICT where it
 * would take more than was agreed to; one that was started on a plan without credits takes none unsaid.
 */
export function requireAgreed(campaign: CampaignRow, { planId, credits, agreed }: Cost): boolean {
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

/** Each picture takes its own when it is painted: this only tells at once where they cannot be enough. */
export async function requireCredits(
  tx: Database,
  services: Services,
  { account, credits }: { account: AccountRow; credits: number },
): Promise<void> {
  if (credits === 0) return
  await topUp(tx, services, account)
  const { monthly, pack } = await getBalances(tx, account.id)
  if (monthly + pack < credits) throw new AppError('INSUFFICIENT_CREDITS', INSUFFICIENT_CREDITS_MESSAGE)
}
