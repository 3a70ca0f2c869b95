import path from 'node:path'
import { CELLS } from '#test/goldens/cells.ts'
import { differenceOf, type Golden, GOLDENS_FILE, readGoldens, writeGoldens } from '#test/goldens/goldens.ts'
import { parseTyped, pathAsTyped } from '../bad-input.ts'
import { ROOT } from '../launch/root.mjs'
import { checkParts } from '../parts/check-parts.ts'
import { familyRows } from './family-rows.ts'
import { drawGoldens } from './draw-goldens.ts'
import type { DrawnCell } from './draw-worker.ts'
import { showMoved } from './show-moved.ts'

const USAGE = 'npm run goldens [-- families... | parts --accept --base COMMIT --out folder]'
const OPTIONS = {
  accept: { type: 'boolean', default: false },
  base: { type: 'string' },
  out: { type: 'string', default: path.join(ROOT, 'out/goldens') },
} as const

interface Values {
  accept: boolean
  base?: string | undefined
  out: string
}

/**
 * `npm run goldens`: composes and paints every cell, and compares it with its golden. Whatever moved is listed, shown
 * side by side with its picture by the commit that last wrote the goldens, and makes the run fail. `--accept` stores
 * the new goldens instead. The pictures of the screens' parts follow (checkParts); `parts` checks them alone.
 */
export async function checkGoldens(args: string[]): Promise<void> {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  const isOfParts = positionals.includes('parts')
  if (!isOfParts || positionals.length > 1)
    await checkAds(
      values,
      positionals.filter((name) => name !== 'parts'),
    )
  if (isOfParts || positionals.length === 0) await checkParts({ accepts: values.accept })
}

async function checkAds(values: Values, positionals: string[]): Promise<void> {
  const rows = familyRows(positionals, USAGE)
  const names = CELLS.map(({ name }) => name).filter((name) => rows.some((row) => name.startsWith(`${row.name} `)))
  const drawn = await drawGoldens(ROOT, { names })
  const kept = readGoldens()
  const differences = new Map<string, string>()
  for (const name of names) {
    const difference = kept.has(name) ? differenceOf(kept.get(name), goldenOf(drawn.get(name))) : 'is new'
    if (difference) differences.set(name, difference)
  }
  const gone = [...kept.keys()].filter((name) => !CELLS.some((cell) => cell.name === name))
  for (const name of gone) differences.set(name, 'is no cell any more')
  for (const [name, difference] of differences) process.stdout.write(`${name} ${difference}\n`)
  process.stdout.write(
    `${names.length - differences.size + gone.length} of ${names.length} goldens are as they were.\n`,
  )
  if (values.accept) return accept(names, kept, drawn)
  if (differences.size === 0) return
  const moved = [...differences.keys()].filter((name) => !gone.includes(name))
  await showMoved(moved, { base: values.base, folder: pathAsTyped(values.out) })
  process.stdout.write(
    'If this is what was wanted, keep it by npm run goldens -- --accept, and say so in the commit.\n',
  )
  process.exitCode = 1
}

/** Writes the goldens in the order of the cells; those that were not requested stay, and those of removed cells go. */
function accept(
  names: readonly string[],
  kept: ReadonlyMap<string, Golden>,
  drawn: ReadonlyMap<string, DrawnCell['drawn']>,
): void {
  const known = CELLS.filter(({ name }) => names.includes(name) || kept.has(name))
  const goldenNow = (name: string) => (names.includes(name) ? goldenOf(drawn.get(name)) : kept.get(name))
  writeGoldens(new Map(known.map(({ name }) => [name, goldenNow(name)])))
  process.stdout.write(`${path.relative(ROOT, GOLDENS_FILE)}\n`)
}

function goldenOf(drawn: DrawnCell['drawn']): Golden {
  return drawn && { layout: drawn.layout, picture: Buffer.from(drawn.picture, 'base64') }
}
