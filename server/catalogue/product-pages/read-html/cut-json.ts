/**
 * Returns the texts of the objects and arrays that follow one another in a script, each as JSON is written: line breaks
 * in strings are escaped, wrong escapes lose their backslash, comments are dropped, and so are trailing commas. Text
 * between the values (`var data =`, the marks of CDATA and of HTML comments) is skipped. A value that does not end is
 * returned as far as it goes. Takes time in proportion to the length.
 */
export function cutJson(text: string): string[] {
  const pieces: string[] = []
  let out: string[] = []
  let depth = 0
  for (let at = 0; at < text.length;) {
    const end = endOfToken(text, at)
    const token = text.slice(at, end)
    at = end
    if (isOpening(token)) depth++
    if (depth === 0 || isRemark(token)) continue
    add(out, token)
    if (!isClosing(token)) continue
    depth--
    if (depth > 0) continue
    pieces.push(out.join(''))
    out = []
  }
  return out.length > 0 ? [...pieces, out.join('')] : pieces
}

const isOpening = (token: string) => token === '{' || token === '['
const isClosing = (token: string) => token === '}' || token === ']'
const isRemark = (token: string) => token.startsWith('/*') || token.startsWith('//') || /^\s/.test(token)

/**
 * Returns the end of the next token: a sign of JSON, a string, a comment, white space, or the text before the next of
 * these.
 */
function endOfToken(text: string, at: number): number {
  const rest = text.length
  switch (text[at]) {
    case '"':
      return endOfString(text, at)
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',':
      return at + 1
    case '/':
      if (text[at + 1] === '*') return after(text, '*/', at + 2)
      if (text[at + 1] === '/') return endOfLine(text, at)
      return at + 1
    default:
      return Math.min(rest, at + (matchAt(SPACE, text, at) || matchAt(WORD, text, at) || 1))
  }
}

const SPACE = /\s+/y
const WORD = /[^\s"{}[\]:,/]+/y

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

function endOfString(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next++) {
    if (text[next] === '\\') next++
    else if (text[next] === '"') return next + 1
  }
  return text.length
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

/**
 * Returns the end of the line. The marks of CDATA and of HTML comments follow `//`, and in some pages the data follows
 * in the same line.
 */
function endOfLine(text: string, at: number): number {
  const mark = matchAt(/\/\/\s*(?:<!\[CDATA\[|\]\]>|<!--|-->)/y, text, at)
  if (mark > 0) return at + mark
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Appends a token in the form that JSON requires. */
function add(out: string[], token: string): void {
  const last = out.at(-1)
  if (token === ',' && (last === ',' || last === '[' || last === '{')) return
  if (isClosing(token) && last === ',') out.pop()
  if (token.startsWith('"')) out.push(asString(token))
  else if (isAmountWithComma(out, token)) out.splice(-2, 2, `"${out.at(-2)},${token}"`)
  else out.push(token)
}

/**
 * Returns true for a decimal comma: after a colon, a comma between digits does not separate entries, because a name
 * would follow it.
 */
function isAmountWithComma(out: string[], token: string): boolean {
  return /^\d/.test(token) && out.at(-1) === ',' && out.at(-3) === ':' && /^\d+$/.test(out.at(-2) ?? '')
}

/** Matches a valid escape, a stray backslash, and a character that has to be escaped. */
const IN_STRING = /\\u[\da-f]{4}|\\["\\/bfnrt]|\\|\p{Cc}/giu

function asString(token: string): string {
  return token.replaceAll(IN_STRING, (found) => {
    if (found === '\\') return ''
    return found.length > 1 ? found : JSON.stringify(found).slice(1, -1)
  })
}
