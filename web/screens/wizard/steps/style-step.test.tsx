import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RECIPE_HEADER } from '#contract/ads/sketch.ts'
import { makeBrand } from '#test/web/make-brand.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { complete } from '#test/web/make-creative.ts'

const open = { ...complete, adStyle: null, colorPalette: null, typography: null, tone: null }
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

it('preselects nothing', async () => {
  openWizard({ ad: open })
  await stepTitle('Style')
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
})

it('asks for what is missing one by one, in order, and marks the fields', async () => {
  openWizard({ ad: open })
  await stepTitle('Style')
  const answers = ['Bold & Vibrant', 'Red', 'Mono Tech', 'Friendly & Casual']
  for (const answer of answers) {
    next()
    choose(answer)
  }
  expect(vi.mocked(window.alert).mock.calls.flat()).toEqual([
    'Please select an ad style',
    'Please select a color palette',
    'Please select a typography style',
    'Please select a tone style',
  ])
  next()
  await stepTitle('Format')
})

it('marks every open field until it is answered', async () => {
  openWizard({ ad: { ...open, adStyle: 'clean' } })
  await stepTitle('Style')
  next()
  expect(screen.queryByText('Please select an ad style')).toBeNull()
  expect(screen.getByText('Please select a color palette')).toBeDefined()
  expect(document.activeElement?.getAttribute('name')).toBe('colorPalette')
  choose('Red')
  expect(screen.queryByText('Please select a color palette')).toBeNull()
  expect(screen.getByText('Please select a tone style')).toBeDefined()
})

it('saves what was chosen before it goes on', async () => {
  const { saved } = openWizard({ ad: { ...complete, tone: null, selectedFormats: [] } })
  await stepTitle('Style')
  choose('Friendly & Casual')
  next()
  await stepTitle('Format')
  expect(saved).toEqual([expect.objectContaining({ tone: 'friendly', adStyle: 'luxury' })])
})

it('stays when saving fails, and says so', async () => {
  const { path } = openWizard({
    ad: complete,
    step: 3,
    answers: { [`POST /api/creatives/${complete.id}`]: () => refusal(500, 'INTERNAL_ERROR', 'Oh') },
  })
  expect(path).toContain(complete.id)
  await stepTitle('Style')
  next()
  expect(await screen.findByText('Error Saving Progress')).toBeDefined()
  expect(screen.getByText('There was an error saving your progress to the database.')).toBeDefined()
  await stepTitle('Style')
})

it('says that progress was saved when it was asked to save', async () => {
  openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
  expect(await screen.findByText('Progress Saved')).toBeDefined()
})

it('goes back at once and saves meanwhile', async () => {
  const { saved } = openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  choose('Playful & Fun')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await stepTitle('Upload Images')
  await waitFor(() => expect(saved.at(-1)?.adStyle).toBe('playful'))
})

it('offers custom colors as a part of Pro', async () => {
  openWizard({ ad: open })
  await stepTitle('Style')
  fireEvent.click(screen.getByRole('button', { name: /Custom/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(
    'Custom colors is a Pro plan feature. Upgrade your plan to access Custom colors and more premium features.',
  )
  const plans = within(dialog).getByRole('link', { name: 'View Plans' })
  expect(plans.getAttribute('href')).toBe('/subscription')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes custom colors on Pro, without the blank ones', async () => {
  const { saved } = openWizard({ ad: { ...complete, selectedFormats: [] }, step: 3, planId: 'pro' })
  await stepTitle('Style')
  fireEvent.click(await screen.findByRole('radio', { name: 'Custom' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Custom colors' }))
  const values = [1, 2, 3, 4, 5].map((at) => (dialog.getByLabelText(`Color ${at}`) as HTMLInputElement).value)
  expect(values).toEqual(['#3B82F6', '#1D4ED8', '#F3F4F6', '#1F2937', ''])
  fireEvent.change(dialog.getByLabelText('Color 1'), { target: { value: 'tomato' } })
  fireEvent.change(dialog.getByLabelText('Color 2'), { target: { value: ' ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Apply colors' }))
  expect(screen.getByRole('radio', { name: 'Custom' })).toHaveProperty('checked', true)
  next()
  await stepTitle('Format')
  expect(saved.at(-1)).toMatchObject({ colorPalette: 'custom', customColors: ['tomato', '#F3F4F6', '#1F2937'] })
})

it('leaves the palette as it was when custom colors are not applied', async () => {
  openWizard({ ad: complete, step: 3, planId: 'pro' })
  await stepTitle('Style')
  fireEvent.click(await screen.findByRole('radio', { name: 'Custom' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('radio', { name: 'Green' })).toHaveProperty('checked', true)
})

const ADVICE = {
  recommended: { adStyle: 'bold', colorPalette: 'red', typography: 'modern', tone: 'friendly' },
  why: 'Your words say “soda”. That suggests Bold & Vibrant in Red.',
  language: 'de',
  callsToAction: { professional: ['Jetzt kaufen'], friendly: ['Hol es dir'], luxury: ['Mehr entdecken'] },
}
const LOOK = `GET /api/creatives/${complete.id}/look`
const recommend = () => screen.findByRole('button', { name: 'Use this look' })
const isChosen = (name: string) => screen.getByRole('radio', { name }).matches(':checked')

it('shows what it recommends and why, chooses all four on request, and lets everything be changed', async () => {
  openWizard({ ad: open, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  const card = within(screen.getByRole('region', { name: 'Recommended for this photo' }))
  expect(await card.findByText(ADVICE.why)).toBeDefined()
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  fireEvent.click(await recommend())
  for (const name of ['Bold & Vibrant', 'Red', 'Modern Sans', 'Friendly & Casual']) expect(isChosen(name)).toBe(true)
  expect(card.getByRole('button', { name: 'In use' })).toBeDefined()
  choose('Green')
  expect(isChosen('Green')).toBe(true)
  expect(card.queryByRole('button', { name: 'In use' })).toBeNull()
})

it('continues with the recommended look with one press, and with that press once', async () => {
  const { saved } = openWizard({
    ad: { ...open, selectedFormats: [] },
    answers: { [LOOK]: () => Response.json(ADVICE) },
  })
  await stepTitle('Style')
  await recommend()
  const take = screen.getByRole('button', { name: 'Use this look and continue' })
  fireEvent.click(take)
  fireEvent.click(take)
  await stepTitle('Format')
  expect(saved).toEqual([expect.objectContaining(ADVICE.recommended)])
})

it('reports that the photo could not be read, and tries again on request', async () => {
  let answer = () => refusal(503, 'UNAVAILABLE', 'Busy.')
  openWizard({ ad: open, answers: { [LOOK]: () => answer() } })
  await screen.findByText(/could not be looked at/)
  answer = () => Response.json(ADVICE)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  fireEvent.click(await recommend())
  expect(isChosen('Bold & Vibrant')).toBe(true)
})

it('recommends nothing without a photo', async () => {
  const { calls } = openWizard({ ad: { ...open, productImages: [] }, step: 3 })
  await stepTitle('Style')
  expect(screen.queryByRole('region', { name: 'Recommended for this photo' })).toBeNull()
  expect(calls).not.toContain(LOOK)
})

it("sets the ad's own words in each typography, and its tones in its own language", async () => {
  openWizard({ ad: { ...open, productPrice: '€ 49' }, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  expect(screen.getAllByText('Brass Lamp, € 49')).toHaveLength(3)
  expect(await screen.findByText('Jetzt kaufen')).toBeDefined()
})

it('shows the photo until something is chosen, then a sketch in that look, the rest as recommended', async () => {
  fakeImages((image) => image.onload?.())
  openWizard({ ad: open, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  const sketch = within(screen.getByRole('region', { name: 'Live sketch' }))
  expect(sketch.getByText('Choose a style, and your ad appears here.')).toBeDefined()
  await recommend()
  choose('Playful & Fun')
  const picture = await sketch.findByRole('img', { name: 'Sketch of your ad: Playful & Fun' })
  const url = new URL(picture.getAttribute('src')!, 'http://placard.test')
  expect(url.pathname).toBe(`/api/creatives/${complete.id}/sketch`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ ...ADVICE.recommended, adStyle: 'playful' })
  expect(sketch.getByText('What is still open is shown as we recommend it.')).toBeDefined()
})

it('shows the ad itself in the recommended look and in all six styles, one sketch after the other', async () => {
  const asked: URL[] = []
  let underWay = 0
  fakeImages((image, url) => {
    asked.push(url)
    underWay += 1
    expect(underWay).toBe(1)
    setTimeout(() => {
      underWay -= 1
      image.onload?.()
    })
  })
  openWizard({ ad: open, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  await waitFor(() => expect(asked).toHaveLength(7))
  const styles = asked.map((url) => url.searchParams.get('adStyle'))
  expect(styles).toEqual(['bold', 'clean', 'bold', 'luxury', 'playful', 'corporate', 'modern'])
  expect(new Set(asked.map((url) => url.searchParams.get('colorPalette')))).toEqual(new Set(['red']))
  for (const { pathname } of asked) expect(pathname).toBe(`/api/creatives/${complete.id}/sketch`)
})

it('requests no further sketch once one has failed twice, and none after the step is left', async () => {
  const asked: string[] = []
  fakeImages((image, { pathname, searchParams }) => {
    // Step 2 shows its photos too.
    if (!pathname.endsWith('/sketch')) return
    asked.push(searchParams.get('adStyle')!)
    if (asked.length > 1) image.onerror?.()
    else image.onload?.()
  })
  openWizard({ ad: open, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  await waitFor(() => expect(asked).toEqual(['bold', 'clean', 'clean']))
  choose('Red')
  await waitFor(() => expect(asked.length).toBeGreaterThan(3))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await stepTitle('Upload Images')
  const atLeaving = asked.length
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked).toHaveLength(atLeaving)
})

it('reports that the sketch cannot be painted', async () => {
  fakeImages((image) => image.onerror?.())
  openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  expect(await screen.findByText(/The sketch could not be made right now/)).toBeDefined()
})

it('requests a sketch once more when the server was busy', async () => {
  let asked = 0
  fakeImages((image) => {
    asked += 1
    if (asked === 1) image.onerror?.()
    else image.onload?.()
  })
  openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  expect(await screen.findByRole('img', { name: /^Sketch of your ad/ })).toBeDefined()
  expect(asked).toBeGreaterThan(1)
})

const RECIPE = 'square.41.41.nebula.10.0123456789abcdef'
const SKETCH = `GET /api/creatives/${complete.id}/sketch`
const GENERATE = `POST /api/creatives/${complete.id}/generate`
const sketched = () => new Response('webp', { headers: { [RECIPE_HEADER]: RECIPE } })
const makeBold = () => screen.findByRole('button', { name: 'Make exactly this, Bold & Vibrant, Uses 1 credit' })

it('generates exactly what a sketch shows: saves its look and sends its recipe, once', async () => {
  fakeImages((image) => image.onload?.())
  const asked: unknown[] = []
  const { saved } = openWizard({
    ad: { ...complete, selectedFormats: [] },
    step: 3,
    answers: {
      [SKETCH]: sketched,
      [GENERATE]: async (request) => {
        asked.push(await request.json())
        return Response.json({ jobId: complete.id }, { status: 202 })
      },
    },
  })
  await stepTitle('Style')
  const make = await makeBold()
  await waitFor(() => expect(make).toHaveProperty('disabled', false))
  fireEvent.click(make)
  fireEvent.click(make)
  await stepTitle('Generate and preview')
  await waitFor(() => expect(asked).toEqual([{ format: 'square', recipe: RECIPE }]))
  const { colorPalette, typography, tone } = complete
  const look = { adStyle: 'bold', colorPalette, typography, tone }
  expect(saved.at(-1)).toMatchObject({ ...look, selectedFormats: ['square'] })

  // A user who goes back and comes again has not requested it again.
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await stepTitle('Format')
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  await stepTitle('Generate and preview')
  expect(asked).toHaveLength(1)
})

it('stays, and explains it, if a sketch can no longer be used', async () => {
  fakeImages((image) => image.onload?.())
  const busy = 'The sketch has to wait. Please try again soon.'
  const { saved, calls } = openWizard({
    ad: complete,
    step: 3,
    answers: { [SKETCH]: () => refusal(503, 'UNAVAILABLE', busy) },
  })
  await stepTitle('Style')
  const make = await makeBold()
  await waitFor(() => expect(make).toHaveProperty('disabled', false))
  fireEvent.click(make)
  expect(await screen.findByText(busy)).toBeDefined()
  expect([saved.length, calls.includes(GENERATE)]).toEqual([0, false])
  await stepTitle('Style')
})

it('shows each style with the chosen typography and tone', async () => {
  const asked: URL[] = []
  fakeImages((image, url) => {
    asked.push(url)
    image.onload?.()
  })
  openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  await waitFor(() => expect(asked.length).toBeGreaterThan(6))
  const { typography, tone } = complete
  for (const { searchParams } of asked) expect(Object.fromEntries(searchParams)).toMatchObject({ typography, tone })
})

interface FakeImage {
  onload?: () => void
  onerror?: () => void
}

/** Replaces the browser's pictures: `answer` decides the result of each request. */
function fakeImages(answer: (image: FakeImage, url: URL) => void) {
  vi.stubGlobal(
    'Image',
    class implements FakeImage {
      onload?: () => void
      onerror?: () => void
      set src(url: string) {
        if (url) queueMicrotask(() => answer(this, new URL(url, 'http://placard.test')))
      }
    },
  )
}

const brandPart = async () => within(await screen.findByRole('region', { name: 'Brand' }))

it('puts the only brand into the ad with one press, and removes it again', async () => {
  const brand = makeBrand({ colors: ['#0b6e4f'], callToAction: 'See it run' })
  const { saved } = openWizard({
    ad: complete,
    step: 3,
    planId: 'pro',
    answers: { 'GET /api/brands': () => Response.json([brand]) },
  })
  await stepTitle('Style')
  const part = await brandPart()
  fireEvent.click(await part.findByRole('button', { name: 'Use my brand' }))
  expect(await part.findByText('Your brand is in this ad. You can change everything.')).toBeDefined()
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ brandId: brand.id, customColors: ['#0b6e4f'] }))
  expect(part.queryByRole('combobox')).toBeNull()
  fireEvent.click(part.getByRole('button', { name: 'Take it out' }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ brandId: null, callToAction: null }))
})

it('lets one of several brands be chosen, of those that the plan uses', async () => {
  const [halden, pots] = [makeBrand(), makeBrand({ name: 'Pots', isFirst: false, webAddress: 'pots.example' })]
  const locked = makeBrand({ name: 'Pans', isFirst: false, isUsable: false })
  const { saved } = openWizard({
    ad: { ...complete, brandId: pots.id },
    step: 3,
    planId: 'pro',
    answers: { 'GET /api/brands': () => Response.json([halden, pots, locked]) },
  })
  await stepTitle('Style')
  const part = await brandPart()
  const choice = await part.findByRole('combobox', { name: 'Brand' })
  expect(choice).toHaveProperty('value', pots.id)
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Halden', 'Pots'])
  fireEvent.click(part.getByRole('button', { name: 'Use this brand' }))
  expect(await part.findByText('“Pots” is in this ad. You can change everything.')).toBeDefined()
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ webAddress: 'pots.example' }))
  fireEvent.change(choice, { target: { value: halden.id } })
  fireEvent.click(part.getByRole('button', { name: 'Use this brand' }))
  expect((await part.findByRole('link', { name: 'Set up your brand' })).getAttribute('href')).toBe(
    `/brands/${halden.id}`,
  )
})

it('offers to set up a brand if there is none, and nothing while that is unknown', async () => {
  let tell = () => {}
  const answer = new Promise<Response>((resolve) => (tell = () => resolve(Response.json([]))))
  openWizard({ ad: complete, step: 3, answers: { 'GET /api/brands': () => answer } })
  await stepTitle('Style')
  const part = await brandPart()
  expect(part.queryByRole('button')).toBeNull()
  tell()
  expect((await part.findByRole('link', { name: 'Set up your brand' })).getAttribute('href')).toBe('/brands/new')
})

it('says that a brand was deleted in another tab', async () => {
  let brands = [makeBrand({ callToAction: 'Boil' }), makeBrand({ name: 'Pots', callToAction: 'Stir' })]
  openWizard({ ad: complete, step: 3, answers: { 'GET /api/brands': () => Response.json(brands) } })
  await stepTitle('Style')
  const part = await brandPart()
  await part.findByRole('combobox', { name: 'Brand' })
  brands = brands.slice(1)
  fireEvent.click(part.getByRole('button', { name: 'Use this brand' }))
  expect(await part.findByText('This brand was deleted meanwhile. Choose another one.')).toBeDefined()
})
