/**
 * Returns all matches of a global pattern; the pattern must not match an empty text. `matchAll` works on a copy of the
 * pattern, which V8 compiles again after each garbage collection: 5 ms for the pattern of an amount.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}
