import { onTestFinished, test } from 'vitest'
import { TEST_PERSON, startOidcIssuer } from '#test/people/oidc-issuer.ts'
import { waitForCredits } from '../support/sign-in.ts'
import { startOwnApp } from '../support/start-app.ts'
import { openPage } from '../support/visit.ts'

test(
  'an operator of a real issuer opens their page from another one, finds a person and gives credits',
  { tags: 'thorough/journeys' },
  async () => {
    const { issuer, clientId, clientSecret } = await startOidcIssuer()
    const env = {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      ADMINS: TEST_PERSON.email,
    }
    const { url, stop } = await startOwnApp({ command: [process.execPath, 'e2e/support/instant-app.ts'], env })
    onTestFinished(stop)
    const page = await openPage('/', { at: url, isFirst: true })
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Continue with SSO' }).click()
    await waitForCredits(page)

    // Simulates a return to it: no page is requested.
    await page.evaluate(() => {
      history.pushState({}, '', '/admin')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await page.getByRole('heading', { name: 'Operators', level: 1 }).waitFor()
    await page.getByLabel('Beginning of the e-mail address, or the id').fill('ada')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: TEST_PERSON.email }).click()
    await page.getByLabel('How many').fill('5')
    await page.getByLabel('Why').fill('A failed ad')
    await page.getByRole('button', { name: 'Give credits' }).click()
    await page.getByRole('cell', { name: 'A failed ad' }).waitFor()
    await page.reload()
    await page.getByRole('cell', { name: 'A failed ad' }).waitFor()
  },
)
