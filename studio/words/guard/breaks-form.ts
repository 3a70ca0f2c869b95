import { isSettable } from '#contract/text/unsettable-letters.ts'
import { ASKS_TO_DOWNLOAD } from './download-words.ts'

/**
 * Returns true if a line may not be shown for its form. Platforms refuse shouting and commands to download; code,
 * addresses and placeholders are no words; and letters that no font has would be boxes.
 */
export function breaksForm(text: string): boolean {
  return (
    /[!?！？؟]\s?[!?！？؟]|[<>{}[\]\\`|@#^~_*=/]|https?|www\.|\.(?:com|net|org|io)\b|\p{Extended_Pictographic}/iu.test(
      text,
    ) ||
    /(?:\p{Lu}\p{M}*){4}/u.test(text) ||
    ASKS_TO_DOWNLOAD.test(text) ||
    !isSettable(text)
  )
}
