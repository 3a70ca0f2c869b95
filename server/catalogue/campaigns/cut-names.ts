import type { Finding } from '#contract/ads/report.ts'
import { NAME_CUT_RULE } from '#contract/ads/report.ts'
import { cutAtWord } from '#server/catalogue/feeds/plain-text.ts'
import type { Painters, PaintOptions, PaintTask } from '#server/ads/generation/painter.ts'

/** Numbers of letters to which a name is cut, tried one after the other, in a format that has no room for all of it. */
const LETTERS = [90, 70, 50, 36, 24]

/**
 * Returns painters that cut a product's name at a word if a format has no room for it: a catalogue has thousands, and
 * nobody shortens each for each banner. The picture's report says so. The user's own words are never cut.
 */
export function cuttingNames<Some extends Pick<Painters, 'paint'>>(painters: Some): Some {
  return { ...painters, paint: (task, options) => paintCut(painters, task, options) }
}

async function paintCut({ paint }: Pick<Painters, 'paint'>, task: PaintTask, options: PaintOptions) {
  let refusal: unknown
  for (const name of namesOf(task)) {
    try {
      const ad = await paint({ ...task, ad: { ...task.ad, productName: name } }, options)
      if (name === task.ad.productName) return ad
      return { ...ad, report: { ...ad.report, findings: [...ad.report.findings, findingOf(name)] } }
    } catch (error) {
      if (!doesNotFit(error)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

/** Returns the name from its full length down to its first words. */
function namesOf({ ad: { productName, words = {} } }: PaintTask): string[] {
  if (words.name !== undefined || words.headline !== undefined) return [productName]
  return [...new Set([productName, ...LETTERS.map((letters) => cutAtWord(productName, letters))])]
}

/** Recognises the error by its stack, which is all that a painting process sends. */
function doesNotFit(error: unknown): boolean {
  return error instanceof Error && (error.stack ?? '').startsWith('WordsDoNotFit:')
}

function findingOf(name: string): Finding {
  const message = `The name does not fit in this format and was cut to “${name}”. Look whether that still says what it is.`
  return { rule: NAME_CUT_RULE, severity: 'warning', message }
}
