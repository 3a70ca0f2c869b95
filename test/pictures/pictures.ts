import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Pictures that tests upload, drawn here. */

/** Draws a red field with a blue left half: any turn or mirroring shows. */
export function drawHalves(widthPx: number, heightPx: number): Sharp {
  const left = {
    create: { width: Math.floor(widthPx / 2), height: heightPx, channels: 3 as const, background: '#0000ff' },
  }
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#ff0000' } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

/** Draws a product with an edge and some shading on a plain ground, so that a studio has something to find. */
export function drawProduct(ground: string, sizePx = 900): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="${sizePx}" height="${sizePx}">
    <defs><linearGradient id="g"><stop offset="0" stop-color="#0d5c63"/><stop offset="1" stop-color="#44a1a0"/></linearGradient></defs>
    <rect width="900" height="900" fill="${ground}"/>
    <rect x="300" y="180" width="300" height="560" rx="60" fill="url(#g)"/>
    <rect x="360" y="110" width="180" height="90" rx="20" fill="#f4b942"/>
    <rect x="340" y="380" width="220" height="160" rx="12" fill="#fdfaf3"/>
  </svg>`
  return sharp(Buffer.from(svg))
}

/** Draws a mark of two colors on a ground; transparent by default. */
export function drawMark(ground = 'none', color = '#0b6e4f'): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160" width="400" height="160">
    <rect width="400" height="160" fill="${ground}"/>
    <rect x="40" y="40" width="240" height="80" fill="${color}"/><circle cx="330" cy="80" r="30" fill="#1b1f24"/>
  </svg>`
  return sharp(Buffer.from(svg))
}

/** Draws noise, which no encoding compresses, to make a file of a certain size. */
export function drawNoise(widthPx: number, heightPx: number): Sharp {
  const create = { width: widthPx, height: heightPx, channels: 3 as const, background: '#808080' }
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
}

/** Makes a 1-bit PNG of any size in a few kilobytes: small as a file, enormous once decoded. */
export function makePngBomb(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(widthPx, 0)
  header.writeUInt32BE(heightPx, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(widthPx / 8)) * heightPx), { level: 9 })
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
