import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import { openWizard, stepTitle } from '#test/web/open-wizard.ts'
import { complete } from '#test/web/make-creative.ts'

const SENTENCE = 'This ad was changed elsewhere in the meantime: choose which text to keep.'
const nameField = () => screen.getByLabelText<HTMLInputElement>('Product Name')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Opens the ad on a server where another tab saved `theirs` after this one has read it. */
function openBeside(theirs: Partial<Creative>, step: number, isReady: () => Promise<void> = async () => {}) {
  const current = { ...complete, ...theirs }
  const sent: { etag: string | null; body: Partial<Creative> }[] = []
  const page = openWizard({
    ad: complete,
    step,
    answers: {
      [`GET /api/creatives/${complete.id}`]: () => Response.json(complete, { headers: { etag: '"first"' } }),
      [`POST /api/creatives/${complete.id}`]: async (request) => {
        const body = (await request.json()) as Partial<Creative>
        const etag = request.headers.get('if-match')
        sent.push({ etag, body })
        await isReady()
        if (etag !== '"first"') return Response.json({ ...current, ...body }, { headers: { etag: '"third"' } })
        const fields = Object.keys(theirs) as (keyof Creative)[]
        const inQuestion = fields.filter((field) => {
          return ![complete[field], current[field]].some((text) => JSON.stringify(text) === JSON.stringify(body[field]))
        })
        const details = { code: 'CONFLICT', message: SENTENCE, field: inQuestion[0], fields: inQuestion, current }
        if (inQuestion.length > 0) return Response.json(details, { status: 409, headers: { etag: '"second"' } })
        return Response.json(
          { ...body, ...current, productPrice: body.productPrice },
          { headers: { etag: '"second"' } },
        )
      },
    },
  })
  return { ...page, sent }
}

const panel = async () => within(await screen.findByRole('region', { name: 'This ad was changed elsewhere' }))

it('merges what another tab saved when it saves another field', async () => {
  const { sent, router } = openBeside({ productName: 'Aurora of A' }, 1)
  await stepTitle('Product and Ad Details')
  type('Price (optional)', '$39')
  press('Next Step')
  await stepTitle('Upload Images')
  expect(sent[0]).toMatchObject({ etag: '"first"', body: { productPrice: '$39' } })
  await router.navigate(-1)
  await stepTitle('Product and Ad Details')
  expect(nameField().value).toBe('Aurora of A')
})

it('keeps both texts on screen if both changed the same, and saves mine on request', async () => {
  const { sent } = openBeside({ productName: 'Aurora of A', tone: 'friendly' }, 1)
  await stepTitle('Product and Ad Details')
  type('Product Name', 'Aurora of B')
  press('Next Step')
  const group = within((await panel()).getByRole('group', { name: 'Product Name' }))
  expect(screen.getByText(SENTENCE)).toBeDefined()
  expect(group.getByText('Aurora of A')).toBeDefined()
  expect(group.getByText('Aurora of B')).toBeDefined()
  expect(nameField().value).toBe('Aurora of B')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('This ad was changed elsewhere'))
  fireEvent.click(group.getByRole('button', { name: 'Keep mine' }))
  await screen.findByText('Progress Saved')
  expect(screen.queryByText(SENTENCE)).toBeNull()
  expect(screen.queryByRole('region', { name: 'This ad was changed elsewhere' })).toBeNull()
  expect(sent[1]).toMatchObject({ etag: '"second"', body: { productName: 'Aurora of B', tone: 'friendly' } })
  expect(nameField().value).toBe('Aurora of B')
})

it('puts the other text into the form if that is chosen', async () => {
  const { sent } = openBeside({ productName: 'Aurora of A', taglines: ['Glow'] }, 1)
  await stepTitle('Product and Ad Details')
  type('Product Name', 'Aurora of B')
  press('Add tagline')
  type('Tagline 1', 'Shine')
  press('Next Step')
  const group = async (name: string) => within((await panel()).getByRole('group', { name }))
  fireEvent.click((await group('Product Name')).getByRole('button', { name: 'Keep the other' }))
  await waitFor(() => expect(nameField().value).toBe('Aurora of A'))
  expect(sent).toHaveLength(1)
  fireEvent.click((await group('Taglines')).getByRole('button', { name: 'Keep mine' }))
  await screen.findByText('Progress Saved')
  expect(sent[1]?.body).toMatchObject({ productName: 'Aurora of A', taglines: ['Shine'] })
  expect(screen.getByLabelText<HTMLInputElement>('Tagline 1').value).toBe('Shine')
})

it('names choices as their step does, whichever step saves', async () => {
  openBeside({ adStyle: 'bold', productImages: [] }, 3)
  await stepTitle('Style')
  fireEvent.click(screen.getByRole('radio', { name: 'Playful & Fun' }))
  press('Save Progress')
  const group = within((await panel()).getByRole('group', { name: 'Ad style' }))
  expect(screen.getByText('There was an error saving your progress to the database.')).toBeDefined()
  expect(group.getByText('Playful & Fun')).toBeDefined()
  fireEvent.click(group.getByRole('button', { name: 'Keep the other' }))
  await screen.findByText('Progress Saved')
  expect(screen.getByRole('radio', { name: 'Bold & Vibrant' })).toHaveProperty('checked', true)
})

it('asks about a text that was typed during a save, if others changed it too', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent } = openBeside({ productName: 'Aurora of A' }, 3, () => answered.promise)
  await stepTitle('Style')
  fireEvent.click(screen.getByRole('radio', { name: 'Playful & Fun' }))
  press('Back')
  await stepTitle('Upload Images')
  press('Back')
  await stepTitle('Product and Ad Details')
  type('Product Name', 'Aurora of B')
  answered.resolve()
  await waitFor(() => expect(sent).toHaveLength(2))
  press('Next Step')
  const group = within((await panel()).getByRole('group', { name: 'Product Name' }))
  expect(group.getByText('Aurora of A')).toBeDefined()
  expect(nameField().value).toBe('Aurora of B')
})
