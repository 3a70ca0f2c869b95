import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Variant } from '#contract/ads/variant.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { makeBrand } from '#test/web/make-brand.ts'
import { complete, makeShown, makeVariant } from '#test/web/make-creative.ts'
import type { Answers } from '#test/web/render-page.tsx'

const CHANGE = `POST /api/creatives/${complete.id}/change`
const says = (headline: string) => ({ adId: complete.id, shown: makeShown({ headline, price: '$5.49' }) })
const square = makeVariant('square', says('Brigth evenings'))
const facebook = makeVariant('facebook_feed', says('Light for late'))

/** Opens step 5 with finished pictures, on a server that answers changes with these. */
async function openPanel(variants: Variant[], answer: Answers | (() => Response) = {}) {
  const [change, answers] = typeof answer === 'function' ? [answer, {}] : [() => Response.json({}), answer]
  const asked: { body: { changes: object; formats?: string[] }; ifMatch: string | null }[] = []
  const wizard = openWizard({
    ad: { ...complete, selectedFormats: variants.map(({ format }) => format) },
    variants,
    answers: {
      [CHANGE]: async (request: Request) => {
        asked.push({ body: await request.json(), ifMatch: request.headers.get('if-match') })
        return change()
      },
      ...answers,
    },
  })
  await stepTitle('Generate and preview')
  await act(async () => wizard.streams.at(-1)?.open())
  await openChanges()
  const panel = within(await screen.findByRole('region', { name: 'On this ad' }))
  return { ...wizard, asked, panel, field: (name: string) => panel.getByRole('textbox', { name }) }
}

/** Opens the form, unless a message has opened it already. */
async function openChanges() {
  const button = await screen.findByRole('button', { name: 'Change words' })
  if (button.ariaExpanded !== 'true') fireEvent.click(button)
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

it('changes a text on all pictures of the ad, from a press on the picture', async () => {
  const fixed = {
    ...square,
    id: crypto.randomUUID(),
    shown: makeShown({ headline: 'Bright evenings', price: '$5.49' }),
  }
  const { asked, panel, field } = await openPanel([square, facebook], () =>
    Response.json({ variants: [fixed], refused: [], creative: complete }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change the headline: Brigth evenings' }))
  expect(document.activeElement).toBe(field('Headline'))
  expect(panel.getByText('1 other picture says something else')).toBeDefined()
  type(field('Headline'), 'Bright evenings')
  fireEvent.click(panel.getByRole('button', { name: /^Change all 2 pictures/ }))
  expect(await panel.findByText('The picture is changed.')).toBeDefined()
  expect(document.querySelector('figure')?.textContent).toContain('The picture is changed.')
  expect(asked[0]?.body).toEqual({ changes: { words: { headline: 'Bright evenings' } } })
})

it('undoes and redoes a change by the keyboard, every picture in its very version', async () => {
  const fixed = { ...square, id: crypto.randomUUID(), shown: makeShown({ headline: 'Bright evenings' }) }
  const restored: string[] = []
  let current: Variant = square
  const restore = (variant: Variant) => ({
    [`POST /api/creatives/${complete.id}/variants/${variant.id}/restore`]: () => {
      restored.push(variant.id)
      current = variant
      return Response.json(variant)
    },
  })
  const { panel, field } = await openPanel([square], {
    [CHANGE]: () => {
      current = fixed
      return Response.json({ variants: [fixed], refused: [], creative: complete })
    },
    [`GET /api/creatives/${complete.id}/variants`]: () => Response.json([current]),
    ...restore(square),
    ...restore(fixed),
  })
  type(field('Headline'), 'Bright evenings')
  fireEvent.click(panel.getByRole('button', { name: /^Change this picture/ }))
  await panel.findByText('The picture is changed.')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await panel.findByText('The change is undone.')
  expect(field('Headline')).toHaveProperty('value', 'Brigth evenings')
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
  await panel.findByText('The change is made again.')
  expect(field('Headline')).toHaveProperty('value', 'Bright evenings')
  expect(restored).toEqual([square.id, fixed.id])
})

it('changes one format alone on request, and discards what was typed', async () => {
  const { asked, panel, field } = await openPanel([square, facebook])
  type(field('Price'), '$3.99')
  panel.getByRole('button', { name: 'Cancel' }).focus()
  fireEvent.click(panel.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(panel.getByRole('form'))
  expect((field('Price') as HTMLTextAreaElement).value).toBe('$5.49')
  type(field('Price'), '$3.99')
  fireEvent.click(panel.getByRole('checkbox', { name: 'This picture only (Square)' }))
  fireEvent.click(panel.getByRole('button', { name: /^Change this picture/ }))
  await expect.poll(() => asked[0]?.body.formats).toEqual(['square'])
})

it('changes a headline that is the product’s name as the name, and marks what is on this picture alone', async () => {
  const words = [
    { ...makeShown({ headline: 'Desk lamp' }).words[0]!, says: 'name' as const },
    { ...makeShown({ price: '$5.49' }).words[0]!, onlyHere: true as const },
  ]
  const banner = makeVariant('mobile_banner', { adId: complete.id, shown: makeShown({}, { words }) })
  const { asked, panel, field } = await openPanel([banner, square])
  fireEvent.click(await screen.findByRole('button', { name: 'Change the name: Desk lamp' }))
  expect(document.activeElement).toBe(field('Name'))
  expect(panel.getByText('on this picture only')).toBeDefined()
  type(field('Name'), 'Reading lamp')
  fireEvent.click(panel.getByRole('button', { name: /^Change all 2 pictures/ }))
  await expect.poll(() => asked[0]?.body).toEqual({ changes: { words: { name: 'Reading lamp' } } })
})

it('asks before words that are on no picture are left, also from another step', async () => {
  const { panel, field, router } = await openPanel([square])
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'My Gallery' }))
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(true)
  type(field('Price'), '$3.99')
  expect(closes()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await stepTitle('Format')
  leave()
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without changing the ad?' }))
  fireEvent.click(question.getByRole('button', { name: 'Stay' }))
  fireEvent.click(screen.getByRole('button', { name: /^Step 5/ }))
  await stepTitle('Generate and preview')
  await openChanges()
  expect(((await screen.findByRole('textbox', { name: 'Price' })) as HTMLTextAreaElement).value).toBe('$3.99')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(closes()).toBe(true)
  expect(panel).toBeDefined()
  fireEvent.click(screen.getAllByRole('link', { name: 'My Gallery' })[0]!)
  await expect.poll(() => router.state.location.pathname).toBe('/creatives')
})

it('explains in one sentence why a format did not take the change, and offers to generate it again with its cost', async () => {
  const message = 'There is no room for the headline on Square: make it shorter, or leave it out.'
  const { panel, field } = await openPanel([square], () =>
    Response.json({ variants: [], refused: [{ format: 'square', message }], creative: complete }),
  )
  type(field('Headline'), 'Much longer')
  fireEvent.submit(field('Headline').closest('form')!)
  expect(await panel.findByText(message)).toBeDefined()
  expect(panel.getByRole('button', { name: 'Make Square again Uses 1 credit' })).toBeDefined()
  expect((field('Headline') as HTMLTextAreaElement).value).toBe('Much longer')
})

it('shows the newest picture if another user changed the same, and keeps what was typed', async () => {
  const newer = { ...square, id: crypto.randomUUID(), shown: makeShown({ headline: 'Their words', price: '$5.49' }) }
  const { panel, field } = await openPanel([square], () =>
    Response.json(
      { code: 'CONFLICT', message: 'Changed', fields: ['taglines'], current: complete, variants: [newer] },
      { status: 409 },
    ),
  )
  type(field('Headline'), 'My words')
  fireEvent.submit(field('Headline').closest('form')!)
  expect(await panel.findByText(/was changed elsewhere/)).toBeDefined()
  expect((field('Headline') as HTMLTextAreaElement).value).toBe('My words')
})

it('is folded until the user opens it, and opens by itself to show a message', async () => {
  openWizard({ ad: { ...complete, selectedFormats: ['square'] }, variants: [square] })
  const button = await screen.findByRole('button', { name: 'Change words' })
  expect(button.ariaExpanded).toBe('false')
  expect(screen.queryByRole('region', { name: 'On this ad' })).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByRole('region', { name: 'On this ad' })).toBeDefined()
  fireEvent.click(button)
  expect(screen.queryByRole('region', { name: 'On this ad' })).toBeNull()
})

it('marks what is stale, explains how, and updates all pictures with one change', async () => {
  const message = 'This picture says $5.49, your details say $3.99.'
  const stale: Variant['stale'] = [{ what: 'words', part: 'price', message, changes: { words: { price: '$3.99' } } }]
  const { asked, panel } = await openPanel([
    { ...square, stale },
    { ...facebook, stale },
  ])
  expect(panel.getByText(message)).toBeDefined()
  expect(screen.getByRole('tab', { name: /^Square.*out of date/ })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Not ready to upload' })).toBeDefined()
  fireEvent.click(panel.getByRole('button', { name: 'Update 2 pictures Free' }))
  await expect
    .poll(() => asked[0]?.body)
    .toEqual({ changes: { words: { price: '$3.99' } }, formats: ['square', 'facebook_feed'] })
})

it('adds a text that no picture shows, and requires one that every ad has', async () => {
  const { panel, field } = await openPanel([square])
  fireEvent.click(panel.getByText('Add a text'))
  fireEvent.click(panel.getByRole('button', { name: 'Badge' }))
  expect(document.activeElement).toBe(field('Badge'))
  type(field('Headline'), '')
  expect(panel.getByText('An ad needs a headline. Write a few words.')).toBeDefined()
  expect((panel.getByRole('button', { name: /^Change this picture/ }) as HTMLButtonElement).disabled).toBe(true)
})

it('warns of a letter that no ad can show at its field, and sends nothing until it is removed', async () => {
  const { panel, field, asked } = await openPanel([square])
  const button = () => panel.getByRole('button', { name: /^Change this picture/ }) as HTMLButtonElement
  type(field('Headline'), 'Bright Ꮳ')
  expect(await panel.findByText('An ad cannot show “Ꮳ” (U+13E3). Please write this without it.')).toBeDefined()
  expect([field('Headline').getAttribute('aria-invalid'), button().disabled]).toEqual(['true', true])
  fireEvent.submit(field('Headline').closest('form')!)
  type(field('Headline'), 'Bright')
  expect([panel.queryByText(/^An ad cannot show/), button().disabled, asked]).toEqual([null, false, []])
})

it('offers only colors with which the picture is painted', async () => {
  const colors = { ground: '#ffffff', surface: '', ink: '#111111', accent: '#1d4ed8', offer: '' }
  const { panel } = await openPanel([{ ...square, shown: makeShown({ headline: 'Bright' }, { colors }) }])
  fireEvent.click(panel.getByText('Colors'))
  const offered = ['Background', 'Shapes', 'Text', 'Call to action', 'Badge'].filter((name) =>
    panel.queryByRole('group', { name }),
  )
  expect(offered).toEqual(['Background', 'Text', 'Call to action'])
})

it('gives a role a color of the palette, and offers Pro for any other', async () => {
  const { asked, panel } = await openPanel([square])
  fireEvent.click(panel.getByText('Colors'))
  fireEvent.click(
    within(panel.getByRole('group', { name: 'Call to action' })).getByRole('radio', { name: 'Dark orange, #c2410c' }),
  )
  fireEvent.click(panel.getByRole('button', { name: /^Change this picture/ }))
  await expect.poll(() => asked[0]?.body.changes).toEqual({ colors: { accent: '#c2410c' } })
  fireEvent.click(panel.getByRole('button', { name: 'Any other color Pro' }))
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Pro' })).toBeDefined()
})

it('shows the photo whole', async () => {
  const { asked, panel } = await openPanel([square])
  fireEvent.click(panel.getByText('Photo'))
  fireEvent.click(panel.getByRole('radio', { name: 'As photographed' }))
  fireEvent.click(panel.getByRole('button', { name: /^Change this picture/ }))
  await expect.poll(() => asked[0]?.body.changes).toEqual({ cutOut: 'never' })
})

const LOGO = { url: '/api/images/7', name: 'halden.png' }

it('removes the logo, and gives the ad that of the brand', async () => {
  const stale: Variant['stale'] = [{ what: 'logo', message: 'Another logo', changes: { logo: null } }]
  const branded = { ...square, stale, shown: makeShown({ headline: 'Bright' }, { logo: LOGO }) }
  const onDark = '/api/images/8'
  const kit = makeBrand({ logo: { ...LOGO, url: '/api/images/9', onDark, colors: ['#0b6e4f'] } })
  const { asked, panel } = await openPanel([branded], {
    'GET /api/brands': () => Response.json([kit]),
  })
  expect(within(screen.getByRole('complementary')).getByText('A picture shows something else.')).toBeDefined()
  fireEvent.click(panel.getByText('Logo'))
  fireEvent.click(panel.getByRole('button', { name: 'Take away' }))
  expect(panel.getByText('This ad has no logo.')).toBeDefined()
  fireEvent.click(panel.getByRole('button', { name: /^Change this picture/ }))
  await expect.poll(() => asked[0]?.body.changes).toEqual({ logo: null })
  fireEvent.click(panel.getByRole('button', { name: 'Use brand logo' }))
  expect((await panel.findByRole('img', { name: 'Logo for dark backgrounds' })).getAttribute('src')).toBe(onDark)
  fireEvent.click(panel.getByRole('button', { name: /^Change this picture/ }))
  await expect.poll(() => asked[1]?.body.changes).toEqual({ logo: { url: '/api/images/9', onDark } })
})

it('uploads another logo, explains why a file is refused, and where a brand without one is set up', async () => {
  const answers = [
    refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'This file is not a picture.'),
    Response.json({ ...LOGO, colors: [] }),
  ]
  const { panel } = await openPanel([square], {
    'GET /api/brands': () => Response.json([makeBrand()]),
    'POST /api/brand/logo': () => answers.shift()!,
  })
  fireEvent.click(panel.getByText('Logo'))
  const files = [new File(['mark'], 'halden.png', { type: 'image/png' })]
  fireEvent.change(panel.getByLabelText('Upload: Logo'), { target: { files } })
  expect(await panel.findByText('This file is not a picture.')).toBeDefined()
  fireEvent.change(panel.getByLabelText('Upload: Logo'), { target: { files } })
  expect((await panel.findByRole('img', { name: 'Logo' })).getAttribute('src')).toBe(LOGO.url)
  fireEvent.click(panel.getByRole('button', { name: 'Take away' }))
  expect(panel.queryByRole('button', { name: /^Change/ })).toBeNull()
  fireEvent.click(panel.getByRole('button', { name: 'Use brand logo' }))
  expect(await panel.findByRole('link', { name: 'Set up your brand' })).toBeDefined()
})

it('offers to generate a picture again that is older than its stored texts', async () => {
  const { panel } = await openPanel([makeVariant('square', { adId: complete.id })])
  expect(panel.getByRole('button', { name: 'Make again Uses 1 credit' })).toBeDefined()
  expect(panel.queryByRole('textbox')).toBeNull()
})

it('makes parts larger and smaller in steps, up to the limit, and puts the product at a side', async () => {
  const shown = makeShown({ headline: 'Bright evenings', price: '$5.49' }, { dials: { product: 2, place: 'right' } })
  const picture = makeVariant('square', { adId: complete.id, shown })
  const { asked, panel } = await openPanel([picture, facebook], () =>
    Response.json({
      variants: [],
      creative: complete,
      refused: [{ format: 'square', message: 'The price cannot be larger in this size.' }],
    }),
  )
  fireEvent.click(panel.getByText('Size and place'))
  const larger = await panel.findByRole('button', { name: 'Product larger' })
  const product = within(panel.getByRole('group', { name: 'Product' }))
  expect(product.getByText('2 steps larger')).toBeDefined()
  expect(panel.queryByRole('group', { name: 'Logo' })).toBeNull()
  fireEvent.click(larger)
  expect(product.getByText('3 steps larger')).toBeDefined()
  expect(larger).toHaveProperty('disabled', true)
  // The value is that of the picture again, so the draft is empty.
  fireEvent.click(panel.getByRole('button', { name: 'Product smaller' }))
  expect(panel.queryByRole('button', { name: /^Change all/ })).toBeNull()
  fireEvent.click(panel.getByRole('button', { name: 'Price larger' }))
  fireEvent.click(panel.getByRole('button', { name: 'Headline smaller' }))
  fireEvent.click(panel.getByRole('radio', { name: 'As designed' }))
  fireEvent.click(panel.getByRole('button', { name: /^Change all 2 pictures/ }))
  expect(await panel.findByText('The price cannot be larger in this size.')).toBeDefined()
  expect(asked[0]?.body).toEqual({ changes: { dials: { price: 1, headline: -1, place: null } } })
})

const UNDERSTAND = `POST /api/creatives/${complete.id}/understand`
const NOTHING = { changes: null, lines: [], left: [], problem: null, examples: [] }
const CHEAPER = {
  ...NOTHING,
  changes: { words: { price: '$3.99' }, dials: { product: 1 } },
  lines: [
    { name: 'Price', from: '$5.49', to: '$3.99' },
    { name: 'Product', to: 'one step larger' },
  ],
}

/** Opens the form with a line that gets this answer. */
async function openLine(variants: Variant[], understood: object, change: () => Response = () => Response.json({})) {
  const [requests, changes]: [object[], object[]] = [[], []]
  const noted = (list: object[], answer: () => Response) => async (request: Request) => {
    list.push(await request.json())
    return answer()
  }
  const { panel } = await openPanel(variants, {
    [UNDERSTAND]: noted(requests, () => Response.json(understood)),
    [CHANGE]: noted(changes, change),
  })
  const line = await panel.findByRole('textbox', { name: 'What should change?' })
  const ask = (text: string) => {
    type(line, text)
    fireEvent.click(panel.getByRole('button', { name: 'Ask' }))
  }
  return { panel, requests, changes, line, ask }
}

it('shows what a plain request would change, and changes nothing before it is confirmed', async () => {
  const cheaper = { ...square, id: crypto.randomUUID(), shown: makeShown({ headline: 'Bright', price: '$3.99' }) }
  const { panel, requests, changes, line, ask } = await openLine([square, facebook], CHEAPER, () =>
    Response.json({ variants: [cheaper], refused: [], creative: complete }),
  )
  ask('price 3.99 and a bigger product')
  const proposal = within(await panel.findByRole('region', { name: 'This would change:' }))
  expect(proposal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Price: $5.49 → $3.99',
    'Product: one step larger',
  ])
  expect(requests).toEqual([{ text: 'price 3.99 and a bigger product', format: 'square' }])
  expect(changes).toEqual([])
  const doIt = proposal.getByRole('button', { name: /^Do it on all 2 pictures/ })
  fireEvent.click(doIt)
  fireEvent.click(doIt)
  expect(await panel.findByText('The picture is changed.')).toBeDefined()
  expect(changes).toEqual([{ changes: CHEAPER.changes }])
  expect((line as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(line)
})

it('applies a plain request to one picture alone, or not at all', async () => {
  const { panel, changes, line, ask } = await openLine([square, facebook], CHEAPER, () =>
    Response.json({ variants: [], refused: [{ format: 'square', message: 'There is no room.' }], creative: complete }),
  )
  ask('price 3.99')
  fireEvent.click(await panel.findByRole('button', { name: 'Never mind' }))
  expect(panel.queryByRole('region', { name: 'This would change:' })).toBeNull()
  ask('price 3.99')
  fireEvent.click(await panel.findByRole('checkbox', { name: 'This picture only (Square)' }))
  fireEvent.click(panel.getByRole('button', { name: /^Do it on this picture/ }))
  expect(await panel.findByText('There is no room.')).toBeDefined()
  expect(changes).toEqual([{ changes: CHEAPER.changes, formats: ['square'] }])
  // No picture took the change, so the text stays.
  expect((line as HTMLInputElement).value).toBe('price 3.99')
})

it('gives examples for a request that was not understood', async () => {
  const unclear = { ...NOTHING, problem: 'This was not understood.', examples: ['price 3.99', 'bigger product'] }
  const { panel, line, ask } = await openLine([square], unclear)
  ask('dance')
  expect(await panel.findByText('This was not understood.')).toBeDefined()
  fireEvent.click(panel.getByRole('button', { name: 'bigger product' }))
  expect((line as HTMLInputElement).value).toBe('bigger product')
  expect(document.activeElement).toBe(line)
  expect(panel.queryByText('This was not understood.')).toBeNull()
})

it('lists what was left out of a plain request', async () => {
  const { panel, ask } = await openLine([square], { ...CHEAPER, left: ['for grandma'] })
  ask('price 3.99 for grandma')
  expect(await panel.findByText('Not understood: “for grandma”.')).toBeDefined()
})

it('keeps toasts clear of the stepper, the title of the form and the head of a dialog', async () => {
  const { panel } = await openPanel([square])
  fireEvent.click(screen.getByRole('button', { name: 'Add New Format' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
  // Behind the dialog, elements are hidden from roles.
  const stepper = screen.getByRole('navigation', { name: 'Steps', hidden: true })
  const heads = [stepper, panel.getByText('On this ad'), dialog.getByText('Add New Format')]
  for (const head of heads) expect(head.closest('[data-keep-clear]')).not.toBeNull()
})
