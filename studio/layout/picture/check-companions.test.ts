import { describe, expect, it } from 'vitest'
import { heroAlone, textAt } from '#test/studio/hero-alone.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { withCompanions } from '../search/add-companion.ts'
import { checkCompanions } from './companion-room.ts'
import { findCompanions } from '../../layers/placement.ts'
import type { Layout, ProductLayer } from '../../layers/layout.ts'

const photos = [standingProduct(240, 640), standingProduct(240, 640, [40, 120, 200, 255])]
const good = withCompanions(heroAlone(), photos)
const companion = findCompanions(good.layers)[0]!

/** Returns the layout with its companion changed. */
function changed(change: (own: ProductLayer) => ProductLayer, from: Layout = good): Layout {
  return { ...from, layers: from.layers.map((layer) => (layer === companion ? change(companion) : layer)) }
}

const moved = (x: number, y: number) =>
  changed((own) => ({ ...own, placement: { ...own.placement, box: { ...own.placement.box, x, y } } }))

describe('the check of what stands with the hero', () => {
  it('finds nothing in a good group, and nothing where the hero is alone', () => {
    expect(companion).toBeDefined()
    expect(checkCompanions(good, photos)).toEqual([])
    expect(checkCompanions(heroAlone(), photos)).toEqual([])
  })

  it('finds one that leaves the canvas', () => {
    expect(checkCompanions(moved(520, 120), photos)).toContain('it leaves the picture')
    expect(checkCompanions(moved(-20, 120), photos)).toContain('it leaves the picture')
  })

  it('finds one in the bars of a story, where the same place on a canvas of ours is fine', () => {
    const high = moved(300, 60)
    expect(checkCompanions(high, photos)).toEqual([])
    const story: Layout = { ...high, format: 'instagram_story', widthPx: 1080, heightPx: 1920 }
    expect(checkCompanions(story, photos)).toContain('it leaves the picture')
  })

  it('finds one that is enlarged by more than half', () => {
    const small: StudiedPhoto = standingProduct(90, 240, [40, 120, 200, 255])
    expect(checkCompanions(good, [photos[0]!, small])).toContain('it is enlarged too much')
  })

  it('finds one that stands before the hero', () => {
    const others = good.layers.filter((layer) => layer !== companion)
    expect(checkCompanions({ ...good, layers: [...others, companion] }, photos)).toContain('it covers the first')
  })

  it('finds words on it, before it or behind', () => {
    const { x, y, width } = companion.placement.box
    const words = textAt('support', { x: x + width - 40, y: y + 40, width: 60, height: 20 })
    const over = { ...good, layers: [...good.layers, words] }
    const under = { ...good, layers: [good.layers[0]!, words, ...good.layers.slice(1)] }
    expect(checkCompanions(over, photos)).toEqual(['support touches it'])
    expect(checkCompanions(under, photos)).toEqual(['support touches it'])
  })

  it('finds a picture that was not cut out, and one that is multiplied', () => {
    const { study, pixels } = photos[1]!
    const whole: StudiedPhoto = { pixels, study: { ...study, treatment: 'multiply' } }
    expect(checkCompanions(good, [photos[0]!, whole])).toEqual(['it is not cut out cleanly'])
    expect(checkCompanions(good, [photos[0]!])).toEqual(['it is not cut out cleanly'])
    const multiplied = changed((own) => ({ ...own, blend: 'multiply' }))
    expect(checkCompanions(multiplied, photos)).toEqual(['it is not cut out cleanly'])
  })
})
