import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import './keep-wasm-code.ts'
import { TO_TERMINAL, type StartNews } from './announce-start.ts'
import { type Config, isProduction, readConfig } from './config.ts'
import type { RunningServer } from './start-server.ts'
import type { WebApp } from '#server/site/web/web-app.ts'

// Before the rest is imported: from the second start on, compiled code saves a quarter of a second.
enableCompileCache()

// Loading the modules leaves 130 MB of young garbage, for which V8 would reserve memory that it never returns: a third
// of the memory at rest. Keeping the young generation small until the server is ready costs no measurable time.
setFlagsFromString('--semi-space-growth-factor=1')

/** `--dev` serves the web app from its sources instead of its build. */
const developing = process.argv.includes('--dev')

let news: StartNews | undefined
try {
  const config = readConfig(process.env)
  news = await chooseNews(config.production, config)
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(config, { openWeb })
  setFlagsFromString('--semi-space-growth-factor=2')
  stopOnSignals(server.stop)
  news.ready(config)
  collectGarbageOfStart()
} catch (error) {
  news ??= await chooseNews(isProduction(process.env), { logLevel: 'info' })
  news.failed(error)
  process.exit(1)
}

/**
 * Collects what loading the modules has left, and gives its pages back: 60 MB, which a server without work would keep.
 * It takes a quarter of a second. An ordinary collection leaves the pages, because what stays lies on all of them.
 */
function collectGarbageOfStart(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function chooseNews(production: boolean, options: Pick<Config, 'logLevel'>): Promise<StartNews> {
  return production ? (await import('./production-log.ts')).openProductionLog(options) : TO_TERMINAL
}

async function openWeb(): Promise<WebApp> {
  if (developing) return (await import('#server/site/web/developing-web.ts')).openDevelopingWeb()
  return (await import('#server/site/web/built-web.ts')).openBuiltWeb()
}

/** Time within which processes that pass on a signal have delivered it, even twice. */
const SAME_STOP_MS = 1_000

/**
 * The first signal requests a tidy stop, and a second Ctrl-C ends at once. Behind npm, a signal to the whole group
 * arrives several times: from the group, and from each parent process that passes it on. So signals within a moment are
 * the same stop; and SIGTERM and SIGHUP never mean more than that, because their senders have SIGKILL too.
 */
function stopOnSignals(stop: RunningServer['stop']): void {
  let stoppingSince: number | undefined
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > SAME_STOP_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    // A person at the terminal waits for it; a sender of SIGTERM may have a load balancer in front.
    await stop({ unhurried: signal === 'SIGTERM' })
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
  // The terminal in which it was started was closed.
  process.on('SIGHUP', (signal) => void onSignal(signal))
}
