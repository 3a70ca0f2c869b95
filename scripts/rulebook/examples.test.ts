import { expect, it } from 'vitest'
import { type ExamplePicture, exampleOf } from './examples.ts'
import { findPlacement } from '#contract/rulebook/placements.ts'
import { CITED_CHECKS, type CheckId, readTarget, type Rule, RULES } from '#contract/rulebook/rules.ts'
import { judgePicture, seePicture } from '#server/pictures/checker/check-picture.ts'
import { RULE_CHECKS } from '#server/pictures/checker/checks.ts'
import { findShapes } from '#server/pictures/checker/find-shapes.ts'
import { decodeForChecks } from '#server/pictures/checker/look.ts'
import { measureRim } from '#server/pictures/checker/measure-rim.ts'
import type { Seen } from '#server/pictures/checker/seen.ts'
import { drawExample } from './draw-example.ts'

/** Checks of words, which take half a second for a picture. */
const OF_WORDS: readonly CheckId[] = [
  'safe-zone',
  'contrast',
  'text-share',
  'capitals',
  'punctuation',
  'color-blind',
  'thumbnail',
]

/** Checks of what the file says of itself, which need no look at its pixels. */
const OF_FILES: readonly CheckId[] = ['size', 'bytes', 'file-type', 'color-space', 'ai-mark']
const NO_RIM = { white: 0, black: 0, hasBorder: false, transparent: 0, vanishing: 0 }

it('has two different examples of every rule, whose sentences say in what they differ', () => {
  const alike = RULES.map(exampleOf).filter(({ passes, fails }) => passes.description === fails.description)
  expect(alike).toEqual([])
  const sentences = RULES.map(exampleOf).flatMap(({ passes, fails }) => [passes.description, fails.description])
  expect(sentences.filter((sentence) => !/^[A-Z].+[.!]$/.test(sentence))).toEqual([])
})

it('draws the same file each time', async () => {
  const { fails } = exampleOf(RULES.find(({ id }) => id === 'google-punctuation')!)
  expect(await drawExample(fails)).toEqual(await drawExample(fails))
})

const WITHOUT_WORDS = RULES.filter(({ check }) => !OF_WORDS.includes(check))

it('passes and fails the two examples of each check that is not about words', async () => {
  expect(await wrongExamples(oneOfEach(WITHOUT_WORDS, ({ check }) => check))).toEqual([])
})

it('passes and fails the two examples of each rule that is not about words', { tags: 'thorough/variety' }, async () => {
  expect(await wrongExamples(WITHOUT_WORDS)).toEqual([])
})

async function wrongExamples(rules: readonly Rule[]): Promise<string[]> {
  const wrong: string[] = []
  for (const rule of rules) {
    const { target, passes, fails } = exampleOf(rule)
    const isFound = async (example: ExamplePicture) =>
      RULE_CHECKS[rule.check](await seeWithoutWords(example, rule), rule, findPlacement(target)) !== undefined
    if (await isFound(passes)) wrong.push(`${rule.id} finds something in what passes`)
    if (!(await isFound(fails))) wrong.push(`${rule.id} finds nothing in what fails`)
  }
  return wrong
}

/** Returns the first rule of each kind. */
function oneOfEach(rules: readonly Rule[], kindOf: (rule: Rule) => string): Rule[] {
  return [...new Map(rules.toReversed().map((rule) => [kindOf(rule), rule])).values()]
}

/** Measures what the rule's check looks at, without the networks that read words. */
async function seeWithoutWords(example: ExamplePicture, { id, check }: Rule): Promise<Seen> {
  const look = await decodeForChecks(await drawExample(example), id)
  const isOfShapes = check === 'close-button' || check === 'play-button'
  const shapes = isOfShapes ? await findShapes(look.pixels, []) : { crosses: [], triangles: [] }
  const rim = OF_FILES.includes(check) ? NO_RIM : measureRim(look.pixels)
  return { look, lines: [], shapes, rim }
}

/** The server's own test of the checker shows the other checks of words. */
it.each(['safe-zone', 'text-share', 'color-blind'] as const)(
  'finds nothing but the rule itself in what fails it, and nothing in what passes: %s',
  async (check) => {
    await expectExact(RULES.find((rule) => rule.check === check)!)
  },
)

it(
  'finds nothing but the rule itself in what fails it, and nothing in what passes, for each check of each platform',
  { tags: 'thorough/variety', timeout: 1_800_000 },
  async () => {
    expect(new Set(RULES.map(({ check }) => check)).size).toBe(CITED_CHECKS.length)
    for (const rule of oneOfEach(RULES, ({ check, platform }) => `${check} ${platform}`)) await expectExact(rule)
  },
)

async function expectExact(rule: Rule): Promise<void> {
  const { target, passes, fails } = exampleOf(rule)
  const rulesBroken = async (example: ExamplePicture) => {
    const seen = await seePicture(await drawExample(example), rule.id)
    return judgePicture(seen, readTarget(target)!, new Date('2026-12-01')).findings.map((finding) => finding.rule)
  }
  expect(await rulesBroken(passes), `what passes ${rule.id}`).toEqual([])
  expect(await rulesBroken(fails), `what fails ${rule.id}`).toEqual([rule.id])
}
