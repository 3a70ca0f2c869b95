import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { type Node, visitNodes } from './syntax.ts'

/** A text in the code and its line: "web/ui/tabs.tsx:12". */
export interface FoundText {
  text: string
  at: string
}

export interface FoundTexts {
  /** Arguments of `t` and `plural`: each is a key of the translations. */
  used: FoundText[]
  /** Texts that a page would show in English only. */
  englishOnly: FoundText[]
}

/** Screens that stay in English: those of operators and developers, and legal texts that are binding in one wording. */
const IN_ENGLISH = /^web\/(screens\/(admin|debug-login|privacy|terms)|features\/legal-page)\/|\.test\.tsx?$/

/** Attributes of elements and components that a user reads or hears. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|description|heading|hint|label|lead|loadingLabel|placeholder|subject|text|title)$/

/** Reads the texts of the screens out of their code. Paths are relative to the root of the repository. */
export function findTexts(root: string): FoundTexts {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !IN_ENGLISH.test(file))
  const found: FoundTexts = { used: [], englishOnly: [] }
  for (const file of files.toSorted()) readTexts(file, readFileSync(`${root}/${file}`, 'utf8'), found)
  return found
}

/** Adds the texts of one file. */
export function readTexts(file: string, code: string, { used, englishOnly }: FoundTexts): void {
  const place = ({ start }: Node) => `${file}:${code.slice(0, start).split('\n').length}`
  visitNodes(parseSync(file, code).program as unknown as Node, (node) => {
    if (isCallOf(node, 't') || isCallOf(node, 'plural')) {
      const key = keyOf(node)
      if (key === undefined) englishOnly.push({ text: 'a text that is not written out', at: place(node) })
      else used.push({ text: key, at: place(node) })
    } else if (node.type === 'JSXText' && /\p{L}{2}/u.test(String(node.value))) {
      englishOnly.push({ text: String(node.value).trim(), at: place(node) })
    } else if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name: unknown }
      const { value, type } = (node.value ?? {}) as { value: unknown; type?: string }
      const isRead =
        typeof name === 'string' && READ.test(name) && type === 'Literal' && /\p{L}{2}/u.test(String(value))
      if (isRead) englishOnly.push({ text: String(value), at: place(node) })
    }
  })
}

function isCallOf({ type, callee }: Node, name: string): boolean {
  return type === 'CallExpression' && (callee as Node).type === 'Identifier' && (callee as Node).name === name
}

/** Returns the first argument of `t`; for `plural`, the form for several. */
function keyOf(call: Node): string | undefined {
  const [first, second] = call.arguments as Node[]
  const forms = second?.type === 'ObjectExpression' ? (second.properties as Node[]) : []
  const other = forms.find(({ key }) => (key as Node | undefined)?.name === 'other')?.value as Node | undefined
  const text = (call.callee as Node).name === 't' ? first : other
  return text?.type === 'Literal' && typeof text.value === 'string' ? text.value : undefined
}
