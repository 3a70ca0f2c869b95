import { plainWords } from './plain-text.ts'

/** Longest address that Google, Meta and Pinterest take. */
const LINK_MAX = 2_048

/** Reads the address of a product's page. A text that is none is left out with a note: no ad needs it. */
export function readLink(text: string): { address?: string; notes: string[] } {
  const typed = plainWords(text).replace(/^\/\//, 'https://')
  if (typed === '') return { notes: [] }
  if (isPage(typed)) return { address: typed, notes: [] }
  return { notes: [`The address of its page is left out: “${typed.slice(0, 80)}” is no address on the web.`] }
}

function isPage(text: string): boolean {
  return text.length <= LINK_MAX && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text)
}
