import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { ensureHeadlessChromium } from '../chromium.ts'
import { ROOT } from '../launch/root.mjs'

export const THEMES = ['light', 'dark'] as const

/** One part in one theme. */
export interface DrawnPart {
  /** The part's name and the theme, joined by a hyphen: the picture's file without its ending. */
  name: string
  png: Buffer
  /** Exceptions of the page and errors on its console while the part was shown. */
  errors: string[]
}

/** Day on which every part is drawn: labels such as "yesterday" are the same on each. */
const TODAY = new Date('2026-11-20T15:00:00.000Z')
/** Arguments without which a page's letters would depend on the machine's screen and on its settings. */
const EVEN = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text']

/** Most of a part's time is waiting for its page to be still. */
const AT_ONCE = 4

export interface Drawing {
  parts: DrawnPart[]
  /** Version of the browser that drew them: another one may set letters a little otherwise. */
  chromium: string
}

/** Builds the page and draws each part in light and dark, in the order of the page. */
export async function drawParts(): Promise<Drawing> {
  const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
  await build({ configFile })
  const server = await preview({ configFile, preview: { port: 0, strictPort: false } })
  const browser = await chromium.launch({ executablePath: await ensureHeadlessChromium(), args: EVEN })
  try {
    const address = server.resolvedUrls?.local[0]
    if (!address) throw new Error('The page of the parts has no address.')
    const parts = await listParts(browser, address)
    const drawn = new Map<string, DrawnPart[]>()
    const waiting = [...parts]
    const drawOneAfterTheOther = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift())
        drawn.set(part.name, await drawPart(browser, address, part))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, drawOneAfterTheOther))
    return { parts: parts.flatMap(({ name }) => drawn.get(name) ?? []), chromium: browser.version() }
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Listed {
  name: string
  width: number
  height: number
}

/** Reads the parts from the page itself: their code is made for a browser. */
async function listParts(browser: Browser, address: string): Promise<Listed[]> {
  const page = await browser.newPage()
  try {
    await page.goto(address)
    await page.waitForSelector('iframe')
    return await page.$$eval('article', (articles) =>
      articles.map((article) => {
        const { width, height } = article.querySelector('iframe')!
        return { name: article.id, width: Number(width), height: Number(height) }
      }),
    )
  } finally {
    await page.close()
  }
}

async function drawPart(browser: Browser, address: string, { name, width, height }: Listed): Promise<DrawnPart[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.clock.setFixedTime(TODAY)
  await page.goto(`${address}?part=${name}`)
  await page.waitForFunction(() => 'shown' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const drawn: DrawnPart[] = []
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    drawn.push({ name: `${name}-${theme}`, png, errors })
  }
  await context.close()
  return drawn
}

/** Folder of the pictures that were accepted. */
export const PICTURES = path.join(ROOT, 'test/goldens/parts')
