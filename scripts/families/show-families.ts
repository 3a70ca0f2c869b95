import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FORMAT_IDS } from '#contract/formats.ts'
import { ASPECTS } from '#test/goldens/photos.ts'
import { requireWritableFolder } from '../ad/write-files.ts'
import { parseTyped, pathAsTyped } from '../bad-input.ts'
import { captioned } from '../goldens/captioned.ts'
import { cellNames } from '../goldens/cell-names.ts'
import { drawGoldens } from '../goldens/draw-goldens.ts'
import { ROOT } from '../launch/root.mjs'
import { makeSheet } from '../sheet/make-sheet.ts'

const USAGE = 'npm run families [-- families... --out folder]'
const OPTIONS = { out: { type: 'string', default: path.join(ROOT, 'out/families') } } as const
const SHEET_WIDTH_PX = 2000

/** `npm run families`: a sheet of each family, its formats side by side, its products' aspects one under the other. */
export async function showFamilies(args: string[]): Promise<void> {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  const names = cellNames(positionals, USAGE)
  const folder = pathAsTyped(values.out)
  requireWritableFolder(folder)
  mkdirSync(folder, { recursive: true })
  const drawn = mkdtempSync(path.join(tmpdir(), 'families-'))
  try {
    await drawGoldens(ROOT, { names, folder: drawn })
    for (const family of new Set(names.map((name) => name.split(' ')[0]!))) await showFamily(family, { drawn, folder })
  } finally {
    rmSync(drawn, { recursive: true })
  }
}

async function showFamily(family: string, { drawn, folder }: { drawn: string; folder: string }): Promise<void> {
  const files: string[] = []
  for (const aspect of ASPECTS) {
    for (const format of FORMAT_IDS) {
      const name = `${family} ${format} ${aspect}`
      files.push(await captioned(drawn, name, name))
    }
  }
  const sheet = path.join(folder, `${family}.png`)
  await makeSheet([...files, '--out', sheet, '--columns', `${FORMAT_IDS.length}`, '--width', `${SHEET_WIDTH_PX}`])
}
