import { Parser } from 'htmlparser2'
import type { PageData, Thing } from './page-data.ts'

/** The parser looks through all open elements for each that closes: what is nested deeper was not written by a shop. */
const DEPTH_MAX = 300
/** So many characters go to the parser before the depth is looked at. */
const PART = 16_384
/** Of one text: a description is shorter, and so is all data of one product. */
const TEXT_MAX = 500_000
/** Together more than any page of a product has. */
const ENTRIES_MAX = 5_000

interface OpenElement {
  /** The thing that it describes, if it begins one. */
  thing?: Thing
  /** Takes its text once it closes. */
  take?: (text: string) => void
  text: string
}

/** What a page says for machines: its meta elements, JSON-LD and microdata. None of its scripts is run. */
export function readPageData(html: string): PageData {
  const open: OpenElement[] = []
  /** Those of them whose text is wanted. */
  const taking: OpenElement[] = []
  const meta = new Map<string, string[]>()
  const things: Thing[] = []
  const page: { language?: string; base?: string; title?: string } = {}
  let entries = 0

  const parser = new Parser({
    onopentag(name, attributes) {
      const element: OpenElement = { text: '' }
      open.push(element)
      if (entries >= ENTRIES_MAX) return
      if (name === 'html') page.language ??= attributes.lang
      if (name === 'base') page.base ??= attributes.href
      if (name === 'title' && page.title === undefined) element.take = (text) => void (page.title ??= text)
      if (name === 'meta') addMeta(attributes)
      if (name === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) element.take = addJson
      addMicrodata(element, name, attributes)
      if (element.take) taking.push(element)
    },
    ontext(text) {
      for (const element of taking) if (element.text.length < TEXT_MAX) element.text += text
    },
    onclosetag() {
      const element = open.pop()
      if (!element?.take) return
      taking.pop()
      element.take(element.text)
    },
  })
  for (let at = 0; at < html.length && open.length < DEPTH_MAX; at += PART) parser.write(html.slice(at, at + PART))
  parser.end()
  return { language: page.language, base: page.base, title: page.title ?? '', meta, things }

  function addMeta({ property, name, content }: Record<string, string>) {
    const key = (property ?? name)?.toLowerCase()
    if (!key || !content) return
    entries++
    meta.set(key, [...(meta.get(key) ?? []), content])
  }

  function addJson(text: string) {
    try {
      // Some shops wrap it as scripts were once wrapped.
      const json: unknown = JSON.parse(text.replaceAll(/^\s*(?:<!--|\/\*.*?\*\/|<!\[CDATA\[)|(?:-->|\]\]>)\s*$/gs, ''))
      for (const found of Array.isArray(json) ? json : [json]) if (isThing(found)) things.push(found)
    } catch {
      // A page whose data is broken may say it elsewhere.
    }
  }

  function addMicrodata(element: OpenElement, name: string, attributes: Record<string, string>) {
    const parent = open.findLast(({ thing }) => thing)?.thing
    const names = parent && attributes.itemprop?.split(/\s+/).filter(Boolean)
    if (attributes.itemscope !== undefined) {
      element.thing = { '@type': attributes.itemtype ?? '' }
      entries++
      if (!names?.length) things.push(element.thing)
    }
    if (!parent || !names?.length) return
    entries++
    const give = (value: unknown) => names.forEach((property) => addProperty(parent, property, value))
    const written =
      attributes.content ?? attributes[ADDRESS_IN[name] ?? ''] ?? (name === 'time' ? attributes.datetime : undefined)
    if (element.thing) give(element.thing)
    else if (written === undefined) element.take = give
    else give(written)
  }
}

/** The attribute in which an element names an address, which is then its value. */
const ADDRESS_IN: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
}

/** Its own properties alone: what a page calls `__proto__` is not one. */
function addProperty(thing: Thing, property: string, value: unknown): void {
  if (!/^[a-z]+$/i.test(property)) return
  const before = Object.hasOwn(thing, property) ? thing[property] : undefined
  if (before === undefined) thing[property] = value
  else thing[property] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value]
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
