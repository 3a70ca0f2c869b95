import { PAGE_ADDRESS_MAX } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/**
 * Normalizes an address as people type or copy it: with or without https, without the fragment, which only a browser
 * needs.
 */
export function pageAddress(typed: string): string {
  const url = wholeAddress(typed)
  url.hash = ''
  return url.href
}

/** Normalizes an address with its fragment, which names the chosen variant in some shops. */
export function wholeAddress(typed: string): URL {
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed.replace(/^http:/i, 'https:') : `https://${typed}`
  if (!URL.canParse(whole)) throw noAddress()
  const url = new URL(whole)
  if (url.protocol !== 'https:' || !url.hostname.includes('.') || url.href.length > PAGE_ADDRESS_MAX) throw noAddress()
  return url
}

function noAddress(): AppError {
  const message = 'Please give the whole address of a product page, like https://example.com/blue-mug.'
  return new AppError('VALIDATION_FAILED', message, 'address')
}
