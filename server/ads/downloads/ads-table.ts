import { digitalSourceOf, type DigitalSource } from '#contract/pictures/digital-source.ts'
import { getFormat } from '#contract/formats.ts'
import { missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import type { Finding } from '#contract/ads/report.ts'
import { sizeName } from '#contract/sizes.ts'
import { altTextOf, readShownTexts, type ShownText } from '#studio/index.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { writeCsvTable } from '#server/platform/http/csv-table.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'

/** A picture in an archive. */
export interface AdFile {
  path: string
  creative: Pick<CreativeRow, 'productName'>
  variant: Pick<VariantRow, 'format' | 'width' | 'height' | 'layout' | 'imageId' | 'createdAt'>
  /** Findings on it, with missing required parts. */
  findings: readonly Finding[]
}

/**
 * Writes one line for each picture, for the user who uploads it: its texts, its alternative text, and what to tick if a
 * platform asks about AI.
 */
export function writeAdsTable(
  files: readonly AdFile[],
  missing: ReadonlySet<AdFile>,
  notes: ReadonlyMap<AdFile, readonly string[]> = new Map(),
): string {
  const noteOn = (file: AdFile) => [lackOf(file), ...(notes.get(file) ?? [])].filter((note) => note !== '').join(' ')
  const rows = files.map((file) => [...describe(file), missing.has(file) ? MISSING : noteOn(file)])
  return writeCsvTable([HEAD, ...rows])
}

const WORDS: Record<ShownText['part'], string> = {
  headline: 'headline',
  name: 'name',
  support: 'second line',
  proof: 'points',
  price: 'price',
  'old-price': 'old price',
  badge: 'badge',
  'call-to-action': 'call to action',
  'brand-name': 'brand',
  'web-address': 'web address',
  'legal-line': 'legal line',
}

const PARTS = Object.keys(WORDS) as ShownText['part'][]

/** Platforms that ask the advertiser whether AI made the picture, each in a place of its own. */
const PLATFORMS = ['Google', 'Meta', 'Pinterest', 'Taboola']

const WHAT_TO_TICK: Record<DigitalSource, string> = {
  composite: 'Leave unticked, unless AI made one of your photos',
  compositeSynthetic: 'Tick: AI made a part of this picture',
}

const MISSING = 'This picture could not be read and is not in the archive: download it again, or generate it once more.'

const HEAD = [
  'file',
  'product',
  'format',
  'size',
  ...PARTS.map((part) => WORDS[part]),
  'alternative text',
  ...PLATFORMS.map((platform) => `made with AI? (${platform})`),
  'note',
]

function describe({ path, creative, variant }: AdFile): string[] {
  const texts = readShownTexts(variant.layout)
  const toTick = WHAT_TO_TICK[digitalSourceOf(variant.layout)]
  const size = sizeName({ widthPx: variant.width, heightPx: variant.height })
  return [
    path,
    creative.productName,
    getFormat(variant.format).name,
    size,
    ...PARTS.map((part) => wordsOf(texts, part)),
    altTextOf(texts, creative.productName),
    ...PLATFORMS.map(() => toTick),
  ]
}

/** Returns, for the uploader, the missing parts that the user accepted. */
function lackOf({ findings }: AdFile): string {
  const parts = missingParts(findings)
  return parts.length > 0 ? `It is without ${namesOfParts(parts)}.` : ''
}

function wordsOf(texts: readonly ShownText[], part: ShownText['part']): string {
  return texts
    .filter((text) => text.part === part)
    .map(({ text }) => text)
    .join(' · ')
}
