import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { goPro } from './go-pro.ts'
import { newPerson, type Person } from './sign-in.ts'
import { openPage } from './visit.ts'

/** Slow-down to a phone of today's middle price, which is six times as slow. */
const SLOWED = 6

/** The writes that were sent, and those that the server refused. */
export interface RecordedCalls {
  sent: string[]
  refused: string[]
}

export type Press = (button: Locator) => Promise<void>

/** The two ways in which people press a button twice. */
export const WAYS: Record<string, Press> = {
  'by pointer': (button) => button.dblclick(),
  'by Enter': async (button) => {
    await button.focus()
    await button.page().keyboard.press('Enter')
    await button.page().keyboard.press('Enter')
  },
}

interface SlowedPage {
  page: Page
  heard: RecordedCalls
  person: Person
}

/** Opens a slowed browser for a user on Pro, or on `plan`, and records its calls. */
export async function openSlowed(name: string, { isPro = true, expected = /(?!)/ } = {}): Promise<SlowedPage> {
  const person = newPerson(name)
  const page = await openPage('about:blank', { as: person, expected })
  if (isPro) await goPro(page)
  return { page, person, heard: await recordSlowed(page) }
}

/** Slows a page's browser, and records what it sends. */
export async function recordSlowed(page: Page): Promise<RecordedCalls> {
  const heard: RecordedCalls = { sent: [], refused: [] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      heard.sent.push(`${request.method()} ${pathname.replaceAll(/[\da-f-]{36}|(?<=sessions\/)[^/]+/g, ':id')}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) heard.refused.push(`${response.status()} ${response.url()}`)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return heard
}

/** Expects how often each call was sent, once its effect is visible; nothing was refused, and no failure is shown. */
export async function expectSent(page: Page, heard: RecordedCalls, calls: Record<string, number>): Promise<void> {
  await page.waitForLoadState('networkidle')
  const counted = Object.fromEntries(
    Object.keys(calls).map((name) => [name, heard.sent.filter((one) => one === name).length]),
  )
  expect(counted).toEqual(calls)
  expect(heard.refused).toEqual([])
  expect(await page.getByText(/\w Failed$|^Error /).count()).toBe(0)
  heard.sent.length = 0
}
