import { createHash } from 'node:crypto'
import { weighReport } from '#contract/ads/weigh-report.ts'
import { type DigitalSource, digitalSourceOf } from '#contract/pictures/digital-source.ts'
import type { Report } from '#contract/ads/report.ts'
import { type AdFormat, adFileName, fileRulesOf } from '#contract/sizes.ts'
import type { Ingredient } from '#server/pictures/credentials/credentials-tasks.ts'
import type { Services } from '#server/services.ts'

export interface SigningServices extends Pick<Services, 'credentials'> {
  log: Pick<Services['log'], 'warn'>
}

/** A photo that is shown on an ad. */
export type ShownPhoto = Omit<Ingredient, 'title'>

interface Painted {
  jpeg: Uint8Array
  report: Report
  layout: { family: string; synthetic?: boolean | null; layers?: readonly object[] }
}

interface SignedAd {
  format: AdFormat
  /** Photos that it was painted from, the hero first. Those that the layout does not show are left out. */
  photos: readonly (ShownPhoto | undefined)[]
  /** All that its maker asked for, of which the file has a hash. */
  brief: unknown
  /** Names of the models whose work is in it. */
  models?: readonly (string | undefined)[]
}

/**
 * Signs a painted ad, after which its bytes are final, and weighs it again. Nothing in the statement depends on time or
 * on ids, so that the same picture of the same brief is the same file.
 */
export async function signAd<Ad extends Painted>(
  services: SigningServices,
  painted: Ad,
  { format, photos, brief, models = [] }: SignedAd,
): Promise<Ad> {
  const { layout, report } = painted
  const shown = photos.filter((_, index) => shownIn(layout).has(index)).flatMap((photo) => photo ?? [])
  const jpeg = await signJpeg(services, painted.jpeg, {
    format,
    digitalSource: digitalSourceOf(layout),
    photos: shown,
    facts: {
      brief: hashOfFacts(brief),
      recipe: hashOfFacts(layout),
      models: models.filter((model) => model !== undefined),
    },
  })
  return { ...painted, jpeg, report: weighReport(report, format, jpeg.byteLength) }
}

interface SignedJpeg {
  format: AdFormat
  digitalSource: DigitalSource
  photos: readonly ShownPhoto[]
  facts: Readonly<Record<string, unknown>>
}

/** Signs a finished file. */
export async function signJpeg(
  { credentials, log }: SigningServices,
  jpeg: Uint8Array,
  { format, digitalSource, photos, facts }: SignedJpeg,
): Promise<Uint8Array> {
  const { jpeg: signed, stampFailure } = await credentials.sign({
    jpeg,
    statement: {
      title: adFileName(format),
      digitalSource,
      ingredients: photos.map((photo, index) => ({ ...photo, title: `Photo ${index + 1}` })),
      facts: {
        ...facts,
        photos: photos.map(({ sha256, digitalSource: source }) => ({ sha256, ...(source && { source }) })),
      },
    },
    maxBytes: fileRulesOf(format).maxBytes,
  })
  if (stampFailure) log.warn({ reason: stampFailure }, 'A time stamp did not come')
  return signed
}

/** The hero's layer may name no photo if a family shows it in a way of its own. */
function shownIn({ layers = [] }: Painted['layout']): Set<number> {
  return new Set([0, ...layers.flatMap((layer) => ('photo' in layer ? Number(layer.photo ?? 0) : []))])
}

/** Returns the SHA-256 of a value as JSON whose keys are sorted, because the database stores them in an order of its own. */
export function hashOfFacts(value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value))
  return createHash('sha256')
    .update(JSON.stringify(inOrder(plain)))
    .digest('hex')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, held]) => [key, inOrder(held)]))
}
