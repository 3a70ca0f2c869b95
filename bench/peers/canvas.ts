import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { Peer } from './peer.ts'
import {
  FAMILY,
  GROUND,
  LINE_HEIGHT,
  partsOf,
  QUALITY,
  readFont,
  readProduct,
  type Shape,
  SIDE_PX,
  type Text,
} from './scene.ts'

/** Opens the canvas that the studio paints on, alone. */
export async function openPeer(): Promise<Peer> {
  GlobalFonts.register(Buffer.from(readFont()), FAMILY)
  const product = await loadImage(await readProduct())
  return {
    async paint(picture) {
      const canvas = createCanvas(SIDE_PX, SIDE_PX)
      const context = canvas.getContext('2d')
      paintGround(context)
      for (const part of partsOf(picture)) {
        const { x, y, width, height } = part.box
        if (part.kind === 'shape') paintShape(context, part)
        else if (part.kind === 'text') paintText(context, part)
        else context.drawImage(product, x, y, width, height)
      }
      return canvas.encode('jpeg', QUALITY)
    },
  }
}

function paintGround(context: SKRSContext2D): void {
  const gradient = context.createLinearGradient(SIDE_PX * 0.3, 0, SIDE_PX * 0.7, SIDE_PX)
  gradient.addColorStop(0, GROUND.from)
  gradient.addColorStop(1, GROUND.to)
  context.fillStyle = gradient
  context.fillRect(0, 0, SIDE_PX, SIDE_PX)
}

function paintShape(context: SKRSContext2D, { box, color, radius, shadow }: Shape): void {
  context.save()
  context.fillStyle = color
  if (shadow) Object.assign(context, { shadowColor: shadow.color, shadowBlur: shadow.blurPx })
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, radius)
  context.fill()
  context.restore()
}

function paintText(context: SKRSContext2D, { box, text, sizePx, weight, color, isCentered }: Text): void {
  context.font = `${weight} ${sizePx}px ${FAMILY}`
  context.fillStyle = color
  context.textAlign = isCentered ? 'center' : 'left'
  context.textBaseline = 'top'
  for (const [index, line] of text.split('\n').entries())
    context.fillText(line, box.x + (isCentered ? box.width / 2 : 0), box.y + index * sizePx * LINE_HEIGHT)
}
