/** The text slots that a brand font can set. Data only: no zod. */
export const FONT_SLOTS = [
  { id: 'heading', name: 'Headings', rest: 'Prices too, where they have none of their own.' },
  { id: 'text', name: 'Text', rest: 'Strong text too, where it has none of its own.' },
  { id: 'strong', name: 'Strong text', rest: 'Buttons and names.' },
  { id: 'price', name: 'Prices', rest: 'Figures and their currency.' },
] as const

export type FontSlot = (typeof FONT_SLOTS)[number]['id']

export const FONT_MAX_BYTES = 2 * 1024 * 1024
