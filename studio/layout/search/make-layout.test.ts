import { describe, expect, it } from 'vitest'
import { AD_STYLES, type AdStyle, idsOf } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { checkLayout } from './check-layout.ts'
import { type ProposalInput, proposeLayouts } from './make-layout.ts'
import { rankFamilies } from './rank-families.ts'
import { scoreLayout } from './score/score-layout.ts'
import { CAMPAIGN_WORTH, RANK_COST } from './costs.ts'
import { searchFamily } from './search-family.ts'
import { readCandidate, VARIATIONS } from './variations.ts'

const STYLES = idsOf(AD_STYLES)
const card = await cutOutPhoto()

function inputFor(format: FormatId, seed: number, own: Parameters<typeof adFields>[0] = {}): ProposalInput {
  const direction = directAd(makeBrief(adFields(own), seed), card.study, { format, seed })
  return { direction, format, photos: [card], typesetter, seed }
}

const first = (input: ProposalInput) => proposeLayouts(input).next().value!

describe('the search for a layout', () => {
  it('keeps one family over the formats of a campaign, and varies it over the seeds', () => {
    const families = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const ranked = MAIN_FORMAT_IDS.map((format) => rankFamilies(inputFor(format, seed))[0]!)
      expect(new Set(ranked).size).toBe(1)
      return ranked[0]
    })
    expect(new Set(families).size).toBeGreaterThan(1)
  })

  it('takes the best candidate of a family, never one that is worse than another', () => {
    const input = inputFor('instagram_feed', 1)
    const [family] = rankFamilies(input)
    const [best, ...rest] = searchFamily(input, family!)
    expect(rest.every(({ score }) => score <= best!.score)).toBe(true)
    expect(checkLayout(best!.layout, card.study)).toEqual([])
  })

  it('never shows what another family would clearly do better', () =>
    STYLES.forEach((adStyle, turn) => expectBestShown(adStyle, [MAIN_FORMAT_IDS[turn]!])))

  it('never shows it on any other format', { tags: 'thorough/variety' }, () =>
    STYLES.forEach((adStyle, turn) => expectBestShown(adStyle, MAIN_FORMAT_IDS.toSpliced(turn, 1))),
  )

  it('shows another family than those that the format was shown in, as long as there is one', () => {
    const input = inputFor('instagram_feed', 1)
    const shown = [first(input).family]
    for (let again = 0; again < 2; again += 1) {
      const { family } = first({ ...input, history: { shown: [...shown].reverse() } })
      expect(shown).not.toContain(family)
      expect(family).not.toBe('plain')
      shown.push(family)
    }
  })

  it('comes back to the family that was shown longest ago when all were', () => {
    const scene = scenePhoto()
    const direction = directAd(makeBrief(adFields(), 1), scene.study, { format: 'square', seed: 1 })
    const input: ProposalInput = { direction, format: 'square', photos: [scene], typesetter, seed: 1 }
    const all = rankFamilies(input).filter((family) => family !== 'plain')
    expect(rankFamilies(input, { shown: all })).toEqual([...all.toReversed(), 'plain'])
  })

  it('shows all families in turn, however good the last one is', () => {
    const input = inputFor('instagram_feed', 1)
    const fitting = rankFamilies(input).filter((family) => family !== 'plain' && searchFamily(input, family).length > 0)
    expect(fitting.length).toBeGreaterThan(2)
    for (const oldest of fitting) {
      const shown = [...fitting.filter((family) => family !== oldest), oldest]
      expect(first({ ...input, history: { shown } }).family).toBe(oldest)
    }
  })

  it('joins the family of the campaign’s other formats', () => {
    const input = inputFor('leaderboard', 1)
    const other = rankFamilies(input)[1]!
    expect(rankFamilies(input, { campaign: other })[0]).toBe(other)
  })

  it('keeps a finished ad’s own candidate where a change leaves it room', () => {
    const input = inputFor('instagram_feed', 1)
    const [kept] = [...proposeLayouts(input)].slice(-2)
    expect(first({ ...input, direction: kept!.direction, keep: kept! })).toEqual(kept)
  })

  it('writes down what a candidate is', () => {
    const { candidate } = first(inputFor('instagram_feed', 1))
    expect(VARIATIONS[readCandidate(candidate).variation]).toBeDefined()
  })
})

/** Compares what is shown with all that any family makes of the ad. */
function expectBestShown(adStyle: AdStyle, formats: readonly FormatId[]): void {
  for (const format of formats) {
    const input = inputFor(format, 3, { adStyle, productName: 'An accelerator with a very long name to set' })
    const shown = scoreLayout(first(input), card.study).total
    const others = input.direction.families.flatMap((family) => searchFamily(input, family))
    const margin = CAMPAIGN_WORTH + RANK_COST * input.direction.families.length
    const good = Math.min(0.9, Math.max(...others.map(({ score }) => score)) - margin)
    expect(shown).toBeGreaterThan(good - 0.05)
  }
}
