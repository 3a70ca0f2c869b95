import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { INSUFFICIENT_CREDITS_MESSAGE } from '#contract/money/plans.ts'
import type { Review } from '#contract/ads/reviews/review.ts'
import type { Subscription } from '#contract/money/subscription.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { makeBrand } from '#test/web/make-brand.ts'
import { complete, makeCreative, makeVariant } from '#test/web/make-creative.ts'
import { type Answers, json, never, refusal } from './fake-server.ts'
import type { Part, ScreenState } from './part.ts'

const FAILED = refusal(500, 'INTERNAL_ERROR', 'Please try again.')
const PRO: Subscription = { ...FREE_SUBSCRIPTION, planId: 'pro', status: 'active', hasActiveSubscription: true }

/** Answers to the calls that every screen of a signed-in user makes. */
const ON_FREE: Answers = {
  'GET /api/credits': json({ adGeneration: 7, unlimited: false }),
  'GET /api/subscription': json(FREE_SUBSCRIPTION),
  'GET /api/brands': json([]),
  'GET /api/creatives': json([]),
  'GET /api/campaigns': json([]),
  'GET /api/review-lists': json({ lists: [] }),
  'GET /api/account': json({ createdAt: '2026-03-17T12:00:00.000Z' }),
  'GET /api/account/sessions': json([]),
}
const ON_PRO: Answers = {
  ...ON_FREE,
  'GET /api/credits': json({ adGeneration: 7, unlimited: true }),
  'GET /api/subscription': json(PRO),
}

const GENERATE = `POST /api/creatives/${complete.id}/generate`
const lamp = { productImages: [{ url: '/api/images/luxury', name: 'lamp.jpg' }] }
const square = painted('square')
const story = painted('instagram_story')

const ADS: CreativeWithVariants[] = [
  { ...complete, ...lamp, selectedFormats: ['square', 'instagram_story'], variants: [square, story] },
  makeCreative({ productName: 'Copper Lantern', adStyle: 'bold', variants: [painted('facebook_feed')] }),
  makeCreative({ productName: 'Glass Teapot', productDescription: 'Keeps tea hot for two hours.' }),
]

const REVIEW: Review = {
  productName: 'Brass Lamp',
  version: 1,
  expiresAt: '2026-12-20T12:00:00.000Z',
  pictures: [{ ...square, lacking: [] }],
  approval: null,
  approvedBefore: null,
  changesAsked: null,
  lastDay: null,
  comments: [],
} as unknown as Review

/** The states of the screens that a change of their look should be seen in. */
export const SCREEN_PARTS: readonly Part[] = [
  screen('landing', { path: '/', isSignedIn: false }),
  phone('landing-on-a-phone', { path: '/', isSignedIn: false }),
  screen('sign-in', { path: '/', isSignedIn: false, act: press('Sign In') }),
  screen('sign-in-first', { path: '/creatives', isSignedIn: false }),
  screen('gallery', {
    until: 'Glass Teapot',
    path: '/creatives',
    answers: { ...ON_FREE, 'GET /api/creatives': json(ADS) },
  }),
  phone('gallery-on-a-phone', {
    until: 'Glass Teapot',
    path: '/creatives',
    answers: { ...ON_FREE, 'GET /api/creatives': json(ADS) },
  }),
  screen('gallery-empty', { until: 'No ads found', path: '/creatives', answers: ON_FREE }),
  screen('gallery-loading', {
    until: 'Loading your ads',
    path: '/creatives',
    answers: { ...ON_FREE, 'GET /api/creatives': never },
  }),
  screen('gallery-failed', {
    until: 'Error loading ads',
    path: '/creatives',
    answers: { ...ON_FREE, 'GET /api/creatives': FAILED },
  }),
  screen('wizard-product', { until: 'Product', path: '/create', answers: ON_FREE }),
  phone('wizard-product-on-a-phone', { path: '/create', answers: ON_FREE }),
  screen('wizard-product-refused', { path: '/create', answers: ON_FREE, act: press('Next') }),
  wizard('wizard-images', 2, { until: 'lamp.jpg' }),
  wizard('wizard-style', 3, { until: 'Ad style' }),
  wizard('wizard-format', 4, { until: 'Instagram Feed' }),
  wizard('wizard-result', 5, { until: 'Download', variants: [square] }),
  wizard('wizard-generating', 5, { until: 'Generating your Square ad', answers: { [GENERATE]: never } }),
  wizard('wizard-failed', 5, {
    until: 'This ad could not be generated',
    answers: { [GENERATE]: refusal(500, 'GENERATION_FAILED', 'The ad could not be made. Please try again.') },
  }),
  wizard('wizard-without-credits', 5, {
    until: 'Purchase Credits',
    answers: {
      'GET /api/credits': json({ adGeneration: 0, unlimited: false }),
      [GENERATE]: refusal(403, 'INSUFFICIENT_CREDITS', INSUFFICIENT_CREDITS_MESSAGE),
    },
  }),
  screen('brands', {
    until: 'Pots',
    path: '/brands',
    planId: 'pro',
    answers: {
      ...ON_PRO,
      'GET /api/brands': json([
        makeBrand({ colors: ['#0b6e4f', '#f4b942'], ads: 2, campaigns: 1 }),
        makeBrand({ name: 'Pots', isFirst: false }),
      ]),
    },
  }),
  screen('brands-empty', { path: '/brands', answers: ON_FREE }),
  screen('brand-new', { path: '/brands/new', planId: 'pro', answers: ON_PRO }),
  screen('campaigns-empty', { until: 'ampaign', path: '/campaigns', planId: 'pro', answers: ON_PRO }),
  screen('campaign-new', { path: '/campaigns/new', planId: 'pro', answers: ON_PRO }),
  screen('subscription-free', { until: '7 credits left', path: '/subscription', answers: ON_FREE }),
  screen('subscription-pro', { until: 'Current Plan: Pro', path: '/subscription', planId: 'pro', answers: ON_PRO }),
  screen('subscription-past-due', {
    until: 'did not go through',
    path: '/subscription',
    planId: 'pro',
    answers: { ...ON_PRO, 'GET /api/subscription': json({ ...PRO, status: 'past_due' }) },
  }),
  screen('subscription-loading', {
    until: 'Loading subscription',
    path: '/subscription',
    answers: { ...ON_FREE, 'GET /api/subscription': never },
  }),
  screen('account', { until: 'March 17, 2026', path: '/account', answers: ON_FREE }),
  screen('review', {
    until: 'Approve',
    path: `/r/${'a'.repeat(22)}`,
    isSignedIn: false,
    answers: { [`GET /api/reviews/${'a'.repeat(22)}`]: json(REVIEW) },
  }),
  screen('help', { path: '/help', isSignedIn: false }),
  screen('check', { path: '/check', isSignedIn: false }),
  screen('terms', { path: '/terms', isSignedIn: false }),
  screen('not-found', { path: '/nowhere', isSignedIn: false }),
]

function screen(name: string, state: ScreenState): Part {
  return { name, group: 'Screens', width: 1280, height: 800, screen: state }
}

function phone(name: string, state: ScreenState): Part {
  return { name, group: 'Screens', width: 390, height: 844, screen: state }
}

/** A step of the wizard, for an ad on which every step is done but the picture. */
function wizard(name: string, step: number, more: { until: string; variants?: Variant[]; answers?: Answers }): Part {
  const path = `/api/creatives/${complete.id}`
  return screen(name, {
    path: `/creatives/${complete.id}?step=${step}`,
    until: more.until,
    planId: 'free',
    answers: {
      ...ON_FREE,
      [`GET ${path}`]: json({ ...complete, ...lamp }),
      [`POST ${path}`]: json({ ...complete, ...lamp }),
      [`GET ${path}/variants`]: json(more.variants ?? []),
      ...more.answers,
    },
  })
}

/** A finished picture in this format: the page serves one of the project's own ads for it. */
function painted(format: FormatId): Variant {
  return makeVariant(format, { adId: complete.id, imageUrl: `/api/images/${format}` })
}

/** Presses the first button of this name that can be seen. */
function press(name: string): (page: Document) => void {
  return (page) => {
    const buttons = [...page.querySelectorAll<HTMLElement>('button')]
    const button = buttons.find((one) => one.textContent?.trim().startsWith(name) && one.offsetParent !== null)
    if (!button) throw new Error(`There is no button "${name}".`)
    button.click()
  }
}
