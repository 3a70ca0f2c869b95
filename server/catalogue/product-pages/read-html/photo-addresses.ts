import { arrayOf, isThing } from './page-data.ts'

const ADDRESS_MAX = 2_048
const DEPTH_MAX = 3

/**
 * Returns the addresses in an image of schema.org: a text, an ImageObject, or a list of these. The case of `contentUrl`
 * differs between shops.
 */
export function addressesOf(image: unknown, depth = 0): string[] {
  return arrayOf(image).flatMap((one) => {
    if (typeof one === 'string') return [one]
    if (!isThing(one) || depth > DEPTH_MAX) return []
    const named = Object.entries(one).find(([property]) => property.toLowerCase() === 'contenturl')?.[1]
    return addressesOf(named ?? one.url ?? one.image ?? one['@id'] ?? one['@value'], depth + 1)
  })
}

/**
 * Returns absolute addresses, each once, without those from which no picture can be fetched. Pages that name http mean
 * a host that answers by https too.
 */
export function wholeAddresses(named: readonly string[], base: string | undefined, address: string): string[] {
  const from = base && URL.canParse(base, address) ? new URL(base, address) : address
  const whole = named.flatMap((one) => {
    const text = one.trim().replaceAll('&amp;', '&')
    if (!text || text.startsWith('#') || !URL.canParse(text, from)) return []
    const { href } = new URL(text, from)
    const secure = href.replace(/^http:/, 'https:')
    return secure.startsWith('https:') && secure.length <= ADDRESS_MAX ? [secure] : []
  })
  return [...new Set(whole)]
}
