import { decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'
import { ATTRIBUTES_MAX, XML_DEPTH_MAX } from './bounds.ts'
import { FeedError } from './feed.ts'
import { LineCounter } from './line-counter.ts'
import type { FeedText } from './read-text.ts'

/** A product as XML writes it, whatever its format. */
export interface XmlItem {
  /** Line where it begins in the file, from 1. */
  line: number
  /** Local name of its element, in small letters, which tells its format. */
  element: string
  attributes: Readonly<Record<string, string>>
  /** Direct children alone, in their order: a shipping's price is not the product's. */
  fields: XmlField[]
  /** The reason why it could not be read at all; `isEnd` says that the file breaks off and nothing follows. */
  problem?: string
}

export interface XmlField {
  /** Name without its prefix, as written. */
  name: string
  namespace: 'google' | 'other'
  attributes: Readonly<Record<string, string>>
  /** Text with its entities decoded once. */
  text: string
}

/** Elements that are a product each, in RSS, Atom, Heureka, Yandex Market and shops' own formats. */
const ITEM_ELEMENTS = new Set(['item', 'entry', 'shopitem', 'offer', 'product'])
/** Fields whose HTML shops forget to encode: it is kept as HTML. */
const RICH_FIELDS = new Set(['description', 'summary', 'content'])
const GOOGLE = 'http://base.google.com/ns/1.0'
const DEPTH_MAX = 64
/** Longest total of all texts and names of one item. */
const ITEM_MAX_LETTERS = 1_000_000

const TOO_LARGE = 'It has more than a million letters, or is nested too deeply.'
const BREAKS_OFF = 'The list breaks off here: nothing from here on could be read.'

/**
 * Yields the items of an XML feed one by one. A fault (a bare `&`, an HTML entity, a control character, a missing
 * closing tag) costs only the item around it, not the file. A document type is refused, and nothing is ever expanded or
 * opened; the one that every Yandex feed begins with is skipped.
 */
export async function* readXmlItems({ pieces }: FeedText): AsyncGenerator<XmlItem> {
  const lines = new LineCounter()
  const found: XmlItem[] = []
  const reader = new ItemReader(lines, (item) => found.push(item))
  for await (const piece of pieces()) {
    lines.add(piece)
    reader.write(piece)
    yield* found.splice(0)
  }
  reader.end()
  yield* found.splice(0)
}

interface OpenItem extends XmlItem {
  depth: number
  letters: number
}

class ItemReader {
  private readonly parser: Parser
  private readonly googlePrefixes = new Set(['g'])
  private depth = 0
  /** Number of attributes of the element that is being opened. */
  private attributes = 0
  private item: OpenItem | undefined
  private field: XmlField | undefined
  private isCdata = false
  private isEnding = false
  private isWhole = true

  private readonly lines: LineCounter
  private readonly onItem: (item: XmlItem) => void

  constructor(lines: LineCounter, onItem: (item: XmlItem) => void) {
    this.lines = lines
    this.onItem = onItem
    this.parser = new Parser(
      {
        onprocessinginstruction: (name, data) => refuseDocumentType(name, data),
        onopentagname: () => this.enter(),
        onattribute: () => this.countAttribute(),
        onopentag: (name, attributes) => this.open(name, attributes),
        onclosetag: (name) => this.close(name),
        ontext: (text) => this.addText(this.isCdata ? text : decodeHTMLStrict(text)),
        oncdatastart: () => (this.isCdata = true),
        oncdataend: () => (this.isCdata = false),
      },
      { xmlMode: true, decodeEntities: false },
    )
  }

  write(piece: string): void {
    this.parser.write(piece)
  }

  end(): void {
    this.isEnding = true
    this.parser.end()
    if (!this.isWhole) this.onItem({ ...emptyItem(this.lines.last), problem: BREAKS_OFF })
  }

  private enter(): void {
    this.attributes = 0
    if (++this.depth > XML_DEPTH_MAX)
      throw new FeedError('The list is nested too deeply to be read: please export it again.')
  }

  private countAttribute(): void {
    if (++this.attributes > ATTRIBUTES_MAX)
      throw new FeedError(
        `A product of the list has more than ${ATTRIBUTES_MAX} details in one place: please export it again.`,
      )
  }

  private open(name: string, attributes: Record<string, string>): void {
    for (const [key, value] of Object.entries(attributes))
      if (key.startsWith('xmlns:') && value === GOOGLE) this.googlePrefixes.add(key.slice(6))
    const local = localName(name)
    const element = local.toLowerCase()
    // The previous item was never closed.
    if (this.item?.element === element && this.depth > this.item.depth && !this.isField(element)) this.giveUpItem()
    if (!this.item) {
      if (ITEM_ELEMENTS.has(element)) this.startItem(element, attributes)
    } else if (this.depth === this.item.depth + 1) this.startField(name, local, attributes)
    else this.openInField(local)
  }

  /** Returns true for a field: `product` and `offer` may also be names of fields inside another item. */
  private isField(element: string): boolean {
    return (element === 'product' || element === 'offer') && this.depth > (this.item?.depth ?? 0) + 1
  }

  private giveUpItem(): void {
    if (this.item) this.onItem({ ...toItem(this.item), problem: 'Its end is missing in the list.' })
    this.item = undefined
    this.field = undefined
  }

  private startItem(element: string, attributes: Record<string, string>): void {
    const line = this.lines.at(this.parser.startIndex)
    this.item = { ...emptyItem(line), element, attributes: decodedValues(attributes), depth: this.depth, letters: 0 }
  }

  private startField(name: string, local: string, attributes: Record<string, string>): void {
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
    this.count(local)
    const namespace = this.googlePrefixes.has(prefix.toLowerCase()) ? 'google' : 'other'
    this.field = { name: local, namespace, attributes: decodedValues(attributes), text: '' }
  }

  private openInField(local: string): void {
    if (this.item && this.depth > this.item.depth + DEPTH_MAX) this.item.problem = TOO_LARGE
    if (this.field && RICH_FIELDS.has(this.field.name.toLowerCase())) this.append(`<${local}>`)
  }

  private addText(text: string): void {
    const isOwn = this.item && this.depth === this.item.depth + 1
    if (isOwn || (this.field && RICH_FIELDS.has(this.field.name.toLowerCase()))) this.append(text)
  }

  private append(text: string): void {
    if (!this.field) return
    this.count(text)
    if (!this.item?.problem) this.field.text += text
  }

  private count(text: string): void {
    if (this.item && (this.item.letters += text.length) > ITEM_MAX_LETTERS) this.item.problem = TOO_LARGE
  }

  private close(name: string): void {
    const { item } = this
    if (this.isEnding) this.isWhole = false
    if (item && this.depth === item.depth) {
      this.item = undefined
      if (!this.isEnding) this.onItem(toItem(item))
    } else if (item && this.depth === item.depth + 1) {
      if (this.field && hasValue(this.field)) item.fields.push({ ...this.field, text: this.field.text.trim() })
      this.field = undefined
    } else if (this.field && RICH_FIELDS.has(this.field.name.toLowerCase())) this.append(`</${localName(name)}>`)
    this.depth--
  }
}

function hasValue({ text, attributes }: XmlField): boolean {
  return text.trim() !== '' || attributes.url !== undefined || attributes.href !== undefined
}

/**
 * Refuses a document type: the parser cannot expand its declarations, so a feed that needs them would be read wrongly.
 */
function refuseDocumentType(name: string, data: string): void {
  if (!/^!doctype$/i.test(name) || /^!doctype\s+yml_catalog(?:\s+system\s+["']shops\.dtd["'])?\s*$/i.test(data)) return
  throw new FeedError('The list begins with a part that is not read here (DOCTYPE): please export it without.')
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}

function decodedValues(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decodeHTMLStrict(value)]))
}

function emptyItem(line: number): XmlItem {
  return { line, element: '', attributes: {}, fields: [] }
}

function toItem({ line, element, attributes, fields, problem }: OpenItem): XmlItem {
  return { line, element, attributes, fields, problem }
}
