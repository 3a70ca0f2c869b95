import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { openBuiltWeb } from './built-web.ts'

async function makeFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-web-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return folder
}

it('serves the files of the build, those with a hash in their name for ever', async () => {
  const folder = await makeFolder({
    'index.html': '<p>page</p>',
    'robots.txt': 'User-agent: *',
    'assets/index-BssaAD_K.js': 'run()',
  })
  const web = await openBuiltWeb(folder)
  const app = Fastify()
  onTestFinished(() => app.close())
  await web.serveFiles(app)

  const script = await app.inject('/assets/index-BssaAD_K.js')
  expect(script.body).toBe('run()')
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, no-cache')
  expect((await app.inject('/assets/../package.json')).statusCode).toBe(404)
})

it('leaves the page to the server, which fills in who is signed in', async () => {
  const web = await openBuiltWeb(await makeFolder({ 'index.html': '<p>page</p>' }))
  const app = Fastify()
  onTestFinished(() => app.close())
  await web.serveFiles(app)
  expect(await web.readPage('/')).toBe('<p>page</p>')
  expect((await app.inject('/index.html')).statusCode).toBe(404)
  expect((await app.inject('/')).statusCode).toBe(404)
})

it('says what to do when there is no build', async () => {
  await expect(openBuiltWeb('/nowhere')).rejects.toThrow('The web app is not built yet: run npm run build')
})
