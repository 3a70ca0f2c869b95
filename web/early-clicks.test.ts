import { expect, it, vi } from 'vitest'
import { rememberEarlyClick } from '#web/early-clicks.ts'

function makePage() {
  document.body.innerHTML = '<div><button><b>Sign In</b></button><a href="#there">There</a></div>'
  return { page: document.querySelector('div')!, button: document.querySelector('button')! }
}

it('makes the last click again on its button, once', () => {
  const { page, button } = makePage()
  const replay = rememberEarlyClick(page)
  document.querySelector('b')!.click()
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  replay()
  expect(clicked).toHaveBeenCalledOnce()
})

it('leaves links to the browser, and a button that is gone alone', () => {
  const { page, button } = makePage()
  const replay = rememberEarlyClick(page)
  const clicked = vi.fn()
  button.click()
  document.querySelector('a')!.click()
  button.addEventListener('click', clicked)
  replay()
  const again = rememberEarlyClick(page)
  button.click()
  button.remove()
  clicked.mockClear()
  again()
  expect(clicked).not.toHaveBeenCalled()
})
