import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import { StartError } from '#server/start-error.ts'
import { openDatabaseProxy } from '#test/platform/database-proxy.ts'
import { hasTlsPostgres, startTlsPostgres, type TlsPostgres } from '#test/platform/tls-postgres.ts'
import { connectAlone } from './connect-alone.ts'
import { openPostgres } from './open-postgres.ts'

const NO_CERTIFICATE = fileURLToPath(import.meta.url)

let server: TlsPostgres

/** Reads the address as a start does; returns the failure. */
function failureOf(address: string): Promise<unknown> {
  const { databaseUrl = '' } = readConfig({ DATABASE_URL: address })
  return connectAlone(databaseUrl, { connectMs: 60_000 }).then(
    () => 'It connected',
    (error: unknown) => error,
  )
}

async function expectSentence(address: string, sentence: RegExp): Promise<void> {
  const failure = await failureOf(address)
  expect(failure).toBeInstanceOf(StartError)
  expect((failure as Error).message).toMatch(sentence)
}

describe.skipIf(!hasTlsPostgres())('a PostgreSQL that requires TLS', () => {
  beforeAll(async () => {
    server = await startTlsPostgres()
  })
  afterAll(() => server.stop())

  it('is reached with it on every connection: for statements, for the queue and for listening', async () => {
    const address = `${server.urlAt('localhost')}?sslmode=require&sslrootcert=${server.authority}`
    const { databaseUrl = '', databaseLimits } = readConfig({ DATABASE_URL: address })
    const opened = await openPostgres(databaseUrl, databaseLimits)
    onTestFinished(() => opened.close())
    const jobs = await openJobs(opened, JOB_DEFINITIONS, pino({ level: 'silent' }))
    onTestFinished(() => jobs.stop())
    await opened.db.execute(sql`select 1`)
    const connections = `select bool_and(ssl) as all, count(*)::int as many, bool_or(query like 'LISTEN%' or query like '%pg_notify%') as listens
      from pg_stat_ssl join pg_stat_activity using (pid) where client_addr is not null`
    expect(await server.ask(connections)).toEqual([{ all: true, many: expect.any(Number), listens: true }])
  })

  it('is reported to require it', () =>
    expectSentence(server.urlAt('localhost'), /lets nobody in from here without TLS, .+ add \?sslmode=verify-full/))

  it.each([
    ['no authority', () => '', /^Nobody known here has signed .+ add sslrootcert=FILE to DATABASE_URL/],
    ['the wrong authority', () => `&sslrootcert=${server.otherAuthority}`, /^Nobody known here has signed/],
    [
      'a file that is not there',
      () => '&sslrootcert=/nowhere/ca.crt',
      /names the file \/nowhere\/ca\.crt, which cannot/,
    ],
    ['a folder', () => '&sslrootcert=/', /cannot be read: check what stands after sslrootcert/],
    ['a file that holds none', () => `&sslrootcert=${NO_CERTIFICATE}`, /^Nobody known here has signed/],
    [
      'a key that is none',
      () => `&sslcert=${server.authority}&sslkey=${NO_CERTIFICATE}`,
      /^TLS to the PostgreSQL of .+ fails \(ERR_/,
    ],
  ])('is distinguished from one that no authority vouches for: %s', (_what, more, sentence) =>
    expectSentence(`${server.urlAt('localhost')}?sslmode=verify-full${more()}`, sentence),
  )

  it('is distinguished from one with another name', () =>
    expectSentence(
      `${server.urlAt('127.0.0.1')}?sslmode=verify-full&sslrootcert=${server.authority}`,
      /^The certificate of .+ is for another host/,
    ))

  it('is distinguished from one whose certificate has expired', async () => {
    await server.expire()
    const address = `${server.urlAt('localhost')}?sslmode=verify-full&sslrootcert=${server.authority}`
    await expect.poll(() => failureOf(address).then(String)).toMatch(/is not valid today: have a new one made/)
    expect(await failureOf(address)).toBeInstanceOf(StartError)
  })
})

it.skipIf(!inject('postgresSocketFolder'))('explains in one sentence that the server speaks no TLS', async () => {
  const { url } = await openDatabaseProxy()
  await expectSentence(`${url}?sslmode=verify-full`, /speaks no TLS, .+ set ssl = on there, or take sslmode out/)
})
