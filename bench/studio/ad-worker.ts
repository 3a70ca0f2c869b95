import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { readFontFile } from '#server/ads/generation/font-files.ts'
import { createTypesetter, type Layout, makeAd, type StudiedPhoto, type Typesetter } from '#studio/index.ts'
import { type AdMeasures, measureAd } from './measure-ad.ts'
import { fileNameOf, type PlannedAd } from './plan-ads.ts'
import { studyProduct } from './study-product.ts'

/**
 * Makes and measures the ads of one product after the other: receives a message with the ads, and sends one with their
 * results.
 */

export interface WorkerTask {
  ads: { index: number; ad: PlannedAd; wantsJpeg: boolean }[]
  keep: string | undefined
}

export interface AdResult {
  index: number
  /** Left out if there is no ad, and `failure` says why. */
  measures: AdMeasures | undefined
  failure: string | undefined
  /** Set on request only. */
  finished: { jpeg: Uint8Array; layout: Layout } | undefined
}

// The settings of the server's painting processes: one core each, nothing decoded twice.
sharp.concurrency(1)
sharp.cache(false)

let typesetter: Typesetter | undefined

process.on('message', (task: WorkerTask) => void answer(task))
process.on('disconnect', () => process.exit())

async function answer({ ads, keep }: WorkerTask): Promise<void> {
  const results: AdResult[] = []
  const photo = await studyProduct(ads[0]!.ad.product).catch((error: unknown) => String(error))
  for (const { index, ad, wantsJpeg } of ads) {
    results.push(
      typeof photo === 'string'
        ? { index, measures: undefined, failure: photo, finished: undefined }
        : await makeAndMeasure({ index, ad, wantsJpeg, keep }, photo),
    )
    process.send?.('one more')
  }
  process.send?.(results)
}

async function makeAndMeasure(
  { index, ad, wantsJpeg, keep }: { index: number; ad: PlannedAd; wantsJpeg: boolean; keep: string | undefined },
  photo: StudiedPhoto,
): Promise<AdResult> {
  typesetter ??= createTypesetter(readFontFile)
  const photos = [photo]
  try {
    const made = await makeAd({ ad: ad.fields, photos, format: ad.format, seed: ad.seed, typesetter })
    if (keep) keepAd(keep, ad, made)
    const measures = await measureAd(ad, made, photos, typesetter)
    const finished = wantsJpeg ? { jpeg: made.jpeg, layout: made.layout } : undefined
    return { index, measures, failure: undefined, finished }
  } catch (error) {
    return {
      index,
      measures: undefined,
      failure: error instanceof Error ? error.message : String(error),
      finished: undefined,
    }
  }
}

function keepAd(folder: string, ad: PlannedAd, { jpeg, layout }: { jpeg: Uint8Array; layout: Layout }): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${fileNameOf(ad)}.jpg`), jpeg)
  writeFileSync(path.join(folder, `${fileNameOf(ad)}.json`), JSON.stringify({ brief: ad.fields, layout }, undefined, 1))
}
