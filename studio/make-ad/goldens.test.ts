import { describe, expect, it } from 'vitest'
import { type Cell, CELLS, FAMILY_ROWS } from '#test/goldens/cells.ts'
import { composeCell, paintCell } from '#test/goldens/compose-cell.ts'
import { describeLayout, hashLayout } from '#test/goldens/describe-layout.ts'
import { readGoldens } from '#test/goldens/goldens.ts'
import { partProblems } from '#test/goldens/part-problems.ts'
import { pictureDifference, SAME_LEVELS, shrinkPicture } from '#test/goldens/shrink-picture.ts'
import { fileRulesOf } from '#contract/sizes.ts'
import { FAMILY_IDS } from '../direction/direction.ts'

/** `npm run goldens` shows what moved, and how it looked before. */
const goldens = readGoldens()

it('every family has goldens, and every golden its cell', () => {
  expect(new Set(FAMILY_ROWS.map(({ family }) => family))).toEqual(new Set(FAMILY_IDS))
  expect([...goldens.keys()]).toEqual(CELLS.map(({ name }) => name))
})

describe.each(FAMILY_ROWS)('$name', (row) => {
  const cells = CELLS.filter(({ name }) => name.startsWith(`${row.name} `))
  const inTurn = oneAspectInTurn(cells, FAMILY_ROWS.indexOf(row))

  it('is composed as it was for every canvas, with a product of one aspect in turn, and each layer has its part', () =>
    expectComposed(inTurn))

  it(
    'is composed as it was for every canvas and every aspect of a product, and each layer has its part',
    { tags: 'thorough/variety' },
    () => expectComposed(cells.filter((cell) => !inTurn.includes(cell))),
  )

  it('is painted as it was', async () => {
    // Paints the smallest format that the family composes, but a small banner shows too little.
    const painted = cells.filter(({ name, format }) => typeof format === 'string' && goldens.get(name))
    const cell = painted.toSorted((one, other) => areaOf(one) - areaOf(other))[0]!
    const { pixels } = await paintCell(cell, (await composeCell(cell))!)
    expect(pictureDifference(shrinkPicture(pixels), goldens.get(cell.name)!.picture)).toBeLessThanOrEqual(SAME_LEVELS)
  })
})

/** Gives one cell of each canvas; the aspects take turns over the canvases, and families begin with different ones. */
function oneAspectInTurn(cells: readonly Cell[], first: number): Cell[] {
  const canvases = Object.values(Object.groupBy(cells, ({ name }) => name.split(' ')[1]!))
  return canvases.map((ofCanvas, turn) => ofCanvas![(first + turn) % ofCanvas!.length]!)
}

async function expectComposed(cells: readonly Cell[]): Promise<void> {
  const composed: Record<string, string | undefined> = {}
  const problems: string[] = []
  for (const cell of cells) {
    const layout = await composeCell(cell)
    composed[cell.name] = layout && hashLayout(describeLayout(layout))
    if (layout) problems.push(...partProblems(layout).map((problem) => `${cell.name}: ${problem}`))
  }
  expect(problems).toEqual([])
  expect(composed).toEqual(Object.fromEntries(cells.map(({ name }) => [name, goldens.get(name)?.layout])))
}

function areaOf({ format }: Cell): number {
  const { widthPx, heightPx } = fileRulesOf(format)
  return widthPx * heightPx
}
