import type { AdElement } from '#studio/index.ts'

const PARTS: Record<AdElement['part'], string> = {
  headline: 'Headline',
  name: 'Name',
  support: 'Second line',
  proof: 'Points',
  price: 'Price',
  'old-price': 'Old price',
  badge: 'Badge',
  offer: 'Offer',
  'call-to-action': 'Call to action',
  'brand-name': 'Brand',
  'web-address': 'Web address',
  'legal-line': 'Legal line',
  logo: 'Logo',
  product: 'Product',
  companion: 'Companions',
  set: 'Ground',
}

const ROLES = { ground: 'ground', shadow: 'shadow', product: 'cut-out', photo: 'photo', logo: 'logo', shape: 'shape' }

/** Names a part as layers and shapes of other programs do. */
export function partName(part: AdElement['part']): string {
  return PARTS[part]
}

/** Names an element by its part: `Price`, `Product: shadow`. */
export function elementName(element: AdElement): string {
  const name = partName(element.part)
  if (element.kind === 'text' || element.part === 'set' || element.part === 'logo') return name
  return `${name}: ${ROLES[element.role]}`
}
