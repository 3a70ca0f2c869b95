import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { makeAdWithModels } from '#test/models/ad-with-models.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { languages } from '../language/languages.ts'
import { type AdInput, repaint, type Suggestion } from '../index.ts'
import { makeBrief } from '../brief/brief.ts'
import { acceptSuggestion } from './accept-suggestion.ts'
import { directAd } from '../make-ad/direct-ad.ts'

const photo = await cutOutPhoto()
function suggestion(own: Partial<Suggestion> = {}): Suggestion {
  return {
    lines: [{ headline: 'Thinking stays at home', short: 'Think at home', support: 'Your desk, your rules.' }],
    callToAction: 'See details',
    family: null,
    colors: { strength: 'full', beside: null },
    scenes: [],
    ...own,
  }
}

/** Ad without a tagline, because no line of a model leads an ad that has one. */
const AD = adFields({ taglines: [] })

function directed(own: Partial<Suggestion>, { format = 'square', seed = 7, ad = AD }: Partial<AdInput> = {}) {
  const brief = makeBrief(ad, seed)
  const rules = directAd(brief, photo.study, { format, seed })
  return {
    rules,
    direction: acceptSuggestion(rules, suggestion(own), { brief, format, campaignSeed: seed, steered: false }),
  }
}

it('shows a model’s line that claims nothing, and marks it', () => {
  const { direction, rules } = directed({})
  expect(direction.words).toMatchObject({ headline: 'Thinking stays at home', callToAction: 'See details' })
  expect(direction.words.price).toBe(rules.words.price)
  expect(direction.suggested).toContain('headline')
})

it('leads with no line of a model if a tagline was typed', () => {
  const ad = adFields({ taglines: ['Your models. Your machine.'] })
  const { direction, rules } = directed({}, { ad })
  expect(direction.words).toEqual({ ...rules.words, callToAction: 'See details' })
  expect(direction.suggested).toBeUndefined()
  const lines = [{ headline: 'Your models. Your machine', short: '', support: 'Your desk, your rules.' }]
  expect(directed({ lines }, { ad }).direction.words.headline).toBe('Your models. Your machine.')
})

it('takes the short headline on small formats and the long one elsewhere', () => {
  const headlines = MAIN_FORMAT_IDS.map((format) => directed({}, { format }).direction.words.headline)
  expect(headlines).toEqual([
    'Thinking stays at home',
    'Thinking stays at home',
    'Thinking stays at home',
    'Think at home',
    'Think at home',
    'Thinking stays at home',
  ])
})

it('shows another message with another seed', () => {
  const lines = ['Quiet power at home', 'Ideas without a cloud'].map((headline) => ({
    headline,
    short: '',
    support: '',
  }))
  const headlines = [0, 1, 2].map((seed) => directed({ lines }, { seed }).direction.words.headline)
  expect(headlines).toEqual([lines[0]!.headline, lines[1]!.headline, lines[0]!.headline])
})

it('keeps the rules’ direction if nothing good is left', () => {
  const lines = [{ headline: 'The fastest card, 50% off', short: 'Best card', support: 'Guaranteed.' }]
  const { direction, rules } = directed({ lines, callToAction: 'Download now', family: 'plain' })
  expect(direction).toEqual({ ...rules, words: rules.words })
  expect(direction.suggested).toBeUndefined()
})

it('moves a family forward that the photo allows, and no other', () => {
  const { rules } = directed({})
  const possible = rules.families.at(-3)!
  expect(directed({ family: possible }).direction.families[0]).toBe(possible)
  expect(directed({ family: 'full-bleed' }).direction.families).toEqual(rules.families)
})

it('uses the user’s palette muted or with a hue beside it', () => {
  const { rules } = directed({})
  const { direction } = directed({ colors: { strength: 'muted', beside: 58 } })
  expect(direction.colors).not.toEqual(rules.colors)
  expect(Object.keys(direction.colors)).toEqual(Object.keys(rules.colors))
})

it('never shows a digit that the user did not type, whatever is proposed', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }))
  const line = fc.record({ headline: text, short: text, support: text })
  const proposed = fc.record({ lines: fc.array(line, { maxLength: 3 }), callToAction: text })
  fc.assert(
    fc.property(proposed, fc.constantFrom(...MAIN_FORMAT_IDS), (own, format) => {
      const { words } = directed(own, { format }).direction
      const digits = [words.headline, words.support ?? ''].join(' ').match(/\p{Nd}+/gu) ?? []
      expect(digits.every((digit) => ['2', '499', '96', '1'].includes(digit))).toBe(true)
      expect(languages.en.callsToAction.professional).toContain(words.callToAction)
    }),
  )
})

it('makes a finished ad that marks a model’s line, and unmarks it when the user writes another', async () => {
  const ad = await makeAdWithModels({
    ad: AD,
    photos: [photo],
    format: 'square',
    seed: 7,
    typesetter,
    suggestion: suggestion(),
  })
  const headline = (made: typeof ad) => made.report.runs.find(({ role }) => role === 'headline')
  expect(headline(ad)).toMatchObject({ text: 'Thinking stays at home', writtenBy: 'model' })
  const changes = { words: { headline: 'Mine alone' } }
  const changed = await repaint({ layout: ad.layout, changes, photos: [photo], typesetter })
  expect(headline(changed)?.writtenBy).toBeUndefined()
})
