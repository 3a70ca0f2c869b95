import { describe, expect, it } from 'vitest'
import { AD_STYLES } from '#contract/choices.ts'
import { cutOutPhoto } from '#test/ad-fields.ts'
import { chooseFamilies } from './choose-families.ts'

const { study } = await cutOutPhoto()

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
})
