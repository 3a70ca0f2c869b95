import { describe, expect, it } from 'vitest'
import { AREAS } from './list-sources.ts'
import { measureArea } from './measure-area.ts'
import { fragmentPercent, measureProse, type Prose, sumProse } from './measure-prose.ts'
import { PROSE_BOUNDS } from './prose-bounds.ts'

describe('the prose of a file', () => {
  it('finds doc comments that open with a fragment, on one line or on several', () => {
    const prose = measureProse(
      'a.ts',
      `/** Of the photo that leads. */
const a = 1
/**
 * Whether a plan makes it.
 */
const b = 2
/** Returns the office of a plan. */
const c = 3
// Of which it is a product.
/* At the edge. */
const d = '/** Of a text. */'
`,
    )
    expect(prose).toMatchObject({
      docComments: 3,
      fragments: ['a.ts:1: Of the photo that leads.', 'a.ts:3: Whether a plan makes it.'],
    })
    expect(fragmentPercent(prose)).toBeCloseTo(66.7, 1)
  })

  it('finds retired words in comments, but not in quotations', () => {
    const { retired } = measureProse(
      'a.ts',
      `// Told anew that the job is gone on with, by whoever it is.
/** Shows "as you said" and \`costs.anew\`, “she said”. Others, there. */
const text = 'Whoever said so told her anew.'
`,
    )
    expect(retired.map(({ word }) => word)).toEqual(['told', 'anew', 'gone on with', 'whoever'])
  })

  it('finds retired words as parts of names, and the comparatives in constants only', () => {
    const { retired } = measureProse(
      'a.tsx',
      `export interface SketchWish { toldAt: number }
const LOGO_LEAST_PX = 48, MOST_ADS = 1, leastPx = 2, almost = 3, folded = 4, wished = 5
export const page = <Said whoever={leastPx} />
class Other { constructor() {} }
`,
    )
    expect(retired.map(({ place }) => place)).toEqual([
      'a.tsx:1: SketchWish',
      'a.tsx:1: toldAt',
      'a.tsx:2: LOGO_LEAST_PX',
      'a.tsx:2: MOST_ADS',
      'a.tsx:3: Said',
      'a.tsx:3: whoever',
    ])
  })

  it('names the file that cannot be parsed', () => {
    expect(() => measureProse('broken.ts', 'const = 1')).toThrow(/^broken\.ts: /)
  })

  it('adds up files', () => {
    const one: Prose = { docComments: 1, fragments: ['a'], retired: [] }
    const other: Prose = { docComments: 3, fragments: [], retired: [{ word: 'told', place: 'b' }] }
    expect(sumProse([one, other])).toEqual({ docComments: 4, fragments: ['a'], retired: other.retired })
  })
})

describe('the prose of each area keeps the bounds of prose-bounds.ts', () => {
  it.each(AREAS)('%s', (area) => {
    const { fragmentPercent: percentMax, retiredWords: wordsMax } = PROSE_BOUNDS[area]
    const prose = measureArea(area)
    // The places are shown only if there are too many: those of a new fault are among them.
    expect(fragmentPercent(prose) > percentMax ? prose.fragments : []).toEqual([])
    expect(prose.retired.length > wordsMax ? prose.retired.map(({ place }) => place) : []).toEqual([])
  })
})
