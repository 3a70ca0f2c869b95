import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan, type PlanServices } from './plan.ts'

/** Throws PLAN_REQUIRED with this sentence unless the user has Pro. Call it inside the transaction that depends on it. */
export async function requirePro(
  db: Database,
  services: PlanServices,
  { userId, sentence }: { userId: string; sentence: string },
): Promise<void> {
  if ((await findPlan(db, services, userId)) !== 'pro') throw new AppError('PLAN_REQUIRED', sentence)
}
