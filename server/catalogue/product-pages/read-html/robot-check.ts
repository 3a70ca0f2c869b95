import type { PageData } from './page-data.ts'
import { slugOf } from './slug.ts'

/**
 * Titles of pages that take the place of a product until a visitor has proved to be human, as slugs that they begin
 * with.
 */
const TITLES = [
  'Just a moment',
  'Attention Required! | Cloudflare',
  'Un instant',
  'Nur einen Moment',
  'Un momento',
  'Um momento',
  'Even geduld',
  'Robot Check',
  'Bot Check',
  'Pardon Our Interruption',
  'Access to this page has been denied',
  'Access Denied',
  'Human Verification',
  'Vercel Security Checkpoint',
  'DDoS-Guard',
  'Checking your browser',
  'One moment, please',
  'Security Check',
  'Client Challenge',
  'Are you a human',
  'Are you a robot',
  'Are you human',
  'Please verify you are',
  'Verify you are human',
  'Verifying your browser',
  'You have been blocked',
  'Bot Verification',
  'Captcha',
  'Security Checkpoint',
  'Bot or Not',
  'Challenge Validation',
].map(slugOf)

/** Marks in the code of such pages alone, and not of pages that only load the same company's script. */
const MARKS = [
  '_cf_chl_opt',
  'cf-browser-verification',
  'captcha-delivery.com',
  '/errors/validateCaptcha',
  'opfcaptcha',
  'px-captcha',
  '_Incapsula_Resource',
  'Incapsula incident ID',
  'distil_r_captcha',
  'awsWafCookieDomainList',
  'gokuProps',
  'KPSDK.',
  'sec-if-cpt',
  'class="h-captcha"',
  "class='h-captcha'",
  'class="g-recaptcha"',
  'class="cf-turnstile"',
  'geetest_captcha',
  'ddos-guard/js-challenge',
]

/** Longest page that may be such a question; a page that shows a product is longer. */
const LENGTH_MAX = 250_000

/** Returns true if a page without a product only asks its visitor to prove that no robot reads it. */
export function isRobotCheck({ things, meta, title }: PageData, html: string): boolean {
  if (
    things.some(({ offers }) => offers !== undefined) ||
    meta.has('product:price:amount') ||
    meta.has('og:price:amount')
  )
    return false
  if (meta.get('og:type')?.[0]?.includes('product')) return false
  const own = slugOf(title)
  if (TITLES.some((one) => own.startsWith(one)) && (html.length < LENGTH_MAX || things.length === 0)) return true
  return (
    html.length < LENGTH_MAX &&
    things.length === 0 &&
    !meta.has('og:title') &&
    MARKS.some((mark) => html.includes(mark))
  )
}
