import '#server/keep-wasm-code.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { openBuiltWeb } from '#server/site/web/built-web.ts'
import { JOURNEY_PAINTERS } from './instant-painters.ts'
import { openJourneyShop } from './shop.ts'

/** The built app as server/main.ts starts it, but with other painters, and with an internet that holds one shop. */
const { fetch, close } = await openJourneyShop()
const server = await startServer(readConfig(process.env), {
  openWeb: openBuiltWeb,
  painters: JOURNEY_PAINTERS,
  fetch,
})
process.on(
  'SIGTERM',
  () =>
    void server
      .stop()
      .then(close)
      .then(() => process.exit(0)),
)
