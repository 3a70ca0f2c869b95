import { expect, inject, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { readConfig } from '#server/config.ts'
import { describeOnBothDatabases, makePostgres, postgresUrl } from '#test/platform/database.ts'
import { StartError } from '#server/start-error.ts'
import { listMigrations } from './migrations.ts'
import { openPostgres } from './open-postgres.ts'
import { type Ask, COMPATIBLE_WITH, isNewerButUsable, savePromise } from './schema-guard.ts'

const NEWEST = listMigrations().at(-1)!

describeOnBothDatabases('the guard of the schema', (database) => {
  /** Runs the work in a transaction that is rolled back, because the other tests of this process share the database. */
  async function undone(work: (ask: Ask) => Promise<void>): Promise<void> {
    const undo = new Error('undo')
    const trying = database.db.transaction(async (tx) => {
      await work(async (statement) => {
        const { rows } = (await tx.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }
        return rows
      })
      throw undo
    })
    await expect(trying).rejects.toBe(undo)
  }

  const addNewer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${NEWEST.when + 1})`

  it('accepts a database of this version, and stores its promise', () =>
    undone(async (ask) => {
      expect(await isNewerButUsable(ask)).toBe(false)
      const promised = await ask('select oldest::text as oldest from drizzle.placard_promise')
      expect(promised).toEqual([{ oldest: String(listMigrations().find(({ tag }) => tag === COMPATIBLE_WITH)!.when) }])
    }))

  it('refuses a newer one with one sentence', () =>
    undone(async (ask) => {
      await ask('drop table drizzle.placard_promise')
      await ask(addNewer)
      await expect(isNewerButUsable(ask)).rejects.toThrow(StartError)
      await expect(isNewerButUsable(ask)).rejects.toThrow(
        /is of a newer Placard than this one: start that version again/,
      )
    }))

  it('accepts a newer one that is compatible with this version, and refuses the one after that', () =>
    undone(async (ask) => {
      await ask(addNewer)
      await ask(`update drizzle.placard_promise set oldest = ${NEWEST.when}`)
      expect(await isNewerButUsable(ask)).toBe(true)
      await ask(`update drizzle.placard_promise set oldest = ${NEWEST.when + 1}`)
      await expect(isNewerButUsable(ask)).rejects.toThrow(/is of a newer Placard/)
    }))

  it('replaces the promise of the previous version', () =>
    undone(async (ask) => {
      await ask('update drizzle.placard_promise set oldest = 5')
      await savePromise(ask)
      expect(await ask('select count(*)::int as rows, min(oldest) > 5 as ours from drizzle.placard_promise')).toEqual([
        { rows: 1, ours: true },
      ])
    }))
})

it.skipIf(!inject('postgresSocketFolder'))(
  'is checked before a server opens, and changes nothing in a newer database',
  async () => {
    const url = postgresUrl(await makePostgres())
    const limits = readConfig({}).databaseLimits
    const first = await openPostgres(url, limits)
    await first.db.execute(
      sql.raw(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${NEWEST.when + 1});
      update drizzle.placard_promise set oldest = ${NEWEST.when + 1}`),
    )
    await first.close()
    await expect(openPostgres(url, limits)).rejects.toThrow(/is of a newer Placard than this one/)
  },
)
