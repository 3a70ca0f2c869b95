import { getFormat, type FormatId } from '../formats.ts'
import { findPlacement, type FileType, PLACEMENTS, type AdPlacement, placementsOf } from './placements.ts'
import { type PlatformId, PLATFORMS } from './platforms.ts'
import type { SourceId } from './sources.ts'

/** The rules of the rulebook. Those of sizes and files follow from the placements; the others are rows. No zod. */

/** The checks, in the order in which a person would look. */
export const CITED_CHECKS = [
  { id: 'size', name: 'Size' },
  { id: 'bytes', name: 'File size' },
  { id: 'file-type', name: 'File type' },
  { id: 'color-space', name: 'Color space' },
  { id: 'transparency', name: 'Transparency' },
  { id: 'safe-zone', name: 'Safe zone' },
  { id: 'contrast', name: 'Contrast of words' },
  { id: 'text-share', name: 'Share of text' },
  { id: 'close-button', name: 'Look of a close button' },
  { id: 'play-button', name: 'Look of a play button' },
  { id: 'capitals', name: 'Capitals' },
  { id: 'punctuation', name: 'Repeated punctuation' },
  { id: 'ai-mark', name: 'Mark of AI' },
  { id: 'edge', name: 'Edge against the page' },
  { id: 'tint', name: 'Tint of Pinterest' },
  { id: 'color-blind', name: 'For the color-blind' },
  { id: 'thumbnail', name: 'At thumbnail size' },
  { id: 'dark-mode', name: 'In dark mode' },
] as const

export type CheckId = (typeof CITED_CHECKS)[number]['id']

/** An error is refused or cannot be uploaded; a warning is worth a change; a note changes nothing. */
export type RuleSeverity = 'error' | 'warning' | 'info'

export interface Rule {
  id: string
  check: CheckId
  severity: RuleSeverity
  /** Left out for a rule of ours, which holds everywhere. */
  platform?: PlatformId
  /** Placements that it is about; left out if it is about all of the platform. */
  placements?: readonly string[]
  /** The page that states it; left out for a bound of ours. */
  source?: SourceId
  /** The measure of its check: a ratio, a share, or pixels. */
  bound?: number
}

const ROWS = [
  {
    id: 'pinterest-color-space',
    check: 'color-space',
    severity: 'warning',
    platform: 'pinterest',
    source: 'pinterest-specs',
  },
  { id: 'color-space', check: 'color-space', severity: 'warning' },
  { id: 'google-transparency', check: 'transparency', severity: 'error', platform: 'google', source: 'google-design' },
  { id: 'transparency', check: 'transparency', severity: 'warning' },
  {
    id: 'criteo-contrast',
    check: 'contrast',
    severity: 'error',
    platform: 'criteo',
    source: 'criteo-guidelines',
    bound: 4.5,
  },
  { id: 'contrast', check: 'contrast', severity: 'warning', source: 'wcag', bound: 3 },
  {
    id: 'google-text-share',
    check: 'text-share',
    severity: 'warning',
    platform: 'google',
    placements: ['google_landscape', 'google_square'],
    source: 'google-responsive-text',
    bound: 0.2,
  },
  {
    id: 'microsoft-text-share',
    check: 'text-share',
    severity: 'error',
    platform: 'microsoft',
    source: 'microsoft-images',
    bound: 0,
  },
  { id: 'google-close-button', check: 'close-button', severity: 'error', platform: 'google', source: 'google-design' },
  { id: 'meta-close-button', check: 'close-button', severity: 'error', platform: 'meta', source: 'meta-functions' },
  { id: 'google-play-button', check: 'play-button', severity: 'error', platform: 'google', source: 'google-design' },
  { id: 'meta-play-button', check: 'play-button', severity: 'error', platform: 'meta', source: 'meta-functions' },
  { id: 'google-capitals', check: 'capitals', severity: 'warning', platform: 'google', source: 'google-capitals' },
  {
    id: 'google-punctuation',
    check: 'punctuation',
    severity: 'warning',
    platform: 'google',
    source: 'google-editorial',
  },
  { id: 'google-ai-mark', check: 'ai-mark', severity: 'info', platform: 'google', source: 'google-synthetic' },
  { id: 'meta-ai-mark', check: 'ai-mark', severity: 'info', platform: 'meta', source: 'meta-ai' },
  { id: 'pinterest-ai-mark', check: 'ai-mark', severity: 'info', platform: 'pinterest', source: 'pinterest-ai' },
  { id: 'tiktok-ai-mark', check: 'ai-mark', severity: 'info', platform: 'tiktok', source: 'tiktok-ai' },
  { id: 'ai-mark', check: 'ai-mark', severity: 'info', source: 'iptc' },
  { id: 'amazon-edge', check: 'edge', severity: 'warning', platform: 'amazon', source: 'amazon-acceptance' },
  { id: 'criteo-edge', check: 'edge', severity: 'warning', platform: 'criteo', source: 'criteo-guidelines' },
  { id: 'pinterest-tint', check: 'tint', severity: 'info', platform: 'pinterest', source: 'pinterest-backgrounds' },
  { id: 'color-blind', check: 'color-blind', severity: 'warning', bound: 3 },
  { id: 'thumbnail', check: 'thumbnail', severity: 'warning', bound: 7 },
  { id: 'dark-mode', check: 'dark-mode', severity: 'warning' },
] as const satisfies readonly Rule[]

/** Rules that follow from a placement's row: its size, its bytes, its file types, and what it covers. */
function rulesOfPlacement({ id, platform, maxBytes, types, source, bytesSource, covered }: AdPlacement): Rule[] {
  const rule = { severity: 'error', platform, placements: [id], source } as const
  return [
    { ...rule, id: `${id}-size`, check: 'size' },
    ...(maxBytes === undefined
      ? []
      : [{ ...rule, id: `${id}-bytes`, check: 'bytes', bound: maxBytes, source: bytesSource ?? source } as const]),
    ...(types === undefined ? [] : [{ ...rule, id: `${id}-file-type`, check: 'file-type' } as const]),
    ...(covered === undefined
      ? []
      : [{ ...rule, id: `${id}-safe-zone`, check: 'safe-zone', severity: 'warning', source: covered.source } as const]),
  ]
}

export const RULES: readonly Rule[] = [...PLACEMENTS.flatMap(rulesOfPlacement), ...ROWS]

const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))

export function getRule(id: string): Rule {
  const rule = BY_ID.get(id)
  if (!rule) throw new Error(`Unknown rule: ${id}`)
  return rule
}

/** Returns the rules that hold for a placement, in the order of the checks. */
export function rulesFor({ id, platform }: Pick<AdPlacement, 'id' | 'platform'>): Rule[] {
  const rules = RULES.filter(
    (rule) =>
      (rule.platform === undefined || rule.platform === platform) &&
      (rule.placements === undefined || rule.placements.includes(id)),
  )
  return inOrder(rules)
}

function inOrder(rules: readonly Rule[]): Rule[] {
  const place = ({ check }: Rule) => CITED_CHECKS.findIndex(({ id }) => id === check)
  return rules.toSorted((one, other) => place(one) - place(other))
}

/** The aim of a check: everything, a platform, or one of its placements. */
export interface Target {
  platform?: PlatformId
  placement?: AdPlacement
}

/**
 * Reads a platform, a placement or a format of ours by its id. A format is the first placement that it is made for.
 * Returns undefined for any other word.
 */
export function readTarget(word: string): Target | undefined {
  if (word === 'all') return {}
  const platform = PLATFORMS.find(({ id }) => id === word)?.id
  if (platform) return { platform }
  const placement = findPlacement(word) ?? placementsOf(word as FormatId)[0]
  return placement && { platform: placement.platform, placement }
}

const TYPE_NAMES: Record<FileType, string> = { jpeg: 'JPEG', png: 'PNG', gif: 'GIF', webp: 'WebP' }

export function namesOfTypes(types: readonly FileType[]): string {
  return types.map((type) => TYPE_NAMES[type]).join(', ')
}

/** Returns the rules that a finished picture of a format was made by; none for a size of nobody's. */
export function rulesOfFormat(format: FormatId): Rule[] {
  const placements = placementsOf(getFormat(format).id)
  const rules = placements.flatMap(rulesFor)
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()]
}
