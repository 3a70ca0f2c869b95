import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Copies a drawn cell's picture to a file that is named after its caption on a sheet; a blank if nothing was drawn. */
export async function captioned(folder: string, name: string, caption: string): Promise<string> {
  const drawn = path.join(folder, `${name.replaceAll(' ', '-')}.png`)
  const file = path.join(folder, `${caption}.png`)
  const blank = { width: 200, height: 120, channels: 3, background: '#d8d8d4' } as const
  if (existsSync(drawn)) renameSync(drawn, file)
  else await sharp({ create: blank }).png().toFile(file)
  return file
}
