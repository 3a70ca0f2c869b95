import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FORMAT_GROUPS, FORMATS, MAIN_FORMATS } from '#contract/formats.ts'
import { openWizard, stepTitle } from '#test/web/open-wizard.ts'
import { complete, makeVariant } from '#test/web/make-creative.ts'

const open = { ...complete, selectedFormats: [] }
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
/** Opens the fold, which jsdom does not do by itself. */
function openMoreSizes() {
  const fold = screen.getByText('More sizes').closest('details')!
  fold.open = true
  fireEvent(fold, new Event('toggle'))
}
const next = () => fireEvent.click(screen.getByRole('button', { name: /^Next/ }))

it('asks for a format before it goes on', async () => {
  openWizard({ ad: open })
  await stepTitle('Format')
  next()
  expect(await screen.findByText('Format selection required')).toBeDefined()
  expect(screen.getByText('Please select one ad format to start with.')).toBeDefined()
})

it('shows every format with its size, and says which are part of Pro', async () => {
  openWizard({ ad: open })
  await stepTitle('Format')
  for (const { widthPx, heightPx } of MAIN_FORMATS) {
    expect(screen.getAllByText(`${widthPx} × ${heightPx}`).length).toBeGreaterThan(0)
  }
  expect(screen.getAllByRole('radio').map((radio) => radio.ariaLabel)).toEqual(['Facebook Feed', 'Square'])
  expect(screen.getAllByRole('button', { name: /with the Pro plan/ })).toHaveLength(4)
})

it('opens the upgrade dialog instead of choosing a format of Pro', async () => {
  openWizard({ ad: open })
  await stepTitle('Format')
  fireEvent.click(screen.getByRole('button', { name: /Leaderboard/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(
    'Leaderboard is a Pro plan feature. Upgrade your plan to access Leaderboard and more premium features.',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that no credits are left before Next, and where there are some', async () => {
  const credits = { 'GET /api/credits': () => Response.json({ adGeneration: 0, unlimited: false }) }
  openWizard({ ad: complete, step: 4, answers: credits })
  await stepTitle('Format')
  expect(await screen.findByText('You have no credits left.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Purchase Credits' }).getAttribute('href')).toBe('/subscription')
})

it('lets Pro choose any format', async () => {
  openWizard({ ad: open, planId: 'pro' })
  await stepTitle('Format')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(6))
})

it('folds the sizes of media plans under the six, by where they are met', async () => {
  const { saved } = openWizard({ ad: open, planId: 'pro' })
  await stepTitle('Format')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(MAIN_FORMATS.length))
  openMoreSizes()
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(FORMATS.length))
  for (const { name } of FORMAT_GROUPS) expect(screen.getByRole('group', { name })).toBeDefined()
  choose('Square')
  choose('Half Page')
  fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
  await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['half_page']))
})

it('asks for Pro where one of the folded sizes is chosen on Free', async () => {
  openWizard({ ad: open })
  await stepTitle('Format')
  openMoreSizes()
  fireEvent.click(await screen.findByRole('button', { name: /^Billboard, with the Pro plan/ }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Billboard is a Pro plan feature.')
})

it('shows the folded sizes at once where one of them is chosen', async () => {
  openWizard({ ad: { ...open, selectedFormats: ['pin'] }, step: 4, planId: 'pro' })
  await stepTitle('Format')
  expect(((await screen.findByRole('radio', { name: 'Pin' })) as HTMLInputElement).checked).toBe(true)
})

it('asks for a format no longer once one is chosen', async () => {
  openWizard({ ad: { ...complete, selectedFormats: [] }, step: 4 })
  await stepTitle('Format')
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  await screen.findByText('Format selection required')
  choose('Square')
  expect(screen.queryByText('Format selection required')).toBeNull()
})

it('says what Next costs on Free, and only where it costs something', async () => {
  const variant = makeVariant('square', { adId: complete.id })
  openWizard({ ad: complete, step: 4, variants: [variant] })
  await stepTitle('Format')
  expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined()
  choose('Facebook Feed')
  expect(screen.getByRole('button', { name: 'Next Uses 1 credit' })).toBeDefined()
})

it('costs nothing on Pro', async () => {
  openWizard({ ad: complete, step: 4, planId: 'pro' })
  await stepTitle('Format')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDefined())
})

it('chooses one format, and keeps those that were made', async () => {
  const variant = makeVariant('square', { adId: complete.id })
  const { saved } = openWizard({ ad: complete, step: 4, variants: [variant] })
  await stepTitle('Format')
  await screen.findByRole('button', { name: 'Next' })
  choose('Facebook Feed')
  fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
  await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['facebook_feed', 'square']))
})
