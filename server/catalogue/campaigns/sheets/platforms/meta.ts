import { type SheetFormat, SQUARE, STORY, UPRIGHT, WIDE_PICTURE } from '../sheet-format.ts'

/**
 * The columns that Ads Manager exports and imports. Money and audience stay empty, and everything arrives paused: who
 * sees the ads and for how much is for people to choose.
 */
export const metaSheet: SheetFormat = {
  platform: 'meta',
  source: 'facebook.com/business/help, "Import ads in bulk", and the header of a file that Ads Manager exports',
  checked: '2026-11-30',
  columns: [
    { name: 'Campaign Name', holds: 'campaign', max: 400, required: true },
    { name: 'Campaign Status', always: 'PAUSED' },
    { name: 'Buying Type', always: 'AUCTION' },
    { name: 'Ad Set Name', holds: 'ad set', max: 400, required: true },
    { name: 'Ad Set Run Status', always: 'PAUSED' },
    { name: 'Ad Name', holds: 'ad name', max: 400, required: true },
    { name: 'Ad Status', always: 'PAUSED' },
    { name: 'Creative Type', always: 'Link Page Post Ad' },
    { name: 'Title', holds: 'headline', max: 255, shown: 40, required: true },
    { name: 'Body', holds: 'primary text', max: 1024, shown: 125, required: true },
    { name: 'Link Description', holds: 'price', max: 255, shown: 30 },
    { name: 'Link', holds: 'link', max: 2048, required: true },
    { name: 'Call to Action', always: 'SHOP_NOW' },
    { name: 'Image File Name', holds: 'picture', required: true },
  ],
  ads: [
    { set: 'Feed', pictures: { picture: [UPRIGHT, SQUARE, WIDE_PICTURE] } },
    { set: 'Stories and Reels', pictures: { picture: [STORY] }, optional: true },
  ],
}
