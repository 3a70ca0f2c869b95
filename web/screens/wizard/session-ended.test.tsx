import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { MIRA } from '#test/web/mira.ts'
import { draftKey } from './stored-draft.ts'
import { complete } from '#test/web/make-creative.ts'

const SAVE = `POST /api/creatives/${complete.id}`
const signedOut = () => refusal(401, 'UNAUTHENTICATED', 'Please sign in to continue.')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const nameField = () => screen.getByLabelText<HTMLInputElement>('Product Name')
const notice = async () => within((await screen.findByText('You are signed out')).closest<HTMLElement>('[role=alert]')!)

it('keeps the step and its text when the session has ended, and leads through Sign In back to them', async () => {
  const { router } = openWizard({ ad: complete, step: 1, answers: { [SAVE]: signedOut } })
  await stepTitle('Product and Ad Details')
  fireEvent.change(nameField(), { target: { value: 'Aurora two' } })
  press('Next Step')
  const panel = await notice()
  expect(screen.getByText('Please sign in to continue.')).toBeDefined()
  expect(nameField().value).toBe('Aurora two')
  const header = within(screen.getAllByRole('banner')[0]!)
  expect(header.queryByText(MIRA.displayName)).toBeNull()
  expect(header.getByRole('button', { name: 'Sign In' })).toBeDefined()
  expect(window.sessionStorage.getItem(draftKey(MIRA.id, complete.id))).toContain('Aurora two')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)

  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  fireEvent.click(panel.getByRole('button', { name: 'Sign In' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Demo' }))
  const returnTo = encodeURIComponent(`/creatives/${complete.id}?step=1`)
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`/auth/demo?returnTo=${returnTo}`))
  expect(router.state.location.pathname).toBe(`/creatives/${complete.id}`)
})

it('notices it from a saved choice, and stays on every step', async () => {
  const { router } = openWizard({ ad: complete, step: 4, answers: { [SAVE]: signedOut } })
  await stepTitle('Format')
  press('Save Progress')
  await notice()
  expect(screen.getByText('There was an error saving your progress to the database.')).toBeDefined()
  await act(() => router.navigate(`/creatives/${complete.id}?step=3`))
  await stepTitle('Style')
  await notice()
})

it('notices it from a generation', async () => {
  openWizard({ ad: complete, step: 5, answers: { [`POST /api/creatives/${complete.id}/generate`]: signedOut } })
  await notice()
})

it('notices it from an upload', async () => {
  const { uploads } = openWizard({ ad: complete, step: 2 })
  await stepTitle('Upload Images')
  const files = [new File(['x'], 'a.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText('Choose product images'), { target: { files } })
  await act(async () => uploads[0]!.answer(401, { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' }))
  await notice()
})

it('asks a user whose session ended before the ad was read to sign in', async () => {
  openWizard({ ad: complete, step: 1, answers: { [`GET /api/creatives/${complete.id}`]: signedOut } })
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  await waitFor(() => expect(screen.queryByText('You are signed out')).toBeNull())
})
