import type { PlanServices } from '#server/money/purchases/plan.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { EndpointRow } from './store.ts'

/** Throws PLAN_REQUIRED unless the user's plan has webhooks. */
export function requireWebhooks(tx: Database, services: PlanServices, userId: string): Promise<void> {
  return requirePro(tx, services, { userId, sentence: FOR_PRO })
}

/** Throws CONFLICT if nothing would be sent to the endpoint. */
export function requireOn({ disabledAt }: EndpointRow): void {
  if (disabledAt) throw new AppError('CONFLICT', 'This webhook is off. Turn it on first.')
}

const FOR_PRO = 'Webhooks are part of the Pro plan. Upgrade to use them.'
