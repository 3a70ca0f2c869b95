import type { Ask } from '../schema-guard.ts'

/**
 * Tables that can be partitioned, and by what. A unique key of a partitioned table has to include the partition key, or
 * two partitions could hold the same value: so only the audit trail, whose only key is its id, is partitioned by month.
 * A credit is booked once for each user and reference, whatever the month, and an ad has one current picture of a
 * format (record 153).
 */
export const PARTITIONED = {
  audit_events: { key: 'at', by: 'month' },
  credit_ledger: { key: 'user_id', by: 'hash' },
  variants: { key: 'ad_id', by: 'hash' },
} as const

export type PartitionedTable = keyof typeof PARTITIONED

export const PARTITIONED_NAMES = Object.keys(PARTITIONED) as PartitionedTable[]

export async function isPartitioned(ask: Ask, table: PartitionedTable): Promise<boolean> {
  const found = await ask(`select 1 from pg_class where oid = to_regclass('public."${table}"') and relkind = 'p'`)
  return found.length > 0
}

/** Number of hash partitions of a table: each is a sixteenth of the work for vacuum, reindex and a backup's copy. */
const PARTS = 16

/** Number of months made in advance. */
const AHEAD = 3

interface Month {
  /** Month as `2026_11`. */
  name: string
  from: string
  to: string
}

/** Returns the months from that of `first` to a few after that of `last`, in UTC. */
export function monthsBetween(first: Date, last: Date): Month[] {
  const months: Month[] = []
  const end = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + AHEAD)
  for (let at = 0; ; at += 1) {
    const from = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + at))
    if (from.getTime() > end) return months
    const to = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + at + 1))
    months.push({
      name: from.toISOString().slice(0, 7).replace('-', '_'),
      from: from.toISOString(),
      to: to.toISOString(),
    })
  }
}

/** Returns the statements that make the partitions of `parent`, which will become `table`. */
export function makeParts(table: PartitionedTable, parent: string, since: Date, now: Date): string[] {
  if (PARTITIONED[table].by === 'hash') {
    return Array.from({ length: PARTS }, (_, at) => {
      const name = `${table}_p${String(at).padStart(2, '0')}`
      return `create table "${name}" partition of "${parent}" for values with (modulus ${PARTS}, remainder ${at})`
    })
  }
  const months = monthsBetween(since, now).map((month) => makeMonth(table, parent, month))
  // Rows of any other time go into the default partition.
  return [...months, `create table "${table}_other" partition of "${parent}" default`]
}

export function makeMonth(table: string, parent: string, { name, from, to }: Month): string {
  return `create table if not exists "${table}_${name}" partition of "${parent}" for values from ('${from}') to ('${to}')`
}
