import type { Writers } from '#contract/prices/write-price.ts'

/** Top-level domains that belong to a country by name and are used by everybody. */
const EVERYBODYS = new Set([
  'ai',
  'am',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'la',
  'ly',
  'me',
  'sh',
  'so',
  'to',
  'tv',
  'vc',
  'ws',
])

/**
 * Returns how a page writes prices: by its language, and by the country that this names, or else by its host ("uk" is
 * the one domain that is no country code).
 */
export function writersOfPage(language: string | undefined, { hostname }: URL): Writers {
  const end = hostname.split('.').at(-1) ?? ''
  const hasRegion = /^[a-z]{2,3}(?:-[a-z]{4})?-[a-z]{2}\b/i.test(language ?? '')
  const isCountry = /^[a-z]{2}$/.test(end) && end !== 'eu' && !EVERYBODYS.has(end)
  if (hasRegion || !isCountry) return { language }
  return { language, country: end === 'uk' ? 'GB' : end.toUpperCase() }
}
