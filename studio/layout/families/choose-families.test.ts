import { describe, expect, it } from 'vitest'
import { AD_STYLES } from '#contract/choices.ts'
import { cutOutPhoto } from '#test/studio/ad-fields.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { PRODUCT_USES } from '../../language/language.ts'
import { chooseFamilies } from './choose-families.ts'
import { LAST_RESORT, STOP_GAPS } from './families.ts'

const { study } = await cutOutPhoto()
const standing = standingProduct(24, 64).study
const USES = [...PRODUCT_USES, 'unknown' as const]

describe.each(AD_STYLES.map(({ id }) => id))('the families of %s', (style) => {
  it('are at least four that lead on ten seeds in a row, wherever the seeds begin', () => {
    for (const start of [1, 77, 2 ** 31 - 12]) {
      const leads = Array.from({ length: 10 }, (_, step) => chooseFamilies(style, study, start + step)[0])
      expect(new Set(leads).size).toBeGreaterThanOrEqual(4)
    }
  })

  it('are each tried once, and the last resort is the last', () => {
    for (let seed = 1; seed < 30; seed += 1) {
      const families = chooseFamilies(style, study, seed)
      expect(new Set(families).size).toBe(families.length)
      expect(families.at(-1)).toBe('plain')
    }
  })

  it.each(USES)('are three and more for %s, without those that are only for flat or for wide things', (use) => {
    const families = chooseFamilies(style, standing, 1, { use })
    const forAny = families.filter((family) => !['giant', ...STOP_GAPS, LAST_RESORT].includes(family))
    expect(forAny.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a place', () => {
  it.each(['outdoors', 'worn'] as const)('is no room if products are %s', (use) => {
    for (const style of ['clean', 'luxury', 'corporate'] as const)
      expect(chooseFamilies(style, standing, 1, { use })).not.toContain('window')
  })

  it('leaves a style its own order where it suits, and comes last where it is odd', () => {
    expect(chooseFamilies('corporate', standing, 1, { use: 'table' })).toEqual(chooseFamilies('corporate', standing, 1))
    const forFloor = chooseFamilies('clean', standing, 1, { use: 'floor' })
    expect(forFloor.indexOf('podium')).toBe(forFloor.indexOf(STOP_GAPS[0]!) - 1)
  })
})
