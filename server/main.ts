import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import './keep-wasm-code.ts'
import { PERSON, type StartNews } from './announce-start.ts'
import { type Config, isProduction, readConfig } from './config.ts'
import type { RunningServer } from './start-server.ts'
import type { WebApp } from './web/web-app.ts'

// Before the rest is imported: from the second start on, compiled code saves a quarter of a second.
enableCompileCache()

// Loading the modules leaves 130 MB of young garbage that V8 would make room for and never give back, a third of the
// memory at rest. Held small until the server is ready, the young generation costs no time that could be measured.
setFlagsFromString('--semi-space-growth-factor=1')

/** `--dev` takes the web app from its sources instead of from its build. */
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
} catch (error) {
  news ??= await chooseNews(isProduction(process.env), { logLevel: 'info' })
  news.failed(error)
  process.exit(1)
}

async function chooseNews(production: boolean, told: Pick<Config, 'logLevel'>): Promise<StartNews> {
  return production ? (await import('./production-log.ts')).openProductionLog(told) : PERSON
}

async function openWeb(): Promise<WebApp> {
  if (developing) return (await import('./web/developing-web.ts')).openDevelopingWeb()
  return (await import('./web/built-web.ts')).openBuiltWeb()
}

/** Whatever hands one signal on, and whoever hears it twice, has done so within this. */
const SAME_STOP_MS = 1_000

/**
 * The first signal asks for a tidy end, and a second Ctrl-C ends at once. Behind npm a signal to the whole group comes several times: from
 * the group, and from each process before us that hands it on. So what follows within a moment is the same stop; nor do SIGTERM
 * and SIGHUP ever mean more than that, for whoever sends them has SIGKILL too.
 */
function stopOnSignals(stop: RunningServer['stop']): void {
  let stoppingSince: number | undefined
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > SAME_STOP_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    // Whoever is at the terminal waits for it; whoever sends SIGTERM may have a load balancer in front.
    await stop({ unhurried: signal === 'SIGTERM' })
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
  // The terminal that it was started in was closed.
  process.on('SIGHUP', (signal) => void onSignal(signal))
}
