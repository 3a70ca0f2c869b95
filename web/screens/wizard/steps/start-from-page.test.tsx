import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PageProduct } from '#contract/catalogue/product-page.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import type { Answers } from '#test/web/render-page.tsx'
import { complete } from '#test/web/make-creative.ts'

const READ = 'POST /api/product-pages'
const TAKE = 'POST /api/product-pages/photos'
const photo = (name: string) => ({
  address: `https://shop.example/${name}.jpg`,
  preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  widthPx: 800,
  heightPx: 600,
})
const LAMP: PageProduct = {
  address: 'https://shop.example/lamp',
  productName: 'Aurora',
  productDescription: 'A dimmable oak lamp.',
  productPrice: '$89',
  productDiscount: null,
  note: null,
  photos: [photo('front'), photo('side')],
}

const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }).value
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const row = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })

/** Opens step 1 with the fold open and a page read. */
async function readPage(page: Parameters<typeof openWizard>[0], answers: Answers) {
  const wizard = openWizard({ ...page, answers })
  await stepTitle('Product and Ad Details')
  const fold = screen.getByText('Start from a product page').closest('details')!
  // jsdom does not open folds by itself.
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  fireEvent.change(await screen.findByLabelText('Address of the page'), { target: { value: ` ${LAMP.address} ` } })
  press('Read page')
  return wizard
}

it('puts the ticked texts into the form and the photos into the ad, and saves nothing', async () => {
  const asked: unknown[] = []
  const { saved, calls } = await readPage(
    {},
    {
      [READ]: async (request) => {
        asked.push(await request.json())
        return Response.json(LAMP)
      },
      [TAKE]: async (request) => {
        asked.push(await request.json())
        return Response.json([{ url: '/api/images/7', name: 'front.jpg' }])
      },
    },
  )
  const rows = within(await screen.findByRole('list', { name: 'What the page says' }))
  expect(rows.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true])
  expect(row('Photo 1').checked).toBe(true)
  expect(row('Photo 2').checked).toBe(false)
  expect(value('Product Name')).toBe('')
  fireEvent.click(row('Price'))
  press('Use what is ticked')
  expect(
    await screen.findByText('2 texts are in the form below, 1 photo waits in step 2. Change whatever you like.'),
  ).toBeDefined()
  expect(value('Product Name')).toBe('Aurora')
  expect(value('Product Description')).toBe('A dimmable oak lamp.')
  expect(value('Price')).toBe('')
  expect(asked).toEqual([
    { address: LAMP.address },
    { address: LAMP.address, photos: ['https://shop.example/front.jpg'] },
  ])
  expect(calls).not.toContain('POST /api/creatives')
  press('Next Step')
  await waitFor(() =>
    expect(saved[0]).toMatchObject({ productName: 'Aurora', productImages: [{ url: '/api/images/7' }] }),
  )
})

it('shows what the page says about its prices', async () => {
  const note = 'This page has prices from $10 to $20, so none is proposed.'
  await readPage({}, { [READ]: () => Response.json({ ...LAMP, productPrice: null, note }) })
  expect(await screen.findByText(note)).toBeDefined()
})

it('keeps what the user typed, unless they tick the page’s text instead', async () => {
  const { calls } = await readPage(
    { ad: { ...complete, productName: 'Dawn', productDescription: '' }, step: 1 },
    {
      [READ]: () => Response.json({ ...LAMP, photos: [] }),
    },
  )
  await screen.findByText('The page gives no photo.')
  expect(row('Product Name').checked).toBe(false)
  expect(screen.getByText('Instead of:').textContent).toBe('Instead of: Dawn')
  press('Use what is ticked')
  await screen.findByText('2 texts are in the form below. Change whatever you like.')
  expect(value('Product Name')).toBe('Dawn')
  expect(value('Product Description')).toBe('A dimmable oak lamp.')
  expect(calls).not.toContain(TAKE)
})

it('offers no more photos than there is room for', async () => {
  const productImages = [1, 2, 3, 4].map((at) => ({ url: `/api/images/${at}`, name: `${at}.jpg` }))
  await readPage({ ad: { ...complete, productImages }, step: 1 }, { [READ]: () => Response.json(LAMP) })
  await screen.findByRole('group', { name: 'Photos' })
  expect(row('Photo 1').checked).toBe(false)
  fireEvent.click(row('Photo 2'))
  expect(row('Photo 1').disabled).toBe(true)
  fireEvent.click(row('Photo 2'))
  expect(row('Photo 1').disabled).toBe(false)
})

it('explains why a page is not read, or a photo not imported, and loses nothing that was typed or ticked', async () => {
  const gone = 'A photo of this page cannot be fetched any more. Please leave it out, or upload it from your computer.'
  const answers = [refusal(400, 'VALIDATION_FAILED', 'There is no such page.'), Response.json(LAMP)]
  await readPage({}, { [READ]: () => answers.shift()!, [TAKE]: () => refusal(400, 'VALIDATION_FAILED', gone) })
  expect(await screen.findByText('There is no such page.')).toBeDefined()
  expect(value('Address of the page')).toContain(LAMP.address)
  press('Read page')
  await screen.findByRole('list', { name: 'What the page says' })
  expect(screen.queryByText('There is no such page.')).toBeNull()
  press('Use what is ticked')
  expect(await screen.findByText(gone)).toBeDefined()
  expect(value('Product Name')).toBe('')
  expect(row('Product Name').checked).toBe(true)
})

it('reads once for two presses, and is cancelled', async () => {
  const { calls } = await readPage({}, { [READ]: () => new Promise(() => {}) })
  const button = await screen.findByRole('button', { name: 'Reading...' })
  fireEvent.click(button)
  fireEvent.submit(button.closest('form')!)
  expect(calls.filter((call) => call === READ)).toHaveLength(1)
  press('Cancel')
  expect(await screen.findByRole('button', { name: 'Read page' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
