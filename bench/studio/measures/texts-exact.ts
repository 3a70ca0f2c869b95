import { type AdFields, allCallsToAction, type Layout } from '#studio/index.ts'
import type { RunInk } from './run-ink.ts'
import { type TextLayer, textLayersOf } from './layers.ts'

const PHRASES = new Set(allCallsToAction)

/**
 * Returns what is wrong with an ad's words; empty if every text is the direction's, every word of the direction the
 * user's own or a phrase of the studio's, every line whole, and no letter outside of the canvas or on another's.
 */
export function findTextFaults(layout: Layout, ad: AdFields, inks: readonly RunInk[]): string[] {
  return [
    ...textLayersOf(layout).flatMap((layer) => [...foreignText(layout, layer), ...brokenLines(layer)]),
    ...directionWords(layout).flatMap((text) => foreignWords(text, ad)),
    ...missingWords(layout, ad),
    ...inks.flatMap((ink) => cutLetters(ink, layout)),
    ...crossedLetters(inks),
  ]
}

function directionWords({ direction: { words } }: Layout): string[] {
  const { callToAction, proof, ...others } = words
  const texts = [...Object.values(others), ...proof].filter((text) => text !== undefined)
  return PHRASES.has(callToAction) ? texts : [...texts, callToAction]
}

function foreignText(layout: Layout, layer: TextLayer): string[] {
  const { callToAction } = layout.direction.words
  const allowed = [...directionWords(layout), callToAction].map(folded)
  return allowed.includes(folded(layer.text)) ? [] : [`“${layer.text}” is not in the direction`]
}

function foreignWords(text: string, ad: AdFields): string[] {
  const typed = [ad.productName, ad.productDescription, ad.productPrice, ad.productDiscount, ...ad.taglines]
  return typed.some((field) => field && folded(field).includes(folded(text))) ? [] : [`“${text}” was not typed`]
}

/** Normalizes case and white space, which the typesetting may change; nothing else may differ. */
function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLocaleLowerCase('und')
}

/** Normalizes quotes and dashes: the typewriter's, and those that typesetters substitute. */
function plainMarks(text: string): string {
  const marks = text
    .replaceAll(/[“”„«»「」]/gu, '"')
    .replaceAll('’', "'")
    .replaceAll(/--|–/gu, '-')
  return marks.replaceAll('\u202f', '').normalize('NFC').trim()
}

/**
 * Returns wrongly broken lines. Lines may break at a space, which is dropped, or inside a word too long for its box,
 * where at most a hyphen is added.
 */
function brokenLines({ text, lines }: TextLayer): string[] {
  let rest = plainMarks(text)
  for (const line of lines) {
    const whole = plainMarks(line.text)
    const part = rest.startsWith(whole) ? whole : whole.replace(/-$/, '')
    if (!rest.startsWith(part)) return [`“${text}” is set as “${lines.map((each) => each.text).join(' / ')}”`]
    rest = rest.slice(part.length).trimStart()
  }
  return rest === '' ? [] : [`“${text}” is cut before “${rest}”`]
}

/** Returns what is missing: name, offer and one call to action are always shown. */
function missingWords(layout: Layout, ad: AdFields): string[] {
  const texts = textLayersOf(layout).map((layer) => folded(layer.text))
  const { price, badge, callToAction } = layout.direction.words
  const missing = [ad.productName, price, badge, callToAction].filter((text) => text && !texts.includes(folded(text)))
  return missing.map((text) => `“${text}” is missing`)
}

function cutLetters({ layer, box, coverage }: RunInk, { widthPx, heightPx }: Layout): string[] {
  const isOutside = coverage.some((value, index) => {
    const [x, y] = [box.x + (index % box.width), box.y + Math.floor(index / box.width)]
    return value > INK_LEVEL && (x < 0 || y < 0 || x >= widthPx || y >= heightPx)
  })
  return isOutside ? [`“${layer.text}” leaves the canvas`] : []
}

const INK_LEVEL = 127

function crossedLetters(inks: readonly RunInk[]): string[] {
  return inks.flatMap((first, index) =>
    inks
      .slice(index + 1)
      .filter((second) => meet(first, second))
      .map((second) => `“${first.layer.text}” lies on “${second.layer.text}”`),
  )
}

function meet(first: RunInk, second: RunInk): boolean {
  return first.coverage.some((value, index) => {
    if (value <= INK_LEVEL) return false
    const x = first.box.x + (index % first.box.width) - second.box.x
    const y = first.box.y + Math.floor(index / first.box.width) - second.box.y
    if (x < 0 || y < 0 || x >= second.box.width || y >= second.box.height) return false
    return second.coverage[y * second.box.width + x]! > INK_LEVEL
  })
}
