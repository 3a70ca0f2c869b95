import type { PictureCheck, RuleFinding } from '#contract/rulebook/check-picture.ts'
import type { FindingBox } from '#contract/rulebook/finding-box.ts'
import { findPlacement, type AdPlacement, PLACEMENTS, takesSize } from '#contract/rulebook/placements.ts'
import { CITED_CHECKS, getRule, type Rule, RULES, rulesFor, type Target } from '#contract/rulebook/rules.ts'
import { citeSource } from '#contract/rulebook/sources.ts'
import { fullName, stateRule } from '#contract/rulebook/state-rule.ts'
import { RULE_CHECKS } from './checks.ts'
import { findLettering } from './find-lettering.ts'
import { findShapes } from './find-shapes.ts'
import { decodeForChecks } from './look.ts'
import { measureInk } from './measure-ink.ts'
import { measureRim } from './measure-rim.ts'
import { readWords } from './read-words.ts'
import type { Seen } from './seen.ts'

/** Measures everything that the checks need. Throws what the decoder throws. */
export async function seePicture(file: Uint8Array, name: string): Promise<Seen> {
  const look = await decodeForChecks(file, name)
  const words = await readWords(look.pixels)
  const inked = words.map((line) => ({ ...line, ink: measureInk(look.pixels, line) }))
  const lettering = findLettering(look.pixels, inked)
  return {
    look,
    lines: inked.map((line, at) => ({ ...line, isLettering: lettering[at]! })),
    shapes: await findShapes(look.pixels, words),
    rim: measureRim(look.pixels),
  }
}

/** Compares a picture with the rules that hold for the target. `now` is the time by which a rule is old. */
export function judgePicture(seen: Seen, target: Target, now: Date): PictureCheck {
  const { look } = seen
  const rules = rulesOf(target, look)
  const findings = withoutDoubles(rules.flatMap((rule) => applyRule(seen, rule, { target, now })))
  return {
    picture: {
      widthPx: look.widthPx,
      heightPx: look.heightPx,
      bytes: look.bytes,
      type: look.type,
      digitalSource: look.digitalSource,
      hasManifest: look.hasManifest,
    },
    placements: placementsOf(seen, target),
    findings,
    words: seen.lines
      .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x)
      .map(({ text, box, ink }) => ({
        text,
        box: inOwnPixels(box, look.scale),
        contrast: Math.round(ink.contrast * 10) / 10,
      })),
    unchecked: uncheckedOf(seen),
  }
}

function applyRule(seen: Seen, rule: Rule, { target, now }: { target: Target; now: Date }): RuleFinding[] {
  const placement = rule.placements?.length === 1 ? findPlacement(rule.placements[0]!) : target.placement
  const sight = RULE_CHECKS[rule.check](seen, rule, placement)
  if (!sight) return []
  const { id, check, severity } = rule
  return [
    {
      rule: id,
      check,
      severity,
      message: sight.message,
      statement: stateRule(rule),
      ...(rule.source && { source: citeSource(rule.source, now) }),
      boxes: sight.boxes.map((box) => inOwnPixels(box, seen.look.scale)),
    },
  ]
}

/**
 * Returns the rules of the target: those of the placement, or of each placement of the platform that takes the size.
 * Where none does, those of the platform and what its nearest placement says about the size.
 */
function rulesOf({ platform, placement }: Target, size: { widthPx: number; heightPx: number }): Rule[] {
  if (placement) return rulesFor(placement)
  if (!platform) return ofAll(size)
  const all = PLACEMENTS.filter((candidate) => candidate.platform === platform)
  const fitting = all.filter((candidate) => takesSize(candidate, size))
  if (fitting.length > 0) return inOrder([...general(platform), ...fitting.flatMap(rulesFor)])
  return inOrder([...general(platform), getRule(`${nearest(all, size).id}-size`)])
}

/** Returns ours, and those of each platform that has a placement for the size. */
function ofAll(size: { widthPx: number; heightPx: number }): Rule[] {
  const platforms = new Set(PLACEMENTS.filter((one) => takesSize(one, size)).map(({ platform }) => platform))
  return general(undefined).filter((rule) => rule.platform === undefined || platforms.has(rule.platform))
}

/** Returns the rules that name no placement: ours, and those of the platform, or of all platforms. */
function general(platform: Target['platform']): Rule[] {
  return inOrder(
    RULES.filter(
      (rule) =>
        rule.placements === undefined &&
        (platform === undefined || rule.platform === undefined || rule.platform === platform),
    ),
  )
}

function inOrder(rules: readonly Rule[]): Rule[] {
  const place = ({ check }: Rule) => CITED_CHECKS.findIndex(({ id }) => id === check)
  return [...new Set(rules)].toSorted((one, other) => place(one) - place(other))
}

/** Returns the placement whose size differs least, by the ratio of widths and heights. */
function nearest(placements: readonly AdPlacement[], { widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const distance = (one: AdPlacement) =>
    Math.abs(Math.log(one.widthPx / widthPx)) + Math.abs(Math.log(one.heightPx / heightPx))
  return placements.reduce((best, one) => (distance(one) < distance(best) ? one : best), placements[0]!)
}

function placementsOf(seen: Seen, { platform, placement }: Target): PictureCheck['placements'] {
  const { look } = seen
  return PLACEMENTS.filter((one) => (placement ? one === placement : !platform || one.platform === platform))
    .filter((one) => takesSize(one, look))
    .map((one) => ({
      id: one.id,
      name: fullName(one),
      fits: look.bytes <= (one.maxBytes ?? Infinity) && (one.types?.includes(look.type as never) ?? true),
    }))
}

/** Leaves a rule of ours out where a platform's rule of the same check found the same. */
function withoutDoubles(findings: readonly RuleFinding[]): RuleFinding[] {
  return findings.filter(
    ({ check, rule }) =>
      getRule(rule).platform !== undefined ||
      !findings.some((other) => other.check === check && getRule(other.rule).platform !== undefined),
  )
}

function inOwnPixels({ x, y, width, height }: FindingBox, scale: number): FindingBox {
  const own = (value: number) => Math.round(value * scale)
  return { x: own(x), y: own(y), width: own(width), height: own(height) }
}

function uncheckedOf({ lines, look }: Seen): string[] {
  const unread = lines.some(({ text }) => text === '')
  const isOnThings = lines.some((line) => line.isLettering)
  return [
    ...(lines.length === 0 ? ['No words were found, so nothing about words could be checked.'] : []),
    ...(unread ? ['Some words could not be read: capitals and punctuation were checked in the others.'] : []),
    ...(isOnThings ? ['Some words look like the lettering of a thing in the picture. They were not checked.'] : []),
    ...(look.hasManifest ? ['The file has a C2PA manifest. Its signature was not checked.'] : []),
  ]
}
