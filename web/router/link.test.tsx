import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createBrowserHistory } from './browser-history.ts'
import { Link, NavLink } from './link.tsx'
import { createRouter, type Router } from './router.ts'
import { RouterView } from './router-view.tsx'

let router: Router

beforeEach(() => {
  window.history.pushState(null, '', '/here?page=2')
  router = createRouter([{ path: '*', Component: Links }], createBrowserHistory())
  render(<RouterView router={router} />)
})

function Links() {
  return (
    <>
      <Link to="/there">There</Link>
      <Link to="?page=3">Next page</Link>
      <Link to="/there" target="_blank">
        Other tab
      </Link>
      <Link to="/there" onClick={(event) => event.preventDefault()}>
        Refused
      </Link>
      <NavLink to="/here">Here</NavLink>
      <NavLink to="/there">Also there</NavLink>
      <NavLink to="/">Home</NavLink>
    </>
  )
}

const link = (name: string) => screen.getByRole('link', { name })
const isCurrent = () => ['Here', 'Also there', 'Home'].map((name) => link(name).getAttribute('aria-current'))
const address = () => window.location.pathname + window.location.search

it('leads to its screen by a click, and marks the link of the navigation', () => {
  expect(isCurrent()).toEqual(['page', null, null])
  fireEvent.click(link('There'))
  expect([address(), router.state.location.pathname]).toEqual(['/there', '/there'])
  expect(isCurrent()).toEqual([null, 'page', null])
  fireEvent.click(link('Home'))
  expect(isCurrent()).toEqual([null, null, 'page'])
})

it('keeps the path of a link that has a query only', () => {
  expect(link('Next page').getAttribute('href')).toBe('/here?page=3')
  fireEvent.click(link('Next page'))
  expect(address()).toBe('/here?page=3')
})

it.each([
  ['Ctrl', 'There', { ctrlKey: true }],
  ['Shift', 'There', { shiftKey: true }],
  ['the middle button', 'There', { button: 1 }],
  ['a target', 'Other tab', {}],
  ['a listener that prevents it', 'Refused', {}],
])('leaves a click with %s to the browser', (_what, name, event) => {
  // The test's browser cannot open pages: it must not try to follow the link either.
  link(name).parentElement!.addEventListener('click', (click) => click.preventDefault(), { once: true })
  fireEvent.click(link(name), event)
  expect([address(), router.state.location.pathname]).toEqual(['/here?page=2', '/here'])
})

it('makes no second entry in the history for the present address', () => {
  fireEvent.click(link('There'))
  const entries = window.history.length
  fireEvent.click(link('There'))
  expect(window.history.length).toBe(entries)
})

it('comes back to the screen when the browser’s Back is blocked, and goes once the user leaves', async () => {
  fireEvent.click(link('There'))
  const remove = router.addBlocker(() => true)
  act(() => window.history.back())
  await expect.poll(() => router.state.blocked).toBeDefined()
  await expect.poll(address).toBe('/there')
  expect(router.state.location.pathname).toBe('/there')
  act(() => router.state.blocked?.leave())
  await expect.poll(address).toBe('/here?page=2')
  await waitFor(() => expect(isCurrent()).toEqual(['page', null, null]))
  remove()
})
