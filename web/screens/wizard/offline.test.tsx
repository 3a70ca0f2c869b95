import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import { openWizard, stepTitle } from '#test/web/open-wizard.ts'
import { complete } from '#test/web/make-creative.ts'

afterEach(() => network(true))

function network(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Opens a server that can be reached only while there is a network. */
function openReachable(ad: Creative | undefined, step: number) {
  const path = ad ? `POST /api/creatives/${ad.id}` : 'POST /api/creatives'
  const answer = () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return Response.json(ad ?? complete)
  }
  return openWizard({ ...(ad && { ad }), step, answers: { [path]: answer } })
}

it.each([
  ['creates', undefined],
  ['saves', complete],
])(
  'says "You are offline" in step 1 and keeps every word; with the network back the same press %s it',
  async (_, ad) => {
    openReachable(ad, 1)
    await stepTitle('Product and Ad Details')
    fireEvent.change(screen.getByLabelText('Product Name'), { target: { value: 'Aurora' } })
    fireEvent.change(screen.getByLabelText('Product Description'), { target: { value: 'A dimmable oak lamp.' } })
    network(false)
    press('Next Step')
    expect(await screen.findByText('You are offline')).toBeDefined()
    expect(screen.getByText(/Your work is kept on this page/)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Next Step' })).toHaveProperty('disabled', false)
    expect(screen.getByLabelText('Product Name')).toHaveProperty('value', 'Aurora')
    network(true)
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
    press('Next Step')
    await stepTitle('Upload Images')
  },
)

it.each([
  [2, 'Upload Images', 'Style'],
  [3, 'Style', 'Format'],
  [4, 'Format', 'Generate and preview'],
])(
  'says "You are offline" on Next in step %i, whose press works again with the network',
  async (step, title, after) => {
    openReachable(complete, step)
    await stepTitle(title)
    network(false)
    press(/^Next/)
    expect(await screen.findByText('You are offline')).toBeDefined()
    expect(screen.queryByText('Error Saving Progress')).toBeNull()
    expect(screen.getByRole('button', { name: /^Next/ })).toHaveProperty('disabled', false)
    network(true)
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
    press(/^Next/)
    await stepTitle(after)
  },
)
