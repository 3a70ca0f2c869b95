/** The fields of an ad that a change of its finished pictures may write. Data only: no zod. */
export const CHANGED_FIELDS = [
  'productName',
  'productPrice',
  'productDiscount',
  'taglines',
  'callToAction',
  'webAddress',
  'legalLine',
  'logo',
  'words',
  'roleColors',
  'formatColors',
  'dials',
  'productImages',
] as const
