/** Hours between two readings of a feed's address. */
export const SOURCE_HOURS = [1, 6, 24, 168] as const

/**
 * How the last reading ended: `waiting` before the first; `refused` if the feed would have taken too many products away,
 * so that nothing was changed; `failed` if it could not be read; `paused` while the plan has no such readings.
 */
export const SOURCE_STATES = ['waiting', 'reading', 'read', 'unchanged', 'refused', 'failed', 'paused'] as const

export type SourceState = (typeof SOURCE_STATES)[number]

/** The owner of a campaign is informed once when its address has given no list for so long. */
export const STALE_FOR = ['day', 'week'] as const

export type StaleFor = (typeof STALE_FOR)[number]
