import { type SheetFormat, SMALL_SQUARE, WIDE_PICTURE } from '../sheet-format.ts'

/**
 * Responsive display ads for Google Ads Editor. Its columns are known by their English names, without regard to
 * capitals and spaces; a column that an Editor does not know is assigned by hand in its import dialog.
 */
export const googleSheet: SheetFormat = {
  platform: 'google',
  source:
    'support.google.com/google-ads/editor, "CSV file columns"; developers.google.com/google-ads, "ResponsiveDisplayAdInfo" for lengths and pictures',
  checked: '2026-11-30',
  countsWidth: true,
  columns: [
    { name: 'Campaign', holds: 'campaign', max: 255, required: true },
    { name: 'Campaign type', always: 'Display' },
    { name: 'Ad group', holds: 'ad group', max: 255, required: true },
    { name: 'Ad type', always: 'Responsive display ad' },
    { name: 'Status', always: 'Paused' },
    { name: 'Headline 1', holds: 'headline', max: 30, required: true },
    { name: 'Headline 2', holds: 'price', max: 30 },
    { name: 'Long headline 1', holds: 'long headline', max: 90, required: true },
    { name: 'Description 1', holds: 'description', max: 90, required: true },
    { name: 'Business name', holds: 'business name', max: 25, required: true },
    { name: 'Final URL', holds: 'link', max: 2048, required: true },
    { name: 'Marketing image 1', holds: 'landscape', required: true },
    { name: 'Square marketing image 1', holds: 'square', required: true },
  ],
  ads: [{ set: 'Display', pictures: { landscape: [WIDE_PICTURE], square: [SMALL_SQUARE] } }],
}
