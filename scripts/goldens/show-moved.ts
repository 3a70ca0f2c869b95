import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { GOLDENS_FILE } from '#test/goldens/goldens.ts'
import { ROOT } from '../launch/root.mjs'
import { makeSheet } from '../sheet/make-sheet.ts'
import { captioned } from './captioned.ts'
import { drawGoldens } from './draw-goldens.ts'
import type { DrawnCell } from './draw-worker.ts'
import { lastChange, withCommit } from './with-commit.ts'

/** More on a sheet would be too small to compare. */
const CELLS_ON_SHEET = 24
const COLUMNS = 6
const SHEET_WIDTH_PX = 2000

type Drawn = Map<string, DrawnCell['drawn']>

/**
 * Makes sheets of what moved, before on the left and after on the right, and lists for each cell the first layer that
 * differs. Older pixels are not stored: the commit itself paints them again.
 */
export async function showMoved(names: string[], { base, folder }: { base: string | undefined; folder: string }) {
  rmSync(folder, { recursive: true, force: true })
  const [before, after] = ['before', 'after'].map((part) => path.join(folder, part)) as [string, string]
  for (const part of [before, after]) mkdirSync(part, { recursive: true })
  const now = await drawGoldens(ROOT, { names, folder: after })
  const then = await drawBefore(names, before, base ?? lastChange(GOLDENS_FILE))
  const files: string[] = []
  for (const name of names) {
    describeFirstLayer(name, then?.get(name), now.get(name))
    for (const part of [before, after]) files.push(await captioned(part, name, `${name} ${path.basename(part)}`))
  }
  for (let first = 0; first < files.length; first += 2 * CELLS_ON_SHEET) {
    const sheet = path.join(folder, `sheet-${1 + first / (2 * CELLS_ON_SHEET)}.png`)
    const shown = files.slice(first, first + 2 * CELLS_ON_SHEET)
    await makeSheet([...shown, '--out', sheet, '--columns', `${COLUMNS}`, '--width', `${SHEET_WIDTH_PX}`])
  }
}

/**
 * Draws the earlier pictures. A copy without its history, and a commit from before the goldens, have nothing to show.
 */
async function drawBefore(names: string[], folder: string, commit: string | undefined): Promise<Drawn | undefined> {
  if (!commit) return undefined
  try {
    return await withCommit(commit, (root) => drawGoldens(root, { names, folder }))
  } catch (error) {
    process.stdout.write(`${commit.slice(0, 12)} could not be drawn: ${(error as Error).message}\n`)
    return undefined
  }
}

function describeFirstLayer(name: string, then: DrawnCell['drawn'], now: DrawnCell['drawn']): void {
  if (!then || !now) return
  const lines = Math.max(then.described.length, now.described.length)
  for (let line = 0; line < lines; line += 1) {
    const [old, other] = [then.described[line], now.described[line]]
    if (old === other) continue
    process.stdout.write(`${name}: layer ${line}\n  was ${old ?? 'none'}\n  is  ${other ?? 'none'}\n`)
    return
  }
}
