import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { chromium, type Locator, type Page } from 'playwright-core'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { ensureHeadlessChromium } from '#scripts/chromium.ts'
import { startApp } from '#scripts/started-app.ts'
import type { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { unzip } from '#test/unzip.ts'
import { expectOk, makeReadyCreative } from './make-creative.ts'
import { print } from './measure.ts'
import { openOwnFolder } from './own-folder.ts'
import { signUpPro } from './sign-up-pro.ts'

/**
 * `npm run bench:tasks`: counts clicks and seconds for what a user does again and again with a finished ad, in
 * Chromium. The seconds are the app's: there are no pauses to read or to aim. Each task ends when its result is
 * visible.
 */

const WAIT_MAX_MS = 5 * 60_000
const PRICE = '$1,999'

interface Hand {
  page: Page
  adId: string
  click(what: Locator): Promise<void>
}

const TASKS: { name: string; before: string; work: (hand: Hand) => Promise<void> }[] = [
  { name: 'five formats more, six in all', before: '15 clicks', work: addFormats },
  { name: 'a price cut on six formats', before: '24 clicks, 20 s', work: cutPrice },
  { name: 'all six downloaded', before: '12 clicks', work: downloadAll },
]

using folder = openOwnFolder('bench-tasks')
await measure()

async function measure(): Promise<void> {
  const options = { port: await findFreePort(), dataDir: path.join(folder.path, 'data') }
  const client = await signUpPro(options)
  const app = await startApp(options)
  const browser = await chromium.launch({ executablePath: await ensureHeadlessChromium(), args: ['--no-sandbox'] })
  try {
    const adId = await makeReadyCreative(client)
    await expectOk(client.post(`/api/creatives/${adId}/generate`, { format: 'square' }))
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
    await context.addCookies(cookiesOf(client, app.url))
    const page = await context.newPage()
    page.setDefaultTimeout(WAIT_MAX_MS)
    print('processors, load of the last minute', `${cpus().length}, ${loadavg()[0]!.toFixed(1)}`)
    for (const { name, before, work } of TASKS) {
      await page.goto(`/creatives/${adId}`)
      await page.getByRole('img', { name: /^Your .* ad$/ }).waitFor()
      print(name, `${await take(page, adId, work)} (before: ${before})`)
    }
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function take(page: Page, adId: string, work: (hand: Hand) => Promise<void>): Promise<string> {
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const began = performance.now()
  await work({ page, adId, click })
  return `${clicks} clicks, ${((performance.now() - began) / 1000).toFixed(1)} s`
}

async function addFormats({ page, click }: Hand): Promise<void> {
  await click(page.getByRole('button', { name: 'Add New Format' }))
  await click(page.getByRole('button', { name: /^Add all formats/ }))
  const tabs = page.getByRole('tab')
  await tabs.nth(MAIN_FORMAT_IDS.length).waitFor()
  await click(tabs.getByText('All formats'))
  const pictures = page.getByRole('button', { name: /^Your .* ad/ })
  await pictures.nth(MAIN_FORMAT_IDS.length - 1).waitFor()
}

async function cutPrice({ page, adId, click }: Hand): Promise<void> {
  const panel = page.getByRole('region', { name: 'On this ad' })
  await click(page.getByRole('button', { name: /^Change the price/ }))
  await page.keyboard.type(PRICE)
  await click(panel.getByRole('button', { name: /^Change all 6 pictures/ }))
  await panel.getByText('6 pictures are changed.').waitFor()
  const answer = await page.request.get(`/api/creatives/${adId}/variants`)
  const variants = (await answer.json()) as { shown: { words: { text: string }[] } }[]
  const changed = variants.filter(({ shown }) => shown.words.some(({ text }) => text === PRICE))
  if (changed.length !== MAIN_FORMAT_IDS.length) throw new Error(`Only ${changed.length} pictures say ${PRICE}`)
}

async function downloadAll({ page, click }: Hand): Promise<void> {
  await click(page.getByRole('tab', { name: 'All formats' }))
  const download = page.waitForEvent('download')
  await click(page.getByRole('link', { name: 'Download all' }))
  const files = unzip(readFileSync(await (await download).path()))
  if (files.size !== MAIN_FORMAT_IDS.length + 1) throw new Error(`The archive has ${files.size} files`)
}

function cookiesOf({ cookies }: TestClient, url: string) {
  return [...cookies].map(([name, value]) => ({ name, value, url }))
}
