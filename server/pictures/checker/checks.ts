import { takesSize } from '#contract/rulebook/placements.ts'
import type { CheckId } from '#contract/rulebook/rules.ts'
import { writeBytes } from '#contract/rulebook/state-rule.ts'
import { COLOR_BLIND, contrastOf, distanceOf, seenBy, toHex } from './colors.ts'
import type { FindingBox } from '#contract/rulebook/finding-box.ts'
import type { RuleCheck, Seen, SeenLine } from './seen.ts'

const nowhere = (message: string) => ({ message, boxes: [] })

const size: RuleCheck = ({ look: { widthPx, heightPx } }, _rule, placement) => {
  if (!placement || takesSize(placement, { widthPx, heightPx })) return undefined
  const measure = `${widthPx} × ${heightPx}`
  return nowhere(`The picture has ${measure} pixels.`)
}

const bytes: RuleCheck = ({ look }, { bound = Infinity }) => {
  if (look.bytes <= bound) return undefined
  const weight = writeBytes(look.bytes)
  return nowhere(`The file has ${weight}.`)
}

const fileType: RuleCheck = ({ look: { type } }, _rule, placement) => {
  if (!placement?.types || placement.types.includes(type as never)) return undefined
  const kind = type.toUpperCase()
  return nowhere(`The file is of the type ${kind}.`)
}

const colorSpace: RuleCheck = ({ look: { space, profile } }) => {
  const isPlain = space === 'srgb' || space === 'b-w'
  if (!isPlain) {
    const name = space.toUpperCase()
    return nowhere(`The colors of the file are not sRGB but ${name}.`)
  }
  if (profile === undefined || /^srgb$/i.test(profile)) return undefined
  return nowhere(`The file has a color profile of its own: ${profile}.`)
}

/** Share of a picture that may be transparent by mistake: a soft rim. */
const TRANSPARENT_MIN = 0.002

const transparency: RuleCheck = ({ look, rim }) => {
  if (look.isOpaque || rim.transparent < TRANSPARENT_MIN) return undefined
  return nowhere('Parts of the picture are transparent.')
}

/** Returns the lines that do not look like the lettering of a thing, small print among them. */
function setLines({ lines }: Seen): SeenLine[] {
  return lines.filter((line) => !line.isLettering)
}

/** Share of a line's box that may reach into a covered part. */
const REACH_MAX = 0.3

const safeZone: RuleCheck = (seen, _rule, placement) => {
  if (!placement?.covered) return undefined
  const { pixels } = seen.look
  const { top, foot, sides } = placement.covered
  const { widthPx, heightPx } = pixels
  const free = {
    left: sides * widthPx,
    right: (1 - sides) * widthPx,
    top: top * heightPx,
    foot: (1 - foot) * heightPx,
  }
  const reaching = setLines(seen).filter(({ box: { x, y, width, height } }) => {
    const inner =
      Math.max(0, Math.min(x + width, free.right) - Math.max(x, free.left)) *
      Math.max(0, Math.min(y + height, free.foot) - Math.max(y, free.top))
    return 1 - inner / (width * height) > REACH_MAX
  })
  return reaching.length === 0 ? undefined : { message: 'Words reach into that part.', boxes: boxesOf(reaching) }
}

/** Smallest line whose contrast counts, by the shorter side: smaller ones are the lettering of products. */
const LINE_MIN = 0.03
/** Lines smaller than this are lettering wherever the picture is large. */
const LINE_MIN_PX = 9

/** Returns the lines that belong to the ad's message and not to the lettering of a product. */
function messageOf(seen: Seen): SeenLine[] {
  const { pixels } = seen.look
  const least = Math.max(LINE_MIN_PX, LINE_MIN * Math.min(pixels.widthPx, pixels.heightPx))
  return setLines(seen).filter(({ heightPx }) => heightPx >= least)
}

const contrast: RuleCheck = (seen, { bound = 3 }) => {
  const weak = messageOf(seen).filter(({ ink }) => ink.contrast < bound * TOLERANCE)
  if (weak.length === 0) return undefined
  const ratio = Math.min(...weak.map(({ ink }) => ink.contrast)).toFixed(1)
  return { message: `The weakest words have a contrast of ${ratio}:1.`, boxes: boxesOf(weak) }
}

/** Soft rims of letters take away some of the contrast that is measured. */
const TOLERANCE = 0.9

/** The detector's boxes are this much larger than the letters. */
const BOX_SHARE = 0.84

const textShare: RuleCheck = (seen, { bound = 1 }) => {
  const lines = setLines(seen)
  const { pixels } = seen.look
  const area = lines.reduce((sum, { place: { length, height } }) => sum + length * height * BOX_SHARE, 0)
  const share = area / (pixels.widthPx * pixels.heightPx)
  if (lines.length === 0 || share <= bound) return undefined
  const percent = `${Math.max(1, Math.round(share * 100))}%`
  return { message: `Words cover ${percent} of the picture.`, boxes: boxesOf(lines) }
}

const closeButton: RuleCheck = ({ shapes: { crosses } }) =>
  crosses.length === 0 ? undefined : { message: 'A cross in a corner looks like a close button.', boxes: crosses }

const playButton: RuleCheck = ({ shapes: { triangles } }) =>
  triangles.length === 0 ? undefined : { message: 'A triangle looks like a play button.', boxes: triangles }

/** Fewest letters in capitals that are emphasis, over the lines of one size: fewer are brands and short forms. */
const CAPITALS_MIN = 10
/** Fewest letters of a line that counts among them. */
const CAPITALS_LINE_MIN = 3
/** Largest ratio of the heights of lines that belong together. */
const ONE_SIZE = 1.3

const capitals: RuleCheck = (seen) => {
  const inCapitals = messageOf(seen).filter(({ text }) => {
    const letters = lettersOf(text)
    return letters.length >= CAPITALS_LINE_MIN && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  })
  const shouted = inCapitals.filter(({ heightPx }) => {
    const together = inCapitals.filter(
      (other) => Math.max(other.heightPx, heightPx) <= ONE_SIZE * Math.min(other.heightPx, heightPx),
    )
    return together.reduce((sum, { text }) => sum + lettersOf(text).length, 0) >= CAPITALS_MIN
  })
  if (shouted.length === 0) return undefined
  const words = shouted.map(({ text }) => text).join(' / ')
  return { message: `These words are in capitals: ${words}.`, boxes: boxesOf(shouted) }
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}

const REPEATED = /[!?！？]\s?[!?！？]|\.{4,}|([*#])\1/

const punctuation: RuleCheck = (seen) => {
  const repeated = setLines(seen).filter(({ text }) => REPEATED.test(text))
  if (repeated.length === 0) return undefined
  const words = repeated.map(({ text }) => text).join(' / ')
  return { message: `Punctuation is repeated here: ${words}.`, boxes: boxesOf(repeated) }
}

const aiMark: RuleCheck = ({ look: { isMadeByAi, digitalSource } }) => {
  if (!isMadeByAi) return undefined
  return nowhere(`The file says that AI made it, whole or in part: ${digitalSource}.`)
}

const RIM_SHARE = 0.85

const edge: RuleCheck = ({ rim }) =>
  rim.white < RIM_SHARE || rim.hasBorder ? undefined : nowhere('The rim of the picture is white and has no border.')

const TINT_SHARE = 0.75

const tint: RuleCheck = ({ rim }) => {
  if (rim.white >= TINT_SHARE) return nowhere('The ground is nearly white: it will be a shade darker.')
  if (rim.black >= TINT_SHARE) return nowhere('The ground is nearly black: it will be a shade lighter.')
  return undefined
}

/** Distance in OKLab that a normal eye sees at once, and the part of it that has to be left for another. */
const SEEN_MIN = 0.14
const LEFT_MIN = 0.62
const BLIND_CONTRAST = 2

const colorBlind: RuleCheck = (seen) => {
  const lost = messageOf(seen).filter(({ ink: { ink, ground } }) => {
    const normal = distanceOf(ink, ground)
    if (normal < SEEN_MIN) return false
    return COLOR_BLIND.some((matrix) => {
      const [one, other] = [seenBy(matrix, ink), seenBy(matrix, ground)]
      return distanceOf(one, other) < LEFT_MIN * normal && contrastOf(one, other) < BLIND_CONTRAST
    })
  })
  const [first] = lost
  if (!first) return undefined
  const [ink, ground] = [toHex(first.ink.ink), toHex(first.ink.ground)]
  return { message: `Words in ${ink} on ${ground} are hard to tell apart for the color-blind.`, boxes: boxesOf(lost) }
}

/** Width at which lists show a picture, and the part of a line's height that is a capital's. */
const THUMBNAIL_PX = 300
const CAPITAL_SHARE = 0.72
/** Narrower pictures are shown as they are. */
const SHRUNK_FROM_PX = 500

const thumbnail: RuleCheck = ({ lines, look: { pixels, widthPx } }, { bound = 7 }, placement) => {
  if (lines.length === 0 || widthPx < SHRUNK_FROM_PX || (placement && !placement.isInFeed)) return undefined
  const largest = lines.reduce((best, line) => (line.heightPx > best.heightPx ? line : best), lines[0]!)
  const height = (largest.heightPx * CAPITAL_SHARE * THUMBNAIL_PX) / pixels.widthPx
  if (height >= bound) return undefined
  const px = height.toFixed(1)
  return { message: `The largest words would be ${px} pixels high there.`, boxes: [largest.box] }
}

const VANISHING_SHARE = 0.3
const CLEAR_SHARE = 0.05

const darkMode: RuleCheck = ({ rim }) => {
  if (rim.transparent >= CLEAR_SHARE && rim.vanishing >= VANISHING_SHARE)
    return nowhere('Dark parts stand on a transparent ground.')
  if (rim.black >= RIM_SHARE) return nowhere('The rim of the picture is black.')
  return undefined
}

function boxesOf(lines: readonly SeenLine[]): FindingBox[] {
  return lines.map(({ box }) => box)
}

/** The function of each check. */
export const RULE_CHECKS: Record<CheckId, RuleCheck> = {
  size,
  bytes,
  'file-type': fileType,
  'color-space': colorSpace,
  transparency,
  'safe-zone': safeZone,
  contrast,
  'text-share': textShare,
  'close-button': closeButton,
  'play-button': playButton,
  capitals,
  punctuation,
  'ai-mark': aiMark,
  edge,
  tint,
  'color-blind': colorBlind,
  thumbnail,
  'dark-mode': darkMode,
}
