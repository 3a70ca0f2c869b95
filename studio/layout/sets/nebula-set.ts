import { isDarkProduct } from '../../photo/product-tone.ts'
import { fillGround, grain, mesh } from './ground.ts'
import { wallOf } from './material.ts'
import { placedBounds } from '../../layers/placement.ts'
import { inOneInk, type ProductSet } from './product-set.ts'
import { vertical } from '../../layers/fill.ts'
import { hang } from './stand.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { groundOf } from './wardrobe.ts'

/** The product against its own haze of light. */
export const nebulaSet: ProductSet = {
  look({ direction: { colors } }) {
    const { ink, inkSoft: soft, accent: fill, onAccent: text, glowHot } = colors
    return { ...inOneInk(ink, { fill, text }), soft, accent: glowHot }
  },
  scenery(context, _look, { placement }) {
    const { canvas } = context
    const { colors } = context.direction
    const { widthPx: w, heightPx: h, isLow } = canvas
    const worn = groundOf(context.direction)
    const bounds = placedBounds(placement)
    // The light comes from just behind the product.
    const ox = (bounds.x + bounds.width * 0.42) / w
    const oy = (bounds.y + bounds.height * 0.5) / h
    // A dark product needs light behind its whole outline: dark on a dark mesh failed.
    const wider = isDarkProduct(context.hero) ? 1.4 : 1
    const rx = (r: number) => (isLow ? r * 0.34 : r * wider)
    const ry = (r: number) => (isLow ? r * 1.7 : (canvas.shape === 'portrait' ? r * 0.62 : r) * wider)
    const light = (off: number, reach: number, color: string) => {
      return { x: ox + rx(off), y: oy + ry(off), rx: rx(reach), ry: ry(reach), color }
    }
    return [
      mesh(
        colors.groundDeep,
        light(0, 1.1, colors.ground),
        light(-0.5, 0.8, colors.surface),
        light(0.42, 0.75, colors.surfaceDeep),
        light(0, 0.58, colors.glow),
        light(0.1, 0.36, colors.glowHot),
      ),
      fillGround(canvas, vertical(0, h, 'rgba(0,0,0,.3)', CLEAR, CLEAR, 'rgba(0,0,0,.4)')),
      ...(worn
        ? groundLayers(context, worn, { ...drawnBy(context), at: [ox * w, oy * h] })
        : [wallOf(context, 'reeds', { dark: true })]),
      grain(canvas, true),
    ]
  },
  product: (context, _look, { placement }) => hang(placement, context.direction.colors.shadow, [-0.05, 0.12, 0.1, 0.7]),
}

const CLEAR = 'rgba(0,0,0,0)'
