import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Either database, and a transaction of either: what every store function takes. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
