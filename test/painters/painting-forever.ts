import '#server/keep-wasm-code.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { INSTANT_PAINTERS, paintForever } from './painters.ts'
import { TEST_WEB } from '../site/test-web.ts'

/** A program that tests kill while an ad is painted, however long that takes them. */
const config = readConfig(process.env)
const painters = { ...INSTANT_PAINTERS, paint: paintForever }
await startServer(config, { openWeb: async () => TEST_WEB, painters })
process.stdout.write(`Placard is ready at ${config.publicUrl}\n`)
