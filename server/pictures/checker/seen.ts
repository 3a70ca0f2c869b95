import type { FindingBox } from '#contract/rulebook/finding-box.ts'
import type { AdPlacement } from '#contract/rulebook/placements.ts'
import type { Rule } from '#contract/rulebook/rules.ts'
import type { DecodedPicture } from './look.ts'
import type { MeasuredInk } from './measure-ink.ts'
import type { Rim } from './measure-rim.ts'
import type { WordLine } from './read-words.ts'
import type { Shapes } from './find-shapes.ts'

/** A line with its two colors. */
export interface SeenLine extends WordLine {
  ink: MeasuredInk
  /** Tells that it looks like the lettering of a thing in a photo, and not like words of the ad. */
  isLettering: boolean
}

/** Everything that was measured in a picture. */
export interface Seen {
  look: DecodedPicture
  lines: SeenLine[]
  shapes: Shapes
  rim: Rim
}

/** Tells what a check saw: a plain sentence, and places in pixels of the looked-at picture. */
export interface Sight {
  message: string
  boxes: FindingBox[]
}

/** Compares what was measured with a rule. `placement` is the one that the rule is about, if it is about one. */
export type RuleCheck = (seen: Seen, rule: Rule, placement: AdPlacement | undefined) => Sight | undefined
