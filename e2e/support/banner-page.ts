import JSZip from 'jszip'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { collectComplaints, openContext } from './visit.ts'

const ORIGIN = 'https://banner.example'
const TYPES: Record<string, string> = { html: 'text/html', jpg: 'image/jpeg', png: 'image/png' }

/** A page on which HTML5 banners are shown as an ad network shows them: from an origin of their own, with nothing else. */
export interface BannerPage {
  page: Page
  /** Addresses outside of the archive that were requested. */
  outside: string[]
  /** Complaints of the browser. */
  complaints: string[]
  /** Shows the page of an archive in a window of its size, complete with its fonts and pictures. */
  show(zip: Uint8Array, size: { widthPx: number; heightPx: number }): Promise<void>
}

/** Opens such a page. Requests outside get the script that stands for their address, and fail if there is none. */
export async function openBannerPage(scripts: Readonly<Record<string, string>> = {}): Promise<BannerPage> {
  const context = await openContext({ deviceScaleFactor: 1 })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const outside: string[] = []
  let files = new Map<string, Buffer>()
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    const name = url.pathname.slice(1)
    const body = url.origin === ORIGIN ? files.get(name) : undefined
    if (body) return route.fulfill({ body, contentType: TYPES[name.split('.').at(-1)!]! })
    outside.push(url.href)
    const script = scripts[url.href]
    return script === undefined ? route.abort() : route.fulfill({ body: script, contentType: 'text/javascript' })
  })
  return {
    page,
    outside,
    complaints: collectComplaints(page),
    async show(zip, { widthPx, heightPx }) {
      files = await readFiles(zip)
      await page.setViewportSize({ width: widthPx, height: heightPx })
      await page.goto(`${ORIGIN}/index.html`)
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode()))
      })
    },
  }
}

async function readFiles(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const { files } = await JSZip.loadAsync(zip)
  const read = Object.values(files).map(async (file) => [file.name, await file.async('nodebuffer')] as const)
  return new Map(await Promise.all(read))
}

/** Returns the mean difference of a page and a picture of its size, over all channels, as a share of their range. */
export async function differenceFrom(page: Page, picture: Uint8Array): Promise<number> {
  const [shown, wanted] = await Promise.all(
    [await page.screenshot(), picture].map((one) => sharp(one).removeAlpha().raw().toBuffer()),
  )
  if (shown!.length !== wanted!.length) throw new Error('The page has another size than the picture')
  let sum = 0
  for (let at = 0; at < wanted!.length; at += 1) sum += Math.abs(shown![at]! - wanted![at]!)
  return sum / wanted!.length / 255
}
