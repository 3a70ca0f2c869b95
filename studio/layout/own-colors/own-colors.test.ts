import { differenceCiede2000 } from '../../color/culori.ts'
import { describe, expect, it } from 'vitest'
import { COLOR_ROLES, type ColorRole } from '#contract/word-parts.ts'
import { sizeName } from '#contract/sizes.ts'
import { CELLS, type Cell, FAMILY_ROWS } from '#test/goldens/cells.ts'
import { composeColored } from '#test/studio/compose-colored.ts'
import { paintCell } from '#test/goldens/compose-cell.ts'
import { seenColors } from './painted-roles.ts'

const difference = differenceCiede2000()

/** Colors of which a role is given the one that is furthest from all that the ad has, as a user would choose it. */
const WANTED = ['#0b3d91', '#ffe36e', '#7a0c2e', '#7fe0c3'] as const

/** Returns one cell for each class of canvas: for each format, and for each size beside them. */
const onePerCanvas = (cells: readonly Cell[]) => {
  const known = new Set<string>()
  return cells.filter(({ format }) => {
    const canvas = typeof format === 'string' ? format : sizeName(format)
    return !known.has(canvas) && known.add(canvas)
  })
}

describe.each(FAMILY_ROWS)('the colors of $name', (row) => {
  const cells = onePerCanvas(CELLS.filter(({ name }) => name.startsWith(`${row.name} `)))

  /** Each class of canvas is met by every second family. */
  const isInTurn = (_: unknown, index: number) => (index + FAMILY_ROWS.indexOf(row)) % 2 === 0

  it('are each offered and seen as chosen, or not offered, on every second class of canvas', () =>
    expectTaken(cells.filter(isInTurn)))

  it(
    'are each offered and seen as chosen, or not offered, on the other classes of canvas',
    { tags: 'thorough/variety' },
    () => expectTaken(cells.filter((cell, index) => !isInTurn(cell, index))),
  )

  it(
    'change pixels where they are offered, and do not come to be seen where they are not',
    { tags: 'thorough/variety', timeout: 600_000 },
    async () => {
      const wrong: string[] = []
      for (const cell of cells) {
        const before = await composeColored(cell, {})
        if (!before) continue
        const seen = seenColors(before)
        const { pixels } = await paintCell(cell, before)
        for (const role of COLOR_ROLES) {
          const after = await composeColored(cell, { [role]: furthest(Object.values(seen)) })
          if (!(role in seen)) {
            if (after && role in seenColors(after)) wrong.push(`${cell.name} ${role} is not offered`)
            continue
          }
          const changed = after ? changedPixels(pixels.data, (await paintCell(cell, after)).pixels.data) : 0
          if (changed < SEEN_PX) wrong.push(`${cell.name} ${role}: ${changed} pixels`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

async function expectTaken(cells: readonly Cell[]): Promise<void> {
  const wrong: string[] = []
  for (const cell of cells) {
    const before = await composeColored(cell, {})
    if (!before) continue
    const seen = seenColors(before)
    for (const role of COLOR_ROLES) {
      const offered = seen[role]
      if (!offered) continue
      const wanted = furthest(Object.values(seen))
      const after = await composeColored(cell, { [role]: wanted })
      const is = after && seenColors(after)[role]
      if (!is || !isTaken(role, { is, wanted, before: offered })) {
        wrong.push(`${cell.name} ${role}: ${offered} became ${is}, not ${wanted}`)
      }
    }
  }
  expect(wrong).toEqual([])
}

/** Pixels of a short text on a banner: a change of fewer is not seen. */
const SEEN_PX = 25
/**
 * Step of a channel (0 to 255) that counts as a change. A smaller one is the rounding of a changed layer under another.
 */
const SEEN_STEP = 12

function changedPixels(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const isSeen = [0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > SEEN_STEP)
    if (isSeen) count += 1
  }
  return count
}

/**
 * Returns true if a role has the wanted color. Words are bound by what they stand on: there the color moves towards the
 * wanted one, and only has to differ from the one before.
 */
function isTaken(role: ColorRole, { is, wanted, before }: { is: string; wanted: string; before: string }): boolean {
  if (difference(is, wanted) <= 3) return true
  return (role === 'ink' || role === 'accent') && difference(is, before) > 3
}

function furthest(colors: readonly string[]): string {
  const apart = (wanted: string) => Math.min(...colors.map((color) => difference(wanted, color)))
  return WANTED.reduce((best, wanted) => (apart(wanted) > apart(best) ? wanted : best))
}
