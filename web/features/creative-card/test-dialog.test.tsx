import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ExperimentAngle } from '#contract/ads/experiment.ts'
import { makeCreative } from '#test/web/make-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

const AD = makeCreative()
const PATH = `/api/creatives/${AD.id}/test`
const PIXEL = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

const apart = (total: number) => ({ total, parts: { picture: total }, isTooAlike: total < 30 })

const sketched = (angle: ExperimentAngle['angle'], own: Partial<ExperimentAngle> = {}): ExperimentAngle => ({
  angle,
  headline: `Led by ${angle}`,
  why: null,
  keptAs: null,
  sketch: { seed: 8, picture: PIXEL, differences: [{ to: 'ad', bits: 20, moved: 4, parts: 5, distance: apart(61) }] },
  ...own,
})
const SKETCHES = {
  version: '2026-11-20T12:00:00.000Z',
  format: 'square',
  campaignSeed: 4,
  angles: [
    sketched('price', {
      sketch: {
        seed: 11,
        picture: PIXEL,
        differences: [
          { to: 'ad', bits: 30, moved: 4, parts: 5, distance: apart(48) },
          { to: 'product', bits: 26, moved: 5, parts: 5, distance: apart(24) },
        ],
      },
    }),
    sketched('benefit', { sketch: null, headline: null, why: 'Write a tagline first.' }),
    sketched('product'),
  ],
}

async function open(answers: Answers, { others = 0 } = {}) {
  const creatives = [AD, ...Array.from({ length: others }, () => makeCreative({ productName: 'Other' }))]
  renderPage({
    path: '/creatives',
    user: MIRA,
    planId: 'free',
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/creatives': () => Response.json(creatives),
      [`GET ${PATH}`]: () => Response.json(SKETCHES),
      ...answers,
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Brass Lamp' }))
  fireEvent.keyDown(card.getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make 3 to test' }))
  return { dialog: within(await screen.findByRole('dialog', { name: 'Make 3 to test' })), creatives }
}

it('shows the cost of keeping one before there is anything to keep, and then how different the sketches are', async () => {
  const coming = Promise.withResolvers<Response>()
  const { dialog } = await open({ [`GET ${PATH}`]: () => coming.promise })
  await dialog.findByText(
    'Looking is free. Each one that you keep uses 1 of your 7 credits and counts as an ad: you have 1 of 3.',
  )
  dialog.getByText('Sketching three ads. It takes a few seconds.')
  expect(dialog.queryByRole('button', { name: /Keep/ })).toBeNull()
  coming.resolve(Response.json(SKETCHES))
  expect((await dialog.findByRole('img', { name: 'Sketch that begins with “Led by price”' })).getAttribute('src')).toBe(
    PIXEL,
  )
  dialog.getByText(
    'Too alike: only 24 of 100 from Product first. People would take the two for one ad: keep one of them.',
  )
  dialog.getByText('Most like your ad: 61 of 100 apart.')
  dialog.getByText(/^The smallest distance of this set is 24 of 100, between Price first and Product first\./)
  dialog.getByText('Two of three can be made for now. What is missing says what would help.')
  dialog.getByText('Write a tagline first.')
  expect(dialog.queryByRole('button', { name: /^Keep.*Benefit first/ })).toBeNull()
})

it('keeps one as it was sketched, and then links to it', async () => {
  const kept = makeCreative({ angle: 'price', testId: AD.id })
  let sent: unknown
  const { dialog, creatives } = await open({
    [`POST ${PATH}`]: async (request: Request) => {
      sent = await request.json()
      creatives[0] = { ...AD, testId: AD.id }
      creatives.push(kept)
      return Response.json(kept)
    },
    [`GET /api/creatives/${AD.id}`]: () => Response.json(AD),
  })
  fireEvent.click(await dialog.findByRole('button', { name: 'Keep for 1 credit: Price first' }))
  const link = await dialog.findByRole('link', { name: 'Kept: open it, Price first' })
  expect(link.getAttribute('href')).toBe(`/creatives/${kept.id}`)
  expect(sent).toEqual({
    angle: 'price',
    seed: 11,
    campaignSeed: 4,
    format: 'square',
    version: SKETCHES.version,
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  const [first, other] = await screen.findAllByText(/a test with/)
  expect(first!.textContent).toBe('In a test with Price first')
  expect(other!.textContent).toBe('Price first, in a test with the first ad')
})

it('explains why one is not kept, and sketches an ad again that was changed meanwhile', async () => {
  let asked = 0
  const message = 'This ad was changed since it was sketched: look at the new sketches first.'
  const { dialog } = await open({
    [`GET ${PATH}`]: () => {
      asked += 1
      return Response.json({ ...SKETCHES, angles: [sketched('product', { headline: `Name ${asked}` })] })
    },
    [`POST ${PATH}`]: () => Response.json({ code: 'CONFLICT', message }, { status: 409 }),
  })
  fireEvent.click(await dialog.findByRole('button', { name: 'Keep for 1 credit: Product first' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  await dialog.findByRole('img', { name: 'Sketch that begins with “Name 2”' })
})

it('shows sketches even if there is no room for another ad, and explains how to continue', async () => {
  const { dialog } = await open({}, { others: 2 })
  await dialog.findByText(/Looking is free\. Free plan allows up to 3 ads\..* Deleting one/)
  await dialog.findByRole('img', { name: 'Sketch that begins with “Led by product”' })
  expect(dialog.queryByRole('button', { name: /Keep/ })).toBeNull()
  dialog.getByRole('button', { name: 'View Plans' })
})

it('says what the ad lacks, and retries', async () => {
  let answers = 0
  const { dialog } = await open({
    [`GET ${PATH}`]: () =>
      (answers += 1) === 1
        ? Response.json({ code: 'VALIDATION_FAILED', message: 'Please select an ad style' }, { status: 400 })
        : Response.json(SKETCHES),
  })
  expect((await dialog.findByRole('alert')).textContent).toBe('Please select an ad style')
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('Write a tagline first.')
})
