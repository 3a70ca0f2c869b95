import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '#test/platform/free-port.ts'
import { findBinaries, unprivilegedIdentity } from '#test/platform/postgres.ts'
import { childrenOf } from './children-of.ts'

const NAME = 'placard'
/** One every half second: two minutes, a limit that only ends a hang. */
const ATTEMPTS = 240

/**
 * A PostgreSQL of Debian's package in a folder of its own, which can be killed and started again. Its commits are
 * durable (fsync).
 */
export class RealPostgres {
  readonly port: number
  readonly #folder: string
  readonly #binaries: string
  #server: ChildProcess | undefined

  private constructor(binaries: string, port: number) {
    this.#binaries = binaries
    this.port = port
    this.#folder = mkdtempSync(path.join(tmpdir(), 'faults-pg-'))
    const identity = unprivilegedIdentity()
    if (identity) chownSync(this.#folder, identity.uid, identity.gid)
  }

  /** Creates one with an empty database. */
  static async create(): Promise<RealPostgres> {
    const made = await RealPostgres.#make()
    made.#run('initdb', ['-D', made.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
    await made.start()
    await made.ask(`create database ${NAME}`, 'postgres')
    return made
  }

  /** Creates a replica that follows another one. */
  static async follow(primary: RealPostgres): Promise<RealPostgres> {
    const made = await RealPostgres.#make()
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
    made.#run('pg_basebackup', [...from, '-D', made.#data, '-R', '--no-sync', '--checkpoint=fast'])
    await made.start()
    return made
  }

  static async #make(): Promise<RealPostgres> {
    const binaries = findBinaries()
    if (!binaries) throw new Error('No PostgreSQL is installed: apt-get install postgresql')
    return new RealPostgres(binaries, await findFreePort())
  }

  get #data(): string {
    return path.join(this.#folder, 'data')
  }

  get url(): string {
    return this.urlAt(this.port)
  }

  /** Returns its address by way of something that listens elsewhere. */
  urlAt(port: number): string {
    return `postgresql://postgres@127.0.0.1:${port}/${NAME}`
  }

  async start(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // Right after a kill its memory may still be in use, and then it ends by itself.
      if (this.#server?.exitCode !== null || this.#server.signalCode !== null) this.#spawn()
      if (await this.ask('select 1', 'postgres').catch(() => false)) return
      await sleep(500)
    }
    throw new Error('PostgreSQL was not ready in two minutes')
  }

  #spawn(): void {
    const settings = ['max_connections=200', 'shared_buffers=64MB', 'synchronous_commit=on', 'wal_level=replica']
    const options = [`listen_addresses=127.0.0.1`, ...settings].flatMap((setting) => ['-c', setting])
    this.#server = spawn(
      path.join(this.#binaries, 'postgres'),
      ['-D', this.#data, '-p', String(this.port), '-k', this.#folder, ...options],
      {
        ...unprivilegedIdentity(),
        cwd: this.#folder,
        stdio: ['ignore', 'ignore', openSync(path.join(this.#folder, 'log'), 'a')],
      },
    )
  }

  /** Closes all connections, and writes everything to disk. */
  async stop(): Promise<void> {
    await this.#end('SIGINT', [this.#pid])
  }

  /** Kills all of its processes at once. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL', [this.#pid, ...childrenOf(this.#pid)])
  }

  /** Stops answering without closing any connection. */
  freeze(): void {
    signalAll([this.#pid, ...childrenOf(this.#pid)], 'SIGSTOP')
  }

  thaw(): void {
    signalAll([this.#pid, ...childrenOf(this.#pid)], 'SIGCONT')
  }

  promote(): void {
    this.#run('pg_ctl', ['promote', '-D', this.#data])
  }

  async ask(question: string, database = NAME): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'postgres', database })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(question)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  async remove(): Promise<void> {
    if (this.#server?.exitCode === null && this.#server.signalCode === null) await this.#end('SIGQUIT', [this.#pid])
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  get #pid(): number {
    return this.#server?.pid ?? 0
  }

  async #end(signal: NodeJS.Signals, pids: number[]): Promise<void> {
    const exited = once(this.#server!, 'exit')
    signalAll(pids, signal)
    await exited
  }

  #run(program: string, args: string[]): void {
    const options = { ...unprivilegedIdentity(), cwd: this.#folder, stdio: 'ignore' as const }
    execFileSync(path.join(this.#binaries, program), args, options)
  }
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}
