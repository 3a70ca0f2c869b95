import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { TestClient } from '#test/client.ts'

export interface Person {
  email: string
  name: string
}

let people = 0

/** A user who has never been here before. */
export function newPerson(name: string): Person {
  people += 1
  return { email: `${name.toLowerCase().replaceAll(' ', '.')}.${process.pid}.${people}@example.com`, name }
}

/** Signs a user in over HTTP, as most journeys begin. */
export async function signedIn(person: Person, appUrl: string = inject('appUrl')): Promise<TestClient> {
  const client = new TestClient(appUrl)
  await client.signIn(person.email, person.name)
  return client
}

/** Returns the state of a browser in which they are signed in. */
export async function sessionOf(person: Person, appUrl: string): Promise<BrowserContextOptions['storageState']> {
  return stateOf(await signedIn(person, appUrl))
}

export function stateOf(client: TestClient): BrowserContextOptions['storageState'] {
  const site = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  return { cookies: [...client.cookies].map(([name, value]) => ({ name, value, ...site })), origins: [] }
}

/**
 * Signs in through the screens, for journeys that are about signing in, or that sign in once more: from a signed-out
 * page through the dialog and the demo issuer's own page, and back, until the header has the user's credits. A journey
 * that signs out at once would otherwise have the call for them refused, and the browser logs each 401.
 */
export async function signInByScreens(page: Page, person: Person): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Continue with Demo' }).click()
  await fillDemoForm(page, person)
  await waitForCredits(page)
}

/**
 * Waits for the credits: the header reads them when the browser is idle, which on a busy machine can be seconds later.
 */
export async function waitForCredits(page: Page): Promise<void> {
  // On a phone the header hides them.
  await page
    .getByRole('banner')
    .getByText(/\bcredits?$/)
    .waitFor({ state: 'attached' })
}

export async function fillDemoForm(page: Page, { email, name }: Person): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/demo-issuer'))
}
