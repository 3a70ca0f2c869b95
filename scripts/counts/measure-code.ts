import { type ESTree, parseSync, Visitor } from 'vite'

/** The measurements of one source that say how it is built, whatever it is about. */
export interface Code {
  path: string
  /** Lines of the file, including comments and empty ones. */
  lines: number
  /** Lines of each function with a body of statements. */
  functions: number[]
  /** Specifiers of its imports and exports from elsewhere, those of types included. */
  imports: string[]
  /** Names that it defines and exports. */
  exported: string[]
  /** Spreads of a literal, such as `...{ a, b }` and `...[a, b]`. */
  literalSpreads: number
  /** Assertions by `!` that a value is neither null nor undefined. */
  nonNulls: number
}

/** Measures one source. Throws if it cannot be parsed. */
export function measureCode(path: string, text: string): Code {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const code: Code = { path, lines: 0, functions: [], imports: [], exported: [], literalSpreads: 0, nonNulls: 0 }
  const lineAt = lineFinder(text)
  code.lines = text.endsWith('\n') ? lineAt(text.length) - 1 : lineAt(text.length)
  const addFunction = ({ start, end, body }: { start: number; end: number; body: ESTree.Node | null }) => {
    if (body?.type === 'BlockStatement') code.functions.push(lineAt(end) - lineAt(start) + 1)
  }
  const addImport = ({ source }: { source: { value: string } | null }) => {
    if (source) code.imports.push(source.value)
  }
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ImportDeclaration: addImport,
    ExportAllDeclaration: addImport,
    ExportNamedDeclaration(node) {
      addImport(node)
      code.exported.push(...namesOf(node.declaration))
    },
    SpreadElement({ argument }) {
      if (argument.type === 'ObjectExpression' || argument.type === 'ArrayExpression') code.literalSpreads += 1
    },
    TSNonNullExpression() {
      code.nonNulls += 1
    },
  }).visit(program)
  return code
}

function namesOf(declaration: ESTree.ExportNamedDeclaration['declaration']): string[] {
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

/** Returns a function that finds the line of an offset, from 1. */
function lineFinder(text: string): (at: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= at) low = middle
      else high = middle
    }
    return low + 1
  }
}
