import { setTimeout as sleep } from 'node:timers/promises'
import type { PageProduct } from '#contract/catalogue/product-page.ts'
import { PAGE_PHOTOS_MAX, PAGES_PER_HOUR } from '#contract/limits.ts'
import type { TestClient } from '#test/client.ts'
import { expectOk } from '../make-creative.ts'
import { timeMs } from '../measure.ts'

/** The pause of a user between two pages. */
const REST_MS = 2_000

/**
 * Reads pages of the bench's shop one after the other, while something else runs, until it has ended or the hour's
 * pages are used up. Returns the duration of each, in milliseconds. Throws if one comes without all of its photos.
 */
export async function readPages(client: TestClient, ended: AbortSignal): Promise<number[]> {
  const tookMs: number[] = []
  while (!ended.aborted && tookMs.length < PAGES_PER_HOUR) {
    await sleep(REST_MS, undefined, { signal: ended }).catch(() => {})
    if (ended.aborted) break
    const address = `https://shop.example/pages/${tookMs.length}`
    tookMs.push(
      await timeMs(async () => {
        const page = (await expectOk(client.post('/api/product-pages', { address }))) as PageProduct
        if (page.photos.length !== PAGE_PHOTOS_MAX) throw new Error(`${address} came with ${page.photos.length} photos`)
      }),
    )
  }
  return tookMs
}
