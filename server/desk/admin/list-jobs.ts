import type { AdminJob, listAdminJobsCall } from '#contract/desk/admin.ts'
import { FAILED_DAYS, STUCK_MINUTES } from '#contract/desk/admin-limits.ts'
import type { z } from 'zod'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import type { JobRow } from '#server/ads/generation-jobs/store.ts'
import { listFailed, listStuck, listWaitingJobs } from '#server/ads/generation-jobs/operator-store.ts'

const SHOWN_MAX = 50
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Lists = z.output<(typeof listAdminJobsCall)['success'][200]>

export async function listJobs(services: Pick<Services, 'db' | 'newId' | 'now'>, actorId: string): Promise<Lists> {
  const { db, now } = services
  await recordAudit(db, services, { kind: 'jobs-looked-at', userId: null, actorId, details: {} })
  const waiting = await listWaitingJobs(db, SHOWN_MAX)
  const failed = await listFailed(db, new Date(now().getTime() - FAILED_DAYS * DAY_MS), SHOWN_MAX)
  const stuck = await listStuck(db, stuckBefore(now()), SHOWN_MAX)
  return { waiting: present(waiting), failed: present(failed), stuck: present(stuck) }
}

export function stuckBefore(now: Date): Date {
  return new Date(now.getTime() - STUCK_MINUTES * MINUTE_MS)
}

function present({ count, rows }: { count: number; rows: JobRow[] }) {
  return { count, jobs: rows.map(presentJob) }
}

function presentJob({ id, userId, format, stage, createdAt, updatedAt, code }: JobRow): AdminJob {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { id, personId: userId, format, stage, ...times, code }
}
