import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import './keep-wasm-code.ts'
import { readConfig } from './config.ts'
import type { RunningServer } from './start-server.ts'
import { StartError } from './start-error.ts'
import { isDiskFull } from './storage/disk-full.ts'
import type { WebApp } from './web/web-app.ts'

// Before the rest is imported: from the second start on, compiled code saves a quarter of a second.
enableCompileCache()

// Loading the modules leaves 130 MB of young garbage that V8 would make room for and never give back, a third of the
// memory at rest. Held small until the server is ready, the young generation costs no time that could be measured.
setFlagsFromString('--semi-space-growth-factor=1')

const NO_ROOM = 'There is no room left on a disk that Placard needs: make room, and start it again.'

/** `--dev` takes the web app from its sources instead of from its build. */
const developing = process.argv.includes('--dev')

const ONE_WEB_PROCESS =
  'The demo sign-in keeps in this process what is under way: run no other web process beside it.\n'

try {
  const config = readConfig(process.env)
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(config, { openWeb })
  setFlagsFromString('--semi-space-growth-factor=2')
  stopOnSignals(server.stop)
  const purpose = config.role === 'worker' ? 'works for' : 'is ready at'
  process.stdout.write(`Placard ${purpose} ${config.publicUrl}\n`)
  if (config.role === 'web' && !config.signIn) process.stdout.write(ONE_WEB_PROCESS)
} catch (error) {
  // What a person can mend is one sentence; anything else is a fault of ours and keeps its stack.
  const isMendable = error instanceof StartError
  process.stderr.write(`${isMendable ? error.message : isDiskFull(error) ? NO_ROOM : (error as Error).stack}\n`)
  process.exit(1)
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
