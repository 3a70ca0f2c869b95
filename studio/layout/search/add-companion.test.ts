import { describe, expect, it } from 'vitest'
import { scenePhoto } from '#test/studio/ad-fields.ts'
import { adInFamily } from '#test/studio/ad-in-family.ts'
import { heroAlone, textAt } from '#test/studio/hero-alone.ts'
import { smallPicture } from '#test/pictures/small-picture.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { bottom, overlap, right } from '../../basics/boxes.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { paintedCanvas } from '#test/studio/painted-canvas.ts'
import { withCompanions } from './add-companion.ts'
import { checkCompanions } from '../picture/companion-room.ts'
import { findCompanions, findHero, placedBounds } from '../../layers/placement.ts'
import type { Layer, Layout, ProductLayer } from '../../layers/layout.ts'
import { contains } from '../../layers/box.ts'

const bottle = standingProduct(240, 640)
const other = standingProduct(240, 640, [40, 120, 200, 255])
const third = standingProduct(250, 620, [60, 160, 70, 255])

function products(layout: Layout): ProductLayer[] {
  return layout.layers.filter((layer) => layer.kind === 'product')
}

describe('a second cut-out', () => {
  it('stands behind the hero on the same floor: a little smaller, a little higher, a part of it hidden', () => {
    const joined = withCompanions(heroAlone(), [bottle, other])
    const [companion, hero] = products(joined)
    expect([companion!.photo, hero!.photo]).toEqual([1, 0])
    const [front, behind] = [hero!.placement.box, companion!.placement.box]
    expect(behind.height / front.height).toBeCloseTo(0.9, 1)
    expect(bottom(front) - bottom(behind)).toBeGreaterThan(0.015 * front.height)
    expect(bottom(front) - bottom(behind)).toBeLessThan(0.05 * front.height)
    const hidden = right(front) < right(behind) ? right(front) - behind.x : right(behind) - front.x
    expect(hidden / front.width).toBeGreaterThanOrEqual(0.09)
    expect(hidden / front.width).toBeLessThanOrEqual(0.26)
    expect(checkCompanions(joined, [bottle, other])).toEqual([])
  })

  it('has the hero’s shadow under its own feet, painted before both', () => {
    const { layers } = withCompanions(heroAlone(), [bottle, other])
    expect(layers.slice(1, 5).map((layer) => [layer.kind, 'photo' in layer ? layer.photo : undefined])).toEqual([
      ['product-shadow', 1],
      ['product-shadow', undefined],
      ['product', 1],
      ['product', 0],
    ])
  })

  it('leaves the group where the hero alone had the light', () => {
    const joined = withCompanions(heroAlone(), [bottle, other])
    const boxes = products(joined).map(({ placement }) => placement.box)
    const middle = (Math.min(...boxes.map((box) => box.x)) + Math.max(...boxes.map(right))) / 2
    expect(Math.abs(middle - 300)).toBeLessThan(2)
  })

  it('and a third stand at both sides where both have room', () => {
    const joined = withCompanions(heroAlone(), [bottle, other, third])
    const hero = findHero(joined.layers)!.placement.box
    const sides = findCompanions(joined.layers).map(({ placement }) => Math.sign(placement.box.x - hero.x))
    expect(new Set(sides)).toEqual(new Set([-1, 1]))
  })

  it('leans away from a hero that hovers', () => {
    const placement = { box: { x: 210, y: 100, width: 150, height: 400 }, rotation: -6 }
    const hovering = heroAlone({ family: 'nebula', placement })
    const companion = products(withCompanions(hovering, [bottle, other]))[0]!
    expect(Math.abs(companion.placement.rotation + 6)).toBe(9)
  })

  it('is painted from its own photo', async () => {
    const joined = withCompanions(heroAlone(), [bottle, other])
    const canvas = await paintedCanvas({ ...joined, layers: joined.layers.slice(0, 5) }, [bottle, other], typesetter)
    expect(smallPicture(canvas, 24, 12)).toMatchInlineSnapshot(`
      "
      @@@@@@@@@@@@@@@@@@@@@@@@
      @@@@@#======+%%%%%@@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#------------#@@@@@
      @@@@@#=======++++*%@@@@@
      @@@@@@@@@@@@@@@@@@@@@@@@
      "
    `)
    const { x, y, width, height } = products(joined)[0]!.placement.box
    const [r, , b] = canvas.getContext('2d').getImageData(x + width - 6, y + height / 2, 1, 1).data
    expect(b!).toBeGreaterThan(r!)
  })

  it('comes out the same each time, and passes the inspection in every family that takes it', async () => {
    const families = [
      ['window', 'clean'],
      ['pool', 'luxury'],
      ['panel', 'corporate'],
      ['nebula', 'modern'],
      ['blocks', 'playful'],
    ] as const
    // Slim enough for company beside a headline in its two widest lines.
    const slim = [standingProduct(180, 640), standingProduct(180, 640, [40, 120, 200, 255])]
    for (const [family, adStyle] of families) {
      const input = { adStyle, photos: slim, format: 'instagram_story' as const }
      const first = await adInFamily(family, input)
      expect([family, products(first.layout).length]).toEqual([family, 2])
      expect(first.report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
      if (family !== 'window') continue
      const again = await adInFamily(family, input)
      expect(Buffer.from(first.jpeg).equals(again.jpeg)).toBe(true)
    }
  })
})

describe('the hero stays alone', () => {
  const opaque = scenePhoto(300, 700)
  const multiplied: StudiedPhoto = { ...other, study: { ...other.study, treatment: 'multiply', safeGrounds: 'light' } }
  const cutOff: StudiedPhoto = {
    ...other,
    study: { ...other.study, kind: 'plain-light', touchesFrame: ['bottom'] },
  }
  const soft: StudiedPhoto = { ...other, study: { ...other.study, sharpness: 9 } }
  const lightOnly: StudiedPhoto = { ...other, study: { ...other.study, safeGrounds: 'light' } }
  const lying: StudiedPhoto = { ...other, study: { ...other.study, standing: false } }
  const tiny = standingProduct(30, 80, [40, 120, 200, 255])

  it.each([
    ['a photo that is shown whole', opaque],
    ['a photo whose ground was divided out', multiplied],
    ['a product that its photo cuts off', cutOff],
    ['a product out of focus', soft],
    ['a cut-out that shows its rim on this ground', lightOnly],
    ['a product that does not stand', lying],
    ['a picture so small that it would have to be enlarged', tiny],
    ['the same picture again', standingProduct(240, 640)],
  ])('beside %s', (_, photo) => {
    const alone = heroAlone()
    expect(withCompanions(alone, [bottle, photo])).toBe(alone)
  })

  it('where the family is made for one thing', () => {
    for (const family of ['type-break', 'paper', 'column', 'full-bleed', 'plain'] as const) {
      const alone = heroAlone({ family })
      expect(withCompanions(alone, [bottle, other])).toBe(alone)
    }
  })

  it('where type runs behind it', () => {
    const alone = heroAlone({ more: [textAt('headline', { x: 60, y: 40, width: 480, height: 60 }, true)] })
    expect(withCompanions(alone, [bottle, other])).toBe(alone)
  })

  it('between words at both sides', () => {
    const words = [
      textAt('support', { x: 30, y: 120, width: 150, height: 360 }),
      textAt('proof', { x: 420, y: 120, width: 150, height: 360 }),
    ]
    const alone = heroAlone({ more: words })
    expect(withCompanions(alone, [bottle, other])).toBe(alone)
  })

  it('where badges leave no room', () => {
    const burst = (x: number): Layer => ({
      kind: 'shape',
      part: 'badge',
      shape: { type: 'burst', center: [x, 300], radius: 120, inner: 0.9, points: 12, rotation: 0, round: true },
      fill: { type: 'solid', color: '#ffcc00' },
    })
    const alone = heroAlone({ more: [burst(90), burst(510)] })
    expect(withCompanions(alone, [bottle, other])).toBe(alone)
  })

  it('where it fills the canvas already', () => {
    const wide = standingProduct(560, 520)
    const placement = { box: { x: 20, y: 60, width: 560, height: 520 }, rotation: 0 }
    const alone = heroAlone({ placement })
    expect(withCompanions(alone, [wide, standingProduct(560, 520, [40, 120, 200, 255])])).toBe(alone)
  })

  it('where it would become small in its own room', () => {
    const words = [
      textAt('support', { x: 30, y: 120, width: 122, height: 360 }),
      textAt('proof', { x: 448, y: 120, width: 122, height: 360 }),
    ]
    const box = { x: 210, y: 60, width: 180, height: 480 }
    const free = heroAlone({ more: words, placement: { box, rotation: 0 } })
    const { height } = findHero(withCompanions(free, [bottle, other]).layers)!.placement.box
    expect(height).toBeLessThan(0.86 * 480)
    const zone = { x: 170, y: 0, width: 320, height: 600 }
    const roomy = heroAlone({ more: words, placement: { box, rotation: 0, zone } })
    expect(withCompanions(roomy, [bottle, other])).toBe(roomy)
  })

  it('in a banner between its words and its price', () => {
    const placement = { box: { x: 340, y: 6, width: 29, height: 78 }, rotation: 0 }
    const words = [
      textAt('support', { x: 120, y: 20, width: 215, height: 50 }),
      textAt('proof', { x: 375, y: 20, width: 200, height: 50 }),
    ]
    const alone = heroAlone({ format: 'leaderboard', placement, more: words })
    expect(withCompanions(alone, [bottle, other])).toBe(alone)
  })

  it('when its companion is long and low like itself', () => {
    const shoe = standingProduct(500, 220)
    const placement = { box: { x: 180, y: 200, width: 250, height: 110 }, rotation: 0 }
    const alone = heroAlone({ placement })
    expect(withCompanions(alone, [shoe, standingProduct(500, 220, [40, 120, 200, 255])])).toBe(alone)
  })

  it('when a dark companion would be lost on a dark ground', () => {
    const dark = standingProduct(240, 640, [30, 28, 26, 255])
    const night = heroAlone({ ground: '#101014', family: 'pool' })
    expect(withCompanions(night, [bottle, dark])).toBe(night)
    expect(products(withCompanions(night, [bottle, other]))).toHaveLength(2)
  })
})

describe('a companion never', () => {
  it('stands in the bars of a story', () => {
    const placement = { box: { x: 420, y: 280, width: 240, height: 640 }, rotation: 0 }
    const joined = withCompanions(heroAlone({ format: 'instagram_story', placement }), [bottle, other, third])
    const free = { x: 0, y: 270, width: 1080, height: 1920 - 270 - 384 }
    expect(findCompanions(joined.layers).length).toBeGreaterThan(0)
    for (const { placement } of findCompanions(joined.layers))
      expect(contains(free, placedBounds(placement))).toBe(true)
  })

  it('touches words', () => {
    const words = textAt('support', { x: 400, y: 120, width: 160, height: 360 })
    const joined = withCompanions(heroAlone({ more: [words] }), [bottle, other])
    expect(products(joined)).toHaveLength(2)
    for (const { placement } of products(joined)) expect(overlap(placement.box, words.box)).toBe(0)
  })

  it('and its hero end right beside a seam of the ground', () => {
    const panelTo = (width: number): Layout => {
      const alone = heroAlone({ family: 'panel' })
      const panel: Layer = {
        kind: 'shape',
        part: 'set',
        shape: { type: 'rect', box: { x: 0, y: 0, width, height: 600 } },
        fill: { type: 'solid', color: '#114488' },
      }
      return { ...alone, layers: [alone.layers[0]!, panel, ...alone.layers.slice(1)] }
    }
    const ends = (layout: Layout) => {
      const boxes = products(layout).map(({ placement }) => placement.box)
      return [Math.min(...boxes.map((box) => box.x)), Math.max(...boxes.map(right))]
    }
    const [left, end] = ends(withCompanions(heroAlone(), [bottle, other]))
    for (const seam of [left! - 4, left! + 9, end! - 3, end! + 8]) {
      const joined = withCompanions(panelTo(seam), [bottle, other])
      expect(products(joined)).toHaveLength(2)
      for (const side of ends(joined)) expect(Math.abs(side - seam)).toBeGreaterThanOrEqual(20)
    }
  })

  it('is enlarged more than half as much again', () => {
    const small = standingProduct(100, 266, [40, 120, 200, 255])
    const joined = withCompanions(heroAlone(), [bottle, small])
    const { box } = findCompanions(joined.layers)[0]!.placement
    expect(box.width).toBeLessThanOrEqual(150)
    expect(box.height).toBeLessThanOrEqual(399)
  })
})
