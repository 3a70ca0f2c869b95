import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { complete, makeVariant } from '#test/web/make-creative.ts'

const LOOKS = `GET /api/creatives/${complete.id}/looks/square`
const GENERATE = `POST /api/creatives/${complete.id}/generate`
const square = makeVariant('square', { adId: complete.id })
const recipeOf = (seed: number) => `square.${seed}.1.nebula.10.0123456789abcdef`
const looks = (count: number) => () =>
  Response.json({
    looks: Array.from({ length: count }, (_, index) => ({
      recipe: recipeOf(index),
      picture: 'data:image/webp;base64,',
    })),
  })

type Answers = Parameters<typeof openWizard>[0] extends { answers?: infer Own } | undefined ? Own : never

async function open(answers: Answers, planId: 'free' | 'pro' = 'free') {
  const wizard = openWizard({ ad: complete, variants: [square], planId, answers })
  await stepTitle('Generate and preview')
  await act(async () => wizard.streams.at(-1)?.open())
  const asked = () => wizard.calls.filter((call) => call === LOOKS).length
  // jsdom opens the fold without an event.
  const unfold = async () => {
    const fold = (await screen.findByText('See six other looks')).closest('details')!
    fold.open = true
    fireEvent(fold, new Event('toggle'))
  }
  return { ...wizard, asked, unfold }
}

it('sketches nothing before it is requested, and then six, each of which is generated as shown', async () => {
  const sent: unknown[] = []
  const second = { ...square, id: '0f1e2d3c-0000-4000-8000-000000000001', imageUrl: '/api/images/2' }
  const { asked, unfold } = await open({
    [LOOKS]: looks(6),
    [GENERATE]: async (request: Request) => {
      sent.push(await request.json())
      return Response.json(second)
    },
  })
  await screen.findByText('See six other looks')
  expect(asked()).toBe(0)
  await unfold()
  expect(await screen.findAllByRole('img', { name: /^Square ad, look/ })).toHaveLength(6)
  expect(screen.getByText(/^Each is made exactly as you see it and uses 1 credit;/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Make exactly this, look 3, Uses 1 credit' }))
  expect(await screen.findByText('Ad variant generated')).toBeDefined()
  expect(sent).toEqual([{ format: 'square', recipe: recipeOf(2) }])
  expect(screen.getByRole('img', { name: 'Your Square ad' }).getAttribute('src')).toBe('/api/images/2')
  // The looks that were shown can still be chosen.
  expect([screen.getAllByRole('img', { name: /^Square ad, look/ }).length, asked()]).toEqual([6, 1])
})

it('shows how many there are if there are fewer, and no credits on Pro', async () => {
  const { unfold } = await open({ [LOOKS]: looks(2) }, 'pro')
  await unfold()
  const words = await screen.findByText(/Your photo and your words have 2 other looks in this size\./)
  expect(words.textContent).not.toContain('credit')
  expect(screen.getByRole('button', { name: 'Make exactly this, look 1' })).toBeDefined()
})

it('explains that there is none', async () => {
  const { unfold } = await open({ [LOOKS]: looks(0) })
  await unfold()
  expect(await screen.findByText(/have no other look in this size/)).toBeDefined()
})

it('explains why there are no sketches, and sketches again on request', async () => {
  let answer: () => Response = () => refusal(503, 'UNAVAILABLE', 'The sketch has to wait. Please try again soon.')
  const { unfold } = await open({ [LOOKS]: () => answer() })
  await unfold()
  expect(await screen.findByText('The sketch has to wait. Please try again soon.')).toBeDefined()
  answer = looks(6)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('img', { name: /^Square ad, look/ })).toHaveLength(6)
})

it('explains that the ad has changed since it was sketched, offers nothing in its place, and sketches again', async () => {
  const changed = 'This ad was changed since it was sketched: look at the new sketches first.'
  const { asked, unfold } = await open({
    [LOOKS]: looks(6),
    [GENERATE]: () => Response.json({ code: 'CONFLICT', message: changed, field: 'recipe' }, { status: 409 }),
  })
  await unfold()
  fireEvent.click(await screen.findByRole('button', { name: 'Make exactly this, look 1, Uses 1 credit' }))
  expect((await screen.findByRole('alert')).textContent).toContain(changed)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('img', { name: 'Your Square ad' }).getAttribute('src')).toBe(square.imageUrl)
  await expect.poll(asked).toBe(2)
})

it('refuses as Regenerate does', async () => {
  const { unfold } = await open({
    [LOOKS]: looks(6),
    [GENERATE]: () => refusal(403, 'INSUFFICIENT_CREDITS', 'No.'),
  })
  await unfold()
  fireEvent.click(await screen.findByRole('button', { name: 'Make exactly this, look 1, Uses 1 credit' }))
  expect(await screen.findByRole('link', { name: 'Purchase Credits' })).toBeDefined()
})
