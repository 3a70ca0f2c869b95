import { Parser } from 'htmlparser2'
import { BLOCKS, UNREAD } from '#server/platform/markup/block-elements.ts'
import { asHtml, type Marked, makeMarkedItems } from './marked-items.ts'
import { isThing, type PageData, type ShopProduct, type SchemaThing } from './page-data.ts'
import { makeJsonReader } from './read-json.ts'
import { readShopifyScript, readWooVariations } from './shop-variants.ts'

/** Deepest nesting. The parser searches all open elements for each that closes, and no shop nests deeper. */
const DEPTH_MAX = 300
/** Characters that go to the parser before the depth is checked. */
const PART = 16_384
/** Most nested elements whose text is a value: each letter goes to all of them. */
const TAKING_MAX = 20
/** Longest text: a description is shorter. */
const TEXT_MAX = 500_000
/** Longest script: the data of a product with two thousand variants is shorter. */
const SCRIPT_MAX = 3_000_000
/** Most entries of a page, more than any page of a product has. */
const ENTRIES_MAX = 5_000

/** Marks of scripts with variants of a product, which few others contain. */
const SHOP_DATA = /"(?:compare_at_price|featured_image|variants)"/
const SHOP_SCRIPTS_MAX = 100

interface OpenElement extends Partial<Marked> {
  id: string | undefined
  isUnread: boolean
  text: string
}

type Attributes = Record<string, string>

/**
 * Reads the machine-readable data of a page: its meta elements, JSON-LD, microdata and RDFa, and its shop's own data.
 * None of its scripts is run.
 */
export function readPageData(html: string): PageData {
  const open: OpenElement[] = []
  /** Open elements whose text is wanted. */
  const taking: OpenElement[] = []
  const meta = new Map<string, string[]>()
  const things: SchemaThing[] = []
  const shopProducts: ShopProduct[] = []
  const items = makeMarkedItems()
  const readJson = makeJsonReader()
  const page: { language?: string; base?: string; canonical?: string; title?: string; heading?: string } = {}
  let entries = 0
  let shopScripts = 0
  let unread = 0

  const parser = new Parser({
    onopentag(name, attributes) {
      const element: OpenElement = { id: attributes.id, isUnread: UNREAD.has(name), text: '' }
      open.push(element)
      if (element.isUnread) unread++
      if (BLOCKS.has(name)) addText(' ')
      if (entries >= ENTRIES_MAX) return
      lookAt(element, name, attributes)
      if (taking.length === TAKING_MAX) delete element.take
      if (element.take) taking.push(element)
    },
    ontext: addText,
    onclosetag(name) {
      const element = open.pop()
      if (element?.isUnread) unread--
      if (element?.take) {
        taking.pop()
        element.take(element.text)
      }
      if (BLOCKS.has(name)) addText(' ')
    },
  })
  for (let at = 0; at < html.length && open.length < DEPTH_MAX; at += PART) parser.write(html.slice(at, at + PART))
  parser.end()
  const { language, base, canonical, title = '', heading = '' } = page
  return { language, base, canonical, title, heading, meta, things: [...things, ...items.finish()], shopProducts }

  /** Adds a text to the elements that want it; only the text of unread elements is dropped. */
  function addText(text: string) {
    const wanted = unread === 0 ? taking : taking.slice(-1).filter(({ isUnread }) => isUnread)
    for (const element of wanted)
      if (element.text.length < (element.isUnread ? SCRIPT_MAX : TEXT_MAX)) element.text += text
  }

  function lookAt(element: OpenElement, name: string, attributes: Attributes) {
    if (name === 'html') page.language ??= attributes.lang || attributes['xml:lang']
    else if (name === 'base') page.base ??= attributes.href
    else if (name === 'meta') addMeta(attributes)
    else if (name === 'link' && attributes.rel?.toLowerCase() === 'canonical') page.canonical ??= attributes.href
    else if (name === 'title' && page.title === undefined) element.take = (text) => void (page.title ??= text)
    else if (name === 'script') element.take = takeScript(attributes.type?.trim().toLowerCase())
    if (attributes['data-product_variations']) addVariants(readWooVariations(attributes['data-product_variations']))
    addMarked(element, name, attributes)
    if (name === 'h1' && page.heading === undefined) {
      const give = element.take
      element.take = (text) => {
        page.heading ??= text
        give?.(text)
      }
    }
  }

  function addMeta({ property, name, content }: Attributes) {
    const key = (property ?? name)?.toLowerCase()
    if (!key || !content) return
    entries++
    meta.set(key, [...(meta.get(key) ?? []), content])
  }

  function takeScript(type: string | undefined): ((text: string) => void) | undefined {
    if (type?.startsWith('application/ld+json')) return addJson
    return (text) => {
      if (SHOP_DATA.test(text) && shopScripts++ < SHOP_SCRIPTS_MAX) addVariants(readShopifyScript(text, type))
    }
  }

  function addVariants(found: readonly ShopProduct[]) {
    entries += found.length
    shopProducts.push(...found)
  }

  function addJson(text: string) {
    for (const value of readJson(text))
      for (const found of Array.isArray(value) ? (value as unknown[]) : [value]) if (isThing(found)) things.push(found)
  }

  function addMarked(element: OpenElement, name: string, attributes: Attributes) {
    const { itemprop, itemscope, property, typeof: type } = attributes
    if (itemprop === undefined && itemscope === undefined && property === undefined && type === undefined) return
    const inside = open.slice(0, -1).findLast(({ thing }) => thing)?.thing
    const ids = inside ? [] : open.flatMap(({ id }) => id || [])
    const marked = items.open(name, attributes, { inside, ids })
    if (!marked) return
    entries += 1 + marked.values * Math.max(1, ids.length)
    element.thing = marked.thing
    const { take } = marked
    if (take) element.take = (text) => take(asHtml(text))
  }
}
