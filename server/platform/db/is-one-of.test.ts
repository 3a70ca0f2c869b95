import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { isOneOf } from './is-one-of.ts'
import { rowsOf } from './rows-of.ts'

describeOnBothDatabases('a list that is made once', (database) => {
  it('has no more rows than its limit, however the statement is planned', async () => {
    const { taken, looks } = await database.db.transaction(async (tx) => {
      // Without these, a join that makes the list again for each row is all that the planner has.
      for (const way of ['hashjoin', 'mergejoin', 'material', 'memoize', 'hashagg', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`))
      await tx.execute(sql`create temporary table queued (id int) on commit drop`)
      await tx.execute(sql`create temporary sequence looks`)
      await tx.execute(sql`insert into queued select generate_series(1, 50)`)
      const some: SQL = sql`select id from queued where nextval('looks') > 0 limit 3`
      const rows = await rowsOf(tx, sql`delete from queued where ${isOneOf(sql`id`, some)} returning id`)
      const counted = await rowsOf<{ looks: string }>(tx, sql`select currval('looks') as looks`)
      await tx.execute(sql`drop sequence looks`)
      return { taken: rows.length, looks: Number(counted[0]!.looks) }
    })
    expect({ taken, looks }).toEqual({ taken: 3, looks: 3 })
  })
})
