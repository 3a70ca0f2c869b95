import { setTimeout as sleep } from 'node:timers/promises'
import type { TestClient } from '#test/client.ts'
import { expectOk, makeReadyCreative } from '../make-creative.ts'
import { timeMs } from '../measure.ts'

/** A user who has nothing to do with the campaign, with one ad. */
export interface SecondPerson {
  /** Regenerates the ad so many times at most, or until the signal, with a rest before each. Returns milliseconds each. */
  regenerate(count: number, ended?: AbortSignal): Promise<number[]>
}

/** The pause of a user between two pictures. */
const REST_MS = 1_500

/** Makes the ad of a second person, and paints it twice so that its photo is studied and its painter knows it. */
export async function openSecondPerson(client: TestClient): Promise<SecondPerson> {
  const creativeId = await makeReadyCreative(client)
  const paint = () => timeMs(() => expectOk(client.post(`/api/creatives/${creativeId}/generate`, { format: 'square' })))
  await paint()
  await paint()
  return {
    async regenerate(count, ended) {
      const tookMs: number[] = []
      while (tookMs.length < count) {
        await sleep(REST_MS, undefined, ended && { signal: ended }).catch(() => {})
        if (ended?.aborted) break
        tookMs.push(await paint())
      }
      return tookMs
    },
  }
}
