import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/platform/db/open-postgres.ts'
import { PARTITIONED_NAMES } from '#server/platform/db/partitions/partitioned-tables.ts'
import { partitionTable } from '#server/platform/db/partitions/partition-table.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import { untilPostgresAnswers } from './ask-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the test server's socket and of its log; absent if no PostgreSQL is installed. */
    postgresSocketFolder?: string
  }
}

/** Provides one server for the whole run: that of `npm test`, whose runs of Vitest share it, or its own. */
export default async function givePostgres(project: TestProject): Promise<(() => Promise<void>) | void> {
  const shared = process.env['TEST_POSTGRES_FOLDER']
  const own = shared ? undefined : await startPostgres()
  project.provide('postgresSocketFolder', shared ?? own?.folder)
  return own?.stop
}

/** Starts a real PostgreSQL, if it is installed, in a temporary folder and reachable by its socket alone. */
export async function startPostgres(): Promise<{ folder: string; stop: () => Promise<void> } | undefined> {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-pg-'))
  const identity = unprivilegedIdentity()
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const data = path.join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(path.join(binaries, 'initdb'), initdb, {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  })
  const server = spawn(path.join(binaries, 'postgres'), ['-D', data, ...SETTINGS, '-k', folder], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', openSync(path.join(folder, 'log'), 'a')],
  })
  await untilPostgresAnswers({ host: folder, user: 'postgres', database: 'postgres' }, server)
  await makeTemplate(folder)
  return { folder, stop: () => stop(server, folder) }
}

/** A migrated, empty database with the queue's tables: copying it takes a tenth of making one. */
const POSTGRES_TEMPLATE = 'placard_template'

async function makeTemplate(folder: string): Promise<void> {
  await runOnPostgres(folder, [`create database ${POSTGRES_TEMPLATE}`])
  const opened = await openPostgres(databaseAddress(folder, POSTGRES_TEMPLATE), readConfig({}).databaseLimits)
  const jobs = await openJobs(opened, JOB_DEFINITIONS, pino({ level: 'warn' }))
  await jobs.stop()
  await opened.close()
  // Lets the app's own tests run on partitioned tables.
  if (process.env['TEST_PARTITIONS']) await putIntoPartitions(folder)
}

async function putIntoPartitions(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAddress(folder, POSTGRES_TEMPLATE) })
  await client.connect()
  for (const table of PARTITIONED_NAMES) await partitionTable(client, table, { now: new Date(), say: () => {} })
  await client.end()
}

/** Makes a new, migrated and empty database; returns its name. */
export async function copyTemplate(folder: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnPostgres(folder, [`create database ${name} template ${POSTGRES_TEMPLATE}`])
  return name
}

/** Runs administrative statements on the server. */
export async function runOnPostgres(folder: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Returns the address of a database by the server's socket. */
export function databaseAddress(folder: string, name: string): string {
  return `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`
}

/** Settings for speed: nothing here outlives the run, so nothing needs to reach the disk. */
const SETTINGS = [
  '-c',
  'listen_addresses=',
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'wal_level=minimal',
  '-c',
  'max_wal_senders=0',
  '-c',
  // No statement of a test is worth compiling.
  'jit=off',
  '-c',
  'max_connections=400',
  '-c',
  'shared_buffers=32MB',
  '-c',
  'log_line_prefix=%d|',
]

/**
 * Finds PostgreSQL's programs. Debian keeps each version in a folder of its own; elsewhere pg_config, if installed,
 * knows.
 */
export function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const installed = versions.map((version) => path.join(debian, version, 'bin'))
  try {
    installed.push(
      execFileSync('pg_config', ['--bindir'], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim(),
    )
  } catch {
    // No pg_config: only Debian's folders count.
  }
  return installed.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}

/** Returns the user to run PostgreSQL as: it refuses to run as root, so it runs as the user that its package made. */
export function unprivilegedIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Stops the server by SIGQUIT, which ends it at once, without a needless last checkpoint. */
async function stop(server: ChildProcess, folder: string): Promise<void> {
  const exited = once(server, 'exit')
  server.kill('SIGQUIT')
  await exited
  rmSync(folder, { recursive: true, force: true })
}
