import { setTimeout as sleep } from 'node:timers/promises'

const POLL_EVERY_MS = 300

/**
 * Polls until the condition holds or the time is over; returns true if it held. An error of the check itself is not an
 * answer.
 */
export async function pollUntil(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return true
    await sleep(POLL_EVERY_MS)
  }
  return false
}
