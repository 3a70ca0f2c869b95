import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { users } from '#server/platform/db/schema.ts'
import { makeLog } from './log.ts'

/** Returns the line that the log writes about an error. */
function written(err: unknown): string {
  let line = ''
  makeLog({ logLevel: 'info' }, { destination: { write: (text) => void (line += text) } }).error({ err }, 'It failed')
  return line
}

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It did not fail')
}

describeOnBothDatabases('the log', (database) => {
  it('names the statement that failed, and none of its parameters', async () => {
    const { db } = database
    const person = { id: randomUUID(), email: 'ada@example.com', googleId: 'subject-1', displayName: 'Ada\nLovelace' }
    const insert = () => db.insert(users).values({ ...person, createdAt: new Date() })
    await insert()
    const line = written(await failureOf(insert()))
    for (const shown of ['insert into', '23505', '"users_pkey"', 'describe-error.test.ts'])
      expect(line).toContain(shown)
    for (const kept of ['ada@', 'example.com', 'subject-1', 'Lovelace', person.id]) expect(line).not.toContain(kept)
    const asked = failureOf(db.execute(sql`select id from users where id = ${"o'brien@example.com"}`))
    const misread = written(await asked)
    expect(misread).toContain('22P02')
    expect(misread).not.toContain('brien')
  })
})

it.for([
  'postgresql://ada:s3cret@127.0.0.1:9/x',
  'postgresql://ada:s3cret%25@127.0.0.1:9/x',
  'postgresql://ada:s3cret%@127.0.0.1:9/x',
])('does not contain the password of a database that cannot be opened: %s', async (databaseUrl) => {
  const databaseLimits = { connectMs: 2_000, statementMs: 2_000, lockMs: 2_000 }
  const error = (await failureOf(openDatabase({ databaseUrl, databaseLimits, dataDir: '' }))) as Error
  expect(written(error)).toContain('"stack"')
  expect(`${written(error)}${error.message}${error.stack}`).not.toContain('s3cret')
})

it('tells no address with a password in it, whatever hangs on the error, and no end of causes', () => {
  const ring = new Error('Cannot reach https://ada:s3cret@db.example/x', { cause: undefined })
  Object.assign(ring, { cause: ring, input: 'postgres://ada:s3cret@db', params: ['ada@example.com'] })
  const line = written(ring)
  expect(line).toContain('https://[secret]@db.example/x')
  expect(line).not.toMatch(/s3cret|ada@/)
  expect(written('s3cret')).not.toContain('s3cret')
})
