import { differenceCiede2000 } from 'culori'
import { nameColor } from '#contract/color-names.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import { SAME_CIEDE2000, seenColors, underAction } from '../../layout/own-colors/painted-roles.ts'
import type { Check } from '../check.ts'
import { warning } from '../finding.ts'

const difference = differenceCiede2000()

/** Where a color of the person's own does not stand as she typed it: which one, and why. What the picture has no place for is not told. */
export const ownColors: Check = ({ layout }) => {
  const { ownColors: own = {} } = layout.direction
  const seen = seenColors(layout)
  return (Object.keys(own) as ColorRole[]).flatMap((role) => {
    const [wanted, is] = [own[role], seen[role]]
    if (!wanted || (is && difference(wanted, is) <= SAME_CIEDE2000)) return []
    const message = is
      ? moved(role, { wanted, is, ground: role === 'accent' ? underAction(layout) : seen.ground })
      : MISSING[role]?.(wanted)
    return message ? [warning('own-color', message)] : []
  })
}

const MISSING: Partial<Record<ColorRole, (wanted: string) => string>> = {
  ground: (wanted) => `The photo fills this picture, so the background color ${said(wanted)} is not on it.`,
}

function moved(role: ColorRole, { wanted, is, ground }: { wanted: string; is: string; ground: string | undefined }) {
  const on = ground ? `on ${said(ground)}` : 'on this picture'
  if (role === 'accent') return `The color ${said(wanted)} is hard to see ${on}, so the call to action is ${said(is)}.`
  if (role === 'ink') return `Text in ${said(wanted)} is hard to read ${on}, so it is ${said(is)}.`
  return `The color ${said(wanted)} is hard to see here, so ${said(is)} stands in its place.`
}

/** With its code, by which it is told from others of its name. */
function said(hex: string): string {
  return `${nameColor(hex)} (${hex})`
}
