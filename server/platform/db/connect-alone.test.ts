import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { askPostgres } from '#test/platform/ask-postgres.ts'
import { makeEmptyPostgres, onPostgres, postgresUrl } from '#test/platform/database.ts'
import { StartError } from '#server/start-error.ts'
import { connectAlone } from './connect-alone.ts'
import { bringUpToDate, openPostgres } from './open-postgres.ts'
import { MIGRATION_LIMITS } from './migrate-postgres.ts'

const LIMITS = { connectMs: 60_000, statementMs: 60_000, lockMs: 60_000 }

async function countTables(url: string): Promise<number> {
  const tables = `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const [row] = await askPostgres<{ tables: number }>({ connectionString: url }, tables)
  return row?.tables ?? 0
}

describe.skipIf(!inject('postgresSocketFolder'))('a connection of its own', () => {
  // createdb makes such a database on a machine whose locale was never set.
  it.each(['SQL_ASCII', 'LATIN1', 'WIN1252', 'EUC_JP'])('refuses a database of encoding %s', async (encoding) => {
    const url = postgresUrl(await makeEmptyPostgres(encoding))
    const sentence = `The database of DATABASE_URL has the encoding ${encoding}, which cannot keep every text: make another one with createdb --encoding UTF8 --locale C --template template0 --owner postgres NAME, and put its name into DATABASE_URL.`
    await expect(openPostgres(url, LIMITS)).rejects.toThrow(new StartError(sentence))
    await expect(bringUpToDate(url, { ...LIMITS, ...MIGRATION_LIMITS })).rejects.toThrow(new StartError(sentence))
    expect(await countTables(url)).toBe(0)
  })

  it('has no limit, not even the role’s', async () => {
    const name = await makeEmptyPostgres()
    await onPostgres([`alter database ${name} set statement_timeout = '1min'`])
    const client = await connectAlone(postgresUrl(name), LIMITS)
    onTestFinished(() => client.end())
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  })

  it.each([
    ['a database', { name: 'nowhere', user: 'postgres' }],
    ['a role', { name: 'postgres', user: 'nobody' }],
  ])('explains in one sentence that something does not exist: %s', async (_what, { name, user }) => {
    const url = postgresUrl(name).replace('postgres@', `${user}@`)
    await expect(connectAlone(url, LIMITS)).rejects.toThrow(
      new StartError(
        'The database of DATABASE_URL cannot be reached: check its address, its name and the password, and that the server runs.',
      ),
    )
  })

  it('explains in one sentence that the server has no connection left', async () => {
    const name = await makeEmptyPostgres()
    await onPostgres([`create role crowded login connection limit 0`])
    onTestFinished(() => onPostgres(['drop role crowded']))
    const failing = connectAlone(postgresUrl(name).replace('postgres@', 'crowded@'), LIMITS)
    await expect(failing).rejects.toThrow(
      /has no connection left: raise its max_connections, or give each process fewer/,
    )
  })
})
