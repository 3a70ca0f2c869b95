import { makeZip } from 'client-zip'
import { getFormat } from '#contract/formats.ts'
import { namesOfParts, type RequiredPart, withoutParts } from '#contract/ads/required-parts.ts'
import { adFileName, sizeName } from '#contract/sizes.ts'
import { fileStem } from '#server/ads/downloads/file-names.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { findCurrentVariant } from '#server/ads/variants/store.ts'
import { productsOf, readIfThere, NOT_IN_ARCHIVE } from './archived-products.ts'
import { describePicture } from './describe-picture.ts'
import { folderOf } from './folder-of.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { worthALook } from './present.ts'
import { type ReportLine, writeReport } from './report.ts'
import { listResults, type ResultPicture, type ResultRow } from './results-store.ts'
import type { CampaignRow } from './store.ts'

type ArchiveServices = Pick<Services, 'db' | 'storage' | 'now'>

/**
 * Streams every picture of a campaign, product by product, with a report. One picture is in memory at a time. A picture
 * without a required part is left out unless the user accepted that, and the report says so. Throws what getOwnCampaign
 * throws, and NOT_FOUND if nothing was started.
 */
export async function downloadCampaign(
  services: ArchiveServices,
  { userId, id, without = [] }: { userId: string; id: string; without?: readonly RequiredPart[] | undefined },
): Promise<{ name: string; zip: ReadableStream }> {
  const campaign = await getOwnCampaign(services.db, userId, id)
  const first = await listResults(services.db, id, { after: -1, limit: 1 })
  if (first.length === 0)
    throw new AppError('NOT_FOUND', 'There is no picture to download yet. Please start the campaign first.')
  return { name: `${fileStem(campaign.name)}-ads.zip`, zip: makeZip(entries(services, { campaign, without })) }
}

async function* entries(
  services: ArchiveServices,
  { campaign, without }: { campaign: CampaignRow; without: readonly RequiredPart[] },
) {
  const lines: ReportLine[] = []
  for await (const { result, pictures } of productsOf(services, campaign)) {
    for (const picture of pictures) {
      const file = `${folderOf(result.key)}/${adFileName(picture.format)}`
      const { lacking, ...described } = await describe(services, picture)
      const held = lacking.filter((part) => !without.includes(part))
      const bytes = held.length > 0 ? undefined : await readIfThere(services, picture.imageId)
      if (bytes) yield { name: file, lastModified: picture.createdAt, input: bytes as Uint8Array<ArrayBuffer> }
      const line = { ...lineOf(result, picture), ...described }
      lines.push(bytes ? { ...line, file } : { ...line, findings: held.length > 0 ? heldBack(held) : NOT_IN_ARCHIVE })
    }
    lines.push(...missingOf(result, pictures))
  }
  // The report comes last: only then is it known what is missing.
  yield { name: 'report.csv', lastModified: services.now(), input: writeReport(lines) }
}

/** Explains a picture that is held back: it is included without a required part only if that is asked for by name. */
function heldBack(parts: readonly RequiredPart[]): string {
  return `It is without ${namesOfParts(parts)} and is not in the archive: shorten it, or download the pictures${withoutParts(parts)} too.`
}

async function describe({ db }: ArchiveServices, { creativeId, format }: ResultPicture) {
  const [ad, variant] = [await findCreative(db, creativeId), await findCurrentVariant(db, creativeId, format)]
  return ad && variant ? describePicture(variant, ad) : { lacking: [] }
}

function lineOf({ key, notes, product }: ResultRow, { format, width, height, findings }: ResultPicture): ReportLine {
  const messages = [...notes, ...worthALook(findings).map(({ message }) => message)]
  const size = sizeName({ widthPx: width, heightPx: height })
  const common = { product: key, name: product.name, price: product.price }
  return { ...common, format: getFormat(format).name, size, file: '', findings: messages.join(' ') }
}

/** Returns the lines for missing pictures. A product without any picture has one line that says why. */
function missingOf({ key, product, message, missing }: ResultRow, pictures: readonly ResultPicture[]): ReportLine[] {
  const common = { product: key, name: product.name, price: product.price }
  if (missing.length > 0)
    return missing.map((one) => ({
      ...common,
      format: getFormat(one.format).name,
      file: '',
      findings: one.message,
    }))
  if (pictures.length > 0) return []
  return [{ ...common, format: '', file: '', findings: message ?? 'It is not made yet.' }]
}
