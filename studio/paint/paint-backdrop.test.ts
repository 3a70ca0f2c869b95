import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { smallPicture } from '#test/pictures/small-picture.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Layout, BackdropLayer } from '../layers/layout.ts'
import { studyPhoto } from '../photo/study-photo.ts'
import { paintedCanvas } from '#test/studio/painted-canvas.ts'

/** A dark block on a grey wall over a lighter floor. */
const photo = drawPixels(
  120,
  100,
  [120, 120, 124, 255],
  [
    (x, y) => (x > 40 && x < 80 && y > 30 && y < 80 ? [20, 18, 16, 255] : undefined),
    (_, y) => (y > 70 ? [190, 190, 192, 255] : undefined),
  ],
)

async function paint(layer: Partial<BackdropLayer>) {
  const seamless: BackdropLayer = {
    kind: 'backdrop',
    photo: 0,
    box: { x: 110, y: 70, width: 144, height: 120 },
    keep: { x: 158, y: 106, width: 48, height: 60 },
    open: [],
    ground: { base: '#101010', blobs: [] },
    reach: 90_000,
    ...layer,
  }
  const layout = { format: 'google_display', widthPx: 300, heightPx: 250, seed: 4, layers: [seamless] } as unknown
  const canvas = await paintedCanvas(layout as Layout, [{ pixels: photo, study: studyPhoto(photo) }], typesetter)
  return canvas
}

describe('a photo whose seamless ground is extended', () => {
  it('runs its ground on to every edge, floor and wall alike', async () => {
    expect(smallPicture(await paint({}))).toMatchInlineSnapshot(`
      "
      +++++++++===============
      ++++++++================
      ++++++++================
      +++++++=================
      +++++++=================
      ++++++++=====...:=====++
      ++++++++====-   :====+++
      +++++++*****+====*******
      ********#############***
      ********##############**
      *********###############
      *********###############
      "
    `)
  })

  it('turns into the style’s colors away from the product', async () => {
    expect(smallPicture(await paint({ reach: 60 }))).toMatchInlineSnapshot(`
      "
                              
                              
                              
                ..::::::.     
               .:-=====-:.    
               .:-=...:-:.    
               .:--   :-:.    
              ..-++====+-:.   
               :-+*****+-:.   
               .::------:.    
                 .......      
                              
      "
    `)
  })

  it('takes the style’s lines over its ground, and none over the product', async () => {
    const box = { x: 0, y: 0, width: 300, height: 250 }
    const over: BackdropLayer['over'] = [
      { kind: 'material', material: 'flutes', box, strength: 1, blend: 'hard-light', tilePx: [600, 500] },
    ]
    const canvas = await paint({ reach: 60, over, ground: { base: '#9a9a9a', blobs: [] } })
    expect(smallPicture(canvas)).toMatchInlineSnapshot(`
      "
      ##*=-=#*=-:##+-:##*=-=#*
      ##*=-=#*=-:##+-:##*=-=#*
      ##*=-=#*=-:##+=:*#*=-=#*
      ##*=-=#*=--*++==+*+=-=#*
      ##*=:=#*+==+=====++=-=#*
      ##*=:=#*+====...:=+=-=#*
      ##*=:=#*+===-   :===-=#*
      ##*=:=#*+=+*+====*+=-=#*
      ##*=:=#*+=+#######*+-=#*
      ##*=:=#*+-=##*++*#*=:=#*
      ##*=:=#*+-:##+=:##*=:=#*
      ##*=:=#*+-:%#+-.##*=:=#*
      "
    `)
    const { data } = canvas.getContext('2d').getImageData(182, 136, 1, 1)
    expect([...data]).toEqual([20, 18, 16, 255])
  })

  it('leaves the product’s own pixels as they were photographed', async () => {
    const canvas = await paint({ reach: 60 })
    const { data } = canvas.getContext('2d').getImageData(182, 136, 1, 1)
    expect([...data]).toEqual([20, 18, 16, 255])
  })
})
