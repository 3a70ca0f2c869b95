import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SETTINGS } from '#server/config.ts'
import { ROOT } from '#scripts/launch/root.mjs'
import { childrenOf, commandOf, residentMb } from './children-of.ts'

/** A limit that only ends a hang: a start takes seconds, on a busy machine many. */
const READY_WITHIN_MS = 5 * 60_000

interface AppOptions {
  name: string
  env: Record<string, string>
  /** The file of its log. */
  logs: string
  /** Another checkout than this one, whose packages it must not install. */
  folder?: string | undefined
  /** A program that wraps it, such as a lying clock. */
  before?: readonly string[] | undefined
}

/** One web or worker process of ours, as `npm start` runs it. */
export class AppProcess {
  readonly name: string
  /** Number of times that it ended without being asked to. */
  crashes = 0
  readonly #options: AppOptions
  #child: ChildProcess | undefined
  #isMeant = false

  constructor(options: AppOptions) {
    this.name = options.name
    this.#options = options
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get port(): number {
    return Number(this.#options.env['PORT'])
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  async start(): Promise<void> {
    this.spawn()
    await this.untilReady()
  }

  spawn(): void {
    const { env, folder = ROOT, logs, name, before = [] } = this.#options
    const log = openSync(path.join(logs, `${name}.log`), 'a')
    const [program = '', ...args] = [
      ...before,
      process.execPath,
      ...(folder === ROOT ? ['scripts/launch.mjs', 'start'] : ['server/main.ts']),
    ]
    this.#isMeant = false
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...environmentWithoutSettings(), ...env },
      stdio: ['ignore', log, log],
    })
    child.on('exit', () => {
      if (!this.#isMeant) this.crashes += 1
    })
    this.#child = child
  }

  async untilReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await this.isReady())) {
      if (this.#child?.exitCode !== null) throw new Error(`${this.name} ended before it was ready: see its log`)
      if (Date.now() > deadline) throw new Error(`${this.name} was not ready within five minutes`)
      await sleep(100)
    }
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    return answer?.ok ?? false
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Returns its child processes that paint. */
  painters(): number[] {
    return childrenOf(this.pid).filter((pid) => commandOf(pid).includes('paint-worker'))
  }

  residentMb(): number {
    return residentMb(this.pid)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.#isMeant = true
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}

function environmentWithoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in SETTINGS)))
}
