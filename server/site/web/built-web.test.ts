import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DOCUMENT_HEADERS, securityHeaders } from '#server/platform/http/security-headers.ts'
import { openBuiltWeb } from './built-web.ts'

const PAGE = '<head><title>P</title></head><div id="root"></div>'
const RENDER = `export async function renderScreen(url, { user }) {
  if (url.endsWith('broken')) throw new Error('no such thing')
  return { html: '<h1>' + url + ' ' + (user?.displayName ?? 'nobody') + ' $&</h1>', modules: ['screens/a.tsx'] }
}`
const MANIFEST = { 'screens/a.tsx': { file: 'assets/a-BssaAD_K.js', css: ['assets/a-Css0AD_K.css'] } }
const SESSION = { user: null, provider: { name: 'Demo', signInPath: '/auth/demo' } }

/** Makes a build as `npm run build` leaves it. */
async function makeBuild(files: Record<string, string> = {}): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'placard-web-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const all = {
    'web/index.html': PAGE,
    'web/.vite/manifest.json': JSON.stringify(MANIFEST),
    'web-render/render.js': RENDER,
    'package.json': '{ "type": "module" }',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true })
    await writeFile(path.join(dist, name), text)
  }
  return dist
}

async function serve(files: Record<string, string>, prepare?: (app: FastifyInstance) => Promise<void>) {
  const app = Fastify()
  await prepare?.(app)
  onTestFinished(() => app.close())
  await (await openBuiltWeb(await makeBuild(files))).serveFiles(app)
  return app
}

const log = { error: vi.fn() } as unknown as FastifyBaseLogger

it('serves the files of the build, and caches those with a hash in their name forever', async () => {
  const app = await serve({ 'web/robots.txt': 'User-agent: *', 'web/assets/index-BssaAD_K.js': 'run()' })
  const script = await app.inject('/assets/index-BssaAD_K.js')
  expect(script.body).toBe('run()')
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, no-cache')
  expect((await app.inject('/assets/../package.json')).statusCode).toBe(404)
})

it('serves a file compressed to clients that accept it, and caches it as long', async () => {
  const app = await serve({ 'web/assets/a-BssaAD_K.js': 'run()', 'web/assets/a-BssaAD_K.js.br': 'PACKED' })
  const packed = await app.inject({ url: '/assets/a-BssaAD_K.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['PACKED', 'br'])
  expect(packed.headers['content-type']).toContain('javascript')
  expect(packed.headers['cache-control']).toContain('immutable')
  expect((await app.inject('/assets/a-BssaAD_K.js')).body).toBe('run()')
})

it('sends the headers that protect a script, and none that apply only to pages', async () => {
  const files = { 'web/robots.txt': 'User-agent: *', 'web/assets/a-BssaAD_K.js': 'run()' }
  const app = await serve(files, (fastify) => securityHeaders(fastify, { https: true }))
  const names = async (url: string) => Object.keys((await app.inject(url)).headers)
  const guards = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']
  expect(await names('/assets/a-BssaAD_K.js')).toEqual(expect.arrayContaining(guards))
  expect((await names('/assets/a-BssaAD_K.js')).filter((name) => DOCUMENT_HEADERS.includes(name))).toEqual([])
  expect(await names('/robots.txt')).toEqual(expect.arrayContaining([...guards, ...DOCUMENT_HEADERS]))
})

it('leaves the page to the server, and does not serve the parts of the build', async () => {
  const app = await serve({})
  for (const url of ['/', '/index.html', '/.vite/manifest.json', '/web-render/render.js']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})

it('writes the screen and its links into the page', async () => {
  const web = await openBuiltWeb(await makeBuild())
  const page = await web.readPage('/create', SESSION, { language: 'en', log })
  expect(page).toContain('<div id="root"><h1>/create nobody $&</h1></div>')
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/a-Css0AD_K.css">')
  expect(page).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a-BssaAD_K.js"></head>',
  )
})

it('writes the screen in a language, whose script runs before those of the page', async () => {
  const web = await openBuiltWeb(
    await makeBuild({
      'web/index.html': `<html lang="en">${PAGE.replace('</head>', '<script type="module" src="/a.js"></script></head>')}</html>`,
      'web/.vite/manifest.json': JSON.stringify({ ...MANIFEST, 'i18n/de.ts': { file: 'assets/de-BssaAD_K.js' } }),
    }),
  )
  const german = await web.readPage('/', SESSION, { language: 'de', log })
  expect(german).toContain('<html lang="de">')
  expect(german).toContain('<h1>/ nobody $&</h1>')
  expect(german.indexOf('src="/assets/de-BssaAD_K.js"')).toBeGreaterThan(0)
  expect(german.indexOf('src="/assets/de-BssaAD_K.js"')).toBeLessThan(german.indexOf('src="/a.js"'))
  const english = await web.readPage('/', SESSION, { language: 'en', log })
  expect(english).toContain('<html lang="en">')
  expect(english).not.toContain('de-BssaAD_K')
})

it('sends a page without its screen when writing it fails, and logs why', async () => {
  const web = await openBuiltWeb(await makeBuild())
  expect(await web.readPage('/broken', SESSION, { language: 'en', log })).toBe(PAGE)
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ url: '/broken' }), expect.any(String))
  await web.readPage('/r/broken', SESSION, { language: 'en', log })
  expect(log.error).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/r/[token]' }), expect.any(String))
})

it('explains what to do if there is no build', async () => {
  await expect(openBuiltWeb('/nowhere')).rejects.toThrow('The web app is not built yet: run npm run build')
})
