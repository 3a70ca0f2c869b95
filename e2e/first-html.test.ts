import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newPerson, signIn } from './support/sign-in.ts'
import { visit } from './support/visit.ts'

/** All that a landing page may load before anybody touches it (issue of the web app), gzipped. */
const SCRIPT_MAX_BYTES = 110_000

const withoutScript = { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } }

test('the first HTML of the landing page holds its words and its pictures', async () => {
  const page = await visit('/', { device: withoutScript })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Create Your First Ad' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Get Started Now' }).count()).toBe(1)
  const hero = page.getByRole('img', { name: /five shapes/ }).locator('img')
  expect(await hero.count()).toBe(5)
  await expect.poll(() => hero.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a link to us brings its title, its words and a picture', async () => {
  const page = await visit('/')
  const contentOf = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(await contentOf('og:title')).toBe('Placard - AI-Powered Ad Creation')
  expect(await contentOf('description')).toBe(await contentOf('og:description'))
  const picture = await page.request.get((await contentOf('og:image'))!)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('signed in, the first HTML is already the signed-in page', async () => {
  const page = await visit('/')
  await signIn(page, newPerson('Hilda Html'))
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('View Gallery')
  expect(html).toContain('Hilda Html')
  expect(html).not.toContain('Sign In<')
})

/** Complaints of the browser fail the test (support/visit.ts), and React complains where its page is not the server's. */
test.each([false, true])('every screen is taken over as the server wrote it (signed in: %s)', async (isSignedIn) => {
  const page = await visit('/')
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    const { noteRefused } = window as unknown as { noteRefused: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      noteRefused(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  if (isSignedIn) await signIn(page, newPerson('Tara Takeover'))
  for (const path of [
    '/',
    '/create',
    '/creatives',
    '/subscription',
    '/account',
    '/terms',
    '/privacy',
    '/debug-login',
  ]) {
    const [title] = await headings(await (await page.request.get(path)).text(), page)
    expect([path, title]).toEqual([path, expect.stringMatching(/\w/)])
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(refused).toEqual([])
})

async function headings(html: string, page: Page): Promise<string[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return [...parsed.querySelectorAll('main h1')].map((heading) => heading.textContent ?? '')
  }, html)
}

test('signed out, the landing page calls nothing and loads at most 110 KB of script', async () => {
  const asked: string[] = []
  const page = await visit('about:blank')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
  const built = readdirSync('dist/web/assets')
  const scripts = asked.filter((path) => path.endsWith('.js')).map((path) => path.replace('/assets/', ''))
  expect(built).toEqual(expect.arrayContaining(scripts))
  const bytes = scripts.map((name) => gzipSync(readFileSync(`dist/web/assets/${name}`)).byteLength)
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)
})

test('a button that is pressed before the page is alive does its work all the same', async () => {
  const page = await visit('about:blank')
  const release = Promise.withResolvers<void>()
  await page.route(/landing-screen-.*\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  // By then the scripts in the HTML have run, and wait for that of the screen.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Create Your First Ad' }).click()
  release.resolve()
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
})
