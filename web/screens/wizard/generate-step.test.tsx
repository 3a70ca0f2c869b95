import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProgressEvent } from '#contract/generation.ts'
import type { Variant } from '#contract/variant.ts'
import { complete, openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { makeVariant } from '#test/web/make-creative.ts'

const GENERATE = `POST /api/creatives/${complete.id}/generate`
const LIST = `GET /api/creatives/${complete.id}/variants`
const square = makeVariant('square', { adId: complete.id })
const facebook = makeVariant('facebook_feed', { adId: complete.id })
const job = '7d8f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11'
const running: ProgressEvent = { format: 'square', jobId: job, stage: 'layout', percentage: 45, state: 'running' }

const picture = (name: string) => screen.findByRole('img', { name: `Your ${name} ad` })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Step 5 on an open stream, with a generate call that the test answers. */
async function openResults(page: Parameters<typeof openWizard>[0] = {}) {
  const answer = Promise.withResolvers<Response>()
  const wizard = openWizard({ ad: complete, ...page, answers: { [GENERATE]: () => answer.promise, ...page.answers } })
  await stepTitle('Generate and preview')
  await act(async () => wizard.streams.at(-1)?.open())
  const generates = () => wizard.calls.filter((call) => call === GENERATE).length
  return { ...wizard, answer, generates, stream: () => wizard.streams.at(-1)! }
}

async function openMenu(format: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: `${format} options` }), { key: 'Enter' })
  return within(await screen.findByRole('menu'))
}

it('generates the chosen format, says how far it is, and shows the ad', async () => {
  const { answer, generates, stream, calls } = await openResults()
  expect(await screen.findByText('Generating your Square ad')).toBeDefined()
  expect(screen.getByText(/a minute or two/)).toBeDefined()
  await act(async () => stream().tell(running))
  expect(screen.getByText('Setting the type and the layout')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Generation' }).getAttribute('aria-valuenow')).toBe('45')
  const creditReads = calls.filter((call) => call === 'GET /api/credits').length
  answer.resolve(Response.json(square))
  expect((await picture('Square')).getAttribute('src')).toBe(square.imageUrl)
  expect(screen.getByText('Ad variant generated')).toBeDefined()
  expect(generates()).toBe(1)
  await waitFor(() => {
    expect(calls.filter((call) => call === 'GET /api/credits').length).toBeGreaterThan(creditReads)
  })
})

it('generates nothing for an ad that has its variant', async () => {
  const { generates } = await openResults({ variants: [square] })
  await picture('Square')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(generates()).toBe(0)
})

it('follows a job that runs already after a reload', async () => {
  const made: Variant[] = []
  const { stream, generates } = await openResults({ answers: { [LIST]: () => Response.json(made) } })
  await act(async () => stream().tell(running))
  expect(await screen.findByText('45%')).toBeDefined()
  made.push(square)
  await act(async () => stream().tell({ ...running, state: 'done', variant: square }))
  await picture('Square')
  expect(generates()).toBe(0)
})

it('says that the ads could not be read, and generates nothing before they are', async () => {
  let list = () => refusal(500, 'INTERNAL_ERROR', 'The ads could not be read. Please try again.')
  const { generates } = await openResults({ answers: { [LIST]: () => list() } })
  expect(await screen.findByText('The ads could not be read. Please try again.')).toBeDefined()
  expect(generates()).toBe(0)
  list = () => Response.json([square])
  press('Try again')
  await picture('Square')
  expect(generates()).toBe(0)
})

it('generates when Next asks for it, after it has saved the choice', async () => {
  const wizard = openWizard({
    ad: { ...complete, selectedFormats: [] },
    answers: { [GENERATE]: () => Response.json(facebook) },
  })
  await stepTitle('Format')
  fireEvent.click(screen.getByRole('radio', { name: 'Facebook Feed' }))
  press(/^Next/)
  await stepTitle('Generate and preview')
  await act(async () => wizard.streams.at(-1)?.open())
  await picture('Facebook Feed')
  expect(wizard.saved.at(-1)?.selectedFormats).toEqual(['facebook_feed'])
  const saving = wizard.calls.lastIndexOf(`POST ${wizard.path}`)
  expect(saving).toBeLessThan(wizard.calls.indexOf(GENERATE))
})

it('shows the finished ad when the connection dropped in the middle', async () => {
  const made: Variant[] = []
  const { answer, streams } = await openResults({ answers: { [LIST]: () => Response.json(made) } })
  await screen.findByText('Generating your Square ad')
  answer.reject(new TypeError('Failed to fetch'))
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(screen.getByText('Generating your Square ad')).toBeDefined()
  made.push(square)
  await act(async () => streams[1]?.open())
  await picture('Square')
  expect(screen.queryByText('Error generating ad variant')).toBeNull()
})

it('says why it failed, does not try again by itself, and does when asked', async () => {
  let reply = () => refusal(500, 'GENERATION_FAILED', 'The photo could not be read. Please upload another one.')
  const { generates } = await openResults({ answers: { [GENERATE]: () => reply() } })
  const panel = await screen.findByText('This ad could not be generated.')
  expect(panel.parentElement?.textContent).toContain('Please upload another one.')
  expect(screen.getByText('Error generating ad variant')).toBeDefined()
  expect(generates()).toBe(1)
  reply = () => Response.json(square)
  press('Try again')
  await picture('Square')
  expect(generates()).toBe(2)
})

it.each([
  [
    'INSUFFICIENT_CREDITS',
    'Insufficient Credits:',
    "You don't have enough credits to generate this ad. Please add more credits to continue.",
  ],
  ['FORMAT_NOT_ALLOWED', '403 Error:', 'This ad format is only available on the Pro plan.'],
  ['VARIANT_LIMIT_REACHED', '403 Error:', 'Free plan allows only 2 variant per ad. Upgrade to Pro for more variants.'],
])('shows the panel of %s, which leads back', async (code, label, message) => {
  const reply = code === 'VARIANT_LIMIT_REACHED' ? message : 'x'
  await openResults({ answers: { [GENERATE]: () => refusal(403, code, reply) } })
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain(`${label} ${message}`)
  expect(screen.queryByText('Error generating ad variant')).toBeNull()
  press('Go Back')
  await stepTitle('Format')
})

it('cancels a running generation and offers it again', async () => {
  const cancel = `DELETE /api/creatives/${complete.id}/generate/square`
  const { calls } = await openResults({ answers: { [cancel]: () => new Response(null, { status: 204 }) } })
  await screen.findByText('Generating your Square ad')
  press('Cancel generation')
  expect(await screen.findByText('Square is not generated yet.')).toBeDefined()
  expect(calls).toContain(cancel)
  expect(screen.getByRole('button', { name: 'Generate Uses 1 credit' })).toBeDefined()
})

it('downloads under the name of the format, and regenerates in place', async () => {
  const stored = [square]
  const { answer, generates } = await openResults({ answers: { [LIST]: () => Response.json(stored) } })
  await picture('Square')
  const menu = await openMenu('Square')
  const download = menu.getByRole('menuitem', { name: 'Download' })
  expect(download.getAttribute('href')).toBe(`${square.imageUrl}?download=1`)
  expect(download.getAttribute('download')).toBe('ad-square.jpg')
  fireEvent.click(menu.getByRole('menuitem', { name: /Regenerate/ }))
  await screen.findByText('Generating your Square ad')
  const successor = makeVariant('square', { adId: complete.id })
  stored[0] = successor
  answer.resolve(Response.json(successor))
  await waitFor(async () => expect((await picture('Square')).getAttribute('src')).toBe(successor.imageUrl))
  expect(generates()).toBe(1)
})

it('deletes a format after asking, and shows the first of the others', async () => {
  const remove = `DELETE /api/creatives/${complete.id}/variants/${square.id}`
  const stored = [square, facebook]
  const { saved } = await openResults({
    ad: { ...complete, selectedFormats: ['square', 'facebook_feed'] },
    answers: {
      [LIST]: () => Response.json(stored),
      [remove]: () => {
        stored.shift()
        return new Response(null, { status: 204 })
      },
    },
  })
  await picture('Square')
  fireEvent.click((await openMenu('Square')).getByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await picture('Facebook Feed')
  expect(screen.getByText('Size Deleted')).toBeDefined()
  expect(screen.getByText('The ad size has been successfully deleted.')).toBeDefined()
  expect(screen.queryByRole('tab', { name: 'Square' })).toBeNull()
  await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['facebook_feed']))
})

it('keeps a format that could not be deleted', async () => {
  await openResults({ variants: [square] })
  await picture('Square')
  fireEvent.click((await openMenu('Square')).getByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete Failed')).toBeDefined()
  expect(screen.getByText('There was an error deleting the ad size. Please try again.')).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Square' })).toBeDefined()
})

it('adds a format and generates it', async () => {
  const stored = [square]
  const { answer, saved } = await openResults({ answers: { [LIST]: () => Response.json(stored) } })
  await picture('Square')
  press('Add New Format')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
  expect(dialog.queryByRole('radio', { name: 'Square' })).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: 'Facebook Feed' }))
  fireEvent.click(dialog.getByRole('button', { name: /Add and generate/ }))
  await screen.findByText('Generating your Facebook Feed ad')
  expect(saved.at(-1)?.selectedFormats).toEqual(['square', 'facebook_feed'])
  stored.push(facebook)
  answer.resolve(Response.json(facebook))
  await picture('Facebook Feed')
})

it('tells what the inspection found, the most serious first', async () => {
  const findings: Variant['findings'] = [
    { rule: 'file-weight', severity: 'info', message: 'The file weighs 90 KB.' },
    { rule: 'photo-small', severity: 'warning', message: 'Your photo is small. Upload a larger one.' },
  ]
  await openResults({ variants: [{ ...square, findings }] })
  const heading = await screen.findByRole('heading', { name: 'Ready to upload' })
  const items = within(heading.parentElement!).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Advice: Your photo is small. Upload a larger one.',
    'Note: The file weighs 90 KB.',
  ])
})

it('shows the credits that are left', async () => {
  await openResults({ variants: [square] })
  const step = screen.getByRole('region', { name: 'Generate and preview' })
  expect(await within(step).findByText('7 credits')).toBeDefined()
})

it('says why an ad could not be made when step 5 is forced without one', async () => {
  const message = 'Product name must be at least 2 characters'
  openWizard({ step: 5, answers: { 'POST /api/creatives': () => refusal(400, 'VALIDATION_FAILED', message) } })
  expect(await screen.findByRole('heading', { name: 'Error Creating Ad' })).toBeDefined()
  expect(await screen.findByText('Error initializing ad')).toBeDefined()
  expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  press('Go Back')
  await stepTitle('Format')
})
