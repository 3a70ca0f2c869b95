import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { untilPostgresAnswers } from './ask-postgres.ts'
import { findFreePort } from './free-port.ts'
import { unprivilegedIdentity } from './postgres.ts'

/** Fewer than a process opens, so that each transaction gets another one. */
const LENT = 3

/** TEST_PGBOUNCER may name another program (newer versions support prepared statements). */
const PROGRAM = process.env['TEST_PGBOUNCER'] ?? 'pgbouncer'

/** Returns the version; undefined if none is installed. */
export function pgBouncerVersion(): number | undefined {
  try {
    const output = execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' })
    const [, major, minor] = /(\d+)\.(\d+)/.exec(output) ?? []
    return Number(major) * 100 + Number(minor)
  } catch {
    return undefined
  }
}

/**
 * Starts a real PgBouncer that lends the connections of this run's PostgreSQL for a transaction each; returns the
 * address of a database behind it.
 */
export async function startPgBouncer(database: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-bouncer-'))
  const identity = unprivilegedIdentity()
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const port = await findFreePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${database} = host=${inject('postgresSocketFolder')} port=5432 user=postgres connect_query='set statement_timeout = 60000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${LENT}
max_client_conn = 500
logfile = ${folder}/log
`,
  )
  const child = spawn(PROGRAM, [file], { ...identity, cwd: folder, stdio: 'ignore' })
  onTestFinished(() => end(child, folder))
  const url = `postgresql://postgres@127.0.0.1:${port}/${database}`
  await untilPostgresAnswers({ connectionString: url }, child)
  return url
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  rmSync(folder, { recursive: true, force: true })
}
