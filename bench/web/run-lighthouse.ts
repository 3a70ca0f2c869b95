import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statusOf } from '#scripts/launch/run-program.mjs'
import { ensureChromium } from '#scripts/chromium.ts'
import { ensureLighthouse } from './ensure-lighthouse.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface PageFigures {
  /** Scores from 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  scriptBytes: number
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >
  runtimeError?: { message: string }
}

/** Attempts: on a busy machine a trace may miss the page's start; Lighthouse then asks to be run again. */
const ATTEMPTS = 3

/**
 * Makes one visit with an empty cache, by Lighthouse's own profile of a phone: a slow processor and slow 4G, both
 * simulated.
 */
export async function runLighthouse(url: string, cookie?: string): Promise<PageFigures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(url, cookie)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      process.stderr.write(`${(error as Error).message}: trying again.\n`)
    }
  }
}

async function visit(url: string, cookie: string | undefined): Promise<PageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    const status = await statusOf(process.execPath, [await ensureLighthouse(), url, ...optionsFor(file, cookie)], {
      env: { ...process.env, CHROME_PATH: await ensureChromium() },
      stdio: ['ignore', 'ignore', 2],
    })
    if (status !== 0) throw new Error(`Lighthouse ended with ${status} at ${url}`)
    return readFigures(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function optionsFor(file: string, cookie: string | undefined): string[] {
  // Chromium's sandbox does not start as root, the user that runs this in a container.
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ]
}

function readFigures({ categories, audits, runtimeError }: Report): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message)
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? NaN
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? NaN) * 100)]),
    ) as PageFigures['scores'],
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}
