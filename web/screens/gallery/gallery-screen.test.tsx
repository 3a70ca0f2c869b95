import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { makeCreative, makeVariant } from '#test/web/make-creative.ts'
import { NEW_CAMPAIGN } from '#test/web/new-campaign.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from '#test/web/render-page.tsx'

const credits: Answers = { 'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }) }
const failure = () => Response.json({ code: 'INTERNAL_ERROR', message: 'Oh' }, { status: 500 })

function openGallery(answers: Answers, path = '/creatives') {
  return renderPage({ path, user: MIRA, answers: { ...credits, ...answers } })
}

function openWith(creatives: CreativeWithVariants[], path?: string) {
  return openGallery({ 'GET /api/creatives': () => Response.json(creatives) }, path)
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))

it('asks a visitor to sign in, and reads nothing', async () => {
  const { calls } = renderPage({ path: '/creatives' })
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  expect(calls).toEqual([])
})

it('says that it loads', async () => {
  openGallery({ 'GET /api/creatives': () => new Promise<Response>(() => {}) })
  expect(await screen.findByText('Loading your ads...')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'My Placard Gallery' })).toBeDefined()
  expect(screen.getByText('View, manage, and download all your generated ad creatives')).toBeDefined()
})

it('says that loading failed, and loads again when asked', async () => {
  let answer = failure
  openGallery({ 'GET /api/creatives': () => answer() })
  expect(await screen.findByText('Error loading ads. Please try again later.')).toBeDefined()
  answer = () => Response.json([makeCreative()])
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await card('Brass Lamp')
  expect(screen.queryByText('Error loading ads. Please try again later.')).toBeNull()
})

it('says that there is nothing yet', async () => {
  openWith([])
  expect(await screen.findByText("You haven't created any ads yet.")).toBeDefined()
  expect(screen.getByRole('heading', { name: 'No ads found' })).toBeDefined()
  const recent = screen.getByRole('option', { name: 'Recent (7 days)' }).closest('select')!
  fireEvent.change(recent, { target: { value: 'recent' } })
  expect(screen.getByText("You haven't created any ads yet.")).toBeDefined()
})

it('finds ads by their words, and says when nothing matches', async () => {
  openWith([makeCreative(), makeCreative({ productName: 'Mug', productDescription: 'For tea and for soup.' })])
  await card('Mug')
  const search = screen.getByPlaceholderText('Search your ads...')
  fireEvent.change(search, { target: { value: 'LAMP' } })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  fireEvent.change(search, { target: { value: 'boat' } })
  expect(screen.getByText('No ads match your search criteria.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show all ads' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('asks the server for ads of a style, a color and a format, and keeps that in the address', async () => {
  const asked: string[] = []
  const { router } = openGallery(
    {
      'GET /api/creatives': ({ url }) => {
        const { search } = new URL(url)
        asked.push(search)
        return Response.json(search.includes('bold') ? [makeCreative({ productName: 'Bold Mug' })] : [makeCreative()])
      },
    },
    '/creatives?color=red&format=hologram',
  )
  await card('Brass Lamp')
  expect(asked).toEqual(['?color=red'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Ad style' }), { target: { value: 'bold' } })
  await card('Bold Mug')
  expect(asked.map((search) => Object.fromEntries(new URLSearchParams(search))).at(-1)).toEqual({
    color: 'red',
    style: 'bold',
  })
  await waitFor(() => expect(router.state.location.search).toContain('style=bold'))
  fireEvent.change(screen.getByPlaceholderText('Search your ads...'), { target: { value: 'boat' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show all ads' }))
  await card('Brass Lamp')
  expect(asked.at(-1)).toBe('')
})

it('finds ads by a size of a media plan, which is offered once an ad has it', async () => {
  const asked: string[] = []
  const banner = makeCreative({ productName: 'Banner', variants: [makeVariant('336x200')] })
  openGallery(
    {
      'GET /api/creatives': ({ url }) => {
        const format = new URL(url).searchParams.get('format')
        asked.push(format ?? '')
        return Response.json(format === null ? [makeCreative(), banner] : format === '336x200' ? [banner] : [])
      },
    },
    '/creatives?format=640x9000',
  )
  await card('Banner')
  const formats = screen.getByRole('combobox', { name: 'Format' })
  const names = () => [...formats.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(names().slice(-2)).toEqual([expect.not.stringContaining('x'), '336x200'])
  fireEvent.change(formats, { target: { value: '336x200' } })
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Brass Lamp' })).toBeNull())
  fireEvent.change(formats, { target: { value: 'square' } })
  await screen.findByText('No ads match your search criteria.')
  expect(names()).toContain('336x200')
  expect(asked).toEqual(['', '336x200', 'square'])
})

it('keeps the recent ones when asked', async () => {
  const old = new Date(Date.now() - 8 * 86_400_000).toISOString()
  openWith([
    makeCreative({ productName: 'Old Lamp', createdAt: old }),
    makeCreative({ productName: 'New Lamp', createdAt: new Date().toISOString() }),
  ])
  await card('Old Lamp')
  expect(screen.getByRole('option', { name: 'All Ads' })).toHaveProperty('selected', true)
  const recent = screen.getByRole('option', { name: 'Recent (7 days)' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), {
    target: { value: recent.getAttribute('value') },
  })
  expect(screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'New Lamp',
  ])
})

it('shows an ad without variants as a draft', async () => {
  const lamp = makeCreative({ adStyle: 'luxury', colorPalette: 'green', createdAt: '2026-03-04T12:00:00.000Z' })
  openWith([lamp])
  const shown = await card('Brass Lamp')
  for (const text of ['No variants generated', 'Draft', 'Luxury & Premium', 'Green', 'Created Mar 4, 2026']) {
    expect(shown.getByText(text)).toBeDefined()
  }
  expect(shown.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/creatives/${lamp.id}`)
})

it('shows the picture of the chosen format, and offers it for download', async () => {
  const [story, square] = [makeVariant('instagram_story'), makeVariant('square')]
  openWith([makeCreative({ variants: [square, story] })])
  const shown = await card('Brass Lamp')
  expect(shown.queryByText('Draft')).toBeNull()
  expect(shown.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Instagram Story', 'Square'])
  expect(shown.getByRole('img', { name: 'Brass Lamp, Instagram Story ad' }).getAttribute('src')).toBe(
    thumbnailUrl(story.imageUrl),
  )
  fireEvent.click(shown.getByRole('tab', { name: 'Square' }))
  expect(shown.getByRole('img', { name: 'Brass Lamp, Square ad' }).getAttribute('src')).toBe(
    thumbnailUrl(square.imageUrl),
  )
  fireEvent.keyDown(shown.getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  const download = await screen.findByRole('menuitem', { name: 'Download' })
  expect(download.getAttribute('href')).toBe(`${square.imageUrl}?download=1`)
  expect(download.getAttribute('download')).toBe('ad-square.jpg')
})

it('names on the card what a picture is downloaded without', async () => {
  const lacking = makeVariant('square', {
    findings: [{ rule: 'legal-line', severity: 'warning', message: 'The legal line found no room.' }],
  })
  openWith([makeCreative({ variants: [lacking, makeVariant('leaderboard')] })])
  const shown = await card('Brass Lamp')
  fireEvent.click(shown.getByRole('tab', { name: 'Square' }))
  const download = shown.getByRole('link', { name: 'Download without the legal line' })
  expect(download.getAttribute('href')).toBe(`${lacking.imageUrl}?download=1&without=legalLine`)
  fireEvent.click(shown.getByRole('tab', { name: 'Leaderboard' }))
  expect(shown.getByRole('link', { name: 'Download' }).getAttribute('href')).not.toContain('without')
})

it('keeps the order of the menu: Open, Delete, and then what is ours', async () => {
  openWith([makeCreative({ variants: [makeVariant('square')] })])
  fireEvent.keyDown((await card('Brass Lamp')).getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names).toEqual([
    'Open',
    'Delete',
    'Download',
    'Duplicate',
    'Same look, new product',
    'Copy in another language',
    'Make 3 to test',
    'Compare with other ads',
  ])
})

it('offers all formats of an ad as one archive, once there are two', async () => {
  const ad = makeCreative({ variants: [makeVariant('square'), makeVariant('leaderboard')] })
  openWith([ad])
  fireEvent.keyDown((await card('Brass Lamp')).getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Open',
    'Delete',
    'Download',
    'Download all formats',
    'Duplicate',
    'Same look, new product',
    'Copy in another language',
    'Make 3 to test',
    'Compare with other ads',
  ])
  expect(items.at(3)?.getAttribute('href')).toBe(`/api/creatives/${ad.id}/download`)
})

it('downloads the selected ads among those that are shown', async () => {
  const lamp = makeCreative({ productName: 'Brass Lamp', variants: [makeVariant('square')] })
  const kettle = makeCreative({
    productName: 'Kettle',
    productDescription: 'Boils water in a minute.',
    variants: [makeVariant('square')],
  })
  openWith([lamp, kettle, makeCreative({ productName: 'Draft Chair' })])
  await card('Kettle')
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected ads' }))
  for (const name of ['Download selected', 'Delete selected'])
    expect(bar.getByRole('button', { name })).toHaveProperty('disabled', true)
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  // A draft has nothing to download.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Draft Chair' }))
  expect(bar.getByRole('button', { name: 'Download selected' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Draft Chair' }))
  const href = () => bar.getByRole('link', { name: 'Download selected' }).getAttribute('href')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Kettle' }))
  expect(bar.getByText('1 ad selected')).toBeDefined()
  expect(href()).toBe(`/api/creatives/download?ids=${kettle.id}`)
  fireEvent.click(bar.getByRole('button', { name: 'Select all' }))
  expect(bar.getByText('3 ads selected')).toBeDefined()
  for (const { id } of [lamp, kettle]) expect(href()).toContain(id)
  fireEvent.change(screen.getByPlaceholderText('Search your ads...'), { target: { value: 'lamp' } })
  expect(href()).toBe(`/api/creatives/download?ids=${lamp.id}`)
  fireEvent.click(bar.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('offers no selection if there is no ad', async () => {
  openWith([])
  await screen.findByText("You haven't created any ads yet.")
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
})

it('turns a spinner until the picture of the format is there', async () => {
  openWith([makeCreative({ variants: [makeVariant('square')] })])
  const shown = await card('Brass Lamp')
  const picture = shown.getByRole('img', { name: 'Brass Lamp, Square ad' })
  const isTurning = () => picture.nextElementSibling !== null
  expect(isTurning()).toBe(true)
  fireEvent.load(picture)
  expect(isTurning()).toBe(false)
})

it('opens an ad by its picture, which is no stop of the Tab key beside its button', async () => {
  const banner = makeVariant('google_display')
  const lamp = makeCreative({ variants: [banner] })
  openWith([lamp, makeCreative({ productName: 'Draft Chair' })])
  const picture = (await card('Brass Lamp')).getByRole('img')
  // It is as small as a thumbnail already, and has none.
  expect(picture.getAttribute('src')).toBe(banner.imageUrl)
  const way = picture.closest('a')
  expect([way?.getAttribute('href'), way?.tabIndex]).toEqual([`/creatives/${lamp.id}`, -1])
  expect((await card('Draft Chair')).getByRole('link', { name: 'No variants generated' })).toBeDefined()
})

it('requests the picture of the first ad before all others', async () => {
  const ads = ['Newer', 'Older'].map((productName, at) => {
    const createdAt = `2026-11-2${1 - at}T10:00:00.000Z`
    return makeCreative({ productName, createdAt, variants: [makeVariant('square')] })
  })
  openWith(ads)
  const first = (await card('Newer')).getByRole('img')
  expect([first.getAttribute('fetchpriority'), first.getAttribute('loading')]).toEqual(['high', null])
  const second = (await card('Older')).getByRole('img')
  expect([second.getAttribute('fetchpriority'), second.getAttribute('loading')]).toEqual([null, 'lazy'])
})

it('opens an ad from its menu', async () => {
  const lamp = makeCreative()
  openWith([lamp])
  fireEvent.keyDown((await card('Brass Lamp')).getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names).toEqual([
    'Open',
    'Delete',
    'Duplicate',
    'Same look, new product',
    'Copy in another language',
    'Make 3 to test',
    'Compare with other ads',
  ])
  expect(screen.getByRole('menuitem', { name: 'Open' }).getAttribute('href')).toBe(`/creatives/${lamp.id}`)
})

it('shows the latest of two variants of a format, without tabs', async () => {
  const older = makeVariant('square', { createdAt: '2026-11-01T00:00:00.000Z' })
  const newer = makeVariant('square', { createdAt: '2026-11-02T00:00:00.000Z' })
  openWith([makeCreative({ variants: [newer, older] })])
  const shown = await card('Brass Lamp')
  expect(shown.getByRole('img').getAttribute('src')).toBe(thumbnailUrl(newer.imageUrl))
  expect(shown.queryByRole('tab')).toBeNull()
})

async function askToDelete(name: string) {
  fireEvent.keyDown((await card(name)).getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  item.focus()
  fireEvent.click(item)
  return within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this ad?' }))
}

it('becomes the visitor’s screen when a deletion finds the session ended', async () => {
  const lamp = makeCreative()
  openGallery({
    'GET /api/creatives': () => Response.json([lamp]),
    [`DELETE /api/creatives/${lamp.id}`]: () =>
      Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in.' }, { status: 401 }),
  })
  fireEvent.click((await askToDelete('Brass Lamp')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  expect(within(screen.getByRole('banner')).queryByText(MIRA.displayName)).toBeNull()
})

it('deletes an ad after asking', async () => {
  const lamp = makeCreative()
  let stored = [lamp]
  const { promise, resolve } = Promise.withResolvers<Response>()
  openGallery({
    'GET /api/creatives': () => Response.json(stored),
    [`DELETE /api/creatives/${lamp.id}`]: () => promise,
  })
  const dialog = await askToDelete('Brass Lamp')
  expect(
    dialog.getByText(
      'This action cannot be undone. This will permanently delete the ad "Brass Lamp" and all its generated variants.',
    ),
  ).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByRole('button', { name: 'Deleting...' })).toHaveProperty('disabled', true)
  stored = []
  resolve(new Response(null, { status: 204 }))
  expect(await screen.findByText("You haven't created any ads yet.")).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('The ad has been successfully deleted.')).toBeDefined()
})

async function deleteAllOf(creatives: CreativeWithVariants[], answerTo: (id: string) => Response) {
  let stored = creatives
  const deletion =
    ({ id }: CreativeWithVariants) =>
    () => {
      const answer = answerTo(id)
      if (answer.ok) stored = stored.filter((other) => other.id !== id)
      return answer
    }
  const deletions = creatives.map((creative) => [`DELETE /api/creatives/${creative.id}`, deletion(creative)] as const)
  const { calls } = openGallery({ 'GET /api/creatives': () => Response.json(stored), ...Object.fromEntries(deletions) })
  await screen.findAllByRole('article')
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected ads' }))
  fireEvent.click(bar.getByRole('button', { name: 'Select all' }))
  fireEvent.click(bar.getByRole('button', { name: 'Delete selected' }))
  const number = creatives.length
  const name = `Are you sure you want to delete these ${number} ads?`
  const dialog = within(await screen.findByRole('alertdialog', { name }))
  return { calls, dialog, confirm: () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })) }
}

const THREE = [
  makeCreative({ variants: [makeVariant('square'), makeVariant('leaderboard')] }),
  makeCreative(),
  makeCreative(),
]

it('deletes the ads that were selected, drafts too, after a question that counts', async () => {
  const { dialog, confirm } = await deleteAllOf(THREE, () => new Response(null, { status: 204 }))
  expect(
    dialog.getByText(
      'This action cannot be undone. This will permanently delete 3 ads and their 2 generated variants.',
    ),
  ).toBeDefined()
  confirm()
  expect(await screen.findByText('3 ads have been successfully deleted.')).toBeDefined()
  expect(screen.getByText("You haven't created any ads yet.")).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
})

it('counts a second press of Delete as the first one', async () => {
  const { calls, confirm } = await deleteAllOf(THREE, () => new Response(null, { status: 204 }))
  confirm()
  confirm()
  expect(await screen.findByText('3 ads have been successfully deleted.')).toBeDefined()
  confirmAgainWhileItCloses()
  expect(screen.getAllByText('Ads Deleted')).toHaveLength(1)
  expect(screen.queryByText('Delete Failed')).toBeNull()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(THREE.length)

  function confirmAgainWhileItCloses() {
    for (const button of screen.queryAllByRole('button', { name: 'Delete' })) fireEvent.click(button)
  }
})

it('reports how many of several ads were deleted if one could not be', async () => {
  const { calls, confirm } = await deleteAllOf(THREE, (id) =>
    id === THREE[1]!.id ? failure() : new Response(null, { status: 204 }),
  )
  confirm()
  expect(await screen.findByText('1 of 3 ads were deleted. Please try again for the others.')).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2)
})

it('keeps the ad and says so when deleting fails', async () => {
  const lamp = makeCreative()
  openGallery({
    'GET /api/creatives': () => Response.json([lamp]),
    [`DELETE /api/creatives/${lamp.id}`]: failure,
  })
  const dialog = await askToDelete('Brass Lamp')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('There was an error deleting the ad. Please try again.')).toBeDefined()
  expect(screen.getByText('Delete Failed')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await card('Brass Lamp')
})

it('leaves the ad alone when the answer is Cancel', async () => {
  const { calls } = openWith([makeCreative()])
  const dialog = await askToDelete('Brass Lamp')
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})

describe('the focus after a deletion', () => {
  const [first, second, third] = [21, 20, 19].map((day) =>
    makeCreative({ productName: `Ad of ${day}`, createdAt: `2026-11-${day}T10:00:00.000Z` }),
  ) as [CreativeWithVariants, CreativeWithVariants, CreativeWithVariants]

  function openThree() {
    let stored = [first, second, third]
    const remove =
      ({ id }: CreativeWithVariants) =>
      () => {
        stored = stored.filter((other) => other.id !== id)
        return new Response(null, { status: 204 })
      }
    openGallery({
      'GET /api/creatives': () => Response.json(stored),
      ...Object.fromEntries(stored.map((one) => [`DELETE /api/creatives/${one.id}`, remove(one)])),
    })
  }

  async function deleteOne(name: string) {
    const dialog = await askToDelete(name)
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull())
  }

  const focused = () => within(document.activeElement!.closest('li')!).getByRole('heading').textContent
  const isOnMenuOf = async (name: string) => {
    await waitFor(() => expect(focused()).toBe(name))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ad Options')
  }

  it('is on the next card, then on the one before, then on the heading', async () => {
    openThree()
    await deleteOne('Ad of 20')
    await isOnMenuOf('Ad of 19')
    await deleteOne('Ad of 19')
    await isOnMenuOf('Ad of 21')
    await deleteOne('Ad of 21')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('My Placard Gallery'))
  })

  it('is on the card after the last of several', async () => {
    openThree()
    await card('Ad of 20')
    fireEvent.click(screen.getByRole('button', { name: 'Select' }))
    for (const name of ['Ad of 21', 'Ad of 20']) fireEvent.click(await screen.findByLabelText(`Select ${name}`))
    const button = screen.getByRole('button', { name: 'Delete selected' })
    button.focus()
    fireEvent.click(button)
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(focused()).toBe('Ad of 19'))
    expect(document.activeElement).toBe(screen.getByLabelText('Select Ad of 19'))
  })
})

it('shows for each ad how far its approval has come, as step 5 does', async () => {
  const variants = [makeVariant('square')]
  const review = { currentVersion: 5, approvedVersion: 3, asksChanges: false }
  openWith([
    makeCreative({ productName: 'Lamp', variants, review }),
    makeCreative({ productName: 'Mug', variants, review: { ...review, asksChanges: true } }),
    makeCreative({ productName: 'Kettle', variants, review: { ...review, approvedVersion: 5 } }),
    makeCreative({ productName: 'Pan', variants, review: { ...review, approvedVersion: null } }),
  ])
  expect(await (await card('Lamp')).findByText('Approved v3, now v5')).toBeDefined()
  expect(await (await card('Mug')).findByText('Changes asked')).toBeDefined()
  expect(await (await card('Kettle')).findByText('Approved v5')).toBeDefined()
  expect((await card('Pan')).queryByText(/Approved|Changes/)).toBeNull()
})

it('makes one link of the selected ads that have a picture', async () => {
  const [lamp, mug] = ['Lamp', 'Mug'].map((productName) =>
    makeCreative({ productName, variants: [makeVariant('square')] }),
  ) as [CreativeWithVariants, CreativeWithVariants]
  const asked: unknown[] = []
  openGallery({
    'GET /api/creatives': () => Response.json([lamp, mug, makeCreative({ productName: 'Draft' })]),
    'GET /api/review-lists': () => Response.json({ lists: [] }),
    'POST /api/review-lists': async (request) => {
      asked.push(await request.json())
      return Response.json({ code: 'CONFLICT', message: 'You have 20 links of several ads.' }, { status: 409 })
    },
  })
  await card('Lamp')
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Select all' }))
  fireEvent.click(screen.getByRole('button', { name: 'Share for approval' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make and copy one link for 2 ads' }))
  expect(await screen.findByText('You have 20 links of several ads.')).toBeDefined()
  expect(asked).toEqual([{ creativeIds: [lamp.id, mug.id] }])
})

it('shows on Pro which campaign was not brought up to date, until it is dismissed', async () => {
  const since = '2026-03-10T08:00:00.000Z'
  const message = 'The list is empty now, so nothing was changed.'
  const campaign = { ...NEW_CAMPAIGN, name: 'Spring', stale: { since, for: 'day', message } }
  const answers = {
    ...credits,
    'GET /api/creatives': () => Response.json([]),
    'GET /api/campaigns': ({ url }: Request) => Response.json(url.endsWith('?only=stale') ? [campaign] : []),
  }
  renderPage({ path: '/creatives', user: MIRA, planId: 'pro', answers })
  const notice = within(
    (await screen.findByText(/^“Spring” has not been brought up to date since Mar 10/)).closest('[role=status]')!,
  )
  expect(notice.getByText(new RegExp(message))).toBeDefined()
  expect(notice.getByRole('link', { name: 'Open campaign' }).getAttribute('href')).toBe(`/campaigns/${NEW_CAMPAIGN.id}`)
  fireEvent.click(notice.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(/not been brought up to date/)).toBeNull()
  cleanup()
  campaign.stale.for = 'week'
  renderPage({ path: '/creatives', user: MIRA, planId: 'pro', answers })
  expect(await screen.findByText(/not been brought up to date/)).toBeDefined()
})
