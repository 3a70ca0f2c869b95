import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { clearToasts } from '#web/ui/toasts/toast-store.ts'
import { answerStylesQuickly } from './quick-style.ts'

/** The tests of a process share one document: each finds it empty, without another test's stubs or stored data. */
afterEach(() => {
  cleanup()
  clearToasts()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.title = ''
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const { getElementError: whyMissing } = getConfig()

/** The limit only ends a hang: what is waited for comes with an event, however busy the machine is. */
configure({ asyncUtilTimeout: 60_000, getElementError: missing })

/**
 * Makes the library's own error, but writes the document out only when it is read: a wait discards one at every check.
 */
function missing(message: string | null, container: Element): Error {
  const error = new Error()
  Error.captureStackTrace(error, missing)
  const whole = () => whyMissing(message, container).message
  return Object.defineProperty(error, 'message', { get: whole, configurable: true })
}

answerStylesQuickly(document.defaultView!)

/** Adds what jsdom lacks: the screen of a desktop with a mouse. */
window.matchMedia ??= (media) => ({
  ...new EventTarget(),
  media,
  matches: true,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

/** Adds what jsdom leaves out and the menu's primitives call. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
window.scrollTo = () => {}
