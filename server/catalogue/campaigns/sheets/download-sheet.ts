import { makeZip } from 'client-zip'
import type { z } from 'zod'
import type { campaignSheetQuery } from '#contract/catalogue/campaign-sheets.ts'
import type { SheetPlatform } from '#contract/catalogue/sheet-platforms.ts'
import { missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import { getFormat } from '#contract/formats.ts'
import { adFileName, type Size } from '#contract/sizes.ts'
import { fileStem } from '#server/ads/downloads/file-names.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { CSV_START, writeCsvRow } from '#server/platform/http/csv-table.ts'
import type { Services } from '#server/services.ts'
import { type ArchivedProduct, productPagesOf, readIfThere, NOT_IN_ARCHIVE } from '../archived-products.ts'
import { findBrandOfLook } from '../brand-of-look.ts'
import { adFieldsOfProduct } from '../product-ad.ts'
import { folderOf } from '../folder-of.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { listResults, type ResultPicture, type ResultRow } from '../results-store.ts'
import type { CampaignRow } from '../store.ts'
import { googleSheet } from './platforms/google.ts'
import { metaSheet } from './platforms/meta.ts'
import { pinterestSheet } from './platforms/pinterest.ts'
import type { PictureName, SheetPictureShape, SheetAd, SheetFormat } from './sheet-format.ts'
import { listLinks } from './sheets-store.ts'
import { type SheetProblem, writeRow } from './write-rows.ts'

export const SHEET_FORMATS: Record<SheetPlatform, SheetFormat> = {
  meta: metaSheet,
  google: googleSheet,
  pinterest: pinterestSheet,
}

type SheetServices = Pick<Services, 'db' | 'now' | 'payments' | 'storage'>
type SheetOptions = z.output<typeof campaignSheetQuery>

/**
 * Streams a campaign as a platform's bulk sheet: the sheet, the pictures that it names, and `check.csv`. One picture is
 * in memory at a time. Throws what getOwnCampaign throws, PLAN_REQUIRED, and NOT_FOUND if nothing was started.
 */
export async function downloadSheet(
  services: SheetServices,
  { userId, id, platform, ...options }: { userId: string; id: string; platform: SheetPlatform } & SheetOptions,
): Promise<{ name: string; zip: ReadableStream }> {
  const { db } = services
  const campaign = await getOwnCampaign(db, userId, id)
  await requirePro(db, services, { userId, sentence: FOR_PRO })
  if ((await listResults(db, id, { after: -1, limit: 1 })).length === 0)
    throw new AppError('NOT_FOUND', 'There is no ad for a sheet yet. Please start the campaign first.')
  const brand = options.businessName ? undefined : await findBrandOfLook(db, campaign)
  const sheet = new Sheet(services, campaign, SHEET_FORMATS[platform], {
    ...options,
    businessName: options.businessName || brand?.name || '',
  })
  return { name: `${fileStem(campaign.name)}-${platform}.zip`, zip: makeZip(sheet.entries()) }
}

const FOR_PRO = 'Sheets for ad platforms are part of the Pro plan. Upgrade to use them.'

/** A line of `check.csv`. */
interface CheckLine extends SheetProblem {
  key: string
  name: string
  ad: string
}

/** One sheet while it is written. */
class Sheet {
  private readonly checks: CheckLine[] = []
  private readonly seen = new Set<string>()
  private readonly services: SheetServices
  private readonly campaign: CampaignRow
  private readonly format: SheetFormat
  private readonly options: SheetOptions

  constructor(services: SheetServices, campaign: CampaignRow, format: SheetFormat, options: SheetOptions) {
    this.services = services
    this.campaign = campaign
    this.format = format
    this.options = options
  }

  async *entries() {
    const lastModified = this.services.now()
    for await (const file of this.files()) yield { ...file, lastModified }
    if (this.options.pictures === 'true') yield* this.pictures()
    // It comes last: only then is it known which pictures could be read.
    yield { name: 'check.csv', lastModified, input: this.writeChecks() }
  }

  /** Yields the sheet, in as many files as the platform wants it. Each is read to its end before the next is asked for. */
  private async *files() {
    const { platform, rowsMax = Infinity, columns } = this.format
    const rows = this.rows()
    let next = await rows.next()
    for (let number = 1; number === 1 || !next.done; number += 1) {
      async function* lines() {
        const text = new TextEncoder()
        yield text.encode(CSV_START + writeCsvRow(columns.map(({ name }) => name)))
        for (let row = 0; row < rowsMax && !next.done; row += 1) {
          yield text.encode(writeCsvRow(next.value))
          next = await rows.next()
        }
      }
      const name = rowsMax === Infinity ? platform : `${platform}-${String(number).padStart(2, '0')}`
      yield { name: `${name}.csv`, input: lines() }
    }
  }

  private async *rows(): AsyncGenerator<string[]> {
    this.checkFormats()
    const { splitSentences, guessAdLanguage, readOffer } = await openSentences()
    for await (const { result, pictures, link } of this.linkedProducts()) {
      if (this.isLeftOut(link)) {
        this.check(result, '', { column: '', finding: NO_LINK })
        continue
      }
      const { product, key } = result
      const { name, description, tagline } = product
      const language = guessAdLanguage(adFieldsOfProduct(product)).language
      const words = {
        campaign: this.campaign.name,
        businessName: this.options.businessName ?? '',
        board: this.options.board ?? '',
        hostedAt: this.options.hostedAt ?? '',
        key,
        name,
        tagline: tagline ?? '',
        sentences: splitSentences(description, language),
        price: readOffer(product.price, product.discount).price ?? '',
        link: link ?? '',
      }
      const usable = pictures.filter((picture) => this.isComplete(result, picture))
      if (usable.length === 0) this.check(result, '', { column: '', finding: result.message ?? NO_PICTURE })
      for (const ad of usable.length > 0 ? this.format.ads : []) {
        const files = this.filesOf(ad, result, usable)
        if (ad.optional && Object.keys(files).length === 0) continue
        const { cells, problems } = writeRow(this.format, ad, { ...words, files })
        for (const problem of [...problems, ...this.repeated(cells)]) this.check(result, ad.set, problem)
        yield cells
      }
      for (const { format, message } of result.outdated)
        this.check(result, '', { column: adFileName(format), finding: message })
    }
  }

  private repeated(cells: readonly string[]): SheetProblem[] {
    const { unique, columns } = this.format
    const index = columns.findIndex(({ holds }) => holds !== undefined && holds === unique)
    const cell = cells[index]
    if (cell === undefined || cell === '') return []
    const isNew = !this.seen.has(cell)
    this.seen.add(cell)
    const { name } = columns[index]!
    return isNew ? [] : [{ column: name, finding: `Another row has this ${name}: make them differ, or it is refused.` }]
  }

  /** Notes the shapes of pictures that the campaign makes none of. */
  private checkFormats(): void {
    for (const { set, pictures, optional } of this.format.ads)
      for (const shapes of Object.values(pictures)) {
        const isMade = this.campaign.formats.some((format) => shapes.some((shape) => fits(getFormat(format), shape)))
        if (isMade || optional) continue
        const wanted = shapes.map(({ name, leastPx }) => `${name} from ${leastPx.join('x')} pixels`).join(', or ')
        const finding = `This campaign makes no picture of ${wanted}: add such a format to a campaign of this list.`
        this.checks.push({ key: '', name: '', ad: set, column: '', finding })
      }
  }

  private filesOf({ pictures }: SheetAd, { key }: ResultRow, made: readonly ResultPicture[]) {
    const files: Partial<Record<PictureName, string>> = {}
    for (const [name, shapes] of Object.entries(pictures) as [PictureName, readonly SheetPictureShape[]][]) {
      const picture = pictureOf(shapes, made)
      if (picture) files[name] = fileOf(key, picture)
    }
    return files
  }

  /** Yields the pictures that the sheet names, each once. */
  private async *pictures() {
    for await (const { result, pictures, link } of this.linkedProducts()) {
      if (this.isLeftOut(link)) continue
      const usable = pictures.filter((picture) => this.lackingOf(picture).length === 0)
      const named = new Set(this.format.ads.flatMap((ad) => Object.values(this.filesOf(ad, result, usable))))
      for (const picture of usable) {
        const name = fileOf(result.key, picture)
        if (!named.delete(name)) continue
        const bytes = await readIfThere(this.services, picture.imageId)
        if (bytes)
          yield { name: `pictures/${name}`, lastModified: picture.createdAt, input: bytes as Uint8Array<ArrayBuffer> }
        else this.check(result, '', { column: name, finding: NOT_IN_ARCHIVE })
      }
    }
  }

  private async *linkedProducts(): AsyncGenerator<ArchivedProduct & { link: string | undefined }> {
    for await (const page of productPagesOf(this.services, this.campaign)) {
      const keys = page.map(({ result }) => result.key)
      const links = await listLinks(this.services.db, this.campaign.id, keys)
      for (const { result, pictures } of page)
        yield { result, pictures, link: links.get(result.key) ?? result.product.link }
    }
  }

  /** Returns true for a product without a page, if those are to be left out. */
  private isLeftOut(link: string | undefined): boolean {
    return this.options.linked === 'true' && !link
  }

  /** Returns false for a picture that is held back, and notes why. */
  private isComplete(result: ResultRow, picture: ResultPicture): boolean {
    const lacking = this.lackingOf(picture)
    if (lacking.length === 0) return true
    const finding = `The picture is without ${namesOfParts(lacking)} and is not used: shorten it, or allow that.`
    this.check(result, '', { column: fileOf(result.key, picture), finding })
    return false
  }

  private lackingOf({ findings }: ResultPicture) {
    return missingParts(findings).filter((part) => !this.options.without?.includes(part))
  }

  private check({ key, product }: ResultRow, ad: string, problem: SheetProblem): void {
    this.checks.push({ key, name: product.name, ad, ...problem })
  }

  private writeChecks(): string {
    const rows = this.checks.map(({ key, name, ad, column, finding }) => [key, name, ad, column, finding])
    return `${CSV_START}${[['product', 'name', 'ad', 'column', 'finding'], ...rows].map(writeCsvRow).join('')}`
  }
}

/** Returns a campaign's picture of the first of these shapes that it has: the largest, of several. */
function pictureOf(shapes: readonly SheetPictureShape[], made: readonly ResultPicture[]): ResultPicture | undefined {
  for (const shape of shapes) {
    const fitting = made.filter(({ width, height }) => fits({ widthPx: width, heightPx: height }, shape))
    const largest = fitting.reduce<ResultPicture | undefined>(
      (best, picture) => (best && best.width >= picture.width ? best : picture),
      undefined,
    )
    if (largest) return largest
  }
  return undefined
}

/** Platforms allow for one percent of the ratio. */
const RATIO_TOLERANCE = 0.01

function fits({ widthPx, heightPx }: Size, { ratio, leastPx }: SheetPictureShape): boolean {
  const isShaped = Math.abs(widthPx / heightPx / ratio - 1) <= RATIO_TOLERANCE
  return isShaped && widthPx >= leastPx[0] && heightPx >= leastPx[1]
}

/** Names a picture in a folder of all products: `m-1-instagram-feed.jpg`. */
function fileOf(key: string, { format }: Pick<ResultPicture, 'format'>): string {
  return `${folderOf(key)}-${adFileName(format).slice('ad-'.length)}`
}

/** Loaded only for a download: an idle server does without it. */
async function openSentences() {
  const [{ splitSentences, readOffer }, { guessAdLanguage }] = [await openWords(), await import('#studio/index.ts')]
  return { splitSentences, readOffer, guessAdLanguage }
}

const NO_LINK = 'It is left out: your list has no address of its page.'
const NO_PICTURE = 'It has no picture, and no row.'
