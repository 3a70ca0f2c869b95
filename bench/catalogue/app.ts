import { readConfig } from '#server/config.ts'
import { openPaintPool } from '#server/ads/generation/paint-pool.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { startServer } from '#server/start-server.ts'
import { networkTo } from '#test/catalogue/open-web-host.ts'
import { TEST_WEB } from '#test/site/test-web.ts'
import { armKill } from './kill.ts'

/**
 * The whole server of `bench:catalogue`, as `npm start` runs it, except that every public host is the bench's shop
 * (SHOP_PORT): no setting opens a private address. With KILL (`put:20`) the process ends itself with SIGKILL in the
 * middle of the twentieth of these.
 */
const { SHOP_PORT, KILL } = process.env
const painters = openPaintPool()
if (KILL) armKill(KILL, painters)
const fetch = makeGuardedFetch(networkTo(Number(SHOP_PORT)))
const server = await startServer(readConfig(process.env), { openWeb: async () => TEST_WEB, painters, fetch })
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
