export interface LogLine {
  level: string
  /** Several if the code chooses. */
  messages: string[]
}

const CALL = /\blog(?:ger)?\??\.(fatal|error|warn|info)\(/g

/**
 * Reads every call of a log in a TypeScript source, with its possible messages: literals of its last argument, and
 * constants of the same file that it names. Debug and trace are for developers.
 */
export function readLogLines(source: string): LogLine[] {
  return [...source.matchAll(CALL)].map(({ 1: level = '', index, 0: call }) => ({
    level,
    messages: messagesOf(lastArgument(source, index + call.length), source),
  }))
}

/** Returns the text between the comma before it, or the parenthesis, and the one that closes the call. */
function lastArgument(source: string, start: number): string {
  let [depth, from] = [0, start]
  for (let at = start; at < source.length; at++) {
    const letter = source[at]!
    if (`'"\``.includes(letter)) at = endOfString(source, at)
    else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter) && depth-- === 0) {
      const last = source.slice(from, at)
      // A comma may follow the last of several lines.
      return last.trim() === '' ? source.slice(start, from - 1) : last
    } else if (letter === ',' && depth === 0 && source.slice(at + 1).trimStart()[0] !== ')') from = at + 1
  }
  return ''
}

function endOfString(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1
  return at
}

function messagesOf(argument: string, source: string): string[] {
  const literals = [...argument.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(
    ([, plain, template]) => plain ?? template!,
  )
  const names = argument.replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, '').match(/\b[A-Z][A-Z_]+\b/g) ?? []
  const constants = names.flatMap((name) => {
    const value = new RegExp(String.raw`const ${name} =\s*'((?:[^'\\]|\\.)*)'`).exec(source)?.[1]
    return value === undefined ? [] : [value]
  })
  return [...literals, ...constants]
}
