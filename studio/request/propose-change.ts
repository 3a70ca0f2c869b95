import { describeColor } from '#contract/pictures/color-names.ts'
import { DIAL_STEPS_MAX, type Dials } from '#contract/ads/dials.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { type ColorRole, REQUIRED_WORD_PARTS, WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import type { AskedChange } from './asked-change.ts'
import { hexOfName, nextShade } from './named-colors.ts'
import { writeLike } from './write-like.ts'

/** Ad that a request is about, as one of its pictures shows it. */
export interface RequestedAd {
  language: LanguageCode
  words: Partial<Record<WordPart, string>>
  colors: Partial<Record<ColorRole, string>>
  /** Colors of the ad's pictures and its palette. */
  palette: readonly string[]
  dials: Dials
  /** Photo that leads, among `photos`. */
  hero: string
  photos: readonly { url: string; name: string }[]
  cutOut: 'auto' | 'always' | 'never'
  hasLogo: boolean
}

/** Changes in the form in which an ad accepts them. */
export interface ProposedChanges {
  words?: Partial<Record<WordPart, string | null>>
  colors?: Partial<Record<ColorRole, string>>
  dials?: Dials
  hero?: string
  cutOut?: 'always' | 'never'
  logo?: null
}

/** One line on a change: "Price", from "$4.99", to "$3.99". */
export interface ProposedLine {
  name: string
  from?: string
  to: string
}

export type Proposal = { changes: ProposedChanges; lines: ProposedLine[] } | { problem: string }

/** Returns the changes as fields, or a sentence on why they cannot be made. */
export function proposeChange(asked: readonly AskedChange[], ad: RequestedAd): Proposal {
  const changes: ProposedChanges = {}
  const lines = new Map<string, ProposedLine>()
  for (const one of asked) {
    const step = stepOf(one, ad)
    if ('problem' in step) return step
    const { line, key } = step
    const before = lines.get(key)
    if (before && before.to !== line.to)
      return { problem: `${line.name} is asked for in two ways. Ask for one of them.` }
    lines.set(key, line)
    // A part that is so already is not changed, because that might move other parts.
    if (line.from !== line.to) add(changes, step.changes)
  }
  const open = [...lines.values()].filter(({ from, to }) => from !== to)
  if (open.length === 0) return { problem: 'The picture looks like this already.' }
  return { changes, lines: open }
}

interface Step {
  key: string
  changes: ProposedChanges
  line: ProposedLine
}

function add(changes: ProposedChanges, { words, colors, dials, ...others }: ProposedChanges): void {
  Object.assign(changes, others)
  if (words) changes.words = { ...changes.words, ...words }
  if (colors) changes.colors = { ...changes.colors, ...colors }
  if (dials) changes.dials = { ...changes.dials, ...dials }
}

function stepOf(asked: AskedChange, ad: RequestedAd): Step | { problem: string } {
  switch (asked.kind) {
    case 'words':
      return wordStep(asked, ad)
    case 'size':
      return sizeStep(asked, ad)
    case 'place': {
      const line = { name: 'Where the product stands', to: PLACES[asked.place] }
      return { key: 'place', changes: { dials: { place: asked.place } }, line }
    }
    case 'color':
    case 'shade':
      return colorStep(asked, ad)
    case 'photo':
      return photoStep(asked, ad)
    case 'cutOut': {
      const line = { name: 'Main photo', from: CUT_OUTS[ad.cutOut], to: CUT_OUTS[asked.cutOut] }
      return { key: 'cutOut', changes: { cutOut: asked.cutOut }, line }
    }
    case 'noLogo':
      if (!ad.hasLogo) return { problem: 'There is no logo on this picture.' }
      return { key: 'logo', changes: { logo: null }, line: { name: 'Logo', to: 'taken away' } }
  }
}

const PLACES = { left: 'on the left', right: 'on the right', nearer: 'nearer' } as const
const CUT_OUTS = { auto: 'automatic', always: 'cut out', never: 'as photographed' } as const

function wordStep(
  { part, text, isAmount }: AskedChange & { kind: 'words' },
  ad: RequestedAd,
): Step | { problem: string } {
  const from = ad.words[part]
  const name = capitalized(WORD_PART_NAMES[part])
  if (text === null) {
    if (part in REQUIRED_WORD_PARTS) return { problem: REQUIRED_WORD_PARTS[part as keyof typeof REQUIRED_WORD_PARTS] }
    if (from === undefined) return { problem: `There is no ${WORD_PART_NAMES[part]} on this picture.` }
    return { key: part, changes: { words: { [part]: null } }, line: { name, from, to: 'taken away' } }
  }
  const price = ad.words[part] ?? ad.words.price ?? ad.words.oldPrice
  const to = isAmount ? writeLike(text, { price, language: ad.language }) : text
  if (to === undefined) return { problem: `“${text}” is no price. Write it like 3.99, or say “no price”.` }
  return { key: part, changes: { words: { [part]: to } }, line: { name, ...(from !== undefined && { from }), to } }
}

function sizeStep({ part, by }: AskedChange & { kind: 'size' }, ad: RequestedAd): Step | { problem: string } {
  const isThere = {
    product: true,
    headline: ad.words.headline,
    price: ad.words.price ?? ad.words.badge,
    logo: ad.hasLogo,
  }
  if (!isThere[part]) return { problem: `There is no ${part} on this picture.` }
  const step = (ad.dials[part] ?? 0) + by
  const way = by > 0 ? 'large' : 'small'
  if (Math.abs(step) > DIAL_STEPS_MAX) return { problem: `The ${part} is as ${way} as it can be.` }
  const line = { name: capitalized(part), to: `one step ${way}${by > 0 ? 'r' : 'er'}` }
  return { key: `size ${part}`, changes: { dials: { [part]: step } }, line }
}

const ROLE_NAMES: Record<ColorRole, string> = {
  ground: 'Background',
  surface: 'Shapes',
  ink: 'Text',
  accent: 'Call to action',
  offer: 'Badge',
}

function colorStep(
  asked: AskedChange & { kind: 'color' | 'shade' },
  { colors, palette }: RequestedAd,
): Step | { problem: string } {
  const { role } = asked
  const from = colors[role]
  const name = ROLE_NAMES[role]
  if (!from) return { problem: `${name} has no color of its own on this picture.` }
  const to = asked.kind === 'color' ? hexOfName(asked, palette) : nextShade(from, asked.towards)
  if (to === undefined) {
    const way = asked.kind === 'shade' && asked.towards === 'dark' ? 'dark' : 'light'
    return { problem: `${name} is as ${way} as it can be.` }
  }
  const line = { name: `${name}, color`, from: describeColor(from), to: describeColor(to) }
  return { key: `color ${role}`, changes: { colors: { [role]: to } }, line }
}

function photoStep(
  { place }: AskedChange & { kind: 'photo' },
  { photos, hero }: RequestedAd,
): Step | { problem: string } {
  const [photo, leading] = [photos[place - 1], photos.find(({ url }) => url === hero)]
  const count = photos.length === 1 ? 'one photo' : `${photos.length} photos`
  if (!photo) return { problem: `This ad has ${count}: there is no photo ${place}.` }
  const line = { name: 'Main photo', ...(leading && { from: leading.name }), to: photo.name }
  return { key: 'photo', changes: { hero: photo.url }, line }
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
