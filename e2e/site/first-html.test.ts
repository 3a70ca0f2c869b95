import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { SCRIPT_MAX_BYTES } from '#test/script-budgets.ts'
import { waitForCredits, newPerson } from '../support/sign-in.ts'
import { call, createAd, generate, createReadyAd } from '../support/api.ts'
import { goPro } from '../support/go-pro.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'

/** The landing page for clients that accept gzip only. */
const GZIPPED_MAX_BYTES = 88_000

const withoutScript = { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } }

test('the first HTML of the landing page holds its words and its pictures', async () => {
  const page = await openPage('/', { device: withoutScript })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Create Your First Ad' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Get Started Now' }).count()).toBe(1)
  const hero = page.getByRole('img', { name: /five shapes/ }).locator('img')
  expect(await hero.count()).toBe(5)
  await expect.poll(() => hero.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a link to us brings its title, its words and a picture', async () => {
  const page = await openPage('/')
  const contentOf = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(await contentOf('og:title')).toBe('Placard - AI-Powered Ad Creation')
  expect(await contentOf('description')).toBe(await contentOf('og:description'))
  const picture = await page.request.get((await contentOf('og:image'))!)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('signed in, the first HTML is already the signed-in page', async () => {
  const page = await openPage('about:blank', { as: newPerson('Hilda Html') })
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('View Gallery')
  expect(html).toContain('Hilda Html')
  expect(html).not.toContain('Sign In<')
})

/**
 * Complaints of the browser fail the test (support/visit.ts), and React complains if its page differs from the
 * server's.
 */
test('every screen is taken over as the server wrote it, signed in', { tags: 'thorough/looks' }, () =>
  expectTakenOver(true),
)
test('every screen is taken over as the server wrote it, signed out', { tags: 'thorough/looks' }, () =>
  expectTakenOver(false),
)

async function expectTakenOver(isSignedIn: boolean): Promise<void> {
  const page = await openPage('about:blank', { ...(isSignedIn && { as: newPerson('Tara Takeover') }), isFirst: true })
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    const { noteRefused } = window as unknown as { noteRefused: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      noteRefused(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  for (const path of [
    '/',
    '/create',
    '/creatives',
    '/campaigns',
    '/campaigns/new',
    '/brands',
    '/brands/new',
    '/subscription',
    '/account',
    '/terms',
    '/privacy',
    '/help',
    '/check',
    '/verify',
    '/debug-login',
  ]) {
    const [title] = await headings(await (await page.request.get(path)).text(), page)
    expect([path, title]).toEqual([path, expect.stringMatching(/\w/)])
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(refused).toEqual([])
}

async function headings(html: string, page: Page): Promise<string[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return [...parsed.querySelectorAll('main h1')].map((heading) => heading.textContent ?? '')
  }, html)
}

/** Returns a page's requests until it is quiet, before any interaction. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return asked
}

function gzippedBytes(asked: string[]): number {
  const built = readdirSync('dist/web/assets')
  const scripts = asked.filter((path) => path.endsWith('.js')).map((path) => path.replace('/assets/', ''))
  expect(built).toEqual(expect.arrayContaining(scripts))
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(`dist/web/assets/${name}`)).byteLength, 0)
}

/** Counts what Lighthouse calls the transfer size of scripts, as in the last column of `npm run bench:web`. */
async function countScriptBytes(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

test('signed out, the landing page calls nothing and loads at most 77 KB of script', async ({ annotate }) => {
  const page = await openPage('about:blank', { device: SMALL_PHONE, isFirst: true })
  const scriptBytes = await countScriptBytes(page)
  const asked = await requestsOf(page, '/')
  await annotate(`${scriptBytes()} bytes, gzipped ${gzippedBytes(asked)}`)
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(scriptBytes()).toBeLessThanOrEqual(SCRIPT_MAX_BYTES.signedOut)
  expect(gzippedBytes(asked)).toBeLessThanOrEqual(GZIPPED_MAX_BYTES)
})

test('signed in, a phone loads at most 91, 103 and 105 KB of script: landing page, gallery, new ad', async ({
  annotate,
}) => {
  const person = newPerson('Bea Budget')
  for (const path of ['/', '/creatives', '/create'] as const) {
    const phone = await openPage('about:blank', { as: person, device: SMALL_PHONE, isFirst: true })
    const scriptBytes = await countScriptBytes(phone)
    await requestsOf(phone, path)
    await waitForCredits(phone)
    await phone.waitForLoadState('networkidle')
    await annotate(`${path} ${scriptBytes()} bytes`)
    expect.soft(scriptBytes(), path).toBeLessThanOrEqual(SCRIPT_MAX_BYTES[path])
  }
})

test('a gallery of ads with marks loads no more script than an empty one, and no mark moves a card', async ({
  annotate,
}) => {
  const person = newPerson('Max Marked')
  const owner = await openPage('about:blank', { as: person })
  await goPro(owner)
  await generate(owner, await createReadyAd(owner))
  const id = await createReadyAd(owner, { legalLine: 'Until 30 November 2025.' })
  for (const marks of [[], MARKS]) {
    if (marks.length > 0) await giveMarks(owner, id)
    const phone = await openPage('about:blank', { as: person, device: SMALL_PHONE, isFirst: true })
    const scriptBytes = await countScriptBytes(phone)
    const asked = await requestsOf(phone, '/creatives')
    await waitForCredits(phone)
    await phone.waitForLoadState('networkidle')
    await annotate(`${marks.length} marks ${scriptBytes()} bytes`)
    expect.soft(scriptBytes()).toBeLessThanOrEqual(SCRIPT_MAX_BYTES['/creatives'])
    expect(asked.filter((path) => /^\/api\/(?!images)/.test(path))).toEqual(['/api/credits'])
    const still = await openPage('about:blank', { as: person, device: { ...SMALL_PHONE, javaScriptEnabled: false } })
    await still.goto('/creatives', { waitUntil: 'networkidle' })
    for (const mark of marks)
      expect([await still.getByText(mark).count(), await phone.getByText(mark).count()]).toEqual([1, 1])
    await expect.poll(() => placesOfCards(phone)).toEqual(await placesOfCards(still))
  }
})

/** Marks of a card, as they stand in the first HTML: the sale has begun long before, so that every clock agrees. */
const MARKS = [/Over since 1 December/, /Sale, since 27 November/, /Test of 2 pictures/, /Approved v1/]

async function giveMarks(page: Page, adId: string): Promise<void> {
  const path = `/api/creatives/${adId}`
  await generate(page, adId)
  const states = [{ name: 'Sale', from: '2025-11-27', words: { badge: 'Sale' } }]
  await call(page, 'PUT', `${path}/sale-calendar`, { states })
  const factors = [{ factor: 'headline', levels: ['Another headline'] }]
  await call(page, 'POST', `${path}/trials`, { campaign: 'Spring', factors })
  const { token } = (await call(page, 'POST', `${path}/share`)) as { token: string }
  await call(page, 'POST', `/api/reviews/${token}/approve`, { version: 1, name: 'Clara' })
  const read = async () => (await call(page, 'GET', '/api/creatives')) as CreativeWithVariants[]
  await expect
    .poll(async () => (await read()).find(({ id }) => id === adId))
    .toMatchObject({ trialPictures: 2, review: { approvedVersion: 1 } })
}

function placesOfCards(page: Page): Promise<unknown> {
  return page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()))
}

test('the gallery’s pictures stand in its first HTML, without a call', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Gwen Gallery') })
  const id = await createReadyAd(page)
  await generate(page, id)
  const asked = await requestsOf(page, '/creatives')
  expect(asked.filter((path) => path === '/api/creatives')).toEqual([])
  const html = await (await page.request.get('/creatives')).text()
  expect(html).toContain(`href="/creatives/${id}"`)
  expect(html).toMatch(/<img [^>]*fetchPriority="high"[^>]*\?size=thumbnail/)
  expect(html).not.toContain('Loading your ads...')
})

/** Holds back responses from such an address, until the returned function is called. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a button that is pressed before the page is alive does its work all the same', async () => {
  const page = await openPage('about:blank')
  const release = await hold(page, /landing-screen-.*\.js$/)
  // The scripts in the HTML have run at that point, and wait for that of the screen.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Create Your First Ad' }).click()
  release()
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
})

test.each(['none', 'one'])(
  'step 1 says what is missing to a press before the page is alive (drafts: %s)',
  { tags: 'thorough/journeys' },
  async (drafts) => {
    const page = await openPage('about:blank', { as: newPerson('Edda Early') })
    if (drafts === 'one') {
      await page.goto('/create')
      await page.getByRole('textbox', { name: 'Product Description' }).fill('A lamp.')
    }
    const release = await hold(page, /wizard-screen-.*\.js$/)
    await page.goto('/create', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Next Step' }).click()
    release()
    await page.getByText('Product name must be at least 2 characters').first().waitFor()
  },
)

test(
  'no formatter is made before there is something to format: the first one takes a browser ten milliseconds',
  { tags: 'thorough/looks' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Ines Intl'), device: SMALL_PHONE })
    await page.addInitScript(() => {
      const made: string[] = []
      for (const name of ['DateTimeFormat', 'NumberFormat', 'Segmenter'] as const) {
        const construct = (constructor: object, given: unknown[]) => {
          made.push(name)
          return Reflect.construct(constructor as new () => object, given) as object
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
      }
      Object.assign(window, { made })
    })
    for (const path of ['/', '/create', '/creatives']) {
      await requestsOf(page, path)
      expect([path, await page.evaluate(() => (window as unknown as { made: string[] }).made)]).toEqual([path, []])
    }
  },
)

test('a step of a new ad that the address asks for is taken over as the server wrote it', async () => {
  const page = await openPage('about:blank', { as: newPerson('Hal Hydrate') })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const step of [1, 2, 3, 4]) await page.goto(`/create?step=${step}`, { waitUntil: 'networkidle' })
  expect(errors).toEqual([])
})

test('a new ad that was come to by a link is taken over as the server wrote it when it is loaded again', async () => {
  const page = await openPage('about:blank', { as: newPerson('Rae Reload') })
  await createAd(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/creatives', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Create New Ad' }).click()
  const draft = page.getByRole('link', { name: /Continue/ })
  await draft.waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await draft.waitFor()
  expect(errors).toEqual([])
})

test('the picture of the landing page stays where it is when the fonts come', async () => {
  const page = await openPage('about:blank', { device: SMALL_PHONE })
  const release = await hold(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  )
  const picture = page.getByRole('img', { name: /five shapes/ })
  const before = await picture.boundingBox()
  const areFontsHere = () =>
    ['400 1rem "Hanken Grotesk"', '800 1rem "Bricolage Grotesque"'].every((font) => document.fonts.check(font))
  expect(await page.evaluate(areFontsHere)).toBe(false)
  release()
  await page.waitForFunction(areFontsHere)
  expect(await picture.boundingBox()).toEqual(before)
})

test('a page that is scrolled before it is alive stays where it is', async () => {
  const page = await openPage('about:blank', { device: SMALL_PHONE })
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 600))
  // Styles and pictures that arrive later move what is below them, and the browser adjusts the scroll position: this
  // has to happen first.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const above = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
    return sheets.every(({ sheet }) => sheet) && above.every(({ complete }) => complete)
  })
  await page.evaluate(() => window.scrollTo(0, 600))
  release()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('a page begins at its top wherever the one before it was left, and going back leads to where that was', async () => {
  const page = await openPage('/', { device: SMALL_PHONE })
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.goto('/terms', { waitUntil: 'networkidle' })
  expect(await scrolled()).toBe(0)
  await page.goBack({ waitUntil: 'networkidle' })
  await expect.poll(scrolled).toBe(600)
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(scrolled).toBe(600)
})
