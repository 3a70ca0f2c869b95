import { expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import type { Layout } from '#studio/index.ts'

const database = useDatabase()

/**
 * Makes an ad that is cut out in both of its formats; where its owner wants the photo whole, it is shown as a photo.
 */
async function givenCutOut() {
  const asked: unknown[] = []
  const { paint, repaint } = TEXT_PAINTERS
  const showing = <Made extends { layout: Layout }>(made: Made, kind: string, treatment: string): Made => ({
    ...made,
    layout: { ...made.layout, treatment, layers: [...made.layout.layers, { kind }] } as Layout,
  })
  const workers = {
    ...TEXT_PAINTERS,
    paint: async (...input: Parameters<typeof paint>) => showing(await paint(...input), 'product', 'cut-out'),
    repaint: async (...[task, options]: Parameters<typeof repaint>) => {
      asked.push(task.treatment)
      const painted = await repaint(task, options)
      const isWhole = task.photos[0]!.cutOut === 'never'
      if ('refused' in painted) return painted
      return isWhole ? showing(painted, 'photo', 'photo') : showing(painted, 'product', 'cut-out')
    },
  }
  const app = await startTestApp(database, { workers: workers as Exclude<TestAppOptions['workers'], undefined> })
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'pro')
  const generate = (format: FormatId) => browser.post(`/api/creatives/${adId}/generate`, { format })
  for (const format of ['square', 'facebook_feed'] as const) await generate(format)
  const change = (changes: object, formats?: FormatId[]) =>
    browser.post(`/api/creatives/${adId}/change`, { changes, ...(formats && { formats }) })
  return { asked, change }
}

it('settles again how the photo is shown if its owner wants it otherwise, and the next picture has it as the first', async () => {
  const { asked, change } = await givenCutOut()
  expect((await change({ cutOut: 'never' })).status).toBe(200)
  expect(asked).toEqual([undefined, 'photo'])
})

it('shows a photo of one picture alone as the other pictures with the same choice show it', async () => {
  const { asked, change } = await givenCutOut()
  await change({ cutOut: 'never' }, ['square'])
  await change({ cutOut: 'never' }, ['facebook_feed'])
  expect(asked).toEqual([undefined, 'photo'])
})

it('does not ask if the photo stays as it is', async () => {
  const { asked, change } = await givenCutOut()
  await change({ words: { name: 'Vento kettle' } })
  expect(asked).toEqual([undefined, undefined])
})
