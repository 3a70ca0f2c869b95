import type { Box } from '#contract/ads/report.ts'
import { makeCanvas } from '#studio/canvas/canvas.ts'
import type { Layout, Placement, TextLayer } from '#studio/layers/layout.ts'
import type { PhotoStudy } from '#studio/photo/photo-study.ts'
import { settable } from '#studio/type/lines/break-points.ts'
import { inCapitals } from '#studio/type/capitals.ts'
import type { Typesetter } from '#studio/type/typesetter.ts'

/**
 * Lists violations of what docs/studio.md requires of the words of every layout, computed from the layout alone and by
 * other means than the studio's own checks. Empty if there are none.
 */
export function wordProblems(layout: Layout, hero: PhotoStudy, typesetter: Typesetter): string[] {
  const texts = layout.layers.filter((layer) => layer.kind === 'text')
  const product = layout.layers.find((layer) => layer.kind === 'product')
  return [
    ...missingTextProblems(layout, texts),
    ...texts.flatMap((text) => runProblems(layout, text, typesetter)),
    ...meetings(texts),
    ...(product
      ? texts
          .filter((text) => !text.behindProduct && liesOn(text, hero, product.placement))
          .map((text) => `${text.part} lies on the product`)
      : []),
  ]
}

/** Characters with ink, in their order: line breaking must keep them. A hyphen may be added where a word is divided. */
const inked = (text: string) => text.normalize('NFC').replaceAll(/[\s-]/gu, '')

function missingTextProblems({ direction }: Layout, texts: readonly TextLayer[]): string[] {
  const { words, language, type } = direction
  const own: Record<TextLayer['part'], (string | undefined)[]> = {
    headline: [words.headline, ...(type.uppercase ? [inCapitals(words.headline, language)] : [])],
    name: [words.name],
    support: [words.support],
    proof: words.proof,
    price: [words.price],
    'old-price': [words.oldPrice],
    badge: [words.badge, words.price],
    'call-to-action': [words.callToAction],
    'brand-name': [words.brandName],
    'web-address': [words.webAddress],
    'legal-line': [words.legalLine],
  }
  const strange = texts
    .filter((text) => !own[text.part].includes(text.text))
    .map((text) => `${text.part} is no word of the direction`)
  const hasPart = (role: TextLayer['part']) => texts.some((text) => text.part === role)
  const missing = [
    hasPart('call-to-action') ? [] : 'no call to action',
    hasPart(words.name === undefined ? 'headline' : 'name') ? [] : 'no name',
    !words.price || hasPart('price') || texts.some((text) => text.text === words.price) ? [] : 'no price',
    !words.badge || hasPart('badge') ? [] : 'no offer',
    texts.every((text) => (text.strike ?? false) === (text.part === 'old-price'))
      ? []
      : 'a wrong price is struck through',
  ]
  return [...strange, ...missing.flat()]
}

/** Minimum cap heights, in px (docs/studio.md). */
const MIN_CAP = { small: 7, square: 12, large: 18 }

function minCapOf({ format, widthPx, heightPx }: Layout): number {
  if (typeof format !== 'string')
    return Math.max(MIN_CAP.small, Math.min(MIN_CAP.large, Math.min(widthPx, heightPx) / 60))
  return MIN_CAP[widthPx >= 1080 ? 'large' : widthPx === 600 ? 'square' : 'small']
}

function runProblems(layout: Layout, text: TextLayer, typesetter: Typesetter): string[] {
  const { safe } = makeCanvas(layout.format)
  const problems: string[] = []
  if (inked(text.lines.map((line) => line.text).join('')) !== inked(settable(text.text, text.language)))
    problems.push('is cut')
  if (typesetter.capHeight(text.face) * text.sizePx < minCapOf(layout) - 0.01) problems.push('is too small')
  for (const line of text.lines) {
    const ink = move(line.inkBox, text.x, text.y)
    if (!inside(ink, text.box)) problems.push('leaves its box')
    if (turnedCorners(ink, text).some((corner) => !inside({ ...corner, width: 0, height: 0 }, safe))) {
      problems.push('leaves the safe zone')
    }
    if (![ink.x, ink.y, ink.width, ink.height].every(Number.isFinite)) problems.push('is nowhere')
  }
  return problems.map((problem) => `${text.part} ${problem}`)
}

function meetings(texts: readonly TextLayer[]): string[] {
  return texts.flatMap((first, index) =>
    texts.slice(index + 1).flatMap((second) => {
      const meets = corners(first).some((one) => corners(second).some((other) => polygonsMeet(one, other)))
      return meets ? [`${first.part} lies on ${second.part}`] : []
    }),
  )
}

interface Point {
  x: number
  y: number
}

/** Returns the corners of each line's ink, turned as the run is. */
function corners(text: TextLayer): Point[][] {
  return text.lines
    .filter((line) => line.inkBox.width > 0 && line.inkBox.height > 0)
    .map((line) => turnedCorners(shrink(move(line.inkBox, text.x, text.y)), text))
}

function turnedCorners(box: Box, { box: whole, rotation }: TextLayer): Point[] {
  const angle = (rotation * Math.PI) / 180
  const [cx, cy] = [whole.x + whole.width / 2, whole.y + whole.height / 2]
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height]
  const turn = (x: number, y: number) => ({
    x: cx + (x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle),
    y: cy + (x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle),
  })
  return [turn(left, top), turn(right, top), turn(right, bottom), turn(left, bottom)]
}

/** Returns true if two convex shapes overlap: they are apart if the normal of one of their sides separates them. */
function polygonsMeet(first: readonly Point[], second: readonly Point[]): boolean {
  return [first, second].every((shape) =>
    shape.every((corner, index) => {
      const next = shape[(index + 1) % shape.length]!
      const normal = { x: corner.y - next.y, y: next.x - corner.x }
      const reach = (points: readonly Point[]) => points.map((point) => point.x * normal.x + point.y * normal.y)
      const [one, other] = [reach(first), reach(second)]
      return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one)
    }),
  )
}

/** Alpha that hides a letter, and the share of a run's area that may be hidden: a box's corners hold no ink. */
const OPAQUE = 128
const COVER_MAX = 0.01

function liesOn(text: TextLayer, hero: PhotoStudy, { box, rotation }: Placement): boolean {
  const picture = hero.product!
  const angle = (-rotation * Math.PI) / 180
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  let [points, covered] = [0, 0]
  for (const line of text.lines) {
    const ink = move(line.inkBox, text.x, text.y)
    for (let y = ink.y + 1; y < ink.y + ink.height; y += 3) {
      for (let x = ink.x + 1; x < ink.x + ink.width; x += 3) {
        const [point] = turnedCorners({ x, y, width: 0, height: 0 }, text) as [Point]
        const u = (Math.cos(angle) * (point.x - cx) - Math.sin(angle) * (point.y - cy)) / box.width + 0.5
        const v = (Math.sin(angle) * (point.x - cx) + Math.cos(angle) * (point.y - cy)) / box.height + 0.5
        points += 1
        if (u < 0 || v < 0 || u >= 1 || v >= 1) continue
        const pixel = Math.floor(v * picture.heightPx) * picture.widthPx + Math.floor(u * picture.widthPx)
        if (picture.data[pixel * 4 + 3]! > OPAQUE) covered += 1
      }
    }
  }
  return points > 0 && covered / points > COVER_MAX
}

function move(box: Box, x: number, y: number): Box {
  return { ...box, x: box.x + x, y: box.y + y }
}

/** Shrinks a box by half a pixel, so that antialiasing does not count as contact. */
function shrink(box: Box): Box {
  return {
    x: box.x + 0.25,
    y: box.y + 0.25,
    width: Math.max(0.1, box.width - 0.5),
    height: Math.max(0.1, box.height - 0.5),
  }
}

function inside(inner: Box, outer: Box, slackPx = 0.5): boolean {
  return (
    inner.x >= outer.x - slackPx &&
    inner.y >= outer.y - slackPx &&
    inner.x + inner.width <= outer.x + outer.width + slackPx &&
    inner.y + inner.height <= outer.y + outer.height + slackPx
  )
}
