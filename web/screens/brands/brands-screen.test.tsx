import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Brand } from '#contract/ads/brand/brand.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { refusal } from '#test/web/open-wizard.ts'
import { makeBrand } from '#test/web/make-brand.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

function open(path: string, answers: Answers, planId: PlanId = 'pro') {
  return renderPage({
    path,
    user: MIRA,
    planId,
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: planId === 'pro' }),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      ...answers,
    },
  })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const main = () => within(screen.getByRole('main'))

it('shows each brand by its name and colors, and what uses it', async () => {
  const halden = makeBrand({ colors: ['#0b6e4f', '#f4b942'], ads: 2, campaigns: 1 })
  open('/brands', { 'GET /api/brands': () => Response.json([halden, makeBrand({ name: null, isFirst: false })]) })
  expect((await screen.findByRole('link', { name: 'Halden' })).getAttribute('href')).toBe(`/brands/${halden.id}`)
  expect(main().getByText('In 2 ads and 1 campaign')).toBeDefined()
  expect(main().getByRole('img', { name: 'Colors: #0b6e4f, #f4b942' })).toBeDefined()
  expect(main().getByRole('link', { name: 'My brand' })).toBeDefined()
  expect(main().getByText('Pro keeps up to 20 brands. You have 2.')).toBeDefined()
  expect(main().getByRole('link', { name: 'New brand' })).toBeDefined()
})

it('offers to set one up if there is none', async () => {
  open('/brands', { 'GET /api/brands': () => Response.json([]) }, 'free')
  expect((await screen.findByRole('link', { name: 'Set up your brand' })).getAttribute('href')).toBe('/brands/new')
})

it('shows on Free which of several is used, and sells no other', async () => {
  const kept = [makeBrand(), makeBrand({ name: 'Pots', isFirst: false, isUsable: false })]
  open('/brands', { 'GET /api/brands': () => Response.json(kept) }, 'free')
  expect(await screen.findByText(/^Only your first brand, “Halden”, is used\./)).toBeDefined()
  expect(main().getByText('Not used on Free')).toBeDefined()
  expect(main().queryByRole('link', { name: 'New brand' })).toBeNull()
})

it('names the brand and what uses it before it is deleted, and deletes it once', async () => {
  let kept = [makeBrand({ ads: 1 })]
  const { calls } = open('/brands', {
    'GET /api/brands': () => Response.json(kept),
    [`DELETE /api/brands/${kept[0]?.id}`]: () => {
      kept = []
      return new Response(null, { status: 204 })
    },
  })
  await press('Delete Halden')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/"Halden" with its logo.*It is in 1 ad\. The ad keeps what was put into it\./)).toBeDefined()
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByText('Brand Deleted')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(await screen.findByText('No brand yet')).toBeDefined()
})

it('creates a brand, which must have a name of its own', async () => {
  const sent: Brand[] = []
  const { router } = open('/brands/new', {
    'GET /api/brands': () => Response.json(sent.map((kit) => makeBrand(kit))),
    'POST /api/brands': async (request) => {
      const kit = (await request.json()) as Brand
      if (kit.name === 'Pots') {
        const taken = { code: 'VALIDATION_FAILED', message: 'You have a brand with this name already.', field: 'name' }
        return Response.json(taken, { status: 400 })
      }
      sent.push(kit)
      return Response.json(makeBrand(kit))
    },
  })
  await press('Save brand')
  expect(await screen.findByText('Please give the brand a name')).toBeDefined()
  const name = screen.getByRole('textbox', { name: 'Brand name' })
  for (const typed of ['Pots', 'Halden']) {
    fireEvent.change(name, { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Save brand' }))
    if (typed === 'Pots') expect(await screen.findByText(/You have a brand with this name/)).toBeDefined()
  }
  expect(await screen.findByText('Brand Saved')).toBeDefined()
  expect(router.state.location.pathname).toBe('/brands')
  expect(sent).toMatchObject([{ name: 'Halden', colors: [] }])
})

it('shows both texts if another tab saved the brand, and saves the chosen one on top of it', async () => {
  const brand = makeBrand({ name: 'Aurora', callToAction: 'Shop the mugs' })
  const theirs = { ...brand, name: 'Aurora of A', legalLine: 'VAT incl.' }
  const sent: { etag: string | null; body: Brand }[] = []
  open(`/brands/${brand.id}`, {
    [`GET /api/brands/${brand.id}`]: () => Response.json(brand, { headers: { etag: '"first"' } }),
    'GET /api/brands': () => Response.json([brand]),
    [`PUT /api/brands/${brand.id}`]: async (request) => {
      const etag = request.headers.get('if-match')
      const body = (await request.json()) as Brand
      sent.push({ etag, body })
      if (etag !== '"first"') return Response.json({ ...brand, ...body }, { headers: { etag: '"third"' } })
      const details = { code: 'CONFLICT', message: 'Look at it first.', fields: ['name'], current: theirs }
      return Response.json(details, { status: 409, headers: { etag: '"second"' } })
    },
  })
  const name = await screen.findByLabelText<HTMLInputElement>('Brand name')
  fireEvent.change(name, { target: { value: 'Aurora of B' } })
  await press('Save brand')
  const panel = within(await screen.findByRole('region', { name: 'Your brand was changed elsewhere' }))
  expect(panel.getByText('Aurora of A')).toBeDefined()
  expect(panel.getByText('Aurora of B')).toBeDefined()
  fireEvent.click(panel.getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByText('Your brand was changed elsewhere')).toBeNull()
  await press('Save brand')
  expect(await screen.findByText(/^Saved\./)).toBeDefined()
  expect(sent.at(-1)).toMatchObject({ etag: '"second"', body: { name: 'Aurora of B', legalLine: 'VAT incl.' } })
})

it('shows a brand that Free does not use, read-only', async () => {
  const brand = makeBrand({ isFirst: false, isUsable: false })
  const answers = { [`GET /api/brands/${brand.id}`]: () => Response.json(brand, { headers: { etag: '"1"' } }) }
  open(`/brands/${brand.id}`, answers, 'free')
  expect(await screen.findByText('This brand is not used on the Free plan')).toBeDefined()
  expect(screen.getByRole('group', { name: '' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Save brand' })).toBeNull()
})

it('explains that a brand no longer exists, with a link to the others', async () => {
  const id = crypto.randomUUID()
  const gone = () => refusal(404, 'NOT_FOUND', 'This brand does not exist any more.')
  open(`/brands/${id}`, { [`GET /api/brands/${id}`]: gone })
  expect(await screen.findByText('This brand does not exist any more.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your brands' })).toBeDefined()
})

it('saves a font once its license is confirmed, explains why a file is refused, and removes a font', async () => {
  let brand = makeBrand()
  const path = `/api/brands/${brand.id}`
  const refused = refusal(400, 'VALIDATION_FAILED', '"a.ttf" is no OTF, TTF or WOFF2 file.')
  const font = { url: '/api/images/7', name: 'halden.woff2', licensedAt: '2026-03-17T12:00:00.000Z' }
  const answers = [refused, undefined]
  open(path.slice('/api'.length), {
    [`GET ${path}`]: () => Response.json(brand, { headers: { etag: '"1"' } }),
    'GET /api/brands': () => Response.json([brand]),
    [`POST ${path}/fonts/heading`]: () => {
      const answer = answers.shift()
      if (answer) return answer
      brand = { ...brand, fonts: { heading: font } }
      return Response.json(brand)
    },
    [`DELETE ${path}/fonts/heading`]: () => {
      brand = { ...brand, fonts: {} }
      return new Response(null, { status: 204 })
    },
  })
  const fonts = within(await screen.findByRole('region', { name: 'Fonts' }))
  const heading = within(fonts.getAllByRole('listitem')[0] ?? document.body)
  expect(heading.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true)
  fireEvent.click(fonts.getByRole('checkbox', { name: /licences of these fonts allow/ }))
  expect(heading.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', false)
  const files = [new File(['font'], 'a.ttf')]
  fireEvent.change(heading.getByLabelText('Upload: font of Headings'), { target: { files } })
  expect(await heading.findByText('"a.ttf" is no OTF, TTF or WOFF2 file.')).toBeDefined()
  fireEvent.change(heading.getByLabelText('Upload: font of Headings'), { target: { files } })
  const specimen = await heading.findByRole('img', { name: 'Headings: halden.woff2' })
  expect(specimen.getAttribute('src')).toBe('/api/images/7?size=thumbnail')
  fireEvent.click(heading.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(heading.queryByRole('img')).toBeNull())
})

it('explains that fonts are part of Pro, and still removes one', async () => {
  const font = { url: '/api/images/7', name: 'halden.woff2', licensedAt: '2026-03-17T12:00:00.000Z' }
  const brand = makeBrand({ fonts: { text: font } })
  open(`/brands/${brand.id}`, { [`GET /api/brands/${brand.id}`]: () => Response.json(brand) }, 'free')
  const fonts = within(await screen.findByRole('region', { name: 'Fonts' }))
  expect(fonts.getByText(/Fonts of your own are part of the Pro plan\./)).toBeDefined()
  expect(fonts.queryByRole('checkbox')).toBeNull()
  expect(fonts.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', false)
})
