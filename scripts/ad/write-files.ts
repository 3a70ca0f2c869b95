import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BadInput } from '../bad-input.ts'

export interface OutputFile {
  path: string
  bytes: Uint8Array
}

/** Checks the folder before the work begins; the folder itself is made when there is something to put into it. */
export function requireWritableFolder(folder: string): void {
  let nearest = folder
  while (!existsSync(nearest)) nearest = path.dirname(nearest)
  if (!statSync(nearest).isDirectory()) throw new BadInput(`${nearest} is no folder: name another one by --out.`)
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch {
    throw new BadInput(`Nothing can be written into ${nearest}: name another folder by --out.`)
  }
}

/** Writes all files or none: each is complete under another name before the first one gets its own. */
export function writeFiles(folder: string, files: OutputFile[]): void {
  const partial = (file: OutputFile) => `${file.path}.partial`
  try {
    mkdirSync(folder, { recursive: true })
    for (const inner of new Set(files.map((file) => path.dirname(file.path)))) mkdirSync(inner, { recursive: true })
    for (const file of files) writeFileSync(partial(file), file.bytes)
    for (const file of files) renameSync(partial(file), file.path)
  } catch (error) {
    for (const file of files) rmSync(partial(file), { force: true })
    throw new BadInput(`Nothing could be written into ${folder} (${(error as NodeJS.ErrnoException).code}).`)
  }
}
