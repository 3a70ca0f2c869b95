import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from '#web/ui/lazy-part.tsx'

afterEach(cleanup)

const Menu = ({ name = 'menu' }: { name?: string }) => <p>{name}</p>

/** Makes a part whose loads the test settles one by one. */
function makePart() {
  const loads: PromiseWithResolvers<ComponentType<{ name?: string }>>[] = []
  const Part = lazyPart(() => {
    const load = Promise.withResolvers<ComponentType<{ name?: string }>>()
    loads.push(load)
    return load.promise
  })
  const succeed = () => act(async () => loads.at(-1)!.resolve(Menu))
  const fail = () => act(async () => loads.at(-1)!.reject(new TypeError('Failed to fetch')))
  return { Part, loads, succeed, fail }
}

function expectOneError() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    expect(logged).toHaveBeenCalledOnce()
    logged.mockClear()
  }
}

it('shows the fallback until the part is loaded, and then the part', async () => {
  const { Part, loads, succeed } = makePart()
  const onShown = vi.fn()
  render(<Part fallback="plain" name="all of it" onShown={onShown} />)
  await waitFor(() => expect(loads).toHaveLength(1))
  expect(screen.getByText('plain')).toBeDefined()
  expect(onShown).not.toHaveBeenCalled()
  await succeed()
  expect(screen.getByText('all of it')).toBeDefined()
  expect(onShown).toHaveBeenCalledOnce()
})

it('is there at once if it had loaded before', async () => {
  const { Part, loads, succeed } = makePart()
  const loaded = Part.load()
  await waitFor(() => expect(loads).toHaveLength(1))
  await succeed()
  await loaded
  render(<Part fallback="plain" />)
  expect(screen.getByText('menu')).toBeDefined()
})

it('keeps the fallback, and the page around it, if the part cannot be loaded', async () => {
  const { Part, loads, fail } = makePart()
  const expectLogged = expectOneError()
  render(
    <>
      <p>page</p>
      <Part fallback="plain" />
    </>,
  )
  await waitFor(() => expect(loads).toHaveLength(1))
  await fail()
  expectLogged()
  expect([screen.getByText('plain'), screen.getByText('page')]).toHaveLength(2)
})

it('requests what failed again when it is shown the next time', async () => {
  const { Part, loads, fail, succeed } = makePart()
  const expectLogged = expectOneError()
  const { unmount } = render(<Part fallback="plain" />)
  await waitFor(() => expect(loads).toHaveLength(1))
  await fail()
  expectLogged()
  unmount()
  render(<Part fallback="plain" />)
  await waitFor(() => expect(loads).toHaveLength(2))
  await succeed()
  expect(screen.getByText('menu')).toBeDefined()
})

it.each(['online', 'focus', 'pointerup', 'keyup'])('requests what failed again after the event %s', async (sign) => {
  const { Part, loads, fail, succeed } = makePart()
  const expectLogged = expectOneError()
  render(<Part fallback="plain" />)
  await waitFor(() => expect(loads).toHaveLength(1))
  await fail()
  expectLogged()
  fireEvent(window, new Event(sign))
  await waitFor(() => expect(loads).toHaveLength(2))
  await succeed()
  expect(screen.getByText('menu')).toBeDefined()
})

it('reports a failure, if the page has words for it, with a way to retry', async () => {
  const { Part, loads, fail, succeed } = makePart()
  const expectLogged = expectOneError()
  render(<Part fallback="plain" renderFailure={(retry) => <button onClick={retry}>Try again</button>} />)
  await waitFor(() => expect(loads).toHaveLength(1))
  await fail()
  expectLogged()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(loads).toHaveLength(2))
  await succeed()
  expect(screen.getByText('menu')).toBeDefined()
})
