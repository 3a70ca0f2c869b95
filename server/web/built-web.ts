import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { StartError } from '../start-error.ts'
import type { WebApp } from './web-app.ts'

const BUILD_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** The web app as `npm run build` made it. */
export async function openBuiltWeb(folder: string = BUILD_FOLDER): Promise<WebApp> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch((cause) => {
    throw new StartError('The web app is not built yet: run npm run build, then start again.', { cause })
  })
  return {
    async serveFiles(app) {
      await app.register(fastifyStatic, {
        root: folder,
        // One route for each file that there is: every other address belongs to the app's own pages.
        wildcard: false,
        globIgnore: ['index.html'],
        index: false,
        cacheControl: false,
        setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(path.relative(folder, file))),
      })
    },
    readPage: async () => page,
    contentSecurityPolicy: {},
    close: async () => {},
  }
}

/** What Vite puts a hash into the name of never changes under that name. */
function cacheControlOf(file: string): string {
  return /-[\w-]{8}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'public, no-cache'
}
