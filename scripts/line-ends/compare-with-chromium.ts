import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { type LineEnds, ourEnds, readLineEnds } from '#test/studio/line-ends.ts'
import { ensureHeadlessChromium } from '../chromium.ts'

/**
 * A program that typesets the texts of line-ends.txt in Chromium, with `lang`, `line-break: strict` and `text-wrap`,
 * and reports where lines end there at which a typographer forbids it, and where they never do although they may: `node
 * scripts/line-ends/compare-with-chromium.ts`.
 */
const texts = readLineEnds(readFileSync(new URL('../../studio/type/lines/line-ends.txt', import.meta.url), 'utf8'))
/** Shares of a text's width on one line; at zero width, a line ends at every permitted position. */
const SHARES = [0, 0.35, 0.5, 0.65, 0.8]
const WRAPS = ['wrap', 'balance', 'pretty'] as const

const browser = await chromium.launch({ executablePath: await ensureHeadlessChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const broken = await page.evaluate(breakAll, {
  texts: texts.map(({ language, text }) => ({ language, text })),
  SHARES,
  WRAPS,
})
await browser.close()

for (const wrap of WRAPS) {
  const bad = texts.map((text, index) =>
    SHARES.slice(1).flatMap((_, at) => forbiddenIn(text, broken[index]![wrap][at + 1]!)),
  )
  console.log(
    `${wrap}: ${bad.filter((ends) => ends.length > 0).length} of ${texts.length} texts, ${bad.flat().length} lines end badly`,
  )
}
for (const [index, one] of texts.entries()) {
  const theirs = broken[index]!.wrap[0]!
  const ours = ourEnds(one.text, one.language)
  const bad = forbiddenIn(one, theirs)
  const kept = ours.filter((end) => !theirs.includes(end))
  if (bad.length + kept.length > 0)
    console.log(one.language, marked(one.text, bad, '/'), kept.length > 0 ? `ours: ${marked(one.text, kept, '|')}` : '')
}

function forbiddenIn({ forbidden }: LineEnds, ends: readonly number[]): number[] {
  return ends.filter((end) => forbidden.has(end))
}

function marked(text: string, ends: readonly number[], mark: string): string {
  return ends.toReversed().reduce((left, end) => left.slice(0, end) + mark + left.slice(end), text)
}

interface Task {
  texts: readonly { language: string; text: string }[]
  SHARES: readonly number[]
  WRAPS: readonly ('wrap' | 'balance' | 'pretty')[]
}

/** Runs in the page: returns where the lines of each text end, in each mode, at each width. */
function breakAll({ texts, SHARES, WRAPS }: Task): Record<'wrap' | 'balance' | 'pretty', number[][]>[] {
  const box = document.body.appendChild(document.createElement('div'))
  box.style.cssText = 'position:absolute;font:20px sans-serif;line-break:strict;white-space:normal'
  const lineEnds = (): number[] => {
    const node = box.firstChild!
    const range = document.createRange()
    const ends: number[] = []
    let top: number | undefined
    for (let at = 0; at < node.textContent!.length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const rect = [...range.getClientRects()].find(({ width }) => width > 0)
      if (!rect || node.textContent![at] === ' ') continue
      if (top !== undefined && rect.top > top + 8) ends.push(at)
      top = rect.top
    }
    return ends
  }
  return texts.map(({ language, text }) => {
    box.lang = language
    box.dir = /[\u0590-\u06ff]/u.test(text) ? 'rtl' : 'ltr'
    box.textContent = text
    box.style.width = 'max-content'
    const whole = box.getBoundingClientRect().width
    const entries = WRAPS.map((wrap) => {
      box.style.setProperty('text-wrap', wrap)
      const ends = SHARES.map((share) => {
        box.style.width = `${share * whole}px`
        return lineEnds()
      })
      return [wrap, ends] as const
    })
    return Object.fromEntries(entries) as Record<'wrap' | 'balance' | 'pretty', number[][]>
  })
}
