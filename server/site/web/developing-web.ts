import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { inLanguage } from './in-language.ts'
import type { WebApp } from './web-app.ts'

const PAGE_FILE = fileURLToPath(new URL('../../../web/index.html', import.meta.url))
const CONFIG_FILE = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url))

/** Vite's page starts with an inline script, adds styles by script, and listens on a socket for changes. */
const CONTENT_SECURITY_POLICY = {
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
}

/** Base of vite.config.ts: the server answers everything else. */
const SOURCES = '/web/'

/** Serves the web app directly from its sources, with Vite in this process; changes show in the browser at once. */
export function openDevelopingWeb(): WebApp {
  let vite: ViteDevServer | undefined
  return {
    async serveFiles(app) {
      vite = await openVite(app)
      await app.register(middie)
      app.use((request, response, next) => {
        if (request.url?.startsWith(SOURCES)) vite!.middlewares(request, response, next)
        else next()
      })
    },
    async readPage(url, _session, { language }) {
      const script = language === 'en' ? undefined : `/i18n/${language}.ts`
      return vite!.transformIndexHtml(url, inLanguage(await readFile(PAGE_FILE, 'utf8'), language, script))
    },
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    close: async () => vite?.close(),
  }
}

async function openVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    configFile: CONFIG_FILE,
    // Otherwise each start writes a copy of that file under a new name, which `node --watch` takes for a change.
    configLoader: 'native',
    appType: 'custom',
    // Sends news of changes over our own port, so that any number of servers can run.
    server: { middlewareMode: true, ws: { server: app.server } },
  })
}
