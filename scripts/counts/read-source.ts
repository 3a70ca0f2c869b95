import { type ESTree, parseSync, Visitor } from 'vite'

/** The measurements of one file. */
export interface Source {
  path: string
  /** Lines of the file, including comments and empty ones. */
  lines: number
  /** Numeric literals in expressions, each occurrence; numbers in types are not tuning. */
  numbers: number
  /** Texts and names of fields, through which a file may refer to an id. */
  words: ReadonlySet<string>
  /** Lengths of its regular expressions. */
  patterns: number[]
}

/** Reads a source with Vite's own parser: a regular expression would count the numbers in comments and texts too. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const source = { path, lines: countLines(text), numbers: 0, words: new Set<string>(), patterns: [] as number[] }
  let numbersInTypes = 0
  new Visitor({
    Literal(node: ESTree.Expression & { type: 'Literal' }) {
      if (typeof node.value === 'number') source.numbers += 1
      if (typeof node.value === 'string') source.words.add(node.value)
      if ('regex' in node) source.patterns.push(node.end - node.start)
    },
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') source.words.add(key.name)
    },
    TSLiteralType({ literal }) {
      const bare = literal.type === 'UnaryExpression' ? literal.argument : literal
      if (bare.type === 'Literal' && typeof bare.value === 'number') numbersInTypes += 1
    },
  }).visit(program)
  return { ...source, numbers: source.numbers - numbersInTypes }
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
