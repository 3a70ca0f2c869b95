import { expect, it } from 'vitest'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'

const database = useDatabase()

const REFUSED = 'Other parts of Square would have to move for this.'

/** Makes a square on which other parts have to move, and a feed picture that has room. */
async function givenCrampedSquare() {
  const asked: (string | undefined)[] = []
  const { repaint } = TEXT_PAINTERS
  const workers = {
    ...TEXT_PAINTERS,
    repaint: async (...[task, options]: Parameters<typeof repaint>) => {
      asked.push(task.frozen)
      const painted = await repaint(task, options)
      if (task.layout.format !== 'square' || !task.frozen) return painted
      return task.frozen === 'only' ? { refused: REFUSED } : { ...painted, moved: true as const }
    },
  }
  const app = await startTestApp(database, { workers: workers as Exclude<TestAppOptions['workers'], undefined> })
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'pro', { fields: { productPrice: '$5.49' } })
  for (const format of ['square', 'facebook_feed']) await browser.post(`/api/creatives/${adId}/generate`, { format })
  const change = (body: object) => browser.post(`/api/creatives/${adId}/change`, body)
  return { asked, change }
}

it('tries to leave the rest of each picture where it is, and reports on which it had to move', async () => {
  const { asked, change } = await givenCrampedSquare()
  const { body } = await change({ changes: { words: { price: '$3.99' } } })
  expect([body.variants.length, body.refused, body.moved]).toEqual([2, [], ['square']])
  expect(asked).toEqual(['first', 'first'])
})

it('refuses the format on which other parts would have to move, if they must not', async () => {
  const { change } = await givenCrampedSquare()
  const { body } = await change({ changes: { words: { price: '$3.99' } }, frozen: true })
  expect(body.refused).toEqual([{ format: 'square', message: REFUSED }])
  expect([body.variants.map(({ format }: { format: string }) => format), body.moved]).toEqual([
    ['facebook_feed'],
    undefined,
  ])
})

it('freezes words alone: anything else is another picture', async () => {
  const { asked, change } = await givenCrampedSquare()
  const both = { words: { price: '$3.99' }, cutOut: 'never' }
  expect(await change({ changes: both, frozen: true })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', field: 'frozen' },
  })
  expect((await change({ changes: both })).status).toBe(200)
  expect(asked).toEqual([undefined, undefined])
})
