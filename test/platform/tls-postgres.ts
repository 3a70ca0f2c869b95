import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askPostgres, untilPostgresAnswers } from './ask-postgres.ts'
import { findFreePort } from './free-port.ts'
import { findBinaries, unprivilegedIdentity } from './postgres.ts'

export interface TlsPostgres {
  /** The certificate of the authority that signed the server's, and one of another authority under the same name. */
  authority: string
  otherAuthority: string
  /** The address of its empty database, by the name that the certificate is for or by another one. */
  urlAt(host: 'localhost' | '127.0.0.1'): string
  ask(question: string): Promise<Record<string, unknown>[]>
  /** Gives the server a certificate that ended yesterday, with the same signature otherwise. */
  expire(): Promise<void>
  stop(): Promise<void>
}

/**
 * Returns true if this machine has what `startTlsPostgres` needs: PostgreSQL, and openssl, which Debian's PostgreSQL
 * depends on.
 */
export function hasTlsPostgres(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return findBinaries() !== undefined
  } catch {
    return false
  }
}

/** Starts a separate real PostgreSQL that admits no network connection without TLS. */
export async function startTlsPostgres(): Promise<TlsPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-tls-'))
  const [binaries = '', identity, port] = [findBinaries(), unprivilegedIdentity(), await findFreePort()]
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  if (identity) chownSync(folder, identity.uid, identity.gid)
  makeAuthority(run, 'authority')
  makeAuthority(run, 'other')
  writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
  certify(run, 30)
  run(path.join(binaries, 'initdb'), ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])
  writeFileSync(
    path.join(folder, 'data/pg_hba.conf'),
    'local all all trust\nhostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n',
  )
  const settings = ['listen_addresses=127.0.0.1', 'ssl=on', 'fsync=off', 'jit=off', 'shared_buffers=16MB']
  const files = [`ssl_cert_file=${folder}/server.crt`, `ssl_key_file=${folder}/server.key`]
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', 'data', '-p', String(port), '-k', folder, ...[...settings, ...files].flatMap((one) => ['-c', one])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', openSync(path.join(folder, 'log'), 'a')] },
  )
  const bySocket = { host: folder, port, user: 'postgres', database: 'postgres' }
  const ask = (question: string) => askPostgres(bySocket, question)
  await untilPostgresAnswers(bySocket, server)
  return {
    authority: path.join(folder, 'authority.crt'),
    otherAuthority: path.join(folder, 'other.crt'),
    urlAt: (host) => `postgresql://postgres@${host}:${port}/postgres`,
    ask,
    async expire() {
      certify(run, -1)
      await ask('select pg_reload_conf()')
    },
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Run = (program: string, args: string[]) => void

function makeAuthority(run: Run, name: string): void {
  const subject = ['-subj', '/CN=Placard test authority', '-days', '30']
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.crt`,
    ...subject,
  ])
}

function certify(run: Run, days: number): void {
  run('openssl', [
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    '-subj',
    '/CN=localhost',
  ])
  const by = ['-CA', 'authority.crt', '-CAkey', 'authority.key', '-CAcreateserial', '-extfile', 'names']
  run('openssl', ['x509', '-req', '-in', 'server.csr', ...by, '-days', String(days), '-out', 'server.crt'])
}
