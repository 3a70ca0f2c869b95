import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { InterfaceLanguage } from '#contract/platform/interface-language.ts'
import type { SessionBlock } from '#contract/site/session-block.ts'
import { loggedPath } from '#server/platform/http/logged-path.ts'
import { DOCUMENT_HEADERS } from '#server/platform/http/security-headers.ts'
import { StartError } from '#server/start-error.ts'
import { headLinks, languageScript, type Manifest } from './head-links.ts'
import { openPageCache } from './page-cache.ts'
import { inLanguage } from './in-language.ts'
import type { WebApp } from './web-app.ts'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Exports of web/render.tsx, which is built into one file, because Node does not run JSX. */
interface Renderer {
  renderScreen(url: string, session: SessionBlock): Promise<{ html: string; modules: string[] }>
}

/** Opens the web app as `npm run build` made it: `web` is served, `web-render` renders the first HTML. */
export async function openBuiltWeb(dist: string = DIST): Promise<WebApp> {
  const folder = path.join(dist, 'web')
  const [english, manifest] = await readBuild(dist, folder).catch((cause) => {
    throw new StartError('The web app is not built yet: run npm run build, then start again.', { cause })
  })
  const pages = openPageCache()
  return {
    async serveFiles(app) {
      await app.register(fastifyStatic, {
        root: folder,
        // Makes one route for each existing file: every other address belongs to the app's own pages.
        wildcard: false,
        globIgnore: ['index.html', '.vite/**', '**/*.{br,gz}'],
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const isHashed = HASHED.test(path.relative(folder, file))
          reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache')
          // Saves half a kilobyte for each of a page's ten scripts.
          if (isHashed) for (const header of [...DOCUMENT_HEADERS, 'x-request-id']) reply.removeHeader(header)
        },
      })
    },
    async readPage(url, session, { language, log }) {
      const template = inLanguage(english, language, languageScript(manifest, language))
      const write = async () => fill(await (await loadRenderer(dist, language)).renderScreen(url, session))
      const fill = ({ html, modules }: Awaited<ReturnType<Renderer['renderScreen']>>) =>
        template
          .replace('</head>', () => `${headLinks(manifest, template, modules)}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      try {
        return await pages.read({ url, language, session }, write)
      } catch (error) {
        // The browser renders the screen anyway, only later.
        log.error({ err: error, url: loggedPath(url) }, 'A screen could not be written into its page')
        return fill({ html: '', modules: [] })
      }
    },
    contentSecurityPolicy: {},
    close: async () => {},
  }
}

function readBuild(dist: string, folder: string): Promise<[string, Manifest, Renderer]> {
  return Promise.all([
    readFile(path.join(folder, 'index.html'), 'utf8'),
    readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8').then((json) => JSON.parse(json) as Manifest),
    loadRenderer(dist, 'en'),
  ])
}

/**
 * Loads a copy of the renderer for each language, by another address of the same file: its texts are made at load time.
 * Node caches it by that address.
 */
function loadRenderer(dist: string, language: InterfaceLanguage): Promise<Renderer> {
  const { href } = pathToFileURL(path.join(dist, 'web-render', 'render.js'))
  return import(language === 'en' ? href : `${href}?language=${language}`) as Promise<Renderer>
}

/** A file whose name has a hash of Vite's never changes under that name. */
const HASHED = /-[\w-]{8}\.\w+(\.br|\.gz)?$/
