import { FORMATS, type FormatId } from './formats.ts'

export interface MediaPlan {
  /** In the order of the catalogue. */
  formats: FormatId[]
  /** Sizes that no format has, as they were written, each once. */
  unknown: string[]
}

/** No media plan is longer; what follows is not read. */
export const MEDIA_PLAN_MAX_LENGTH = 5000

const SIZE = /(?<![\d.,])(\d{2,5})\s*(?:px)?\s*[x×*]\s*(\d{2,5})(?:\s*px)?(?![\d.])/gi

/**
 * The formats that a pasted media plan asks for, by their sizes ("300x600", "970 × 250 px") and by their names ("half page"). Where
 * formats share a size, a name in the plan says which is meant; without one all of them are.
 */
export function readMediaPlan(text: string): MediaPlan {
  const plan = text.slice(0, MEDIA_PLAN_MAX_LENGTH)
  const asked = new Set<FormatId>(namedIn(plan))
  const unknown = new Set<string>()
  for (const [written, widthPx, heightPx] of plan.matchAll(SIZE)) {
    const sized = FORMATS.filter((format) => format.widthPx === Number(widthPx) && format.heightPx === Number(heightPx))
    if (sized.length === 0) unknown.add(written.replaceAll(/\s+/g, ' '))
    else if (!sized.some(({ id }) => asked.has(id))) for (const { id } of sized) asked.add(id)
  }
  return { formats: FORMATS.map(({ id }) => id).filter((id) => asked.has(id)), unknown: [...unknown] }
}

/** The longest names first, each taken out of the plan: "super leaderboard" does not ask for a leaderboard too. */
function namedIn(plan: string): FormatId[] {
  let rest = ` ${plan.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const names = FORMATS.flatMap(({ id, name, aliases = [] }) =>
    [name, ...aliases].map((said) => ({ id, said: said.toLowerCase() })),
  )
  const found: FormatId[] = []
  for (const { id, said } of names.toSorted((a, b) => b.said.length - a.said.length)) {
    // Any plan may write of a square or of a portrait; as a format it is asked for by its size.
    if (COMMON_WORDS.has(said) || !rest.includes(` ${said} `)) continue
    found.push(id)
    rest = rest.replaceAll(` ${said} `, ' | ')
  }
  return found
}

const COMMON_WORDS = new Set(['square', 'portrait', 'landscape'])
