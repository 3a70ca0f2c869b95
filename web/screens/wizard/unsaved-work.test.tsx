import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openWizard, stepTitle } from '#test/web/open-wizard.ts'
import { MIRA } from '#test/web/mira.ts'
import { draftKey } from './stored-draft.ts'
import { complete } from '#test/web/make-creative.ts'

const NAME = 'Product Name'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const nameField = () => screen.getByLabelText<HTMLInputElement>(NAME)
const kept = (adId?: string) => window.sessionStorage.getItem(draftKey(MIRA.id, adId))

beforeEach(() => window.sessionStorage.clear())

it('asks before written words are left, stays when told to, and leaves when told to', async () => {
  const { router } = openWizard()
  await stepTitle('Product and Ad Details')
  type(NAME, 'Aurora')
  fireEvent.click(screen.getByRole('link', { name: 'My Gallery' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  fireEvent.click(question.getByRole('button', { name: 'Stay' }))
  expect(nameField().value).toBe('Aurora')
  expect(router.state.location.pathname).toBe('/create')
  fireEvent.click(screen.getByRole('link', { name: 'My Gallery' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/creatives'))
  expect(kept()).toBeNull()
})

it('warns when the page itself is closed, and only while something would be lost', async () => {
  openWizard()
  await stepTitle('Product and Ad Details')
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(true)
  type(NAME, 'Aurora')
  await waitFor(() => expect(closes()).toBe(false))
  type(NAME, '')
  await waitFor(() => expect(closes()).toBe(true))
})

it('takes the words up again after a reload, and forgets them once they are saved', async () => {
  openWizard()
  await stepTitle('Product and Ad Details')
  type(NAME, 'Aurora')
  type('Product Description', 'A dimmable oak lamp.')
  await waitFor(() => expect(kept()).toContain('Aurora'))
  const draft = kept()!
  cleanup()

  openWizard({ keepsDrafts: { [draftKey(MIRA.id, undefined)]: draft } })
  await stepTitle('Product and Ad Details')
  expect(nameField().value).toBe('Aurora')
  fireEvent.click(screen.getByRole('button', { name: 'Next Step' }))
  await stepTitle('Upload Images')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(kept()).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Upload Images'))
})

it('restores choices that were not saved, on top of what was saved elsewhere since', async () => {
  const key = draftKey(MIRA.id, complete.id)
  const draft = { [key]: JSON.stringify({ etag: '"old"', fields: { adStyle: 'bold' } }) }
  const versions: (string | null)[] = []
  const since = { ...complete, tone: 'friendly' as const }
  openWizard({
    ad: complete,
    step: 3,
    keepsDrafts: draft,
    answers: {
      [`GET /api/creatives/${complete.id}`]: () => Response.json(since, { headers: { etag: '"new"' } }),
      [`POST /api/creatives/${complete.id}`]: async (request) => {
        versions.push(request.headers.get('if-match'))
        return Response.json({ ...since, ...((await request.json()) as object) }, { headers: { etag: '"newer"' } })
      },
    },
  })
  await stepTitle('Style')
  expect(screen.getByRole('radio', { name: 'Bold & Vibrant' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Friendly & Casual' })).toHaveProperty('checked', true)
  for (const text of ['Progress Saved', 'Progress Saved']) {
    fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
    await screen.findByText(text)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Progress' })).toHaveProperty('disabled', false))
  }
  // The first save is based on the version that this tab knew, the next one on the version that it made.
  expect(versions).toEqual(['"old"', '"newer"'])
})

it('saves choices on the way out without a question', async () => {
  const { saved, router } = openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  fireEvent.click(screen.getByRole('radio', { name: 'Playful & Fun' }))
  fireEvent.click(screen.getByRole('link', { name: 'My Gallery' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/creatives'))
  expect(saved.at(-1)?.adStyle).toBe('playful')
})

it('counts what the server has trimmed as saved', async () => {
  openWizard({ ad: complete, step: 1, tidies: (body) => ({ ...body, productName: body.productName?.trim() }) })
  await stepTitle('Product and Ad Details')
  type(NAME, ' Aurora ')
  fireEvent.click(screen.getByRole('button', { name: 'Next Step' }))
  await stepTitle('Upload Images')
  expect(kept(complete.id)).toBeNull()
})

it('goes on only with words that step 1 would take', async () => {
  openWizard({ ad: complete, step: 1 })
  await stepTitle('Product and Ad Details')
  const toStyle = () => screen.getByRole('button', { name: /^Step 3: Style/ })
  expect(toStyle()).toHaveProperty('disabled', false)
  type(NAME, 'A')
  await waitFor(() => expect(toStyle()).toHaveProperty('disabled', true))
})
