import { expect, onTestFinished, test } from 'vitest'
import { ISSUER_SHAPES } from '#test/people/issuer-shapes.ts'
import { startShapedIssuer } from '#test/people/shaped-issuer.ts'
import { waitForCredits } from '../support/sign-in.ts'
import { startOwnApp } from '../support/start-app.ts'
import { openPage } from '../support/visit.ts'

test(
  'an issuer on another site may answer by a form, as Apple does, though the session’s cookie does not come with it',
  { tags: 'thorough/journeys' },
  async () => {
    const apple = ISSUER_SHAPES.find(({ name }) => name === 'Apple')
    const { typed, clientId, clientSecret } = await startShapedIssuer(apple!)
    const env = { OIDC_ISSUER: typed, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret ?? '' }
    const { url, stop } = await startOwnApp({ command: [process.execPath, 'e2e/support/instant-app.ts'], env })
    onTestFinished(stop)
    // A browser on another site than the issuer's 127.0.0.1.
    expect(url).toContain('//localhost:')
    const page = await openPage('/', { at: url, isFirst: true })
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/callback'))
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Continue with SSO' }).click()
    expect(await (await posted).headerValue('cookie')).toBeNull()
    await waitForCredits(page)
  },
)
