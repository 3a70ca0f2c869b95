import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 300

/** Until it is so, or for so long: whether it is. What ends the look itself is no answer. */
export async function lookUntil(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return true
    await sleep(LOOK_EVERY_MS)
  }
  return false
}
