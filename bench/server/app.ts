import { setTimeout as sleep } from 'node:timers/promises'
import '#server/keep-wasm-code.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { openBuiltWeb } from '#server/site/web/built-web.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'

/** The server with other painters: these wait for so long and paint two halves. */
const waitMs = Number(process.env.BENCH_PAINT_MS ?? 0)
const painters: typeof INSTANT_PAINTERS = {
  ...INSTANT_PAINTERS,
  paint: async (task, options) => {
    await sleep(waitMs)
    return INSTANT_PAINTERS.paint(task, options)
  },
}
const server = await startServer(readConfig(process.env), { openWeb: openBuiltWeb, painters })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
