import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The id of nobody in Debian. */
const NOBODY = '65534'

/**
 * Wraps a command as compose.yaml confines a container: nobody without any rights, on a root that is read-only, with a
 * /tmp of its own.
 */
function inside(image: string, command: readonly string[]): string[] {
  const prepare = [
    `mount --bind "${image}" /mnt`,
    'mount -o remount,bind,ro /mnt',
    'mount -o remount,bind,ro /',
    'mount -t tmpfs -o mode=1777 tmpfs /tmp',
    'cd /mnt',
    `exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`,
  ]
  return ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', prepare.join(' && '), 'sh', ...command]
}

/** Runs a command to its end; returns its output, or undefined if it fails. */
export function tryInside(image: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  const [program = '', ...args] = inside(image, command)
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/** One container. */
export class Contained {
  readonly url: string
  readonly #start: () => ChildProcess
  #child: ChildProcess | undefined

  constructor(
    image: string,
    { command, env, log }: { command: readonly string[]; env: Record<string, string>; log: string },
  ) {
    this.url = `http://127.0.0.1:${env['PORT']}`
    const [program = '', ...args] = inside(image, command)
    const out = openSync(log, 'a')
    this.#start = () =>
      spawn(program, args, { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', out, out] })
  }

  async start(): Promise<void> {
    this.#child = this.#start()
    while (!(await fetch(`${this.url}/readyz`).catch(() => undefined))?.ok) {
      if (this.#child.exitCode !== null) throw new Error('A process ended before it was ready: see the logs')
      await sleep(200)
    }
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const [code] = await exited
    if (code !== 0) throw new Error(`SIGTERM ended a process with ${String(code)}`)
  }
}
