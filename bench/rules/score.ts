import { mkdirSync, writeFileSync } from 'node:fs'
import { findPlacement, type AdPlacement } from '#contract/rulebook/placements.ts'
import { CITED_CHECKS, type CheckId, type Rule, RULES, rulesFor } from '#contract/rulebook/rules.ts'
import { seePicture } from '#server/pictures/checker/check-picture.ts'
import { RULE_CHECKS } from '#server/pictures/checker/checks.ts'
import { paintLabelled } from '../break-ads.ts'
import { drawByHand } from './draw-by-hand.ts'
import type { Labelled } from './labelled.ts'

/** How a check did: faults that it found, findings that are none, and faults that it missed. */
export interface Score {
  right: number
  wrong: string[]
  missed: string[]
}

export type Scores = Record<CheckId, Score>

export function noScores(): Scores {
  return Object.fromEntries(
    CITED_CHECKS.map(({ id }) => [id, { right: 0, wrong: [], missed: [] }]),
  ) as unknown as Scores
}

/** Makes the labelled picture of a number: every third is drawn by hand, painted, or painted and broken. */
export async function labelledPicture(number: number, seed: number): Promise<Labelled> {
  const at = Math.floor(number / 3)
  if (number % 3 === 0) return drawByHand(at, seed)
  return paintLabelled(at, seed, number % 3 === 1)
}

/** Compares what each check finds in a picture with what was put there. */
export async function scorePicture(
  { file, placement: id, faults, unknown, what }: Labelled,
  scores: Scores,
): Promise<void> {
  const placement = findPlacement(id)!
  const seen = await seePicture(file, what)
  for (const { id: check } of CITED_CHECKS) {
    const rule = ruleOf(check, placement)
    if (!rule || unknown.has(check)) continue
    const found = RULE_CHECKS[check](seen, rule, placement)
    const score = scores[check]
    if (found && faults.has(check)) score.right++
    else if (found) score.wrong.push(`${what}: ${found.message}`)
    else if (faults.has(check)) score.missed.push(what)
  }
}

/** Returns the rule by which a check is judged: the placement's own, or the one that holds everywhere. */
function ruleOf(check: CheckId, placement: AdPlacement): Rule | undefined {
  if (check === 'contrast') return RULES.find(({ id }) => id === 'contrast')
  return (
    rulesFor(placement).find((rule) => rule.check === check) ??
    RULES.find((rule) => rule.check === check && rule.placements === undefined && rule.check !== 'text-share')
  )
}

export function keepPicture(folder: string, { file, what }: Labelled): void {
  mkdirSync(folder, { recursive: true })
  const ending = ({ 137: 'png', 82: 'webp' } as Record<number, string>)[file[0]!] ?? 'jpg'
  writeFileSync(`${folder}/${what.replaceAll(/[^\w.]+/g, '-').slice(0, 120)}.${ending}`, file)
}
