import type { OwnBrand } from '#contract/brand.ts'

/** "2 ads and 1 campaign": what uses a brand; empty where nothing does. */
export function usesOf({ ads, campaigns }: Pick<OwnBrand, 'ads' | 'campaigns'>): string {
  return [ads > 0 ? countOf(ads, 'ad') : '', campaigns > 0 ? countOf(campaigns, 'campaign') : '']
    .filter((part) => part !== '')
    .join(' and ')
}

function countOf(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? '' : 's'}`
}
