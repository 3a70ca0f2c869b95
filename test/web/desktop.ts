import { configure, getConfig } from '@testing-library/react'
import { answerStylesQuickly } from './quick-style.ts'

/**
 * Makes of jsdom the screen of a desktop with a mouse, once a process. A setup file runs again for each file of tests:
 * there, each would wrap what the one before has wrapped.
 */

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

/** Adds what jsdom lacks. */
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
