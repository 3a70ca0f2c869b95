import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { FontRefused, prepareOwnFont, type PreparedFont } from '#studio/fonts.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { WaitingFile } from './picture-tasks.ts'

/** Prepares an uploaded font for use in ads. Throws VALIDATION_FAILED if it is none. */
export async function prepareFontFile({ path, name }: WaitingFile): Promise<PreparedFont> {
  try {
    return await prepareOwnFont(await readFile(path), (bytes) => createHash('sha256').update(bytes).digest('hex'))
  } catch (error) {
    if (error instanceof FontRefused) throw new AppError('VALIDATION_FAILED', `"${name}" ${error.message}`, 'font')
    throw error
  }
}
