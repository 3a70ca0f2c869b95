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
