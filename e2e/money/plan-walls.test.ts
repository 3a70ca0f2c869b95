import { expect, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { choose, waitForAd } from '../support/wizard.ts'

/** The browser logs each refusal. */
const REFUSED = /status of 403/

test(
  'what only Pro includes is shown as such, and each message leads to the plans',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Wally Wall') })
    const adId = await createReadyAd(page)
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' })

    await page.goto(`/creatives/${adId}?step=3`)
    await page.getByRole('button', { name: /^Custom/ }).click()
    await dialog
      .getByText(
        'Custom colors is a Pro plan feature. Upgrade your plan to access Custom colors and more premium features.',
      )
      .waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByRole('radio', { name: 'Blue' }).isChecked()).toBe(true)

    await page.goto(`/creatives/${adId}?step=4`)
    await page.getByRole('button', { name: /^Leaderboard/ }).click()
    await dialog
      .getByText(
        'Leaderboard is a Pro plan feature. Upgrade your plan to access Leaderboard and more premium features.',
      )
      .waitFor()
    await dialog.getByRole('link', { name: 'View Plans' }).click()
    await page.getByRole('heading', { name: 'Subscription', level: 1 }).waitFor()
  },
)

test(
  'without credits the panel says so, keeps the picture, and leads to the credits',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Ines Insufficient'), expected: REFUSED })
    const adId = await createReadyAd(page)
    for (let made = 0; made < 10; made += 1) await generate(page, adId)

    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')
    const step = page.getByRole('region', { name: 'Generate and preview' })
    await step.getByRole('link', { name: '0 credits' }).waitFor()
    await page.getByRole('button', { name: 'Square options' }).click()
    await page.getByRole('menuitem', { name: /^Regenerate/ }).click()
    const panel = page.getByRole('alert')
    await panel.getByText('Insufficient Credits:').waitFor()
    await panel
      .getByText("You don't have enough credits to generate this ad. Please add more credits to continue.")
      .waitFor()
    await panel.getByRole('button', { name: 'Go Back' }).click()
    await panel.waitFor({ state: 'detached' })
    await waitForAd(page, 'Square')

    await page.getByRole('button', { name: 'Add New Format' }).click()
    await choose(page, 'Ad format', 'Facebook Feed')
    await page.getByRole('button', { name: 'Add and generate Uses 1 credit' }).click()
    await panel.getByRole('link', { name: 'Purchase Credits' }).click()
    await page.getByRole('heading', { name: 'Subscription', level: 1 }).waitFor()
    expect(await call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 0 })
  },
)

test(
  'a format that the plan does not include is refused by the server with the panel of the plan',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Lou Locked'), expected: REFUSED })
    const adId = await createReadyAd(page, { selectedFormats: ['square'] })
    // A request that the page would never make.
    await page.route('**/generate', (route) => route.continue({ postData: JSON.stringify({ format: 'leaderboard' }) }))
    await page.goto(`/creatives/${adId}`)
    const panel = page.getByRole('alert')
    await panel.getByText('403 Error:').waitFor()
    await panel.getByText('This ad format is only available on the Pro plan.').waitFor()
    await panel.getByRole('button', { name: 'Go Back' }).click()
    await page.getByRole('heading', { name: 'Format', level: 2 }).waitFor()
    expect(await call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 10 })
  },
)
