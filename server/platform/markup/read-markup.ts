import { Parser } from 'htmlparser2'
import { UNREAD } from './block-elements.ts'

/** Receives the contents of an HTML text, in order. */
export interface MarkupListener {
  open(name: string): void
  close(name: string): void
  /** Receives visible text, with its entities decoded; none of scripts and styles. */
  text(part: string): void
}

/** Limit for nested elements: the parser walks through all open ones for each that opens or closes. */
export const MARKUP_DEPTH_MAX = 300
/** Number of characters given to the parser between two checks of the depth. */
const PART = 4_096

/** Reads HTML in time proportional to its length. Nesting deeper than any shop writes ends it. */
export function readMarkup(html: string, { open, close, text }: MarkupListener): void {
  let [depth, unread] = [0, 0]
  const parser = new Parser({
    onopentagname(name) {
      depth++
      if (UNREAD.has(name)) unread++
      else open(name)
    },
    onclosetag(name) {
      depth--
      if (UNREAD.has(name)) unread--
      else close(name)
    },
    ontext(part) {
      if (unread === 0) text(part)
    },
  })
  for (let at = 0; at < html.length; at += PART) {
    parser.write(html.slice(at, at + PART))
    if (depth >= MARKUP_DEPTH_MAX) break
  }
  parser.end()
}
