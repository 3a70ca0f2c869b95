import type { Services } from '#server/services.ts'
import { findChange, updateChange } from './store.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'

export const CHANGE_FAILED_MESSAGE = 'The change could not be made. Please try again.'

/**
 * Ends a change that was given up; formats that took it before keep it. A change that has already ended is left
 * unchanged.
 */
export async function failChange(services: Pick<Services, 'db' | 'now'>, changeId: string): Promise<void> {
  const change = await findChange(services.db, changeId)
  if (!change) return
  const ended = { state: 'failed', message: CHANGE_FAILED_MESSAGE } as const
  await updateChange(services.db, changeId, ended, services.now())
  notifyAdUpdated(change.creativeId)
}
