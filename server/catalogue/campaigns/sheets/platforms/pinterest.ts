import { PIN, type SheetFormat, SQUARE, STORY, UPRIGHT } from '../sheet-format.ts'

/** Pins in bulk. The eight columns stand in this order, and no other column may be among them. */
export const pinterestSheet: SheetFormat = {
  platform: 'pinterest',
  source:
    'help.pinterest.com/business, "Create Pins in bulk", and guides to it of June 2026: pinbuddy.net and pinbulk.pages.dev, "Pinterest CSV upload"',
  checked: '2026-11-30',
  rowsMax: 100,
  unique: 'headline',
  columns: [
    { name: 'Title', holds: 'headline', max: 100, shown: 40, required: true },
    { name: 'Media URL', holds: 'hosted picture', max: 2048, required: true },
    { name: 'Pinterest board', holds: 'board', max: 100, required: true },
    { name: 'Thumbnail' },
    { name: 'Description', holds: 'primary text', max: 500 },
    { name: 'Link', holds: 'link', max: 2048 },
    // Empty publishes at once. People type YYYY-MM-DDTHH:MM:SS, at most 14 days ahead.
    { name: 'Publish date' },
    { name: 'Keywords' },
  ],
  ads: [{ set: 'Pins', pictures: { picture: [PIN, UPRIGHT, SQUARE, STORY] } }],
}
