import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { proposeLayouts } from './make-layout.ts'

/** The families in which several things may stand, each with the style in which it is at home. */
const HOMES = { window: 'clean', pool: 'luxury', panel: 'corporate', nebula: 'modern', blocks: 'playful' } as const
const FORMATS = ['facebook_feed', 'instagram_story', 'google_display', 'leaderboard', 'square'] as const
const COLORS = [undefined, [40, 120, 200, 255], [60, 160, 70, 255]] as const
const WIDTHS = { bottles: 200, cans: 340, jars: 480 }
type Family = keyof typeof HOMES
type Kind = keyof typeof WIDTHS

/** Counts the products that an ad shows in each format, given so many that are alike. */
function shown(family: Family, kind: Kind, count: 2 | 3): string {
  const photos = COLORS.slice(0, count).map((color) => standingProduct(WIDTHS[kind], 640, color))
  const brief = makeBrief(adFields({ adStyle: HOMES[family] }), 4)
  return FORMATS.map((format) => {
    const chosen = directAd(brief, photos[0]!.study, { format, seed: 4 })
    const input = { direction: { ...asDesigned(chosen), families: [family] }, format, photos, typesetter, seed: 4 }
    const [layout] = proposeLayouts(input)
    return layout!.layers.filter((layer) => layer.kind === 'product').length
  }).join(' ')
}

const ROOMS: [Family, Kind, string, string][] = [
  ['window', 'bottles', '2 2 2 2 2', '3 3 3 3 3'],
  ['window', 'cans', '2 2 2 2 2', '2 3 2 3 2'],
  ['window', 'jars', '2 2 2 2 2', '3 2 3 3 3'],
  ['pool', 'bottles', '2 2 2 2 2', '3 3 3 3 3'],
  ['pool', 'cans', '2 2 2 2 2', '3 3 3 3 3'],
  ['pool', 'jars', '2 2 2 2 2', '3 2 3 3 3'],
  ['panel', 'bottles', '2 2 2 2 2', '3 3 3 3 3'],
  ['panel', 'cans', '2 2 2 2 2', '2 3 2 3 2'],
  ['panel', 'jars', '2 2 2 2 2', '3 2 3 3 3'],
  ['nebula', 'bottles', '2 2 2 2 2', '3 3 3 3 3'],
  ['nebula', 'cans', '2 2 2 2 2', '2 3 2 3 2'],
  ['nebula', 'jars', '2 2 2 2 2', '2 2 2 2 2'],
  ['blocks', 'bottles', '2 2 2 2 2', '2 3 3 3 2'],
  // On a story the sticker has its place beside the first.
  ['blocks', 'cans', '2 1 2 2 2', '2 3 2 3 2'],
  ['blocks', 'jars', '2 2 2 2 2', '3 2 2 2 3'],
]
const isFew = ([family, kind]: (typeof ROOMS)[number]) =>
  kind === 'cans' && (family === 'window' || family === 'blocks')
it.each(ROOMS.filter(isFew))('%s leaves two and three %s their room', expectRoom)
it.each(ROOMS.filter((room) => !isFew(room)))(
  '%s leaves two and three %s their room',
  { tags: 'thorough/variety' },
  expectRoom,
)

function expectRoom(family: Family, kind: Kind, two: string, three: string): void {
  expect([shown(family, kind, 2), shown(family, kind, 3)]).toEqual([two, three])
}
