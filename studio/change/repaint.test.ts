import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Box } from '#contract/ads/report.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Ad, type AdChanges, makeAd, repaint, RepaintRefused, type StudiedPhoto } from '../index.ts'
import type { TextLayer, TextRole } from '../layers/layout.ts'

const scene = scenePhoto()
let cutOut: StudiedPhoto
let photos: StudiedPhoto[]
let made: Ad

beforeAll(async () => {
  cutOut = await cutOutPhoto()
  photos = [cutOut]
  made = await makeAd({ ad: adFields({ adStyle: 'luxury' }), photos, format: 'square', seed: 2, typesetter })
})

const textOf = ({ layout }: Ad, role: TextRole) =>
  layout.layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.part === role)

/** Layout as it comes back from the database. */
const stored = (ad: Ad): Ad['layout'] => JSON.parse(JSON.stringify(ad.layout))

const change = (changes: AdChanges, ad = made, all: readonly StudiedPhoto[] = photos) =>
  repaint({ layout: stored(ad), changes, photos: all, typesetter })

const errorsOf = ({ report }: Ad) => report.findings.filter(({ severity }) => severity === 'error')

describe('what is changed', () => {
  it('is nothing where nothing is asked for: the same picture, byte for byte', async () => {
    const again = await change({})
    expect(Buffer.from(again.jpeg).equals(Buffer.from(made.jpeg))).toBe(true)
    expect(again.layout).toEqual(made.layout)
  })

  it.each([
    ['price', 'price', '$1,999'],
    ['headline', 'headline', 'Yours to keep.'],
    ['name', 'name', 'Halden H2'],
    ['callToAction', 'call-to-action', 'Come and try'],
  ] as const)('is one word: %s', async (key, role, text) => {
    const changed = await change({ words: { [key]: text } })
    expect(textOf(changed, role)?.text).toBe(text)
    expect(changed.layout.family).toBe(made.layout.family)
    expect(changed.layout.direction).toEqual({
      ...made.layout.direction,
      words: { ...made.layout.direction.words, [key]: text },
    })
    expect(errorsOf(changed)).toEqual([])
  })

  it('leaves every other run and every pixel away from it as it was', async () => {
    const changed = await change({ words: { price: '$1,998' } })
    for (const role of ['headline', 'name', 'call-to-action', 'support'] as const) {
      expect(textOf(changed, role)).toEqual(textOf(made, role))
    }
    const away = await differenceOutside(made, changed, [textOf(made, 'price')!.box, textOf(changed, 'price')!.box])
    expect(away).toBeLessThanOrEqual(3)
  })

  it('may be an optional line that is taken away', async () => {
    expect(textOf(await change({ words: { price: null } }), 'price')).toBeUndefined()
  })

  it('is a color with what is written on it, and no other', async () => {
    const changed = await change({ colors: { accent: '#123f2f' } })
    const { onAccent } = changed.layout.direction.colors
    expect(changed.layout.direction.colors).toEqual({ ...made.layout.direction.colors, accent: '#123f2f', onAccent })
    expect(onAccent).not.toBe(made.layout.direction.colors.onAccent)
    expect(textOf(changed, 'headline')?.text).toBe(textOf(made, 'headline')?.text)
    expect(errorsOf(changed)).toEqual([])
  })

  it.each(['#000000', '#ffffff', '#808080', '#39ff14'])(
    'may be a ground of %s, and all can still be read',
    async (ground) => {
      const changed = await change({ colors: { ground, surface: ground, accent: ground } })
      expect(changed.layout.direction.colors.ground).toBe(ground)
      expect(errorsOf(changed)).toEqual([])
    },
  )

  it('is refused in words for a color that nothing is painted with, and noted if something else was changed too', async () => {
    // Luxury has no badge.
    await expect(change({ colors: { offer: '#ff00aa' } })).rejects.toThrow(
      'Nothing in this picture has the badge color.',
    )
    const changed = await change({ colors: { offer: '#ff00aa', ground: '#0b3d91' } })
    expect(changed.notice).toBe('Nothing in this picture has the badge color.')
    expect(changed.report.colors?.ground).toBe('#0b3d91')
  })

  it('is a color that the next change keeps', async () => {
    const changed = await change({ colors: { ground: '#0b3d91' } })
    const later = await change({ words: { price: '$1,999' } }, changed)
    expect(later.report.colors?.ground).toBe('#0b3d91')
  })

  it('is the photo shown whole, and it stays whole when something else is changed later', async () => {
    const whole = await change({ keepPhotoWhole: true })
    expect(whole.report.product.treatment).toBe('photo')
    const later = await change({ words: { price: '$1,999' } }, whole)
    expect(later.report.product.treatment).toBe('photo')
    const back = await change({ keepPhotoWhole: false, words: { price: '$2,499' } }, later)
    expect(back.report.product.treatment).toBe('cutout')
    expect(back.layout).not.toHaveProperty('shown')
  })

  it('is the hero, and it stays the hero when something else is changed later', async () => {
    const changed = await change({ hero: 1 }, made, [cutOut, scene])
    expect(changed.report.product.treatment).toBe('photo')
    expect(textOf(changed, 'headline')?.text).toBe(textOf(made, 'headline')?.text)
    const later = await change({ words: { price: '$1,999' } }, changed, [cutOut, scene])
    expect(later.report.product.treatment).toBe('photo')
  })

  it('needs only the photos that are shown', async () => {
    const changed = await repaint({
      layout: stored(made),
      changes: { hero: 1 },
      photos: [undefined, scene],
      typesetter,
    })
    expect(changed.report.product.treatment).toBe('photo')
  })
})

describe('the product’s name', () => {
  it('stays when a headline that was the name becomes something else', async () => {
    const fields = adFields({ taglines: [], productDescription: 'x'.repeat(200), adStyle: 'clean' })
    const named = await makeAd({ ad: fields, photos, format: 'square', seed: 2, typesetter })
    expect(named.layout.direction.words.name).toBeUndefined()
    const changed = await change({ words: { headline: 'Quiet power' } }, named)
    expect(changed.layout.direction.words).toMatchObject({ headline: 'Quiet power', name: 'Halden H1' })
    const renamed = await change({ words: { name: 'Halden H2' } }, named)
    expect(renamed.layout.direction.words).toMatchObject({ headline: 'Halden H2', name: undefined })
  })
})

it('is deterministic', async () => {
  const changes = { words: { price: '$1,999' }, colors: { accent: '#9fe3c1' } }
  const [first, second] = [await change(changes), await change(changes)]
  expect(Buffer.from(second.jpeg).equals(Buffer.from(first.jpeg))).toBe(true)
})

it('takes an ad that was stored before some facts were kept', async () => {
  const { unreadableColors: _, ...direction } = made.layout.direction
  const old = { ...stored(made), direction } as Ad['layout']
  const changed = await repaint({ layout: old, changes: { words: { price: '$1,999' } }, photos, typesetter })
  expect(textOf(changed, 'price')?.text).toBe('$1,999')
})

describe('what cannot be changed is refused with a sentence', () => {
  const before = { words: { oldPrice: '$2,999' } }
  it.each<[string, AdChanges, string, string]>([
    ['no headline', { words: { headline: ' ' } }, 'words.headline', 'An ad needs a headline. Write a few words.'],
    [
      'no name',
      { words: { name: null } },
      'words.name',
      'An ad needs the name of the product. Write it as it is sold.',
    ],
    ['no call to action', { words: { callToAction: null } }, 'words.callToAction', 'An ad needs a call to action.'],
    ['a long price', { words: { price: '9'.repeat(41) } }, 'words.price', 'The price may have at most 40 characters.'],
    ['an unknown word', { words: { slogan: 'Hi' } as never }, 'words.slogan', '“slogan” is no part of an ad'],
    ['a number for a word', { words: { price: 12 as never } }, 'words.price', 'The price must be text.'],
    ['no color', { colors: { accent: 'blue' } }, 'colors.accent', '“blue” is no color. Write it like #3B82F6.'],
    [
      'an unknown color',
      { colors: { rainbow: '#123456' } as never },
      'colors.rainbow',
      '“rainbow” is no color that can be',
    ],
    ['a photo that is not there', { hero: 1 }, 'hero', 'This ad has only one photo, so there is no photo 2.'],
    ['half a photo', { hero: 0.5 }, 'hero', 'This ad has only one photo'],
    [
      'a price over the old one',
      { words: { ...before.words, price: '$3,100' } },
      'words.oldPrice',
      'is not higher than $3,100',
    ],
    [
      'an old price alone',
      { words: { ...before.words, price: null } },
      'words.price',
      'The old price $2,999 stands alone.',
    ],
  ])('%s', async (_, changes, field, sentence) => {
    const refused = await change(changes).catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(RepaintRefused)
    expect(refused).toMatchObject({ field, message: expect.stringContaining(sentence) as string })
  })

  it.each([{}, { version: 2 }, { version: 1, direction: {} }, { version: 3 }])(
    'an ad that was stored as %j',
    async (layout) => {
      const refused = await repaint({ layout: layout as never, changes: {}, photos, typesetter }).catch(
        (reason: unknown) => reason,
      )
      expect(refused).toMatchObject({
        field: 'layout',
        message: expect.stringContaining('Generate it again.') as string,
      })
    },
  )
})

/** Returns the largest difference of a channel between two ads outside of some boxes and the JPEG blocks about them. */
async function differenceOutside(first: Ad, second: Ad, boxes: readonly Box[]): Promise<number> {
  const [one, other] = await Promise.all(
    [first, second].map(({ jpeg }) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true })),
  )
  const { width, channels } = one!.info
  let largest = 0
  for (let at = 0; at < one!.data.length; at += 1) {
    const pixel = Math.floor(at / channels)
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const near = boxes.some(
      (box) => x > box.x - 20 && y > box.y - 20 && x < box.x + box.width + 20 && y < box.y + box.height + 20,
    )
    if (!near) largest = Math.max(largest, Math.abs(one!.data[at]! - other!.data[at]!))
  }
  return largest
}

describe('an offer that leads', () => {
  const ad = adFields({ taglines: [], productName: 'Halden H1', productPrice: '$2,499', productDiscount: '20% off' })
  let offered: Ad
  beforeAll(async () => {
    offered = await makeAd({ ad, photos, format: 'square', seed: 2, typesetter })
  })

  it('is the headline over the name, and no badge beside it', () => {
    expect([textOf(offered, 'headline')?.text, textOf(offered, 'name')?.text]).toEqual(['20% off', 'Halden H1'])
    expect(textOf(offered, 'badge')).toBeUndefined()
    expect(errorsOf(offered)).toEqual([])
  })

  it('is changed where it stands, gives way to the name, or becomes a badge under another headline', async () => {
    const wordsAfter = async (words: AdChanges['words']) => {
      const { layout } = await change({ words: words! }, offered)
      const { headline, name, badge } = layout.direction.words
      return [headline, name, badge]
    }
    expect(await wordsAfter({ badge: '30% off' })).toEqual(['30% off', 'Halden H1', undefined])
    expect(await wordsAfter({ badge: null })).toEqual(['Halden H1', undefined, undefined])
    expect(await wordsAfter({ headline: 'Think at home' })).toEqual(['Think at home', 'Halden H1', '20% off'])
    expect(await wordsAfter({ price: '$1,999' })).toEqual(['20% off', 'Halden H1', undefined])
  })
})
