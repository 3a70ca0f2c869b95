import type { AdFields } from '#studio/index.ts'

type Words = Pick<AdFields, 'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines'>

/** Briefs of invented products that together use everything an ad can say. Changing one moves its cells. */
export const GOLDEN_WORDS: readonly Words[] = [
  {
    productName: 'Calmere Drift',
    productDescription: 'Headphones that turn the world down, in sand and saddle leather. 40 hours on one charge.',
    productPrice: '$279',
    productDiscount: null,
    taglines: ['Turn the world down'],
  },
  {
    productName: 'Orben R7 with 50 mm f/1.4',
    productDescription: 'A camera with dials for everything that matters and menus for nothing else.',
    productPrice: '$1,699',
    productDiscount: '$1,899',
    taglines: ['See in the dark', 'Every dial in its place'],
  },
  {
    productName: 'Tangaro Blood Orange Soda',
    productDescription: 'Blood orange, a squeeze of lemon and very lively bubbles.',
    productPrice: '$2.49',
    productDiscount: '25% off the 12-pack',
    taglines: ['Loud fruit. No sugar.'],
  },
  {
    productName: 'Fernhollow Rubber Plant',
    productDescription: 'Delivered upright and ready for its corner. Forgives missed waterings.',
    productPrice: null,
    productDiscount: 'Free delivery this week',
    taglines: ['Bring the outside in, and let it grow older and taller along with you'],
  },
  {
    productName: 'Plainsong Everyday Mug',
    productDescription: 'Stoneware.',
    productPrice: null,
    productDiscount: null,
    taglines: [],
  },
  {
    productName: 'Everyday Mug',
    productDescription: 'Stoneware, glazed white. Fits the whole hand.',
    productPrice: '$18',
    productDiscount: null,
    taglines: ['Holds the heat'],
  },
  {
    productName: 'Nordhem Lounge Chair',
    productDescription: 'Built by hand. Features oiled oak, deep cushions, and washable covers.',
    productPrice: '€890',
    productDiscount: null,
    taglines: ['Stay a while'],
  },
  {
    productName: 'Blütenwerk Handcreme',
    productDescription: 'Zieht in Sekunden ein und riecht nach Sommer. Mit Ringelblume, Mandelöl und Bienenwachs.',
    productPrice: '12,90 €',
    productDiscount: 'statt 16,50 €',
    taglines: ['Streichelzarte Lieblingshände'],
  },
  {
    productName: 'قهوة الوادي',
    productDescription: 'حبوب محمصة ببطء من مزارع صغيرة. طعم غني ورائحة دافئة كل صباح.',
    productPrice: '49 ر.س',
    productDiscount: 'خصم 20%',
    taglines: ['صباحك يبدأ هنا'],
  },
]
