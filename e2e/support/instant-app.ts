import '#server/keep-wasm-code.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { openBuiltWeb } from '#server/web/built-web.ts'
import { JOURNEY_PAINTERS } from './instant-painters.ts'

/** The built app as server/main.ts starts it, but for who paints. */
const server = await startServer(readConfig(process.env), { openWeb: openBuiltWeb, painters: JOURNEY_PAINTERS })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
