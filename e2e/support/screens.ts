import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { Household } from './household.ts'
import { JOURNEY_PHOTO, JOURNEY_PRODUCT } from './wizard.ts'

/** One screen, dialog or state that every check of e2e/site/screens.test.ts covers. To add one, add a line here. */
export interface ScreenState {
  name: string
  /** The role whose browser is used; a visitor is signed out. */
  as: 'visitor' | 'member' | 'newcomer' | 'merchant'
  path: string | ((given: Household) => string)
  /** Content that is visible when it has loaded; the given controls are clicked or filled first. */
  shows: {
    role: 'heading' | 'dialog' | 'alertdialog' | 'menu' | 'article' | 'img' | 'checkbox' | 'button'
    name: string | RegExp
  }
  reach?: (page: Page) => Promise<void>
  /** The browser's messages about an expected failure. */
  expected?: RegExp
  /** Restricts it to the phone's or the desktop's layout. */
  only?: 'phone' | 'desk'
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const heading = (name: string | RegExp) => ({ role: 'heading' as const, name })
const dialog = (name: string | RegExp) => ({ role: 'dialog' as const, name })
const question = (name: string | RegExp) => ({ role: 'alertdialog' as const, name })

/**
 * Waits for the picture first: under an open menu the page does not scroll, and anything that the picture moves is out
 * of reach.
 */
async function openFormatMenu(page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Your Square ad' }).waitFor()
  await press(/^Square options/)(page)
}

/**
 * Simulates a machine too busy to draw a frame: fading elements stay invisible, unless a check ends the fading itself.
 */
async function freezeFrames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  onTestFinished(() => session.detach())
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

function refuseSaves(page: Page, status: number, json: object): Promise<unknown> {
  return page.route('**/api/creatives/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback(),
  )
}

/** Fakes a running campaign: a real one would be over before it is checked. */
async function fakeRunningCampaign(page: Page): Promise<void> {
  await page.route(/\/api\/campaigns\/[\w-]+$/, async (route) => {
    const response = await route.fetch()
    const campaign = (await response.json()) as Campaign
    const progress = { ...campaign.progress, waiting: 1_200, painting: 2, done: 796 }
    await route.fulfill({ response, json: { ...campaign, progress } })
  })
}

/** Fakes the reading of a product page, which the server's own tests prove. */
export async function readFakeProductPage(page: Page): Promise<void> {
  const preview = `data:image/webp;base64,${readFileSync(JOURNEY_PHOTO).toString('base64')}`
  const photos = ['front', 'side', 'box'].map((name) => ({
    address: `https://shop.example/${name}.webp`,
    preview,
    widthPx: 1200,
    heightPx: 1200,
  }))
  const json = {
    address: 'https://shop.example/h1',
    productName: JOURNEY_PRODUCT.name,
    productDescription: JOURNEY_PRODUCT.description,
    productPrice: JOURNEY_PRODUCT.price,
    productDiscount: null,
    note: null,
    photos,
  }
  await page.route('**/api/product-pages', (route) => route.fulfill({ json }))
  await page.getByText('Start from a product page').click()
  await page.getByLabel('Address of the page').fill(json.address)
  await press('Read page')(page)
}

const finished = (step: number) => (given: Household) => `/creatives/${given.finishedId}?step=${step}`
const STEP = { 1: finished(1), 2: finished(2), 3: finished(3), 4: finished(4), 5: finished(5) }

const campaignOf = (given: Household) => `/campaigns/${given.campaignId}`
const madeCampaignOf = (given: Household) => `/campaigns/${given.madeCampaignId}`
const reviewOf = (given: Household) => `/r/${given.reviewToken}`

const VISITOR: ScreenState[] = [
  { name: 'landing', as: 'visitor', path: '/', shows: heading('Professional ads in seconds') },
  {
    name: 'sign-up dialog',
    as: 'visitor',
    path: '/',
    reach: async (page) => {
      await freezeFrames(page)
      await press('Create Your First Ad')(page)
    },
    shows: dialog('Sign Up'),
  },
  { name: 'terms', as: 'visitor', path: '/terms', shows: heading('Terms') },
  { name: 'sign-in dialog', as: 'visitor', path: '/terms', reach: press('Sign In'), shows: dialog('Sign In') },
  { name: 'side menu', as: 'visitor', path: '/terms', reach: press('Open menu'), shows: dialog('Menu'), only: 'phone' },
  { name: 'wizard', as: 'visitor', path: '/create', shows: heading('Authentication Required') },
  { name: 'gallery', as: 'visitor', path: '/creatives', shows: heading('Authentication Required') },
  { name: 'subscription', as: 'visitor', path: '/subscription', shows: heading(/./) },
  { name: 'account', as: 'visitor', path: '/account', shows: heading('Authentication Required') },
  { name: 'brands, none yet', as: 'newcomer', path: '/brands', shows: heading('No brand yet') },
  { name: 'brand, new', as: 'newcomer', path: '/brands/new', shows: { role: 'button', name: 'Save brand' } },
  { name: 'debug login', as: 'visitor', path: '/debug-login', shows: heading(/./) },
  { name: 'privacy', as: 'visitor', path: '/privacy', shows: heading('Privacy') },
  { name: 'help', as: 'visitor', path: '/help', shows: heading('Help') },
  { name: 'check', as: 'visitor', path: '/check', shows: heading('Check an ad') },
  { name: 'verify', as: 'visitor', path: '/verify', shows: heading('Who made this picture?') },
  {
    name: 'not found',
    as: 'visitor',
    path: '/posters',
    shows: heading('404 Page Not Found'),
    expected: /status of 404/,
  },
]

const REVIEW: ScreenState[] = [
  { name: 'review', as: 'visitor', path: reviewOf, shows: heading('Halden H1 Accelerator') },
  {
    name: 'review, in context',
    as: 'visitor',
    path: reviewOf,
    reach: (page) => page.getByRole('radio', { name: 'In place' }).check(),
    shows: { role: 'img', name: /^The ad on a web page|^The ad in a phone/ },
  },
  {
    name: 'review, a comment on a spot',
    as: 'visitor',
    path: reviewOf,
    reach: press('Comment on a spot of the Square ad'),
    shows: { role: 'button', name: 'Send comment' },
  },
  {
    name: 'review, approving',
    as: 'visitor',
    path: reviewOf,
    reach: press('Approve'),
    shows: question('Approve version 1?'),
  },
  {
    name: 'review, ended',
    as: 'visitor',
    path: `/r/${'A'.repeat(22)}`,
    shows: heading('This link does not work any more'),
    expected: /status of 404/,
  },
]

const MEMBER: ScreenState[] = [
  { name: 'landing', as: 'member', path: '/', shows: heading('Professional ads in seconds') },
  {
    name: 'user menu',
    as: 'member',
    path: '/terms',
    reach: async (page) => {
      await page.locator('button[aria-haspopup="menu"]').waitFor()
      await press('User menu')(page)
    },
    shows: { role: 'menu', name: /./ },
    only: 'desk',
  },
  { name: 'side menu', as: 'member', path: '/terms', reach: press('Open menu'), shows: dialog('Menu'), only: 'phone' },
  { name: 'gallery', as: 'member', path: '/creatives', shows: { role: 'article', name: 'Halden H1 Accelerator' } },
  {
    name: 'gallery, menu of an ad',
    as: 'member',
    path: '/creatives',
    reach: press('Ad Options'),
    shows: { role: 'menu', name: /./ },
  },
  {
    name: 'gallery, deleting an ad',
    as: 'member',
    path: '/creatives',
    reach: async (page) => {
      await press('Ad Options')(page)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
    shows: question('Are you sure you want to delete this ad?'),
  },
  {
    name: 'gallery, copy in another language',
    as: 'member',
    path: '/creatives',
    reach: async (page) => {
      await press('Ad Options')(page)
      await page.getByRole('menuitem', { name: 'Copy in another language' }).click()
      await page.getByLabel('Language', { exact: true }).selectOption('ar')
      await page.getByLabel('Product Description in the copy').waitFor()
    },
    shows: dialog('Copy in another language'),
  },
  {
    name: 'gallery, three to test',
    as: 'member',
    path: '/creatives',
    reach: async (page) => {
      await press('Ad Options')(page)
      await page.getByRole('menuitem', { name: 'Make 3 to test' }).click()
      await page
        .getByRole('img', { name: /^Sketch that begins with/ })
        .first()
        .waitFor()
    },
    shows: dialog('Make 3 to test'),
  },
  {
    name: 'gallery, compared with other ads',
    as: 'member',
    path: '/creatives',
    reach: async (page) => {
      await press('Ad Options')(page)
      await page.getByRole('menuitem', { name: 'Compare with other ads' }).click()
    },
    shows: dialog('Compare with other ads'),
  },
  {
    name: 'gallery, selecting',
    as: 'member',
    path: '/creatives',
    reach: press('Select'),
    shows: { role: 'checkbox', name: /^Select / },
  },
  { name: 'gallery, nothing found', as: 'member', path: '/creatives?search=zzz', shows: heading('No ads found') },
  { name: 'gallery, empty', as: 'newcomer', path: '/creatives', shows: heading('No ads found') },
  {
    name: 'gallery, failed',
    as: 'newcomer',
    path: '/',
    reach: async (page) => {
      await page.route('**/api/creatives', (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: 'No.' } }),
      )
      // Arrives from another screen: the gallery's own page brings the ads with it.
      await page.getByRole('link', { name: 'View Gallery' }).click()
      await page.getByText('Error loading ads. Please try again later.').waitFor()
    },
    shows: heading('My Placard Gallery'),
    expected: /status of 500/,
  },
  { name: 'subscription', as: 'member', path: '/subscription', shows: heading('Available Plans') },
  {
    name: 'subscription, cancelled',
    as: 'member',
    path: '/subscription?canceled=true',
    shows: heading('Available Plans'),
  },
  { name: 'account', as: 'member', path: '/account', shows: heading('Account') },
  {
    name: 'deleting the account',
    as: 'member',
    path: '/account',
    reach: press('Delete account'),
    shows: question(/./),
  },
  { name: 'debug login', as: 'member', path: '/debug-login', shows: heading(/./) },
]

const CAMPAIGNS: ScreenState[] = [
  { name: 'campaigns, none yet', as: 'newcomer', path: '/campaigns', shows: heading('No campaigns yet') },
  { name: 'campaigns, the plan is full', as: 'member', path: '/campaigns', shows: heading('Spring sale') },
  { name: 'campaign, new', as: 'newcomer', path: '/campaigns/new', shows: { role: 'button', name: /^Next/ } },
  {
    name: 'campaign, new with errors',
    as: 'newcomer',
    path: '/campaigns/new',
    reach: press(/^Next/),
    shows: { role: 'button', name: /^Next/ },
  },
  { name: 'campaign, its products', as: 'member', path: campaignOf, shows: heading('2 products') },
  {
    name: 'campaign, its columns',
    as: 'member',
    path: campaignOf,
    reach: async (page) => {
      await page.getByText('What each column holds').click()
      await page.getByRole('combobox', { name: 'color' }).selectOption('Tagline')
    },
    shows: { role: 'button', name: 'Choose the file again' },
  },
  {
    name: 'campaign, its ads and a newer list',
    as: 'merchant',
    path: madeCampaignOf,
    shows: { role: 'article', name: 'Halden H1 Accelerator' },
  },
  {
    name: 'campaign, being made',
    as: 'merchant',
    path: '/campaigns',
    reach: async (page) => {
      await fakeRunningCampaign(page)
      await page.getByRole('link', { name: 'Spring sale' }).click()
    },
    shows: { role: 'button', name: 'Stop' },
  },
  {
    name: 'campaign, one product',
    as: 'merchant',
    path: madeCampaignOf,
    reach: async (page) => {
      await press('Halden H1 Accelerator')(page)
      await page.getByText('Change its words').click()
    },
    shows: dialog('Halden H1 Accelerator'),
  },
]

const WIZARD: ScreenState[] = [
  { name: 'step 1, new', as: 'newcomer', path: '/create', shows: heading('Product and Ad Details') },
  {
    name: 'step 1, with errors',
    as: 'newcomer',
    path: '/create',
    reach: async (page) => {
      await press('Next Step')(page)
      await page.getByText('Product name must be at least 2 characters').first().waitFor()
    },
    shows: heading('Product and Ad Details'),
  },
  {
    name: 'step 1, leaving written words',
    as: 'newcomer',
    path: '/create',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Product Name' }).fill('Half a thought')
      await page.getByRole('link', { name: 'Placard' }).first().click()
    },
    shows: question('Leave without saving?'),
  },
  {
    name: 'step 1, from a product page',
    as: 'newcomer',
    path: '/create',
    reach: readFakeProductPage,
    shows: { role: 'checkbox', name: /^Price/ },
  },
  { name: 'step 1', as: 'member', path: STEP[1], shows: heading('Product and Ad Details') },
  {
    name: 'step 1, session ended',
    as: 'member',
    path: STEP[1],
    reach: async (page) => {
      await refuseSaves(page, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' })
      await press('Next Step')(page)
      await page.getByText('You are signed out').waitFor()
    },
    shows: heading('Product and Ad Details'),
    expected: /status of 401/,
  },
  {
    name: 'step 1, changed elsewhere',
    as: 'member',
    path: STEP[1],
    reach: async (page) => {
      const name = page.getByRole('textbox', { name: 'Product Name' })
      const current = await page.request.get(`/api${new URL(page.url()).pathname}`)
      const fields = ['productName', 'taglines', 'productImages']
      const message = 'This ad was changed elsewhere in the meantime: choose which text to keep.'
      await refuseSaves(page, 409, { code: 'CONFLICT', message, fields, current: await current.json() })
      await name.fill('Half a thought')
      await press('Next Step')(page)
    },
    shows: heading('This ad was changed elsewhere'),
    expected: /status of 409/,
  },
  { name: 'step 2', as: 'member', path: STEP[2], shows: heading('Upload Images') },
  {
    name: 'step 2, inspiration',
    as: 'member',
    path: STEP[2],
    reach: (page) => page.getByRole('tab', { name: /^Inspiration Images/ }).click(),
    shows: heading('Upload Images'),
  },
  { name: 'step 3', as: 'member', path: STEP[3], shows: heading('Style') },
  { name: 'step 3, upsell', as: 'member', path: STEP[3], reach: press(/^Custom/), shows: dialog(/Pro/) },
  {
    name: 'step 3, custom colors',
    as: 'member',
    path: '/',
    reach: async (page) => {
      const pro = { planId: 'pro', status: 'active', hasActiveSubscription: true, isInTrial: false, endDate: null }
      await page.route('**/api/subscription', (route) => route.fulfill({ json: pro }))
      await page.goto('/creatives')
      await page
        .getByRole('article', { name: /^Aurora/ })
        .getByRole('link', { name: 'Open' })
        .click()
      await page.getByRole('heading', { name: 'Format', level: 2 }).waitFor()
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
      await page
        .getByRole('group', { name: 'Color palette' })
        .getByRole('radio', { name: /^Custom/ })
        .click()
    },
    shows: dialog(/custom/i),
  },
  { name: 'step 4', as: 'member', path: STEP[4], shows: heading('Format') },
  { name: 'step 4, upgrade', as: 'member', path: STEP[4], reach: press(/^Instagram Story/), shows: dialog(/Pro/) },
  { name: 'step 5', as: 'member', path: STEP[5], shows: { role: 'img', name: 'Your Square ad' } },
  {
    name: 'step 5, menu of a format',
    as: 'member',
    path: STEP[5],
    reach: openFormatMenu,
    shows: { role: 'menu', name: /./ },
  },
  {
    name: 'step 5, deleting a format',
    as: 'member',
    path: STEP[5],
    reach: async (page) => {
      await openFormatMenu(page)
      await page.getByRole('menuitem', { name: /^Delete/ }).click()
    },
    shows: question(/./),
  },
  {
    name: 'step 5, adding a format',
    as: 'member',
    path: STEP[5],
    reach: press('Add New Format'),
    shows: dialog('Add New Format'),
  },
  {
    name: 'step 2, touch-up',
    as: 'member',
    path: STEP[2],
    reach: press(/^Touch up/),
    shows: dialog('Touch up'),
  },
  {
    name: 'step 5, all formats',
    as: 'member',
    path: STEP[5],
    reach: (page) => page.getByRole('tab', { name: 'All formats' }).click(),
    shows: { role: 'button', name: /^New look for all/ },
  },
  {
    name: 'step 5, in context',
    as: 'member',
    path: STEP[5],
    reach: async (page) => {
      await openFormatMenu(page)
      await page.getByRole('menuitem', { name: 'In place' }).click()
    },
    shows: dialog('In place'),
  },
  {
    name: 'step 5, share for approval',
    as: 'member',
    path: STEP[5],
    reach: press(/^Share for approval/),
    shows: heading('Comments'),
  },
  {
    name: 'step 5, on this ad',
    as: 'member',
    path: STEP[5],
    reach: async (page) => {
      await press('Change words')(page)
      await page.getByText('Colors', { exact: true }).click()
      await page.getByText('Photo', { exact: true }).click()
    },
    shows: { role: 'button', name: /^Change the name/ },
  },
  {
    name: 'an ad that is not there',
    as: 'member',
    path: '/creatives/00000000-0000-4000-8000-000000000000',
    shows: heading('Error Loading Ad'),
    expected: /status of 404/,
  },
  {
    name: "somebody else's ad",
    as: 'newcomer',
    path: (given) => `/creatives/${given.finishedId}`,
    shows: heading('Access Denied'),
    expected: /status of 403/,
  },
]

export const SCREENS: readonly ScreenState[] = [...VISITOR, ...REVIEW, ...MEMBER, ...CAMPAIGNS, ...WIZARD]
