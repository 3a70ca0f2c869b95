import '../no-system-fonts.ts'
import path from 'node:path'
import sharp from 'sharp'
import type { Size } from '#contract/sizes.ts'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import { type Cell, CELLS, cellsOf, FAMILY_ROWS } from '#test/goldens/cells.ts'
import { composeCell, paintCell } from '#test/goldens/compose-cell.ts'
import { describeLayout, hashLayout } from '#test/goldens/describe-layout.ts'
import { shrinkPicture } from '#test/goldens/shrink-picture.ts'

/**
 * The protocol of this program. `npm run goldens` also uses it with an older commit's code, which knows only the
 * protocol of its own day: fields may be added, and none may change its meaning.
 */
export interface DrawTask {
  /** Cells that this code does not know are left out. */
  names: readonly string[]
  /** The folder for the pictures, as PNG files. */
  folder?: string | undefined
  /** The names are those of cells of these sizes, which need no goldens. */
  sizes?: readonly Size[] | undefined
}

export interface DrawnCell {
  name: string
  /** Left out if nothing could be composed. */
  drawn?: { described: string[]; layout: string; picture: string } | undefined
}

/** Maximum width and height of pictures on a sheet. */
const SHOWN_PX = 600

answerTasks(async () => async ({ names, folder, sizes }: DrawTask) => {
  const known = sizes ? FAMILY_ROWS.flatMap((row) => cellsOf(row, sizes)) : CELLS
  const cells: DrawnCell[] = []
  for (const cell of known) if (names.includes(cell.name)) cells.push(await drawCell(cell, folder))
  return cells
})

async function drawCell(cell: Cell, folder: string | undefined): Promise<DrawnCell> {
  const { name } = cell
  const layout = await composeCell(cell)
  if (!layout) return { name }
  const { pixels } = await paintCell(cell, layout)
  if (folder) {
    await sharp(pixels.data, { raw: { width: pixels.widthPx, height: pixels.heightPx, channels: 4 } })
      .resize({ width: SHOWN_PX, height: SHOWN_PX, fit: 'inside', withoutEnlargement: true })
      .png()
      .toFile(path.join(folder, pictureFile(name)))
  }
  const described = describeLayout(layout)
  const picture = Buffer.from(shrinkPicture(pixels)).toString('base64')
  return { name, drawn: { described, layout: hashLayout(described), picture } }
}

function pictureFile(name: string): string {
  return `${name.replaceAll(' ', '-')}.png`
}
