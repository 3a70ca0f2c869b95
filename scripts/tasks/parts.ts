import { createServer } from 'vite'

/** `npm run parts`: every part of the screens on one page, which follows each change of a file. */
const server = await createServer({ configFile: new URL('../parts/vite.config.ts', import.meta.url).pathname })
await server.listen()
process.stdout.write(`The parts are shown at ${server.resolvedUrls?.local[0]}. Ctrl-C ends it.\n`)
