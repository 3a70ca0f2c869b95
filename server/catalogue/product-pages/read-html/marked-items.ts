import type { SchemaThing } from './page-data.ts'

type Attributes = Readonly<Record<string, string>>

/** Role of an element in microdata or RDFa: the beginning of a thing, the value of a property, or both. */
export interface Marked {
  /** The thing that it begins. */
  thing?: SchemaThing
  /** Receives the element's text once it closes, if that is the value. */
  take?: (text: string) => void
  /** Number of values that it gave. */
  values: number
}

export interface MarkedItems {
  /**
   * Reads an element; returns undefined for most. `inside` is the thing around it, `ids` are its own id and those of
   * the elements around it.
   */
  open(
    name: string,
    attributes: Attributes,
    place: { inside: SchemaThing | undefined; ids: readonly string[] },
  ): Marked | undefined
  /** Returns all things that belong to no other. */
  finish(): SchemaThing[]
}

/**
 * Reads the things that a page marks in its text: microdata, and RDFa as far as its properties stand inside the thing
 * they belong to.
 */
export function makeMarkedItems(): MarkedItems {
  const things: SchemaThing[] = []
  /**
   * Properties outside of every thing, by the ids of the elements around them: a thing may refer to these (`itemref`).
   */
  const loose = new Map<string, SchemaThing>()
  const referring: { thing: SchemaThing; ids: readonly string[] }[] = []

  function open(
    name: string,
    attributes: Attributes,
    { inside, ids }: { inside: SchemaThing | undefined; ids: readonly string[] },
  ) {
    const names = propertiesOf(attributes)
    const type = typeOf(attributes)
    const owners = inside ? [inside] : ids.map(looseOf)
    if (type === undefined && (names.length === 0 || owners.length === 0)) return undefined
    const marked: Marked = { values: names.length }
    const give = (value: unknown) =>
      owners.forEach((owner) => names.forEach((property) => addProperty(owner, property, value)))
    if (type === undefined) {
      const written = valueOf(name, attributes)
      if (written === undefined) marked.take = give
      else give(asHtml(written))
      return marked
    }
    marked.thing = { '@type': type, ...idOf(attributes) }
    if (attributes.itemref) referring.push({ thing: marked.thing, ids: [...new Set(words(attributes.itemref))] })
    if (names.length > 0) give(marked.thing)
    if (names.length === 0 || !inside) things.push(marked.thing)
    return marked
  }

  function looseOf(id: string): SchemaThing {
    const thing = loose.get(id) ?? {}
    loose.set(id, thing)
    return thing
  }

  function finish(): SchemaThing[] {
    for (const { thing, ids } of referring) {
      for (const [property, value] of ids.flatMap((id) => Object.entries(loose.get(id) ?? {})))
        for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) addProperty(thing, property, one)
    }
    return things
  }

  return { open, finish }
}

/** Escapes a text, because texts are stored as in JSON-LD, where they are HTML. */
export function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? []

/** Returns the names of properties. RDFa names those of other vocabularies as well (`og:title`). */
function propertiesOf({ itemprop, property }: Attributes): string[] {
  const marked = words(property).map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, ''))
  return [...new Set([...words(itemprop), ...marked])].filter((name) => /^[a-z]+$/i.test(name))
}

function typeOf({ itemscope, itemtype, typeof: type }: Attributes): string | undefined {
  return itemscope === undefined ? type : (itemtype ?? '')
}

function idOf({ itemid, resource }: Attributes): { '@id'?: string } {
  const id = itemid ?? resource
  return id ? { '@id': id } : {}
}

/** Attributes in which an element gives its value, most of them an address. */
const VALUE_IN: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'data-src', 'data-original', 'data-lazy', 'data-lazy-src'],
  source: ['src', 'srcset'],
  video: ['src'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
}

/** Returns undefined if the value is the text. Pictures that load late have a small one in their own attribute. */
function valueOf(name: string, attributes: Attributes): string | undefined {
  if (attributes.content !== undefined && (attributes.content || name === 'meta')) return attributes.content
  const named = [...(VALUE_IN[name] ?? []), ...(attributes.property === undefined ? [] : ['resource', 'href', 'src'])]
  const written = named.map((attribute) => attributes[attribute]).filter((value) => value !== undefined)
  return written.find((value) => value && !value.startsWith('data:')) ?? written[0]
}

/** Adds a property of the object's own: a page's `__proto__` is not one. */
function addProperty(thing: SchemaThing, property: string, value: unknown): void {
  const before = Object.hasOwn(thing, property) ? thing[property] : undefined
  if (before === undefined) thing[property] = value
  // The array was made here, for this thing alone: a page may give a property thousands of values.
  else if (Array.isArray(before)) before.push(value)
  else thing[property] = [before, value]
}
