import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { clearToasts } from '#web/ui/toasts/toast-store.ts'
import './desktop.ts'

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
