import { COST_DAYS } from '#contract/desk/admin-limits.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { dayOf, readCounts } from '#server/models/daily-count-store.ts'
import type { Services } from '#server/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MICROS = 1_000_000

/** Returns costs by day, newest first, including days without any. */
export async function readCosts(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  actorId: string,
): Promise<{ days: { day: string; usd: number }[] }> {
  const { db, now } = services
  await recordAudit(db, services, { kind: 'costs-looked-at', userId: null, actorId, details: {} })
  const days = Array.from({ length: COST_DAYS }, (_, ago) => dayOf(new Date(now().getTime() - ago * DAY_MS)))
  const micros = await readCounts(db, 'models', days)
  return { days: days.map((day) => ({ day, usd: (micros.get(day) ?? 0) / MICROS })) }
}
