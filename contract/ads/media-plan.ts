import { compareFormats, FORMATS, type FormatId } from '../formats.ts'
import { formatsOfSize, sizeName, sizeProblem } from '../sizes.ts'

export interface MediaPlan {
  /** Formats in the order of lists, then sizes that no format has. */
  formats: FormatId[]
  /** One sentence for each requested size that cannot be made. */
  problems: string[]
}

/** No media plan is longer; the rest of the text is not read. */
export const MEDIA_PLAN_MAX_LENGTH = 5000

const SIZE = /(?<![\d.,])(\d{2,5})\s*(?:px)?\s*[x×*]\s*(\d{2,5})(?:\s*px)?(?![\d.])/gi

/**
 * Reads the formats that a pasted media plan asks for, by their sizes ("300x600", "970 × 250 px") and by their names
 * ("half page"). If formats share a size, a name in the plan picks one; without a name all of them are meant. A size
 * that no format has becomes a format of its own.
 */
export function readMediaPlan(text: string): MediaPlan {
  const plan = text.slice(0, MEDIA_PLAN_MAX_LENGTH)
  const asked = new Set<FormatId>(namedIn(plan))
  const problems = new Set<string>()
  for (const [, width, height] of plan.matchAll(SIZE)) {
    const size = { widthPx: Number(width), heightPx: Number(height) }
    const sized = formatsOfSize(size)
    const problem = sized.length === 0 ? sizeProblem(size) : undefined
    if (problem) problems.add(problem)
    else if (sized.length === 0) asked.add(sizeName(size))
    else if (!sized.some(({ id }) => asked.has(id))) for (const { id } of sized) asked.add(id)
  }
  return { formats: [...asked].toSorted(compareFormats), problems: [...problems] }
}

/**
 * Finds formats by name, the longest names first, each removed from the plan once found: "super leaderboard" does not
 * ask for a leaderboard too.
 */
function namedIn(plan: string): FormatId[] {
  let rest = ` ${plan.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const names = FORMATS.flatMap(({ id, name, aliases = [] }) =>
    [name, ...aliases].map((alias) => ({ id, alias: alias.toLowerCase() })),
  )
  const found: FormatId[] = []
  for (const { id, alias } of names.toSorted((a, b) => b.alias.length - a.alias.length)) {
    // Any plan may mention a square or a portrait; as a format it is asked for by its size.
    if (COMMON_WORDS.has(alias) || !rest.includes(` ${alias} `)) continue
    found.push(id)
    rest = rest.replaceAll(` ${alias} `, ' | ')
  }
  return found
}

const COMMON_WORDS = new Set(['square', 'portrait', 'landscape'])
