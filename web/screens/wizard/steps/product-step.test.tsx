import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { complete, makeCreative } from '#test/web/make-creative.ts'

const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Next Step' }))

async function describeLamp() {
  await stepTitle('Product and Ad Details')
  type('Product Name', 'Aurora')
  type('Product Description', 'A dimmable oak lamp.')
}

it('says beside the fields what is too short, and sends nothing', async () => {
  const { calls } = openWizard()
  await stepTitle('Product and Ad Details')
  submit()
  expect(await screen.findByText('Product name must be at least 2 characters')).toBeDefined()
  expect(screen.getByText('Description must be at least 10 characters')).toBeDefined()
  await waitFor(() => expect(field('Product Name')).toBe(document.activeElement))
  expect(calls).not.toContain('POST /api/creatives')
})

it('warns of a letter that no ad can show in place of the hint, and saves the draft all the same', async () => {
  const { saved } = openWizard()
  await describeLamp()
  type('Price (optional)', '5 Ꮳ')
  const warning = await screen.findByText(/^An ad cannot show/)
  expect(warning.textContent).toBe('An ad cannot show “Ꮳ” (U+13E3). Please write this without it.')
  expect([warning.role, field('Price (optional)').getAttribute('aria-describedby')]).toEqual(['status', warning.id])
  expect(screen.queryByText('Shown exactly as you type it.')).toBeNull()
  submit()
  await stepTitle('Upload Images')
  expect(saved).toEqual([expect.objectContaining({ productPrice: '5 Ꮳ' })])
})

it('creates the ad, moves to its own address and on to the images', async () => {
  const { saved, router } = openWizard()
  await describeLamp()
  fireEvent.click(screen.getByRole('button', { name: 'Add tagline' }))
  type('Tagline 1', 'Glow')
  submit()
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDefined()
  expect(await screen.findByText('Ad created')).toBeDefined()
  expect(screen.getByText('Your ad has been created. Now you can add images.')).toBeDefined()
  await stepTitle('Upload Images')
  expect(saved).toEqual([expect.objectContaining({ productName: 'Aurora', taglines: ['Glow'], productPrice: null })])
  expect(router.state.location.pathname).toBe(`/creatives/${complete.id}`)
})

it('leads back from the images to the same ad and not to a blank form', async () => {
  const { router, saved } = openWizard()
  await describeLamp()
  submit()
  await stepTitle('Upload Images')
  await router.navigate(-1)
  await stepTitle('Product and Ad Details')
  expect(router.state.location.pathname).toBe(`/creatives/${complete.id}`)
  expect(field('Product Name')).toHaveProperty('value', 'Aurora')
  expect(saved).toHaveLength(1)
})

it('updates an ad that exists', async () => {
  const { calls, path, saved } = openWizard({ ad: { ...complete, taglines: ['Glow', 'Shine'] }, step: 1 })
  await stepTitle('Product and Ad Details')
  type('Tagline 2', 'Beam')
  fireEvent.click(screen.getByRole('button', { name: 'Remove tagline 1' }))
  submit()
  // The toast is awaited first, because it may disappear before the rest is there.
  expect(await screen.findByText('Ad updated')).toBeDefined()
  expect(screen.getByText('Your ad has been updated successfully.')).toBeDefined()
  await stepTitle('Upload Images')
  expect(saved.at(-1)?.taglines).toEqual(['Beam'])
  expect(calls).toContain(`POST ${path}`)
})

it('restores removed taglines in their places, the last one first, by its button and by Ctrl+Z in the list', async () => {
  const { saved } = openWizard({ ad: { ...complete, taglines: ['Glow', 'Shine', 'Beam'] }, step: 1 })
  await stepTitle('Product and Ad Details')
  const texts = () => screen.getAllByLabelText<HTMLInputElement>(/^Tagline \d/).map(({ value }) => value)
  const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  type('Tagline 2', 'Shine on')
  remove('tagline 2')
  remove('tagline 1')
  expect(texts()).toEqual(['Beam'])
  expect(screen.getByText('Glow was removed.')).toBeDefined()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.keyDown(field('Tagline 1'), { key: 'z', ctrlKey: true })
  expect(texts()).toEqual(['Beam'])
  fireEvent.keyDown(undo, { key: 'z', metaKey: true })
  expect(texts()).toEqual(['Glow', 'Beam'])
  fireEvent.click(undo)
  expect(texts()).toEqual(['Glow', 'Shine on', 'Beam'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  submit()
  await stepTitle('Upload Images')
  expect(saved.at(-1)?.taglines).toEqual(['Glow', 'Shine on', 'Beam'])
})

it('shows what was typed in the sidebar at once', async () => {
  openWizard()
  await describeLamp()
  await waitFor(() => {
    expect(screen.getByRole('complementary', { name: 'Your Ad Details' }).textContent).toContain('Aurora')
  })
})

it.each([
  ['creating', 'Error creating ad', {}, 'POST /api/creatives'],
  ['updating', 'Error updating ad', { ad: complete, step: 1 }, `POST /api/creatives/${complete.id}`],
])('stays and says why when %s fails', async (_name, title, page, call) => {
  const message = 'Free plan allows up to 3 ads. Upgrade to Pro for more.'
  openWizard({ ...page, answers: { [call]: () => refusal(403, 'AD_LIMIT_REACHED', message) } })
  await describeLamp()
  submit()
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.getByText(message)).toBeDefined()
  // The toast appears a moment before the form is enabled again.
  expect(await screen.findByRole('button', { name: 'Next Step' })).toBeDefined()
})

it('no longer reports that saving failed while it tries again', async () => {
  const answers = [
    Promise.resolve(refusal(500, 'INTERNAL_ERROR', 'Something went wrong.')),
    new Promise<Response>(() => {}),
  ]
  openWizard({ ad: complete, step: 1, answers: { [`POST /api/creatives/${complete.id}`]: () => answers.shift()! } })
  await describeLamp()
  submit()
  await screen.findByText('Error updating ad')
  submit()
  await screen.findByRole('button', { name: 'Saving...' })
  await waitFor(() => expect(screen.queryByText('Error updating ad')).toBeNull())
})

it('dismisses the failure of a save together with its step', async () => {
  const { router } = openWizard({ answers: { 'POST /api/creatives': () => refusal(500, 'INTERNAL_ERROR', 'No.') } })
  await describeLamp()
  submit()
  await screen.findByText('Error creating ad')
  void router.navigate('/create?step=2')
  await stepTitle('Upload Images')
  await waitFor(() => expect(screen.queryByText('Error creating ad')).toBeNull())
})

it("puts the server's objection beside its field", async () => {
  const body = { code: 'VALIDATION_FAILED', message: 'This name is taken.', field: 'productName' }
  openWizard({ answers: { 'POST /api/creatives': () => Response.json(body, { status: 400 }) } })
  await describeLamp()
  submit()
  await waitFor(() => expect(field('Product Name').getAttribute('aria-invalid')).toBe('true'))
})

it('explains on a blank form that the plan has no room for another ad, with a link', async () => {
  const three = ['a', 'b', 'c'].map((letter) => makeCreative({ productName: `Lamp ${letter}` }))
  openWizard({ answers: { 'GET /api/creatives': () => Response.json(three.map((ad) => ({ ...ad, variants: [] }))) } })
  await stepTitle('Product and Ad Details')
  expect(await screen.findByText('Free plan allows up to 3 ads. Upgrade to Pro for more.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/subscription')
})

it('suggests taglines from the words in the form, and adds one with a click', async () => {
  const asked: unknown[] = []
  const suggest = async (request: Request) => {
    asked.push(await request.json())
    return Response.json({ taglines: ['Glows all evening', 'Keeps the night out'] })
  }
  const { saved } = openWizard({ answers: { 'POST /api/taglines': suggest } })
  await describeLamp()
  fireEvent.click(screen.getByRole('button', { name: 'Suggest taglines' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keeps the night out' }))
  expect(field('Tagline 1')).toHaveProperty('value', 'Keeps the night out')
  expect(screen.queryByRole('button', { name: 'Keeps the night out' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Suggest taglines' })).toBe(document.activeElement)
  expect(asked).toEqual([{ productName: 'Aurora', productDescription: 'A dimmable oak lamp.', taglines: [] }])
  submit()
  await stepTitle('Upload Images')
  expect(saved[0]?.taglines).toEqual(['Keeps the night out'])
})

it('explains what to write if no line can be suggested, and why if the words are too short', async () => {
  const answers = [
    Response.json({ taglines: [] }),
    refusal(400, 'VALIDATION_FAILED', 'Description must be at least 10 characters'),
  ]
  openWizard({ answers: { 'POST /api/taglines': () => answers.shift()! } })
  await describeLamp()
  fireEvent.click(screen.getByRole('button', { name: 'Suggest taglines' }))
  expect(await screen.findByText(/Add a short one that says what the product does for people/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Suggest taglines' }))
  expect(await screen.findByText('Description must be at least 10 characters')).toBeDefined()
  expect(screen.queryByText(/Add a short one/)).toBeNull()
})
