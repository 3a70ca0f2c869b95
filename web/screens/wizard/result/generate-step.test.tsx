import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import type { ProgressEvent } from '#contract/ads/generation.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { complete, makeVariant } from '#test/web/make-creative.ts'
import { rememberSketch } from '../shown-sketches.ts'

const GENERATE = `POST /api/creatives/${complete.id}/generate`
const LIST = `GET /api/creatives/${complete.id}/variants`
const square = makeVariant('square', { adId: complete.id })
const facebook = makeVariant('facebook_feed', { adId: complete.id })
const job = '7d8f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11'
const running: ProgressEvent = { format: 'square', jobId: job, stage: 'layout', percentage: 45, state: 'running' }

const picture = (name: string) => screen.findByRole('img', { name: `Your ${name} ad` })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Opens step 5 on an open stream, with a generate call that the test answers. */
async function openResults({
  running = [],
  ...page
}: Parameters<typeof openWizard>[0] & { running?: ProgressEvent[] } = {}) {
  const answer = Promise.withResolvers<Response>()
  const wizard = openWizard({ ad: complete, ...page, answers: { [GENERATE]: () => answer.promise, ...page.answers } })
  await stepTitle('Generate and preview')
  await act(async () => wizard.streams.at(-1)?.open(...running))
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
  expect(screen.getByText('Placing words and product')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Generation' }).getAttribute('aria-valuenow')).toBe('45')
  const creditReads = calls.filter((call) => call === 'GET /api/credits').length
  answer.resolve(Response.json(square))
  // The toast is awaited first, because it may disappear before the rest is there.
  expect(await screen.findByText('Ad variant generated')).toBeDefined()
  expect((await picture('Square')).getAttribute('src')).toBe(square.imageUrl)
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
  const { stream, generates } = await openResults({
    running: [running],
    answers: { [LIST]: () => Response.json(made) },
  })
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

it('continues while another step is shown, reports a failure there, and still knows it on the way back', async () => {
  const { answer, generates, router } = await openResults()
  await screen.findByText('Generating your Square ad')
  press('Back')
  await stepTitle('Format')
  answer.resolve(refusal(500, 'GENERATION_FAILED', 'The photo could not be read. Please upload another one.'))
  expect(await screen.findByText('Error generating ad variant')).toBeDefined()
  await act(async () => router.navigate(-1))
  await stepTitle('Generate and preview')
  expect(screen.getByText('This ad could not be generated.')).toBeDefined()
  expect(generates()).toBe(1)
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

it.each([
  [/Regenerate/, { format: 'square' }],
  [/Another idea/, { format: 'square', idea: 'another' }],
])('generates by %s the same message in another composition, or another one', async (name, body) => {
  const bodies: unknown[] = []
  const generate = async (request: Request) => {
    bodies.push(await request.json())
    return Response.json(square)
  }
  await openResults({ variants: [square], answers: { [GENERATE]: generate } })
  await picture('Square')
  fireEvent.click((await openMenu('Square')).getByRole('menuitem', { name }))
  await waitFor(() => expect(bodies).toEqual([body]))
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
  expect(await screen.findByText('Size Deleted')).toBeDefined()
  expect(screen.getByText('The ad size has been successfully deleted.')).toBeDefined()
  await picture('Facebook Feed')
  expect(screen.queryByRole('tab', { name: 'Square' })).toBeNull()
  await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['facebook_feed']))
})

it('keeps a format that could not be deleted', async () => {
  const remove = `DELETE /api/creatives/${complete.id}/variants/${square.id}`
  await openResults({ variants: [square], answers: { [remove]: () => refusal(500, 'INTERNAL_ERROR', 'Oh') } })
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
  // The focus is not on the button that opened the dialog: a second press of Enter would open it again.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Facebook Feed' })))
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
  expect(heading.closest('details')).toHaveProperty('open', false)
  const items = within(heading.closest('details')!).getAllByRole('listitem', { hidden: true })
  expect(items.map((item) => item.textContent)).toEqual([
    'Advice: Your photo is small. Upload a larger one.',
    'Note: The file weighs 90 KB.',
    'Google, Meta and Pinterest ask whether AI made the picture: leave that unticked, unless AI made one of your photos.',
  ])
})

it('is not ready to upload without its legal line', async () => {
  const findings: Variant['findings'] = [
    { rule: 'legal-line', severity: 'warning', message: 'The legal line found no room in this format.' },
  ]
  await openResults({ variants: [{ ...square, findings }] })
  const heading = await screen.findByRole('heading', { name: 'Not ready to upload' })
  const report = heading.closest('details')!
  expect(report.open).toBe(true)
  expect(within(report).getByText('The legal line found no room in this format.')).toBeDefined()
})

it('says what to tick where AI made a part of the picture', async () => {
  await openResults({ variants: [{ ...square, digitalSource: 'compositeSynthetic' }] })
  const sentence =
    'Google, Meta and Pinterest ask whether AI made the picture: tick it, because AI made a part of this one.'
  expect(await screen.findByText(sentence)).toBeDefined()
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

it('says that the credit is back when a generation is cancelled', async () => {
  const cancel = `DELETE /api/creatives/${complete.id}/generate/square`
  await openResults({ answers: { [cancel]: () => new Response(null, { status: 204 }) } })
  await screen.findByText('Generating your Square ad')
  press('Cancel generation')
  expect(await screen.findByText('Generation cancelled')).toBeDefined()
  expect(screen.getByText('Your credit is back.')).toBeDefined()
})

it('leads from an empty account to the credits, before it leads back', async () => {
  await openResults({ answers: { [GENERATE]: () => refusal(403, 'INSUFFICIENT_CREDITS', 'x') } })
  await screen.findByText('Insufficient Credits:')
  const ways = within(screen.getByRole('alert')).getAllByText(/^(Purchase Credits|Go Back)$/)
  expect(ways.map((way) => way.textContent)).toEqual(['Purchase Credits', 'Go Back'])
  const purchase = screen.getByRole('link', { name: 'Purchase Credits' })
  expect(purchase.getAttribute('href')).toBe('/subscription')
  const badge = within(screen.getByRole('region', { name: 'Generate and preview' })).getByRole('link', {
    name: '7 credits',
  })
  expect(badge.getAttribute('href')).toBe('/subscription')
})

it('leads back to the colors where the plan refuses these', async () => {
  const message = 'Custom colors are only available on the Pro plan.'
  await openResults({
    ad: { ...complete, colorPalette: 'custom', customColors: ['#112233'] },
    answers: { [GENERATE]: () => refusal(403, 'CUSTOM_COLORS_NOT_ALLOWED', message) },
  })
  await screen.findByText(message)
  press('Go Back')
  await stepTitle('Style')
  expect(await screen.findByText(/^Locked: part of the Pro plan/)).toBeDefined()
})

it('leaves no empty tab behind when a further format was refused', async () => {
  const { saved } = await openResults({
    ad: { ...complete, selectedFormats: ['square', 'facebook_feed'] },
    variants: [square],
    answers: { [GENERATE]: () => refusal(403, 'INSUFFICIENT_CREDITS', 'x') },
  })
  await picture('Square')
  fireEvent.click(screen.getByRole('tab', { name: 'Facebook Feed' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Generate/ }))
  await screen.findByText('Insufficient Credits:')
  press('Go Back')
  expect(screen.queryByRole('tab', { name: 'Facebook Feed' })).toBeNull()
  await picture('Square')
  await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['square']))
})

it('keeps the picture when a regeneration is refused', async () => {
  await openResults({
    variants: [square],
    answers: { [GENERATE]: () => refusal(403, 'INSUFFICIENT_CREDITS', 'x') },
  })
  await picture('Square')
  fireEvent.click((await openMenu('Square')).getByRole('menuitem', { name: /Regenerate/ }))
  await screen.findByText('Insufficient Credits:')
  press('Go Back')
  expect(screen.queryByText('Insufficient Credits:')).toBeNull()
  await picture('Square')
})

it.each([
  ['CONTENT_REFUSED', 403],
  ['MODEL_LIMIT_REACHED', 403],
  ['MODELS_UNAVAILABLE', 503],
])('offers the built-in studio after %s, and never uses it unasked', async (code, status) => {
  const bodies: unknown[] = []
  const sentence = 'The model said no. The built-in studio can make this ad.'
  const { generates } = await openResults({
    answers: {
      [GENERATE]: async (request) => {
        bodies.push(await request.json())
        return bodies.length === 1 ? refusal(status, code, sentence) : Response.json(square)
      },
    },
  })
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain(sentence)
  expect(generates()).toBe(1)
  press('Use the built-in studio Uses 1 credit')
  await picture('Square')
  expect(bodies).toEqual([{ format: 'square' }, { format: 'square', engine: 'studio' }])
})

it('counts down what the server says is left, and passes its notice on', async () => {
  const { answer, stream } = await openResults()
  await screen.findByText('Generating your Square ad')
  await act(async () => stream().tell({ ...running, secondsLeft: 600 }))
  const secondsLeft = () =>
    Number(/\d+/.exec(screen.getByText(/^By the last ads, about \d+ s left\.$/).textContent)![0])
  const first = secondsLeft()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(600)
  await waitFor(() => expect(secondsLeft()).toBeLessThan(first))
  const notice = 'The scene could not be painted, so the built-in studio made this ad for free.'
  answer.resolve(Response.json({ ...square, notice }))
  await picture('Square')
  expect(screen.getAllByText(notice).length).toBeGreaterThan(0)
})

describe('all formats of the plan at once', () => {
  const ALL = `POST /api/creatives/${complete.id}/generate-all`
  const FURTHER = ['facebook_feed', 'instagram_feed', 'instagram_story', 'google_display', 'leaderboard'] as const
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
  const startAll = async (request: Request) => {
    const { formats } = (await request.json()) as { formats: string[] }
    return Response.json({ jobs: formats.map((format) => ({ format, jobId: crypto.randomUUID() })) }, { status: 202 })
  }

  async function addAll(page: Parameters<typeof openResults>[0]) {
    const wizard = await openResults({ variants: [square], ...page })
    await picture('Square')
    press('Add New Format')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
    fireEvent.click(await dialog.findByRole('button', { name: /^Add all formats/ }))
    return { ...wizard, dialog }
  }

  it('are asked for in one call, and each shows how far it is', async () => {
    const asked: unknown[] = []
    const { streams, saved, generates } = await addAll({
      planId: 'pro',
      answers: {
        [ALL]: async (request) => {
          asked.push(await request.clone().json())
          return startAll(request)
        },
      },
    })
    expect(await screen.findByText('Generating your Facebook Feed ad')).toBeDefined()
    expect(asked).toEqual([{ formats: FURTHER }])
    expect(generates()).toBe(0)
    expect(tabs()).toEqual([
      'Facebook Feed',
      'Instagram Feed',
      'Instagram Story',
      'Google Display',
      'Leaderboard',
      'Square',
      'All formats',
    ])
    await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['square', ...FURTHER]))
    await act(async () => streams.at(-1)!.tell({ ...running, format: 'leaderboard' }))
    fireEvent.click(screen.getByRole('tab', { name: 'All formats' }))
    expect(await screen.findByText('Generating, 45%')).toBeDefined()
  })

  it('do not change if they are refused together: the dialog explains why', async () => {
    const { dialog } = await addAll({
      planId: 'pro',
      answers: { [ALL]: () => refusal(403, 'INSUFFICIENT_CREDITS', 'x') },
    })
    expect(await dialog.findByText('Insufficient Credits:')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Purchase Credits' })).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(tabs()).toEqual(['Square'])
  })

  it('show the sum of the credits on Free, and are not offered for a single one', async () => {
    await openResults({ ad: { ...complete, selectedFormats: [] }, step: 5 })
    press('Add New Format')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Add all formats Uses 2 credits' })).toBeDefined()
    cleanup()
    await openResults({ variants: [square] })
    await picture('Square')
    press('Add New Format')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: /all formats/ })).toBeNull()
  })

  it('are offered only from an open fold if only more sizes are left', async () => {
    await openResults({ ad: { ...complete, selectedFormats: [...MAIN_FORMAT_IDS] }, planId: 'pro' })
    press('Add New Format')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
    expect(await dialog.findByRole('radio', { name: 'Billboard' })).toBeDefined()
    expect(dialog.queryByRole('group', { name: 'Ad format' })).toBeNull()
  })

  it('are read from a media plan, with its unknown sizes listed', async () => {
    const asked: unknown[] = []
    await openResults({
      variants: [square],
      planId: 'pro',
      answers: {
        [ALL]: async (request) => {
          asked.push(await request.clone().json())
          return startAll(request)
        },
      },
    })
    await picture('Square')
    press('Add New Format')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
    const plan = await dialog.findByRole('textbox', { name: 'Media plan' })
    fireEvent.change(plan, { target: { value: '88x31' } })
    expect(dialog.getByText('88x31 cannot be made: each side has from 50 to 2400 pixels.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^Add these formats/ })).toBeNull()
    fireEvent.change(plan, { target: { value: '600x600, 468x60, 300x600, 160x600 and 970x250' } })
    expect(dialog.getByText('Already in this ad: Square.')).toBeDefined()
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Wide Skyscraper/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Add these formats 3 formats, no credits' }))
    await waitFor(() => expect(asked).toEqual([{ formats: ['half_page', 'billboard', '468x60'] }]))
  })

  it('stand on one sheet from the second on, which opens one of them and is never shown by itself', async () => {
    await openResults({
      ad: { ...complete, selectedFormats: ['square', 'facebook_feed'] },
      variants: [square, facebook],
    })
    await picture('Square')
    expect(screen.getByRole('tab', { name: 'All formats' }).ariaSelected).toBe('false')
    fireEvent.click(screen.getByRole('tab', { name: 'All formats' }))
    const sheet = await screen.findByRole('button', { name: /Facebook Feed/ })
    const all = screen.getByRole('link', { name: 'Download all' })
    expect(all.getAttribute('href')).toBe(`/api/creatives/${complete.id}/download`)
    fireEvent.click(sheet)
    expect(screen.getByRole('tab', { name: 'Facebook Feed' }).ariaSelected).toBe('true')
  })

  it('get a new look together, after their cost was shown', async () => {
    const asked: unknown[] = []
    await openResults({
      ad: { ...complete, selectedFormats: ['square', 'facebook_feed'] },
      variants: [square, facebook],
      answers: {
        [ALL]: async (request) => {
          asked.push(await request.clone().json())
          return startAll(request)
        },
      },
    })
    await picture('Square')
    fireEvent.click(screen.getByRole('tab', { name: 'All formats' }))
    fireEvent.click(await screen.findByRole('button', { name: 'New look for all Uses 2 credits' }))
    expect(await screen.findAllByText('Generating, 0%')).toHaveLength(2)
    expect(asked).toEqual([{ formats: ['facebook_feed', 'square'], look: 'new' }])
  })
})

describe('earlier versions', () => {
  const PREVIOUS = `GET /api/creatives/${complete.id}/variants/previous`
  const replaced = {
    ...makeVariant('square', { adId: complete.id, createdAt: '2026-11-19T09:05:00.000Z' }),
    replacedAt: '2026-11-20T09:05:00.000Z',
    keptUntil: '2026-12-20T09:05:00.000Z',
  }
  const ofOther = { ...replaced, id: crypto.randomUUID(), format: 'facebook_feed' as const }
  const restore = `POST /api/creatives/${complete.id}/variants/${replaced.id}/restore`
  const bringBack = () => screen.findByRole('button', { name: /^Bring back the version made Nov 19/ })

  it('are listed for their format, and one is restored for free', async () => {
    const { keptUntil: _kept, replacedAt: _replaced, ...restored } = replaced
    // The list is read again afterwards, which on a busy machine comes before the assertion.
    const shown: Variant[] = [square]
    const { generates } = await openResults({
      answers: {
        [LIST]: () => Response.json(shown),
        [PREVIOUS]: () => Response.json([replaced, ofOther]),
        [restore]: () => {
          shown.splice(0, 1, restored)
          return Response.json(restored)
        },
      },
    })
    await picture('Square')
    fireEvent.click(await bringBack())
    expect(await screen.findByText('Version brought back')).toBeDefined()
    await waitFor(async () => expect((await picture('Square')).getAttribute('src')).toBe(replaced.imageUrl))
    expect(generates()).toBe(0)
  })

  it('explain why one could not be restored, and are read again', async () => {
    const sentence = 'This version does not exist any more. Please reload the page.'
    const { calls } = await openResults({
      variants: [square],
      answers: {
        [PREVIOUS]: () => Response.json([replaced]),
        [restore]: () => refusal(404, 'NOT_FOUND', sentence),
      },
    })
    await picture('Square')
    fireEvent.click(await bringBack())
    expect(await screen.findByText(sentence)).toBeDefined()
    await waitFor(() => expect(calls.filter((call) => call === PREVIOUS).length).toBeGreaterThan(1))
  })
})

describe('a finished ad', () => {
  const PREVIOUS = `GET /api/creatives/${complete.id}/variants/previous`
  const kept = (createdAt: string) => ({
    ...makeVariant('square', { adId: complete.id, createdAt }),
    replacedAt: '2026-11-20T09:05:00.000Z',
    keptUntil: '2026-12-20T09:05:00.000Z',
  })

  it('shows the version before for as long as a button or a key is held down', async () => {
    const [before, older] = [kept('2026-11-19T09:05:00.000Z'), kept('2026-11-18T09:05:00.000Z')]
    await openResults({ variants: [square], answers: { [PREVIOUS]: () => Response.json([before, older]) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Change words' }))
    const button = await screen.findByRole('button', { name: 'Hold to see how it was' })
    const src = () => screen.getByRole('img', { name: /^Your Square ad/ }).getAttribute('src')
    fireEvent.pointerDown(button, { button: 0 })
    expect([src(), button.ariaPressed]).toEqual([before.imageUrl, 'true'])
    expect(screen.getByText('Before')).toBeDefined()
    fireEvent.pointerUp(button)
    expect([src(), button.ariaPressed]).toEqual([square.imageUrl, 'false'])
    for (const key of [' ', 'Enter']) {
      fireEvent.keyDown(button, { key })
      fireEvent.keyDown(button, { key, repeat: true })
      expect(src()).toBe(before.imageUrl)
      fireEvent.keyUp(button, { key })
      expect(src()).toBe(square.imageUrl)
    }
    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.blur(button)
    expect(src()).toBe(square.imageUrl)
  })

  it('offers no comparison if there is no former version', async () => {
    await openResults({ variants: [square], answers: { [PREVIOUS]: () => Response.json([]) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Change words' }))
    await screen.findByRole('region', { name: 'On this ad' })
    expect(screen.queryByRole('button', { name: 'Hold to see how it was' })).toBeNull()
  })

  it.each([
    ['square', 'Square', 'Your ad in a phone’s feed'],
    ['instagram_story', 'Instagram Story', 'Your ad as a story on a phone'],
    ['leaderboard', 'Leaderboard', 'Your ad on a web page'],
    ['pin', 'Pin', 'Your ad on a board of pins'],
    ['full_hd', 'Full HD', 'Your ad on a screen on a wall'],
    ['half_page', 'Half Page', 'Your ad on a web page'],
    ['mobile_banner', 'Mobile Banner', 'Your ad on a phone'],
  ] as const)('is shown where it will run: %s', async (format, name, label) => {
    const variant = makeVariant(format, { adId: complete.id })
    await openResults({ ad: { ...complete, selectedFormats: [format] }, variants: [variant] })
    await picture(name)
    fireEvent.keyDown(screen.getByRole('button', { name: `${name} options` }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'In place' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'In place' }))
    const scene = dialog.getByRole('img', { name: label })
    expect(scene.querySelector('image')?.getAttribute('href')).toBe(variant.imageUrl)
    const theme = () => scene.closest('[data-theme]')?.getAttribute('data-theme')
    expect(theme()).toBe('light')
    fireEvent.click(dialog.getByRole('radio', { name: 'Dark' }))
    expect(theme()).toBe('dark')
    const covered = dialog.queryByRole('checkbox', { name: 'Show what the platform covers' })
    expect(covered !== null).toBe(format === 'instagram_story')
    if (!covered) return
    const lines = () => scene.querySelectorAll('line').length
    expect(lines()).toBe(2)
    fireEvent.click(covered)
    expect(lines()).toBe(0)
  })
})

it('shows the sketch of step 3 in the place of an ad that is being made, and not in front of one that was', async () => {
  rememberSketch(complete.id, '/api/sketch-of-step-3')
  const { answer } = await openResults()
  await screen.findByText(/^Your sketch, while the ad is made/)
  const sketch = () => document.querySelector('img[src="/api/sketch-of-step-3"]')
  expect(sketch()).not.toBeNull()
  answer.resolve(Response.json(square))
  await picture('Square')
  expect(sketch()).toBeNull()
})

it('says that the other formats come with Pro when the plan has no more', async () => {
  await openResults({ ad: { ...complete, selectedFormats: ['square', 'facebook_feed'] }, variants: [square, facebook] })
  await picture('Square')
  press('Add New Format')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
  expect(dialog.getByText(/every format of your plan already/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: /Leaderboard/ }))
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Pro' })).toBeDefined()
})
