import type { OwnSession } from '#contract/desk/account.ts'
import type { SessionRow } from './session-store.ts'

export function presentSession({ key, session }: SessionRow, currentKey: string): OwnSession {
  const { device, createdAt, extendedAt } = session
  const startedAt = createdAt!
  return {
    id: key,
    device: device ?? null,
    startedAt,
    lastSeenAt: extendedAt ?? startedAt,
    isCurrent: key === currentKey,
  }
}
