import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { BadInput } from '../bad-input.ts'
import { showFamilies } from './show-families.ts'

/** The ground of a sheet, and of its blanks. */
const GROUND = '243,243,241'
const BLANK = '216,216,212'

let out = ''

beforeEach(() => {
  out = path.join(mkdtempSync(path.join(tmpdir(), 'families-test-')), 'out')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => rmSync(path.dirname(out), { recursive: true, force: true }))

it(
  'shows a family in every format with products of three aspects, a blank if its idea does not fit',
  { tags: 'thorough/programs' },
  async () => {
    await showFamilies(['giant', '--out', out])
    expect(readdirSync(out)).toEqual(['giant.png'])
    // Giant uses wide products only: two rows of blanks, each 160 px high with its captions, and one of ads.
    for (const y of [76, 236])
      expect(await colorsAt(y, MAIN_FORMAT_IDS.length)).toEqual(MAIN_FORMAT_IDS.map(() => BLANK))
    const ads = (await colorsAt(351, MAIN_FORMAT_IDS.length)).filter((color) => color !== BLANK && color !== GROUND)
    expect(ads).toHaveLength(MAIN_FORMAT_IDS.length)
  },
)

it(
  'shows the requested sizes in place of the formats, a blank if the family has no idea for one',
  { tags: 'thorough/variety' },
  async () => {
    await showFamilies(['giant', '--sizes', '160x600,320x50', '--out', out])
    const [tower, strip] = await colorsAt(76, 2)
    expect([BLANK, GROUND]).not.toContain(tower)
    expect(strip).toBe(BLANK)
    await expect(showFamilies(['giant', '--sizes', '160x', '--out', out])).rejects.toBeInstanceOf(BadInput)
  },
)

it('refuses a family that it does not know in one sentence, and writes nothing', async () => {
  await expect(showFamilies(['giants', '--out', out])).rejects.toBeInstanceOf(BadInput)
  expect(existsSync(out)).toBe(false)
})

/** Returns the colors in the middle of each of giant's columns. */
async function colorsAt(y: number, columns: number): Promise<string[]> {
  const { data, info } = await sharp(path.join(out, 'giant.png')).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: columns }, (_, column) => {
    const at = (y * info.width + Math.round(((column + 0.5) * info.width) / columns)) * info.channels
    return [...data.subarray(at, at + 3)].join()
  })
}
