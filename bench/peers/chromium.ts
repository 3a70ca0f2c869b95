import { chromium } from 'playwright-core'
import { ensureHeadlessChromium } from '#scripts/chromium.ts'
import type { Peer } from './peer.ts'
import { FAMILY, GROUND_STYLE, type Part, partsOf, QUALITY, readFont, readProduct, SIDE_PX, styleOf } from './scene.ts'

/** Opens Chromium with one page, which is filled and photographed for each picture. */
export async function openPeer(): Promise<Peer> {
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: await ensureHeadlessChromium(), args })
  const page = await browser.newPage({ viewport: { width: SIDE_PX, height: SIDE_PX } })
  const font = Buffer.from(readFont()).toString('base64')
  const product = `data:image/png;base64,${(await readProduct()).toString('base64')}`
  const face = `@font-face{font-family:${FAMILY};font-weight:100 900;src:url(data:font/woff2;base64,${font})}`
  await page.setContent(`<style>body{margin:0}${face}</style><main></main>`)
  return {
    async paint(picture) {
      const parts = partsOf(picture).map((part) => markupOf(part, product))
      await page.evaluate(
        async (html) => {
          const main = document.querySelector('main')!
          main.innerHTML = html
          await Promise.all([document.fonts.ready, ...[...main.querySelectorAll('img')].map((image) => image.decode())])
        },
        `<div style="${inline(GROUND_STYLE)}">${parts.join('')}</div>`,
      )
      return page.screenshot({ type: 'jpeg', quality: QUALITY })
    },
    close: () => browser.close(),
  }
}

function markupOf(part: Part, product: string): string {
  const style = inline(styleOf(part))
  if (part.kind === 'picture') return `<img src="${product}" style="${style}">`
  return `<div style="${style}">${part.kind === 'text' ? part.text : ''}</div>`
}

function inline(style: Record<string, string | number>): string {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.entries(style)
    .map(([name, value]) => `${dashed(name)}:${value}`)
    .join(';')
}
