import { SaxesParser } from 'saxes'
import { canonicalTerm, knownTerm } from './source-terms.ts'

export interface XmpSource {
  /** Values of every DigitalSourceType property, in the order of the file. */
  terms: string[]
  creatorTools: string[]
}

/**
 * Reads from an XMP packet how its picture was made. An RDF property may be an attribute, an element, a resource or a
 * list of these, under any prefix; an address anywhere else, such as in a caption, says nothing about this picture.
 */
export function readXmpSource(packet: Buffer): XmpSource {
  const found: XmpSource = { terms: [], creatorTools: [] }
  if (!packet.includes(SOURCE)) return found
  try {
    readProperties(packet.toString('utf8'), (property, value) => {
      if (property === TOOL) found.creatorTools.push(value.trim())
      const term = property === SOURCE && termOf(value)
      if (term) found.terms.push(term)
    })
  } catch (error) {
    if (!(error instanceof TooGarbled)) throw error
  }
  return found
}

const SOURCE = 'DigitalSourceType'
const TOOL = 'CreatorTool'

/** Most faults in a packet: many real ones have a slip or two, such as an undeclared entity. */
const FAULTS_MAX = 20
/** Deepest nesting: RDF nests a few elements; thousands cost a parser seconds. */
const DEPTH_MAX = 100

class TooGarbled extends Error {}

function readProperties(xml: string, onValue: (property: string, value: string) => void): void {
  const parser = new SaxesParser({ fragment: true, position: false })
  const open: string[] = []
  let within: { property: string; depth: number; text: string } | undefined
  let faults = 0
  parser.on('error', () => {
    if (++faults > FAULTS_MAX) throw new TooGarbled()
  })
  parser.on('opentag', ({ name, attributes }) => {
    const property = localName(name)
    if (open.push(property) > DEPTH_MAX) throw new TooGarbled()
    if (!within && isRead(property)) within = { property, depth: open.length, text: '' }
    for (const [key, value] of Object.entries(attributes)) {
      const named = localName(key)
      if (isRead(named)) onValue(named, value)
      else if (within && HOLD_VALUES.includes(named)) onValue(within.property, value)
    }
  })
  parser.on('text', (text) => {
    if (within) within.text += text
  })
  parser.on('closetag', () => {
    if (within) {
      // Each item of a list is a text of its own.
      onValue(within.property, within.text)
      within.text = ''
      if (open.length === within.depth) within = undefined
    }
    open.pop()
  })
  parser.write(xml.slice(Math.max(0, xml.indexOf('<')), xml.lastIndexOf('>') + 1)).close()
}

/** Attributes in which RDF writes a value. */
const HOLD_VALUES: readonly string[] = ['resource', 'value', 'about']

function isRead(property: string): boolean {
  return property === SOURCE || property === TOOL
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}

const VALUE_MAX_LETTERS = 200

/** Reads a term by its address at IPTC or C2PA or by IPTC's short code; a bare word has to be a known one. */
function termOf(value: string): string | undefined {
  const trimmed = value.trim()
  if (trimmed.length > VALUE_MAX_LETTERS) return undefined
  const [, term] = /^(?:https?:\/\/\S+\/digitalsourcetype\/|digsrctype:)(\w+)\/?$/i.exec(trimmed) ?? []
  return term ? canonicalTerm(term) : knownTerm(trimmed)
}
