import { fileRulesOf } from '#contract/sizes.ts'
import { NoComposition, RepaintRefused, WordsDoNotFit } from '#studio/index.ts'
import { paintStored, repaintAd } from './paint-ad.ts'
import type { Repainted, RepaintTask, StoredTask } from './painter.ts'

/** Paints a finished ad with a change, or returns why it is refused. Throws errors that are no fault of the change. */
export async function tryRepaint(task: RepaintTask): Promise<Repainted> {
  try {
    return await repaintAd(task)
  } catch (error) {
    if (error instanceof RepaintRefused || error instanceof WordsDoNotFit) return { refused: error.message }
    if (!(error instanceof NoComposition)) throw error
    // Its message names rules and numbers, which are of no use to a user.
    const { name } = fileRulesOf(task.layout.format)
    return { refused: `${name} cannot be read well with this change: try another text or color, or make it again.` }
  }
}

/** Paints a finished ad once more, or returns why it cannot be. */
export async function tryPaintStored(task: StoredTask): Promise<{ jpeg: Uint8Array } | { refused: string }> {
  try {
    return { jpeg: await paintStored(task) }
  } catch (error) {
    if (error instanceof RepaintRefused) return { refused: error.message }
    throw error
  }
}
