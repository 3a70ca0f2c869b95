import { cutJson } from './cut-json.ts'
import { arrayOf, isThing, type ShopProduct, type ShopVariant, type SchemaThing } from './page-data.ts'

/** Most variants of a product: no shop's software writes more (Shopify: 2,048). */
const VARIANTS_MAX = 3_000

/** The start of Shopify's own analytics data in the page of every product, whatever its theme. */
const SHOPIFY_META = /\bvar meta = (?=\{"product":)/

/**
 * Reads the variants in a page's own scripts, which are data and are not run: the JSON of Shopify's themes (one
 * variant, a list of them, or the product), and the line that Shopify writes into every such page. Its amounts are in
 * hundredths of any currency.
 */
export function readShopifyScript(text: string, type: string | undefined): ShopProduct[] {
  if (type === 'application/json') return parse(text).flatMap(shopifyProducts)
  const meta = isScript(type) ? SHOPIFY_META.exec(text) : null
  if (!meta) return []
  const [first] = cutJson(text.slice(meta.index + meta[0].length))
  return parse(first ?? '')
    .flatMap((value) => (isThing(value) ? shopifyProducts(value.product) : []))
    .map((product) => ({ ...product, isOfPage: true }))
}

const isScript = (type: string | undefined) => !type || /javascript|module/i.test(type)

function parse(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}

function shopifyProducts(value: unknown): ShopProduct[] {
  if (isThing(value) && isThing(value.product)) return shopifyProducts(value.product)
  const isProduct = isThing(value) && Array.isArray(value.variants)
  const variants = (isProduct ? arrayOf(value.variants) : arrayOf(value)).filter(isThing).slice(0, VARIANTS_MAX)
  const names = isProduct ? arrayOf(value.options).map(nameOfOption) : []
  const read = variants.flatMap((variant) => shopifyVariant(variant, names))
  if (read.length === 0) return []
  const { handle, title } = isProduct ? value : ({} as SchemaThing)
  return [{ isOfPage: false, handle: textOrNone(handle), title: textOrNone(title), variants: read }]
}

function shopifyVariant(variant: SchemaThing, names: readonly (string | undefined)[]): ShopVariant[] {
  const { id, price, sku, barcode, compare_at_price: before } = variant
  if (typeof id !== 'number' || typeof price !== 'number') return []
  const values = ['option1', 'option2', 'option3'].map((key) => textOrNone(variant[key]))
  return [
    {
      ids: idsOf(id, sku, barcode),
      options: Object.fromEntries(values.flatMap((value, at) => (value && names[at] ? [[names[at], value]] : []))),
      amount: price / 100,
      before: typeof before === 'number' ? before / 100 : undefined,
      photo: addressOf(variant.featured_image),
      isSoldOut: variant.available === false,
    },
  ]
}

const nameOfOption = (option: unknown) => textOrNone(isThing(option) ? option.name : option)

/**
 * Reads the variants that WooCommerce writes into the form (`data-product_variations`); it writes none if there are
 * more than thirty.
 */
export function readWooVariations(attribute: string): ShopProduct[] {
  const variations = parse(attribute).flatMap(arrayOf).filter(isThing).slice(0, VARIANTS_MAX)
  const variants = variations.flatMap((variation): ShopVariant[] => {
    const { display_price: amount, display_regular_price: before, image } = variation
    if (typeof amount !== 'number') return []
    const attributes = isThing(variation.attributes) ? Object.entries(variation.attributes) : []
    return [
      {
        ids: idsOf(variation.variation_id, variation.sku),
        options: Object.fromEntries(
          attributes.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        ),
        amount,
        before: typeof before === 'number' ? before : undefined,
        photo: addressOf(image),
        isSoldOut: variation.is_in_stock === false,
      },
    ]
  })
  return variants.length > 0 ? [{ isOfPage: true, handle: undefined, title: undefined, variants }] : []
}

function addressOf(image: unknown): string | undefined {
  if (!isThing(image)) return textOrNone(image)
  return textOrNone(image.full_src) ?? textOrNone(image.src) ?? textOrNone(image.url)
}

function idsOf(...values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'number' || (typeof value === 'string' && value !== '')).map(String)
}

const textOrNone = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)
