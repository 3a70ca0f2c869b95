import { afterEach, expect, it } from 'vitest'

/** Gives `display` from our quick path, and `visibility`, for which the answer is jsdom's. */
const shown = (element: Element) => {
  const { display, visibility } = getComputedStyle(element)
  return { isShown: display !== 'none', visibility }
}

const put = (html: string): Element => {
  document.body.innerHTML = html
  return document.body.querySelector('#it')!
}

afterEach(() => {
  for (const sheet of document.querySelectorAll('style')) sheet.remove()
})

it.each([
  ['<p id="it">', true],
  ['<p id="it" hidden>', false],
  ['<p id="it" style="display: none">', false],
  ['<template id="it"></template>', false],
  ['<input id="it" type="hidden">', false],
  ['<input id="it" type="text">', true],
  ['<dialog id="it"></dialog>', false],
  ['<dialog id="it" open></dialog>', true],
])('knows whether %s is shown', (html, isShown) => {
  expect(shown(put(html))).toEqual({ isShown, visibility: 'visible' })
})

it('hides what is inside something invisible, unless it overrides that', () => {
  expect(shown(put('<div style="visibility: hidden"><p id="it">')).visibility).toBe('hidden')
  expect(shown(put('<div style="visibility: hidden"><p id="it" style="visibility: visible">')).visibility).toBe(
    'visible',
  )
})

it('sees what a changed attribute or a style sheet of the document changes', () => {
  const element = put('<p id="it">')
  expect(shown(element).isShown).toBe(true)
  element.setAttribute('hidden', '')
  expect(shown(element).isShown).toBe(false)
  element.removeAttribute('hidden')
  const sheet = document.createElement('style')
  sheet.textContent = '#it { display: none; visibility: hidden }'
  document.head.append(sheet)
  expect(shown(element)).toEqual({ isShown: false, visibility: 'hidden' })
  sheet.remove()
  expect(shown(element)).toEqual({ isShown: true, visibility: 'visible' })
})

it('answers everything else as jsdom does', () => {
  const element = put('<p id="it" style="padding-left: 3px">')
  expect(getComputedStyle(element).paddingLeft).toBe('3px')
  expect(getComputedStyle(element).getPropertyValue('padding-left')).toBe('3px')
  expect(document.defaultView!.getComputedStyle(element).getPropertyValue('display')).toBe('block')
})
