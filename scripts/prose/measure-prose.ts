import { parseSync, Visitor } from 'vite'
import { FRAGMENT, IN_COMMENTS, IN_NAMES, RETIRED, type RetiredWord } from './prose-words.ts'

/** A place in the code that the glossary rules out: `contract/money/plans.ts:12: Of the plan.` */
export type Place = string

/** The prose of one file or of several. */
export interface Prose {
  docComments: number
  fragments: Place[]
  retired: { word: RetiredWord; place: Place }[]
}

/** Measures the doc comments, comments and names of one source file. Throws if it cannot be parsed. */
export function measureProse(file: string, source: string): Prose {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const place = (at: number, text: string): Place => `${file}:${lineOf(source, at)}: ${text}`
  const prose: Prose = { docComments: 0, fragments: [], retired: [] }
  for (const { type, value, start } of comments) {
    if (type === 'Block' && value.startsWith('*')) {
      const opening = /^[\s*]*(.*)/.exec(value)![1]!.trim()
      prose.docComments += 1
      if (FRAGMENT.test(opening)) prose.fragments.push(place(start, opening))
    }
    for (const [found] of withoutQuotations(value).matchAll(IN_COMMENTS))
      prose.retired.push({ word: wordOf(found), place: place(start, found) })
  }
  if (!IN_NAMES.test(source)) return prose
  const name = (node: { name: string; start: number }) => {
    for (const word of retiredParts(node.name)) prose.retired.push({ word, place: place(node.start, node.name) })
  }
  new Visitor({ Identifier: name, JSXIdentifier: name, PrivateIdentifier: name }).visit(program)
  return prose
}

/** Adds up the prose of several files. */
export function sumProse(list: readonly Prose[]): Prose {
  return {
    docComments: list.reduce((sum, { docComments }) => sum + docComments, 0),
    fragments: list.flatMap(({ fragments }) => fragments),
    retired: list.flatMap(({ retired }) => retired),
  }
}

/** Returns the share of doc comments that are fragments, in percent. */
export function fragmentPercent({ docComments, fragments }: Prose): number {
  return docComments === 0 ? 0 : (100 * fragments.length) / docComments
}

/** Removes `code`, "quoted texts" and “such ones”: they are not our own prose. */
function withoutQuotations(comment: string): string {
  return comment.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, ' ')
}

/** Returns the retired words among the parts of a name. `LEAST` and `MOST` are retired in constants only. */
function retiredParts(name: string): RetiredWord[] {
  const parts = name.includes('_') ? name.split('_') : name.split(/(?=[A-Z])/)
  return parts.flatMap((part): RetiredWord[] => {
    if (part === 'LEAST' || part === 'MOST') return [part.toLowerCase() as RetiredWord]
    const word = part.toLowerCase()
    return Object.hasOwn(RETIRED, word) && word !== 'least' && word !== 'most' ? [word as RetiredWord] : []
  })
}

function wordOf(found: string): RetiredWord {
  const word = found.toLowerCase()
  return word === 'hers' ? 'her' : (word as RetiredWord)
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}
