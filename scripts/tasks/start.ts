import { ensureBuilt } from '../web-build.ts'

await ensureBuilt()
await import('#server/main.ts')
