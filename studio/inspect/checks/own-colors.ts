import { differenceCiede2000 } from '../../color/culori.ts'
import { nameColor } from '#contract/pictures/color-names.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import { SAME_CIEDE2000, seenColors, underAction } from '../../layout/own-colors/painted-roles.ts'
import type { Check } from '../check.ts'
import { warning } from '../finding.ts'

const difference = differenceCiede2000()

/**
 * Warns where a color of the user's own does not stand as they typed it: which one, and why. Colors that the picture
 * has no place for are not mentioned.
 */
export const ownColors: Check = ({ layout }) => {
  const { ownColors: own = {} } = layout.direction
  const roles = Object.keys(own) as ColorRole[]
  if (roles.length === 0) return []
  const seen = seenColors(layout)
  return roles.flatMap((role) => {
    const [wanted, is] = [own[role], seen[role]]
    if (!wanted || (is && difference(wanted, is) <= SAME_CIEDE2000)) return []
    const message = is
      ? moved(role, { wanted, is, ground: role === 'accent' ? underAction(layout) : seen.ground })
      : MISSING[role]?.(wanted)
    return message ? [warning('own-color', message)] : []
  })
}

const MISSING: Partial<Record<ColorRole, (wanted: string) => string>> = {
  ground: (wanted) => `The photo fills this picture, so the background color ${describeColor(wanted)} is not on it.`,
}

function moved(role: ColorRole, { wanted, is, ground }: { wanted: string; is: string; ground: string | undefined }) {
  const on = ground ? `on ${describeColor(ground)}` : 'on this picture'
  if (role === 'accent')
    return `The color ${describeColor(wanted)} is hard to see ${on}, so the call to action is ${describeColor(is)}.`
  if (role === 'ink') return `Text in ${describeColor(wanted)} is hard to read ${on}, so it is ${describeColor(is)}.`
  return `The color ${describeColor(wanted)} is hard to see here, so ${describeColor(is)} stands in its place.`
}

/** Returns the color's name with its code, which sets it apart from others of its name. */
function describeColor(hex: string): string {
  return `${nameColor(hex)} (${hex})`
}
