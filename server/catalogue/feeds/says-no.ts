/** Words for "no" in the yes/no columns of exports, in the languages in which shops are run. */
const NO =
  /^(?:0|-1|0\.0+|no|n|f|false|off|none|nein|non|nee|nej|nie|ne|não|nao|нет|いいえ|否|아니오|hidden|unavailable|disabled|inactive)$/i

export function saysNo(text: string): boolean {
  return NO.test(text.trim())
}
