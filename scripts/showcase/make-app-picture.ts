import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findFreePort } from '#test/platform/free-port.ts'
import { ensureHeadlessChromium } from '../chromium.ts'
import { readOwnPhoto, readOwnWords } from '../own-products.ts'
import { startApp } from '../started-app.ts'

const PERSON = { email: 'mira@example.com', name: 'Mira Okafor' }
const PHOTO = 'headphones.webp'
const LOOK = { adStyle: 'playful', colorPalette: 'blue', typography: 'modern', tone: 'friendly' }

const WINDOW = { width: 1440, height: 900 }
/** The clip without the empty margins of the page. */
const CLIP = { x: 72, y: 0, width: 1296, height: 900 }

/**
 * Makes a JPEG of the app itself with a finished ad. The app is really started, with a folder of its own that is
 * deleted with it.
 */
export async function makeAppPicture(): Promise<Buffer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'showcase-'))
  const app = await startApp({ port: await findFreePort(), dataDir })
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const page = await browser.newPage({ baseURL: app.url, viewport: WINDOW, colorScheme: 'light', locale: 'en-US' })
    await signIn(page)
    await page.goto(`/creatives/${await makeAd(page)}?step=5`)
    return await takePicture(page)
  } finally {
    await browser.close()
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Demo' }).click()
  await page.getByLabel('E-mail address').fill(PERSON.email)
  await page.getByLabel('Name', { exact: true }).fill(PERSON.name)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/demo-issuer'))
}

/**
 * Makes an ad by the calls of the screens. The picture is the studio's current choice, and differs from time to time.
 */
async function makeAd(page: Page): Promise<string> {
  const { id } = (await post(page, '/api/creatives', { data: { ...readOwnWords(PHOTO), ...LOOK } })) as { id: string }
  const images = { name: PHOTO, mimeType: 'image/webp', buffer: Buffer.from(readOwnPhoto(PHOTO).bytes) }
  const productImages = await post(page, `/api/upload?adId=${id}`, { multipart: { images } })
  await post(page, `/api/creatives/${id}`, { data: { productImages } })
  for (const format of ['square', 'facebook_feed']) {
    await post(page, `/api/creatives/${id}/generate`, { data: { format }, timeout: 0 })
  }
  return id
}

async function post(page: Page, call: string, options: Parameters<Page['request']['post']>[1]): Promise<unknown> {
  const answer = await page.request.post(call, options)
  if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

async function takePicture(page: Page): Promise<Buffer> {
  const ad = page.getByRole('img', { name: 'Your Square ad' })
  await ad.waitFor()
  await ad.evaluate((element) => (element as HTMLImageElement).decode())
  await page
    .getByRole('banner')
    .getByText(/\bcredits?$/)
    .waitFor()
  // The notification about the loaded ad is not part of the picture.
  await page.getByRole('region', { name: /^Notifications/ }).evaluate((region) => (region.style.visibility = 'hidden'))
  const png = await page.screenshot({ clip: CLIP, animations: 'disabled' })
  return sharp(png).jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}
