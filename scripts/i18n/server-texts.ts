import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { isNode, type Node, visitNodes } from './syntax.ts'

/** Files with sentences for users. */
const FILES = ['server/**/*.ts', 'studio/**/*.ts', 'contract/**/*.ts']

/**
 * Files whose texts stay in English: messages for operators and programs, the pages of the demo's sign-in, of consent and of test
 * payments, tables in downloads, prompts of models, and the words that ads are made of.
 */
const IN_ENGLISH =
  /\.test\.ts$|^(contract\/(desk\/admin[\w-]*|pictures\/digital-source|ads\/(dial-schemas|weigh-report))\.ts|server\/(desk\/admin|site|people\/auth\/demo|programs\/mcp|money\/billing\/(sandbox|stripe)|platform\/(db|telemetry|worker-processes)|models\/scene)\/|server\/[\w-]+\.ts|server\/(catalogue\/campaigns\/(describe-picture|lacks-legal-line)|ads\/downloads\/(ads-table|read-extras)|ads\/extras\/[\w-]+)\.ts|server\/programs\/(tokens\/accept-tokens|oauth\/(routes|consent-page))\.ts|server\/people\/auth\/(client-authentication|discover-issuer|exchange-code|issuer-address|logout-routes)\.ts|server\/platform\/http\/(health|other-methods|protocol-errors)\.ts|studio\/(change\/check-changes\.ts|explain|inspect\/(check-file|checks\/complete-message)\.ts|language|layered|layout)\b)/

/**
 * Calls whose texts are not for users: mistakes of a developer or an operator, and findings that the studio mends
 * before a picture is shown.
 */
const NOT_FOR_PEOPLE = /^(new (Error|TypeError|RangeError|StartError|SetupError)|error|log\.\w+)$/

/** Messages about a call that no screen makes like this, or after the caller has left. */
const NOT_OF_SCREENS =
  / as a form with |\bIdempotency-Key\b|with a new key\.$|\bJSON\b|documentation|, or left out\.$|^Nobody waits /

/**
 * Reads out of the code the server's messages to users: each text that reads as a sentence, wherever it is written,
 * because it may be a constant, an argument or a result. A value in it becomes a placeholder with the name that the
 * code has for it.
 */
export function serverTexts(root: string): string[] {
  const files = globSync(FILES, { cwd: root }).filter((file) => !IN_ENGLISH.test(file))
  const texts = files.toSorted().flatMap((file) => readSentences(file, readFileSync(`${root}/${file}`, 'utf8')))
  return [...new Set(texts)]
}

/** Returns the sentences of one file in order. */
export function readSentences(file: string, code: string): string[] {
  const found: string[] = []
  const program = parseSync(file, code).program as unknown as Node
  const strings = stringsOf(program)
  const look = (node: Node) => {
    const text = textOf(node, strings)
    if (text !== undefined && isSentence(text)) found.push(text)
  }
  visitNodes(program, look, isForNobody)
  return found
}

/** Returns the constants of the file that are strings: a concatenation of two of them is one text. */
function stringsOf({ body }: Node): Map<string, string> {
  const declarations = (body as Node[]).flatMap(
    (node) => ((node.declaration ?? node) as Node).declarations ?? [],
  ) as Node[]
  const named = declarations.map(({ id, init }) => [nameOf(id), (init as Node | null)?.value])
  return new Map(named.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

/** Returns true for "It is sold out." and "Legal line must be at most {max} characters". */
function isSentence(text: string): boolean {
  const isWhole = /^[\p{Lu}“"{]/u.test(text) && (/[.?]$/.test(text) || text.includes(' must be '))
  return isWhole && !NOT_OF_SCREENS.test(text) && /\p{L}{2} .*\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))
}

function isForNobody({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return NOT_FOR_PEOPLE.test(`new ${nameOf(callee)}`)
  return type === 'CallExpression' && NOT_FOR_PEOPLE.test(isLog(callee) ? `log.${nameOf(callee)}` : nameOf(callee))
}

function isLog(callee: unknown): boolean {
  return isNode(callee) && callee.type === 'MemberExpression' && /^(log|logger)$/.test(nameOf(callee.object))
}

function textOf(node: Node, strings: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  const names = distinct((node.expressions as unknown[]).map(nameOf))
  const holes = names.map((name) => strings.get(name) ?? `{${name}}`)
  return quasis.map(({ value }, at) => value.cooked + (holes[at] ?? '')).join('')
}

/** Makes the names distinct: two values of one name become "text" and "text2". */
function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name}${before + 1}`
  })
}

/**
 * Returns the code's name for a value: "limit" for `limit`, `plan.limit`, `quote(limit)` and `limit.toLocaleString()`.
 */
function nameOf(node: unknown): string {
  if (!isNode(node)) return 'value'
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return node.computed ? nameOf(node.object) : nameOf(node.property)
  if (node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression') return nameOf(node.expression)
  if (node.type === 'BinaryExpression') return nameOf(node.left)
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node
    const [first] = node.arguments as unknown[]
    const name = nameOf(callee.type === 'MemberExpression' ? callee.object : first)
    return name === 'value' ? nameOf(callee) : name
  }
  return 'value'
}
