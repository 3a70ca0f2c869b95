import { Parser } from 'htmlparser2'
import { UNREAD } from './block-elements.ts'

/** Who hears of what a text of HTML holds, in its order. */
export interface MarkupListener {
  open(name: string): void
  close(name: string): void
  /** What a reader would see: nothing of scripts and styles. Its entities are read. */
  text(part: string): void
}

/** Of elements in one another: the parser walks through all that are open for each that opens or closes. */
export const MARKUP_DEPTH_MAX = 300
/** So many characters go to the parser before the depth is looked at. */
const PART = 4_096

/** Reads HTML in time in proportion to its length. What is nested deeper than any shop writes ends it. */
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
