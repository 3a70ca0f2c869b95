import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { cellsOf } from '#test/goldens/cells.ts'
import { ASPECTS } from '#test/goldens/photos.ts'
import { readSizes } from '../ad/options.ts'
import { requireWritableFolder } from '../ad/write-files.ts'
import { parseTyped, pathAsTyped } from '../bad-input.ts'
import { captioned } from '../goldens/captioned.ts'
import { drawGoldens } from '../goldens/draw-goldens.ts'
import { familyRows } from '../goldens/family-rows.ts'
import { ROOT } from '../launch/root.mjs'
import { makeSheet } from '../sheet/make-sheet.ts'

const USAGE = 'npm run families [-- families... --sizes 970x250,160x600 --out folder]'
const OPTIONS = {
  sizes: { type: 'string' },
  out: { type: 'string', default: path.join(ROOT, 'out/families') },
} as const
const SHEET_WIDTH_PX = 2000

/**
 * `npm run families`: a sheet of each family, its formats (or the requested sizes) side by side, its products' aspects
 * below each other.
 */
export async function showFamilies(args: string[]): Promise<void> {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  const rows = familyRows(positionals, USAGE)
  const sizes = values.sizes === undefined ? undefined : readSizes(values.sizes)
  const formats = sizes ?? MAIN_FORMAT_IDS
  const folder = pathAsTyped(values.out)
  requireWritableFolder(folder)
  mkdirSync(folder, { recursive: true })
  const pictures = mkdtempSync(path.join(tmpdir(), 'families-'))
  try {
    const cells = rows.flatMap((row) => cellsOf(row, formats))
    const drawn = await drawGoldens(ROOT, { names: cells.map(({ name }) => name), folder: pictures, sizes })
    for (const row of rows) {
      const files: string[] = []
      for (const aspect of ASPECTS) {
        for (const { name } of cellsOf(row, formats).filter(({ photo }) => photo.aspect === aspect))
          files.push(await captioned(pictures, name, drawn.get(name) ? name : `${name}: no layout`))
      }
      const sheet = path.join(folder, `${row.name}.png`)
      await makeSheet([...files, '--out', sheet, '--columns', `${formats.length}`, '--width', `${SHEET_WIDTH_PX}`])
    }
  } finally {
    rmSync(pictures, { recursive: true })
  }
}
