import { FEED_FIELDS, type FeedField } from '#contract/feed.ts'

export interface FeedColumn {
  name: string
  /** What it is taken to hold; undefined where it is not read. */
  field: FeedField | undefined
}

/** By a column's name; null for one that is not to be read. What is not named is guessed. */
export type ChosenColumns = ReadonlyMap<string, FeedField | null>

/** Columns of more than one photo: `Image 2`, `image_url_3`, `Bild 2`. */
const NUMBERED_IMAGE = /^(?:image|photo|picture|bild|foto|imagen|immagine)(?: url| link| src)? ?\d+$/

/**
 * What the columns hold, by what shops' exports call them. A field that several columns could hold is in the one with the commoner name;
 * photos may be in many.
 */
export function guessColumns(names: readonly string[], chosen: ChosenColumns = new Map()): FeedColumn[] {
  const columns: FeedColumn[] = names.map((name) => ({ name, field: chosen.get(name) ?? undefined }))
  const plain = names.map(plainName)
  const isFree = (index: number) => !columns[index]!.field && !chosen.has(names[index]!)
  for (const field of FEED_FIELDS) {
    if (columns.some((column) => column.field === field)) continue
    const known = NAMES[field].map((name) => plain.findIndex((other, index) => other === name && isFree(index)))
    const at = known.find((index) => index >= 0)
    if (at !== undefined) columns[at]!.field = field
  }
  for (const [index, name] of plain.entries())
    if (isFree(index) && (NUMBERED_IMAGE.test(name) || NAMES.image.includes(name))) columns[index]!.field = 'moreImages'
  // A regular price beside no other is what is asked.
  const old = columns.find(({ field, name }) => field === 'oldPrice' && !chosen.has(name))
  if (old && !columns.some(({ field }) => field === 'price')) old.field = 'price'
  return columns
}

/** Whether this is how a product is called in Google Merchant Center, or in Shopify's export. */
export function kindOf(names: readonly string[]): 'csv' | 'google' | 'shopify' {
  const plain = new Set(names.map(plainName))
  const has = (...wanted: string[]) => wanted.some((name) => plain.has(name))
  if (has('handle', 'url handle') && has('title') && has('variant price', 'option1 value', 'body html', 'variant sku'))
    return 'shopify'
  return has('id') && has('title') && has('image link') ? 'google' : 'csv'
}

/** Without capitals, accents, marks and the prefix of Google's names: `g:image_link`, `Image Link` and `imageLink` are one. */
export function plainName(name: string): string {
  return name
    .trim()
    .replace(/^g:/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** As `plainName` writes them, the commonest first. */
const NAMES: Record<FeedField, readonly string[]> = {
  id: [
    ...['id', 'product id', 'item id', 'handle', 'url handle', 'sku', 'variant sku', 'item number', 'article number'],
    ...['artikelnummer', 'artikel nr', 'art nr', 'produkt id', 'reference', 'ref', 'referencia', 'codice'],
  ],
  name: [
    ...['title', 'name', 'product name', 'product title', 'product', 'item name', 'headline'],
    ...['produktname', 'artikelname', 'titel', 'bezeichnung', 'produkt', 'nom', 'nom du produit', 'titre'],
    ...['nombre', 'nombre del producto', 'titulo', 'nome', 'nome prodotto', 'titolo', 'naam'],
  ],
  description: [
    ...['description', 'product description', 'body html', 'body', 'long description', 'short description', 'details'],
    ...['beschreibung', 'produktbeschreibung', 'artikelbeschreibung', 'descripcion', 'descrizione', 'omschrijving'],
  ],
  price: [
    ...['price', 'product price', 'variant price', 'current price', 'unit price', 'preis', 'verkaufspreis'],
    ...['prix', 'precio', 'prezzo', 'prijs'],
  ],
  salePrice: ['sale price', 'special price', 'discounted price', 'offer price', 'angebotspreis', 'aktionspreis'],
  saleDates: ['sale price effective date'],
  oldPrice: [
    ...['variant compare at price', 'compare at price', 'old price', 'was price', 'was', 'regular price'],
    ...['original price', 'list price', 'rrp', 'msrp', 'uvp', 'statt', 'alter preis', 'prix barre', 'precio anterior'],
  ],
  discount: ['discount', 'product discount', 'offer', 'promotion', 'rabatt', 'remise', 'descuento', 'sconto'],
  tagline: ['tagline', 'slogan', 'claim'],
  image: [
    ...[
      'image link',
      'image src',
      'product image url',
      'image url',
      'image',
      'images',
      'photo',
      'photo url',
      'picture',
    ],
    ...['picture url', 'product image', 'product images', 'main image', 'bild', 'bild url', 'bildlink', 'foto'],
    ...['imagen', 'immagine', 'afbeelding', 'image 1', 'bild 1', 'foto 1', 'photo 1'],
  ],
  moreImages: ['additional image link', 'additional images', 'weitere bilder'],
}
