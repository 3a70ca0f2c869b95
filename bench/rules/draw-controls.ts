import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '#test/pictures/random.ts'

interface Size {
  widthPx: number
  heightPx: number
}

/** Draws a cross in an upper corner as windows and apps have them: bare, in a disc, a ring or a square. */
export function drawCloseButton(ctx: SKRSContext2D, random: Random, { widthPx, heightPx }: Size): string {
  const shorter = Math.min(widthPx, heightPx)
  const side = Math.max(13, shorter * (0.05 + 0.05 * random.next()), heightPx < 120 ? 15 : 0)
  const inset = side * (0.5 + 0.4 * random.next())
  const isLeft = random.next() < 0.2
  const cx = isLeft ? inset + side / 2 : widthPx - inset - side / 2
  const cy = inset + side / 2
  const kind = random.pick(['bare', 'disc', 'ring', 'square'] as const)
  const isDark = meanLevel(ctx, cx, cy, side) > 128
  const [ink, plate] = isDark ? ['#1a1a1a', '#222222'] : ['#ffffff', '#f4f4f4']
  const radius = side * 0.95
  if (kind === 'disc' || kind === 'square') {
    ctx.fillStyle = plate
    ctx.beginPath()
    if (kind === 'disc') ctx.arc(cx, cy, radius, 0, 7)
    else ctx.rect(cx - radius * 0.9, cy - radius * 0.9, radius * 1.8, radius * 1.8)
    ctx.fill()
  }
  ctx.strokeStyle = kind === 'disc' || kind === 'square' ? (isDark ? '#ffffff' : '#1a1a1a') : ink
  ctx.lineWidth = Math.max(1.6, side * (0.1 + 0.1 * random.next()))
  ctx.lineCap = random.pick(['butt', 'round'] as const)
  if (kind === 'ring') {
    ctx.beginPath()
    ctx.arc(cx, cy, radius, 0, 7)
    ctx.stroke()
  }
  const half = side * 0.42
  ctx.beginPath()
  ctx.moveTo(cx - half, cy - half)
  ctx.lineTo(cx + half, cy + half)
  ctx.moveTo(cx + half, cy - half)
  ctx.lineTo(cx - half, cy + half)
  ctx.stroke()
  return `${kind} cross of ${Math.round(side)} px`
}

/** Draws a play button near the middle: a triangle in a disc, a ring or a rounded frame, or bare. */
export function drawPlayButton(ctx: SKRSContext2D, random: Random, { widthPx, heightPx }: Size): string {
  const shorter = Math.min(widthPx, heightPx)
  const kind = random.pick(['disc', 'ring', 'frame', 'bare'] as const)
  const side = shorter * (kind === 'bare' ? 0.24 + 0.12 * random.next() : 0.12 + 0.14 * random.next())
  const [cx, cy] = [widthPx * (0.46 + 0.08 * random.next()), heightPx * (0.44 + 0.12 * random.next())]
  const plate = random.pick(['rgba(0,0,0,.72)', '#ffffff', '#e0202a', '#111111'])
  const ink = plate === '#ffffff' ? '#111111' : '#ffffff'
  if (kind === 'disc') {
    ctx.fillStyle = plate
    ctx.beginPath()
    ctx.arc(cx, cy, side * (0.95 + 0.3 * random.next()), 0, 7)
    ctx.fill()
  }
  if (kind === 'frame') {
    ctx.fillStyle = plate
    ctx.beginPath()
    ctx.roundRect(cx - side * 1.25, cy - side * 0.9, side * 2.5, side * 1.8, side * 0.4)
    ctx.fill()
  }
  const isLight = meanLevel(ctx, cx, cy, side * 1.6) < 128
  const color = kind === 'disc' || kind === 'frame' ? ink : isLight ? '#ffffff' : '#151515'
  if (kind === 'ring') {
    ctx.strokeStyle = color
    ctx.lineWidth = Math.max(3, side * 0.14)
    ctx.beginPath()
    ctx.arc(cx, cy, side * 1.15, 0, 7)
    ctx.stroke()
  }
  ctx.fillStyle = color
  ctx.beginPath()
  const [w, h] = [side * 0.88, side]
  const left = cx - w / 2 + (kind === 'bare' ? 0 : w * 0.08)
  ctx.moveTo(left, cy - h / 2)
  ctx.lineTo(left + w, cy)
  ctx.lineTo(left, cy + h / 2)
  ctx.closePath()
  ctx.fill()
  return `${kind} triangle of ${Math.round(side)} px`
}

/** Draws what may be taken for a control and is none: a plus, a star, a disc, a chevron, a check mark. */
export function drawInnocent(ctx: SKRSContext2D, random: Random, { widthPx, heightPx }: Size): string {
  const side = Math.max(14, Math.min(widthPx, heightPx) * (0.06 + 0.05 * random.next()))
  const [cx, cy] = [widthPx - side * 1.2, side * 1.2]
  const color = meanLevel(ctx, cx, cy, side) > 128 ? '#222222' : '#ffffff'
  ctx.fillStyle = color
  ctx.strokeStyle = color
  ctx.lineWidth = Math.max(2, side * 0.16)
  const kind = random.pick(['plus', 'star', 'disc', 'chevron', 'tick'] as const)
  ctx.beginPath()
  if (kind === 'plus') {
    ctx.moveTo(cx - side / 2, cy)
    ctx.lineTo(cx + side / 2, cy)
    ctx.moveTo(cx, cy - side / 2)
    ctx.lineTo(cx, cy + side / 2)
    ctx.stroke()
  } else if (kind === 'star') {
    for (let point = 0; point < 10; point++) {
      const radius = point % 2 === 0 ? side / 2 : side / 4.6
      const angle = (point * Math.PI) / 5 - Math.PI / 2
      ctx.lineTo(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle))
    }
    ctx.fill()
  } else if (kind === 'disc') {
    ctx.arc(cx, cy, side / 2, 0, 7)
    ctx.fill()
  } else if (kind === 'chevron') {
    ctx.moveTo(cx - side / 4, cy - side / 2)
    ctx.lineTo(cx + side / 4, cy)
    ctx.lineTo(cx - side / 4, cy + side / 2)
    ctx.stroke()
  } else {
    ctx.moveTo(cx - side / 2, cy)
    ctx.lineTo(cx - side / 8, cy + side / 2)
    ctx.lineTo(cx + side / 2, cy - side / 2)
    ctx.stroke()
  }
  return kind
}

function meanLevel(ctx: SKRSContext2D, cx: number, cy: number, side: number): number {
  const x = Math.max(0, Math.round(cx - side / 2))
  const { data } = ctx.getImageData(x, Math.max(0, Math.round(cy - side / 2)), Math.ceil(side), Math.ceil(side))
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += (data[at]! + data[at + 1]! + data[at + 2]!) / 3
  return sum / (data.length / 4)
}
