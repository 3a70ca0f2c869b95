import { performance } from 'node:perf_hooks'
import { getFormat } from '#contract/formats.ts'
import { type AdFormat, fileRulesOf } from '#contract/sizes.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { clickAddressOf } from '#server/ads/extras/click-address.ts'
import { explainAd, paintAd, paintExtras, repaintAd } from '#server/ads/generation/paint-ad.ts'
import { altTextOf, FamilyRefused, readShownTexts, RepaintRefused, shownOrder, WordsDoNotFit } from '#studio/index.ts'
import { BadInput } from '../bad-input.ts'
import { type AdOptions, readAdOptions } from './options.ts'
import { type AdBrief, readBrief } from './read-brief.ts'
import { openSigning, type Signing } from './open-signing.ts'
import { requireWritableFolder, writeFiles } from './write-files.ts'
import { adFiles, type MadeAd } from './ad-files.ts'

/** `npm run ad`: the studio on the command line. Everything is painted before anything is written. */
export async function makeAds(args: string[]): Promise<void> {
  const options = readAdOptions(args)
  requireWritableFolder(options.folder)
  const brief = await readBrief(options.briefFile, options.images)
  keepWhole(brief, options.whole)
  const made: MadeAd[] = []
  using signing = await openSigning()
  for (const format of options.formats) made.push(await make(brief, format, { ...options, signing }))
  const files = await adFiles(made, options)
  writeFiles(options.folder, files)
  for (const file of files) process.stdout.write(`${file.path}\n`)
  for (const { format, extras } of made)
    for (const note of extras?.notes ?? []) process.stdout.write(`${idOf(format)}: ${note}\n`)
  if (options.explain) for (const { format, sentences } of made) explain(idOf(format), sentences)
}

function keepWhole({ photos }: AdBrief, places: readonly number[]): void {
  for (const place of places) {
    const photo = photos[place]
    if (!photo) throw new BadInput(`--whole ${place + 1} names no product image: the brief has ${photos.length}.`)
    photo.cutOut = 'never'
  }
}

/** Returns a format's rules; those of a bare size are the rules of any page. */
function fileRulesWithFolder(format: AdFormat) {
  return getFormat(typeof format === 'string' ? format : `${format.widthPx}x${format.heightPx}`)
}

/** Returns the format's name as given on the command line. */
function idOf(format: AdFormat): string {
  return typeof format === 'string' ? format : fileRulesOf(format).name
}

/** Prints the format's name, and a line for each family below it. */
function explain(format: string, sentences: readonly string[]): void {
  process.stdout.write(`\n${[format, ...sentences].join('\n  ')}\n`)
}

async function make(
  { ad, photos, inspiration, logo }: AdBrief,
  format: AdFormat,
  { seed, changes, family, explain, also, exit, motion, signing }: AdOptions & { signing: Signing },
): Promise<MadeAd> {
  const start = performance.now()
  try {
    const task = { ad, photos, inspiration, logo, format, seed }
    const { ad: painted, sentences } =
      family || explain ? await explainAd(task, family) : { ad: await paintAd(task, () => {}), sentences: [] }
    const shown = changes ? await repaintAd({ layout: painted.layout, changes, photos, logo }) : painted
    const signed = await signing.sign(shown, { format, photos, brief: { ad, ...(changes && { changes }) } })
    const extras =
      also.length > 0
        ? await paintExtras({
            layout: shown.layout,
            photos: shownOrder(shown.layout, {}, photos.length).map((index) => photos[index]!),
            logo,
            extras: also,
            exit,
            hasMotion: motion,
            format: fileRulesWithFolder(format),
            productName: ad.productName,
            altText: altTextOf(readShownTexts(shown.layout), ad.productName),
            language: shown.layout.direction.language,
            clickAddress: clickAddressOf(ad.webAddress),
            jpeg: signed.jpeg,
          })
        : undefined
    return {
      format,
      ad: signed,
      sentences,
      milliseconds: Math.round(performance.now() - start),
      ...(extras && { extras }),
    }
  } catch (error) {
    if (error instanceof FamilyRefused) throw new BadInput(`${idOf(format)}: ${error.message}`)
    if ([AppError, RepaintRefused, WordsDoNotFit].some((kind) => error instanceof kind))
      throw new BadInput((error as Error).message)
    throw error
  }
}
