import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { CUSTOM_COLORS_MAX, LOGO_MIN_PX } from '#contract/limits.ts'
import { cleanLogo, decodePhoto, leadingColors, type Pixels } from '#studio/photos.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CleanedLogo, WaitingFile } from './picture-tasks.ts'
import { prepareFile } from './prepare-file.ts'

/** Makes a logo of a prepared picture. Throws VALIDATION_FAILED if it shows none, or one that is too small. */
export async function cleanLogoFile({ path, name }: WaitingFile): Promise<CleanedLogo> {
  const { pixels, keepsGround } = cleanLogo(await decodePhoto(await readFile(path)))
  const colors = leadingColors(pixels).slice(0, CUSTOM_COLORS_MAX)
  if (colors.length === 0) throw refused(`"${name}" is empty. Please upload a picture of your logo.`)
  if (Math.max(pixels.widthPx, pixels.heightPx) < LOGO_MIN_PX) {
    throw refused(`The logo in "${name}" is too small to be sharp. Please upload one of ${LOGO_MIN_PX} pixels or more.`)
  }
  const cleanPath = `${path}.clean`
  await writeFile(cleanPath, await encode(pixels, keepsGround ? 0 : CLEAR_PX))
  return { file: await prepareFile({ path: cleanPath, name }), colors }
}

/**
 * Size of the clear corners that show that the ground is already removed. Otherwise a mark that fills its box would be
 * taken for a ground and cut out again.
 */
const CLEAR_PX = 1

function encode({ data, widthPx, heightPx }: Pixels, clear: number): Promise<Buffer> {
  const edges = { top: clear, bottom: clear, left: clear, right: clear, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .extend(edges)
    .png()
    .toBuffer()
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, 'images')
}
