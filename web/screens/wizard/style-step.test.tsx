import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { complete, openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'

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
  why: 'Because your words say “soda”: Bold & Vibrant in Red.',
  language: 'de',
  callsToAction: { professional: ['Jetzt kaufen'], friendly: ['Hol es dir'], luxury: ['Mehr entdecken'] },
}
const LOOK = `GET /api/creatives/${complete.id}/look`
const recommend = () => screen.findByRole('button', { name: 'Recommended for this photo' })
const isChosen = (name: string) => screen.getByRole('radio', { name }).matches(':checked')

it('chooses all four as recommended, says why, and lets everything be changed', async () => {
  openWizard({ ad: open, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  fireEvent.click(await recommend())
  for (const name of ['Bold & Vibrant', 'Red', 'Modern Sans', 'Friendly & Casual']) expect(isChosen(name)).toBe(true)
  expect(screen.getByText(`${ADVICE.why} You can change everything.`)).toBeDefined()
  choose('Green')
  expect(isChosen('Green')).toBe(true)
  expect(screen.queryByText(/You can change everything/)).toBeNull()
})

it('says so when the photo could not be looked at, and looks again when asked', async () => {
  let answer = () => refusal(503, 'UNAVAILABLE', 'Busy.')
  openWizard({ ad: open, answers: { [LOOK]: () => answer() } })
  await screen.findByText(/could not be looked at/)
  answer = () => Response.json(ADVICE)
  fireEvent.click(await recommend())
  await screen.findByText(/Not sure\?/)
  fireEvent.click(await recommend())
  expect(isChosen('Bold & Vibrant')).toBe(true)
})

it('recommends nothing without a photo', async () => {
  const { calls } = openWizard({ ad: { ...open, productImages: [] }, step: 3 })
  await stepTitle('Style')
  expect(screen.queryByRole('button', { name: 'Recommended for this photo' })).toBeNull()
  expect(calls).not.toContain(LOOK)
})

it("sets the ad's own words in each typography, and its tones in its own language", async () => {
  openWizard({ ad: { ...open, productPrice: '€ 49' }, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  expect(screen.getAllByText('Brass Lamp, € 49')).toHaveLength(3)
  expect(await screen.findByText('Jetzt kaufen')).toBeDefined()
})

it('shows the photo until something is chosen, then a sketch in that look, the rest as recommended', async () => {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void
      set src(url: string) {
        if (!url) return
        asked.push(url)
        queueMicrotask(() => this.onload?.())
      }
    },
  )
  openWizard({ ad: open, answers: { [LOOK]: () => Response.json(ADVICE) } })
  await stepTitle('Style')
  const sketch = within(screen.getByRole('region', { name: 'Live sketch' }))
  expect(sketch.getByText('Choose a style, and your ad appears here.')).toBeDefined()
  await recommend()
  expect(asked).toEqual([])
  choose('Playful & Fun')
  const picture = await sketch.findByRole('img', { name: 'Sketch of your ad: Playful & Fun' })
  const url = new URL(picture.getAttribute('src')!, 'http://placard.test')
  expect(url.pathname).toBe(`/api/creatives/${complete.id}/sketch`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ ...ADVICE.recommended, adStyle: 'playful' })
  expect(sketch.getByText('What is still open is shown as we recommend it.')).toBeDefined()
})

it('says so when the sketch cannot be painted', async () => {
  vi.stubGlobal(
    'Image',
    class {
      onerror?: () => void
      set src(url: string) {
        if (url) queueMicrotask(() => this.onerror?.())
      }
    },
  )
  openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  expect(await screen.findByText(/The sketch could not be painted right now/)).toBeDefined()
})

it('asks for a sketch once more when the server was busy', async () => {
  let asked = 0
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void
      onerror?: () => void
      set src(url: string) {
        if (!url) return
        asked += 1
        queueMicrotask(() => (asked === 1 ? this.onerror?.() : this.onload?.()))
      }
    },
  )
  openWizard({ ad: complete, step: 3 })
  await stepTitle('Style')
  expect(await screen.findByRole('img', { name: /^Sketch of your ad/ })).toBeDefined()
  expect(asked).toBe(2)
})
