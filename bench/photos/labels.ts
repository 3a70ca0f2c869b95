/**
 * A good art director's treatment of each product photo that is handed over beside this repository, written down before
 * anything was tuned to them. The photos are not ours to store: only their names and these words are.
 */
export interface PhotoLabel {
  /** Its path in the folder of product photos. */
  file: string
  right: 'cut' | 'photo' | 'either'
  shows: 'product-shot' | 'scene' | 'flat-artwork'
  why: string
  hard: readonly Difficulty[]
  /** The sides of the photo that cut the subject off. */
  cutOffBy?: readonly ('left' | 'right' | 'top' | 'bottom')[]
}

export type Difficulty =
  | 'already-transparent'
  | 'attached-shadow'
  | 'baked-shadow'
  | 'black-on-dark'
  | 'blurred-rim'
  | 'fringe'
  | 'glass'
  | 'hair'
  | 'holes'
  | 'loop'
  | 'person'
  | 'pale-on-white'
  | 'several-parts'
  | 'smoke'
  | 'straight-edges'
  | 'thin-parts'
  | 'words'

export const PHOTO_LABELS: readonly PhotoLabel[] = [
  {
    file: 'aws-retail/temporal-tickstopper.jpg',
    right: 'photo',
    shows: 'scene',
    why: 'its place and its light are the picture, and the chain runs out of it',
    hard: ['black-on-dark', 'blurred-rim', 'loop', 'thin-parts'],
    cutOffBy: ['left', 'top'],
  },
  {
    file: 'aws-retail/the-morning-teleporter.jpg',
    right: 'photo',
    shows: 'scene',
    why: 'steam and the glow on the table belong to it and would be lost',
    hard: ['loop', 'smoke', 'black-on-dark'],
  },
  {
    file: 'aws-retail/up-away-parasol.jpg',
    right: 'photo',
    shows: 'scene',
    why: 'the street in the rain says what it is for, and there is room for words above it',
    hard: ['black-on-dark', 'thin-parts'],
  },
  {
    file: 'dotnet-eshop/alpine-peak-down-jacket.webp',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain graded ground; its shadow lies apart below it',
    hard: ['baked-shadow', 'loop'],
  },
  {
    file: 'dotnet-eshop/nebula-pro-headlamp.webp',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain graded ground',
    hard: ['loop', 'attached-shadow', 'glass'],
  },
  {
    file: 'dotnet-eshop/survivor-2-person-tent.webp',
    right: 'photo',
    shows: 'scene',
    why: 'cut off on the right, its ropes on both sides, and it stands in its meadow',
    hard: ['thin-parts', 'holes', 'words', 'several-parts'],
    cutOffBy: ['left', 'right'],
  },
  {
    file: 'dotnet-eshop/trailblazer-bike-helmet.webp',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain ground',
    hard: ['attached-shadow', 'holes', 'thin-parts'],
  },
  {
    file: 'online-boutique/bamboo-glass-jar.jpg',
    right: 'either',
    shows: 'product-shot',
    why: 'cut out only if the glass stays glass, else whole on its own white',
    hard: ['glass', 'pale-on-white'],
  },
  {
    file: 'online-boutique/candle-holder.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain ground',
    hard: ['attached-shadow', 'blurred-rim'],
  },
  {
    file: 'online-boutique/hairdryer.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole but for its cord, on a plain ground: it leaves the ad by the edge that the cord leaves the photo by',
    hard: ['loop', 'thin-parts', 'attached-shadow'],
    cutOffBy: ['bottom'],
  },
  {
    file: 'online-boutique/loafers.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'a whole pair on a plain ground; a few pixels of air on both sides',
    hard: ['several-parts', 'pale-on-white', 'attached-shadow', 'fringe'],
  },
  {
    file: 'online-boutique/mug.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain ground',
    hard: ['loop', 'attached-shadow'],
  },
  {
    file: 'online-boutique/salt-pepper-shakers.jpg',
    right: 'either',
    shows: 'product-shot',
    why: 'cut out only if the clear plastic stays clear, else whole on its own white',
    hard: ['glass', 'pale-on-white', 'several-parts'],
  },
  {
    file: 'online-boutique/sunglasses.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain ground',
    hard: ['thin-parts', 'loop', 'glass', 'attached-shadow'],
  },
  {
    file: 'online-boutique/tank-top.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole and flat, on a plain ground',
    hard: ['attached-shadow', 'fringe'],
  },
  {
    file: 'online-boutique/watch.jpg',
    right: 'cut',
    shows: 'product-shot',
    why: 'whole, on a plain ground',
    hard: ['thin-parts', 'holes', 'attached-shadow', 'straight-edges'],
  },
  {
    file: 'saleor/apple-juice.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'words'],
  },
  {
    file: 'saleor/carrot-juice.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'words'],
  },
  {
    file: 'saleor/dash-force.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'words'],
  },
  {
    file: 'saleor/gift-card-100.png',
    right: 'cut',
    shows: 'flat-artwork',
    why: 'is cut out already; a card with words of its own',
    hard: ['already-transparent', 'baked-shadow', 'straight-edges', 'words'],
  },
  {
    file: 'saleor/mighty-mug.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'loop'],
  },
  {
    file: 'saleor/monokai-dimmed-sunnies.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'glass'],
  },
  {
    file: 'saleor/own-your-stack-and-data.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already; a book with words of its own',
    hard: ['already-transparent', 'baked-shadow', 'straight-edges', 'words'],
  },
  {
    file: 'saleor/paul-s-balance-420.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'words'],
  },
  {
    file: 'saleor/pirate-s-beanie.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'words'],
  },
  {
    file: 'saleor/white-hoodie.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'words'],
  },
  {
    file: 'saleor/white-parrot-cushion.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'thin-parts', 'several-parts'],
  },
  {
    file: 'saleor/white-plimsolls.png',
    right: 'cut',
    shows: 'product-shot',
    why: 'is cut out already',
    hard: ['already-transparent', 'baked-shadow', 'several-parts'],
  },
  {
    file: 'sylius/knitted-wool-blend-green-cap.jpg',
    right: 'photo',
    shows: 'scene',
    why: 'a person who wears it outdoors, cut off by three sides',
    hard: ['person', 'hair', 'fringe'],
    cutOffBy: ['left', 'right', 'bottom'],
  },
  {
    file: 'sylius/off-shoulder-boho-dress.jpg',
    right: 'photo',
    shows: 'scene',
    why: 'a person who wears it, cut off at chin and thighs',
    hard: ['person', 'pale-on-white', 'holes'],
    cutOffBy: ['top', 'bottom'],
  },
  {
    file: 'sylius/ruffle-wrap-festival-dress.jpg',
    right: 'photo',
    shows: 'scene',
    why: 'a person who wears it outdoors, cut off at chin and thighs',
    hard: ['person', 'hair', 'several-parts'],
    cutOffBy: ['left', 'top', 'bottom'],
  },
]
