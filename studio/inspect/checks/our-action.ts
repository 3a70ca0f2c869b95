import { allCallsToAction } from '../../language/languages.ts'
import type { Check } from '../check.ts'
import { ASKS_TO_DOWNLOAD } from '../../words/guard/download-words.ts'
import { error, quote } from '../finding.ts'

/** A call to action of ours never asks to download or install. The user's own gets a warning instead (own-words.ts). */
export const ourAction: Check = neverDownload(allCallsToAction)

export function neverDownload(phrases: readonly string[]): Check {
  return ({ layout }) => {
    const { callToAction } = layout.direction.words
    if (!phrases.includes(callToAction) || !ASKS_TO_DOWNLOAD.test(callToAction)) return []
    return [error('call-to-action', `Ad platforms refuse the call to action ${quote(callToAction)}.`)]
  }
}
