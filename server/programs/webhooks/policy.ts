import { findPlan, type PlanServices } from '#server/money/purchases/plan.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { EndpointRow } from './store.ts'

/** Throws PLAN_REQUIRED unless the user has Pro. */
export async function requirePro(tx: Database, services: PlanServices, userId: string): Promise<void> {
  if ((await findPlan(tx, services, userId)) !== 'pro') throw new AppError('PLAN_REQUIRED', FOR_PRO)
}

/** Throws CONFLICT if nothing would be sent to the endpoint. */
export function requireOn({ disabledAt }: EndpointRow): void {
  if (disabledAt) throw new AppError('CONFLICT', 'This webhook is off. Turn it on first.')
}

const FOR_PRO = 'Webhooks are part of the Pro plan. Upgrade to use them.'
