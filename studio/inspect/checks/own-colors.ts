import { differenceCiede2000 } from 'culori'
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
  ground: (wanted) => `The photo fills this picture, so the background color ${wanted} is not on it.`,
}

function moved(role: ColorRole, { wanted, is, ground }: { wanted: string; is: string; ground: string | undefined }) {
  const on = ground ? `on ${ground}` : 'on this picture'
  if (role === 'accent') return `The accent ${wanted} is hard to see ${on}, so the call to action is ${is}.`
  if (role === 'ink') return `Words in ${wanted} are hard to read ${on}, so they are ${is}.`
  return `The color ${wanted} is hard to see here, so ${is} stands in its place.`
}
