import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type AdFormat, adFileName } from '#contract/sizes.ts'
import { cuttingNames } from '#server/catalogue/campaigns/cut-names.ts'
import { folderOf } from '#server/catalogue/campaigns/folder-of.ts'
import { lacksLegalLine } from '#server/catalogue/campaigns/lacks-legal-line.ts'
import type { GoodRow } from '#server/catalogue/feeds/feed.ts'
import { openPaintPool, type PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { GuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { altTextOf, readShownTexts } from '#studio/index.ts'
import { BadInput } from '../bad-input.ts'
import type { Signing } from '../ad/open-signing.ts'
import { collectFeedPhotos, placeImages, signPhotos } from './collect-photos.ts'
import { type Entry, hash, type Journal } from './journal.ts'
import type { CatalogueOptions } from './options.ts'
import type { CatalogueLook } from './read-look.ts'

/**
 * The outcome of a product in one format: a picture, or a sentence on why there is none, and the picture of an earlier
 * run that is left in place.
 */
export type PaintOutcome = { format: AdFormat } & (
  { entry: Entry; isNew: boolean } | { problem: string; left?: string }
)

export interface PaintProductsOptions extends Pick<CatalogueOptions, 'feedFile' | 'formats' | 'seed'> {
  look: CatalogueLook
  journal: Journal
  signing: Signing
  fetch: GuardedFetch
  onProduct: (row: GoodRow, outcomes: PaintOutcome[]) => void
}

/**
 * Paints as many products at once as there are cores, each entirely in one painting process: a photo is studied once.
 */
export async function paintProducts(rows: readonly GoodRow[], options: PaintProductsOptions): Promise<void> {
  const waiting = rows.values()
  const work = async () => {
    const pool = openPaintPool({ size: 1 })
    try {
      for (const row of waiting) options.onProduct(row, await paintProduct(row, pool, options))
    } finally {
      pool.close()
    }
  }
  const places = Math.min(availableParallelism(), rows.length)
  await Promise.all(Array.from({ length: places }, work))
}

/** Incremented when the same file is read as a different photo: older pictures are painted again. */
const PHOTO_READING_VERSION = 2

async function paintProduct(
  { key, product, notes }: GoodRow,
  pool: PaintPool,
  { feedFile, formats, seed, look, journal, signing, fetch }: PaintProductsOptions,
): Promise<PaintOutcome[]> {
  const images = placeImages(product.images, path.dirname(feedFile))
  const signed = [PHOTO_READING_VERSION, product, look.adOf(product), look.logo?.sha256, signPhotos(images), seed]
  const outcomes: PaintOutcome[] = []
  let collected: Awaited<ReturnType<typeof collectFeedPhotos>> | undefined
  for (const format of formats) {
    const file = path.posix.join(folderOf(key), adFileName(format))
    const signature = hash(JSON.stringify([...signed, format]))
    const known = journal.find(file, signature)
    if (known) {
      outcomes.push({ format, entry: known, isNew: false })
      continue
    }
    try {
      collected ??= await collectFeedPhotos(images, fetch)
      const task: PaintTask = {
        ad: look.adOf(product),
        photos: collected.photos,
        inspiration: [],
        logo: look.logo,
        format,
        seed,
      }
      const painted = await cuttingNames(pool).paint(task, {
        signal: new AbortController().signal,
        onStage: () => {},
      })
      const made = { format, photos: collected.photos, brief: task.ad }
      const { jpeg, report, layout } = await signing.sign(painted, made)
      const messages = report.findings.filter(({ severity }) => severity !== 'info').map(({ message }) => message)
      const findings = [...notes, ...collected.notes, ...messages]
      const shown = readShownTexts(layout)
      const altText = altTextOf(shown, product.name)
      const note = lacksLegalLine(shown, task.ad.legalLine).join(' ')
      outcomes.push({ format, entry: journal.add({ file, signature, findings, altText, note }, jpeg), isNew: true })
    } catch (error) {
      const problem = sentenceFor(error as Error)
      outcomes.push({ format, problem, ...(journal.has(file) && { left: file }) })
    }
  }
  return outcomes
}

const NO_COMPOSITION = 'No layout has room for this photo and these words: shorten the words, or take another photo.'

/**
 * Returns the sentence for an error. An error in a painting process arrives as its stack, and a full disk is not a
 * fault of a product.
 */
function sentenceFor(error: Error): string {
  if (error instanceof BadInput || error instanceof AppError) return error.message
  if ('syscall' in error) throw error
  const [, name, message] = /^(?:(\w+): )?(.+)/.exec(error.stack ?? error.message)!
  // The faults of dozens of compositions are for `npm run ad -- --explain`.
  if (name === 'NoComposition') return NO_COMPOSITION
  return `It could not be painted: ${message}`
}
