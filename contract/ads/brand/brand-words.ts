import type { Brand } from './brand.ts'

/** A brand with nothing filled in. Data only: no zod. */
export const BLANK_BRAND: Brand = {
  name: null,
  logo: null,
  colors: [],
  typography: null,
  callToAction: null,
  webAddress: null,
  legalLine: null,
}
