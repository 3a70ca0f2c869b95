import type { Brand } from './brand.ts'

/** A brand of which nothing is said yet. Data only: no zod. */
export const BLANK_BRAND: Brand = {
  name: null,
  logo: null,
  colors: [],
  typography: null,
  callToAction: null,
  webAddress: null,
  legalLine: null,
}

/** What a brand is called on screen: one from before brands had to have a name may have none. */
export function nameOfBrand({ name }: Pick<Brand, 'name'>): string {
  return name ?? 'My brand'
}
