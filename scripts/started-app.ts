import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { SETTINGS } from '#server/config.ts'
import { ROOT } from './launch/root.mjs'

export interface StartedApp {
  url: string
  pid: number
  /** Time from the command to the first good answer of /readyz. */
  readyMs: number
  /** Sends SIGTERM, which has to end it tidily within a minute. */
  stop(): Promise<void>
}

interface StartOptions {
  port: number
  dataDir: string
  /** The program to start and its arguments; by default what `npm start` runs, in this repository. */
  command?: [program: string, ...args: string[]]
  folder?: string
  readyWithinMs?: number
  /** Additional settings. */
  env?: Record<string, string>
  /** Receives its output. */
  onOutput?: (text: string) => void
}

/** The first start on a checkout installs the packages and builds the web app; the limit only ends a hang. */
const READY_WITHIN_MS = 10 * 60_000

/**
 * Starts the app with its default settings, regardless of the environment of this process. It does not outlive this
 * process.
 */
export async function startApp(options: StartOptions): Promise<StartedApp> {
  const { port, dataDir, folder = ROOT, readyWithinMs = READY_WITHIN_MS } = options
  const [program, ...args] = options.command ?? [process.execPath, 'scripts/launch.mjs', 'start']
  const began = performance.now()
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environmentWithoutSettings(), PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  child.stdout.on('data', (data: Buffer) => options.onOutput?.(data.toString()))
  const url = `http://localhost:${port}`
  await untilReady(url, child, readyWithinMs)
  return { url, pid: child.pid ?? 0, readyMs: performance.now() - began, stop: () => stop(child) }
}

function environmentWithoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in SETTINGS)))
}

async function untilReady(url: string, child: ChildProcess, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode} before it was ready`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  child.kill('SIGKILL')
  throw new Error(`The app was not ready within ${withinMs / 1000} seconds`)
}

const STOP_WITHIN_MS = 60_000

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  const [code, signal] = (await exited) as [number | null, string | null]
  clearTimeout(impatience)
  if (code !== 0) throw new Error(`SIGTERM ended the app with ${code ?? signal} instead of 0`)
}
