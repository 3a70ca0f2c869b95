import sharp from 'sharp'
import type { DigitalSource } from '#contract/pictures/digital-source.ts'
import { type AdFormat, fileRulesOf } from '#contract/sizes.ts'
import type { Finding } from '#contract/ads/report.ts'
import { WEIGHT_RULE, weightNote } from '#contract/ads/weigh-report.ts'
import { error, info } from './finding.ts'

/** Checks the file as an ad platform will read it: its kind, size, color, weight and provenance, from its own bytes. */
export async function checkFile(jpeg: Uint8Array, format: AdFormat, source: DigitalSource): Promise<Finding[]> {
  const { widthPx, heightPx, maxBytes, name } = fileRulesOf(format)
  const file = await sharp(jpeg).metadata()
  const problems = [
    file.format === 'jpeg' ? [] : error('file', 'The file is not a JPEG.'),
    file.width === widthPx && file.height === heightPx
      ? []
      : error(
          'file',
          `The picture has ${file.width} x ${file.height} pixels where ${name} takes ${widthPx} x ${heightPx}.`,
        ),
    file.space === 'srgb' && file.channels === 3 && !file.hasAlpha && !file.icc
      ? []
      : error('file', 'The colors of the file are not saved in the way that every screen shows alike (sRGB).'),
    jpeg.byteLength <= maxBytes
      ? []
      : error('bytes', `The file weighs ${jpeg.byteLength} bytes where ${name} takes ${maxBytes}.`),
    String(file.xmp ?? '').includes(`digitalsourcetype/${source}"`)
      ? []
      : error('provenance', 'The file does not say how it was made.'),
  ].flat()
  return problems.length > 0 ? problems : [info(WEIGHT_RULE, weightNote(format, jpeg.byteLength))]
}
