import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCreative } from '#test/web/make-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

const AD = makeCreative({
  taglines: ['Warm light'],
  productPrice: '$1,049.50',
  callToAction: 'Come by',
  webAddress: 'lamp.example',
  words: { headline: 'Glow', price: '$9' },
})
const NOTHING = { productDescription: null, taglines: [null], callToAction: null, words: {} }
const PROPOSAL = `POST /api/creatives/${AD.id}/translation/proposal`

async function open(answers: Answers, { others = 0 } = {}) {
  const creatives = [AD, ...Array.from({ length: others }, () => makeCreative({ productName: 'Other' }))]
  const page = renderPage({
    path: '/creatives',
    user: MIRA,
    planId: 'free',
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/creatives': () => Response.json(creatives),
      ...answers,
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Brass Lamp' }))
  fireEvent.keyDown(card.getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy in another language' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy in another language' }))
  return { ...page, dialog }
}

const choose = (dialog: ReturnType<typeof within>, language: string) =>
  fireEvent.change(dialog.getByLabelText('Language'), { target: { value: language } })

it('shows every text beside a field for it, and sends what was typed, without empty texts', async () => {
  let sent: unknown
  const { dialog } = await open({
    [PROPOSAL]: () => Response.json({ state: 'none', ...NOTHING }),
    [`POST /api/creatives/${AD.id}/translation`]: async (request: Request) => {
      sent = await request.json()
      return Response.json({ code: 'AD_LIMIT_REACHED', message: 'Free plan allows up to 3 ads.' }, { status: 403 })
    },
  })
  dialog.getByText(/you have 1 of 3\. Each picture of it uses 1 credit/)
  choose(dialog, 'he')
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(`${name} in the copy`)
  expect(field('Product Name').value).toBe('Brass Lamp')
  expect(field('Product Description')).toMatchObject({ value: '', lang: 'he', dir: 'auto' })
  dialog.getByText(/the price \$1,049\.50 and the web address lamp\.example, as you typed them/)
  fireEvent.click(dialog.getByRole('button', { name: 'Create copy' }))
  expect(sent).toBeUndefined()
  dialog.getByText('Description must be at least 10 characters')
  fireEvent.change(field('Product Description'), { target: { value: 'מנורת שולחן מפליז.' } })
  fireEvent.change(field('On your pictures: headline'), { target: { value: 'זוהר' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create copy' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Free plan allows up to 3 ads.')
  expect(sent).toEqual({
    language: 'he',
    productName: 'Brass Lamp',
    productDescription: 'מנורת שולחן מפליז.',
    productDiscount: '',
    taglines: [''],
    callToAction: '',
    legalLine: '',
    words: { headline: 'זוהר' },
  })
})

it('marks what a model proposes until it is corrected, and keeps what was typed meanwhile', async () => {
  const coming = Promise.withResolvers<Response>()
  const { dialog } = await open({ [PROPOSAL]: () => coming.promise })
  choose(dialog, 'de')
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(`${name} in the copy`)
  fireEvent.change(field('Tagline 1'), { target: { value: 'Warmes Licht' } })
  const proposal = { ...NOTHING, productDescription: 'Eine Lampe aus Messing.', taglines: ['Licht, das wärmt'] }
  coming.resolve(Response.json({ state: 'proposed', ...proposal }))
  await waitFor(() => expect(field('Product Description').value).toBe('Eine Lampe aus Messing.'))
  expect(field('Tagline 1').value).toBe('Warmes Licht')
  expect(dialog.getAllByText('Proposed by a text model.')).toHaveLength(1)
  fireEvent.change(field('Product Description'), { target: { value: 'Eine Tischlampe aus Messing.' } })
  expect(dialog.queryByText('Proposed by a text model.')).toBeNull()
})

it.each([
  ['is away', () => Response.json({ state: 'away', ...NOTHING })],
  ['fails', () => Response.json({ code: 'UNAVAILABLE', message: 'Later.' }, { status: 503 })],
])('leaves empty fields with a sentence if the model %s', async (_, answer) => {
  const { dialog } = await open({ [PROPOSAL]: answer })
  choose(dialog, 'de')
  await dialog.findByText('No proposal came this time: please write the texts yourself.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Product Description in the copy').value).toBe('')
})

it('explains at the limit how to continue, and requests no text', async () => {
  const { dialog } = await open({}, { others: 2 })
  dialog.getByText(/Free plan allows up to 3 ads\..* Deleting one/)
  expect(dialog.queryByLabelText('Language')).toBeNull()
  dialog.getByRole('button', { name: 'View Plans' })
})

it('warns of a letter that no ad can show at its field, except in a description, and sends nothing', async () => {
  const sent: unknown[] = []
  const { dialog } = await open({
    [PROPOSAL]: () => Response.json({ state: 'none', ...NOTHING }),
    [`POST /api/creatives/${AD.id}/translation`]: (request: Request) => {
      sent.push(request)
      return Response.json(AD)
    },
  })
  choose(dialog, 'de')
  const name = await dialog.findByLabelText('Product Name in the copy')
  fireEvent.change(name, { target: { value: 'Lampe Ꮳ' } })
  expect(await dialog.findByText(/^An ad cannot show “Ꮳ”/)).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Product Description in the copy'), {
    target: { value: 'Eine Lampe aus Messing. Ꮃ' },
  })
  expect(dialog.queryByText(/Ꮃ.*without/)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Create copy' }))
  expect([name.getAttribute('aria-invalid'), sent]).toEqual(['true', []])
})
