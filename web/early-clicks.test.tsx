import { waitFor } from '@testing-library/react'
import { act, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { rememberEarlyClick } from '#web/early-clicks.ts'

function makePage() {
  document.body.innerHTML = '<div><button><b>Sign In</b></button><a href="#there">There</a></div>'
  return { page: document.querySelector('div')!, button: document.querySelector('button')! }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

it('makes the last click again on its button, once', async () => {
  const { page, button } = makePage()
  const replay = rememberEarlyClick(page)
  document.querySelector('b')!.click()
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  replay()
  await nextTask()
  expect(clicked).toHaveBeenCalledOnce()
})

it('lets no form be sent by the browser, and sends it when the page is alive', async () => {
  document.body.innerHTML = '<div><form><input><button>Next Step</button></form></div>'
  const page = document.querySelector('div')!
  const sent = vi.fn((event: Event) => event.preventDefault())
  page.addEventListener('submit', sent)
  const replay = rememberEarlyClick(page)
  page.querySelector('button')!.click()
  expect(sent).not.toHaveBeenCalled()
  replay()
  await nextTask()
  expect(sent).toHaveBeenCalledOnce()
})

it('keeps a click from React until the page is alive: it is made once', async () => {
  const { page, button } = makePage()
  const replay = rememberEarlyClick(page)
  const clicked = vi.fn()
  for (const capture of [true, false]) page.addEventListener('click', clicked, { capture })
  button.click()
  expect(clicked).not.toHaveBeenCalled()
  replay()
  await nextTask()
  expect(clicked).toHaveBeenCalledTimes(2)
})

it('leaves links to the browser, and a button that is gone alone', async () => {
  const { page, button } = makePage()
  const replay = rememberEarlyClick(page)
  const clicked = vi.fn()
  button.click()
  document.querySelector('a')!.click()
  button.addEventListener('click', clicked)
  replay()
  await nextTask()
  expect(clicked).not.toHaveBeenCalled()
  const again = rememberEarlyClick(page)
  button.click()
  button.remove()
  clicked.mockClear()
  again()
  await nextTask()
  expect(clicked).not.toHaveBeenCalled()
})

it('makes it on the button that has taken its place', async () => {
  const { page, button } = makePage()
  const replay = rememberEarlyClick(page)
  button.click()
  const clicked = vi.fn()
  const other = document.createElement('button')
  other.textContent = 'Sign Up'
  const newButton = button.cloneNode(true)
  for (const one of [other, newButton]) one.addEventListener('click', () => clicked(one.textContent))
  button.replaceWith(other, newButton)
  replay()
  await nextTask()
  expect(clicked.mock.calls).toEqual([['Sign In']])
})

it('reaches a button of a part that React takes over later than the rest of the page', async () => {
  const pressed = vi.fn()
  const Page = ({ onAlive }: { onAlive?: () => void }) => {
    useEffect(() => onAlive?.(), [onAlive])
    return (
      <Suspense>
        <button onClick={pressed}>Ad Options</button>
      </Suspense>
    )
  }
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`
  const page = document.querySelector('div')!
  const replay = rememberEarlyClick(page)
  page.querySelector('button')!.click()
  // This is not in act, which would hydrate every part before the effect of the page runs.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = hydrateRoot(page, <Page onAlive={replay} />)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    act(() => root.unmount())
  })
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})
