import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawHalves, drawNoise, drawProduct, makePngBomb } from '#test/pictures/pictures.ts'
import { decodePhoto } from '#studio/photos.ts'
import { isHdr } from './metadata/is-hdr.ts'
import { lookAtPicture, preparePicture } from './prepare-picture.ts'

/** Returns the color at a place given in shares of width and height. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(start, start + info.channels)]
}

const near = (expected: number[], actual: number[], tolerance = 6) =>
  expected.every((value, index) => Math.abs(value - actual[index]!) <= tolerance)

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('keeps a %s picture', async (format) => {
  const upload = await drawHalves(300, 200).toFormat(format, { quality: 95 }).toBuffer()
  const picture = await preparePicture(upload, 'halves')
  expect(picture).toMatchObject({ widthPx: 300, heightPx: 200 })
  expect(near([0, 0, 255], await colorAt(picture.bytes, 0.25, 0.5), 16)).toBe(true)
  expect(near([255, 0, 0], await colorAt(picture.bytes, 0.75, 0.5), 16)).toBe(true)
  expect(picture.contentType).toBe(format === 'png' || format === 'gif' ? 'image/png' : 'image/jpeg')
})

it('turns a photo upright and drops its orientation', async () => {
  const upload = await drawHalves(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const picture = await preparePicture(upload, 'turned.jpg')
  expect(picture).toMatchObject({ widthPx: 200, heightPx: 300 })
  expect(near([0, 0, 255], await colorAt(picture.bytes, 0.5, 0.25))).toBe(true)
  expect((await sharp(picture.bytes).metadata()).orientation).toBeUndefined()
})

it('leaves out places, cameras and all other metadata', async () => {
  const exif = { IFD0: { Copyright: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
  const upload = await drawHalves(300, 200)
    .jpeg()
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer()
  const picture = await preparePicture(upload, 'tagged.jpg')
  const { exif: kept, xmp, icc } = await sharp(picture.bytes).metadata()
  expect({ kept, xmp, icc }).toEqual({ kept: undefined, xmp: undefined, icc: undefined })
  expect(Buffer.from(picture.bytes).includes('Ada Lovelace')).toBe(false)
})

it('brings wide-gamut colors into sRGB', async () => {
  const upload = await drawHalves(100, 100).png().withIccProfile('p3').toBuffer()
  // The same numbers would be read as another, paler red if the profile were dropped instead of applied.
  const stored = await sharp(upload).metadata()
  expect(stored.icc).toBeDefined()
  const picture = await preparePicture(upload, 'wide.png')
  expect(near([255, 0, 0], await colorAt(picture.bytes, 0.75, 0.5), 3)).toBe(true)
})

it.each([
  ['a PNG of 16 bits', 'png16', 'p3'],
  ['a PNG of 16 bits', 'png16', 'srgb'],
  ['an AVIF of 10 bits', 'avif10', 'p3'],
])('keeps the colors of %s with a profile (%s, %s)', async (_, kind, profile) => {
  const red = sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 230, g: 30, b: 40 } } })
  const upload = await (
    kind === 'png16'
      ? red.toColourspace('rgb16').withIccProfile(profile).png()
      : red.avif({ bitdepth: 10, quality: 95, chromaSubsampling: '4:4:4' }).withIccProfile(profile)
  ).toBuffer()
  expect(await sharp(upload).metadata()).toMatchObject({ space: 'rgb16', hasProfile: true })
  const { bytes, thumbnail } = await preparePicture(upload, 'deep')
  expect(near([230, 30, 40], await colorAt(bytes, 0.5, 0.5), 2)).toBe(true)
  expect(near([230, 30, 40], await colorAt(thumbnail, 0.5, 0.5), 4)).toBe(true)
  expect(near([230, 30, 40, 255], [...(await decodePhoto(upload)).data.subarray(0, 4)], 2)).toBe(true)
})

it('reads a photo that is meant for print', async () => {
  const upload = await drawHalves(200, 100).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  expect((await sharp(upload).metadata()).space).toBe('cmyk')
  const picture = await preparePicture(upload, 'print.jpg')
  expect((await sharp(picture.bytes).metadata()).space).toBe('srgb')
  const [red, green, blue] = await colorAt(picture.bytes, 0.75, 0.5)
  expect(red!).toBeGreaterThan(200)
  expect(Math.max(green!, blue!)).toBeLessThan(80)
})

it('keeps transparency, and to the pixel', async () => {
  const upload = await sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 10, g: 200, b: 90, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const picture = await preparePicture(upload, 'glass.png')
  expect(picture.contentType).toBe('image/png')
  expect(await colorAt(picture.bytes, 0.5, 0.5)).toEqual([10, 200, 90, 128])
  expect((await sharp(picture.thumbnail).metadata()).hasAlpha).toBe(true)
})

it('drops an alpha channel that hides nothing', async () => {
  const picture = await preparePicture(await drawProduct('#ffffff').webp().toBuffer(), 'opaque.webp')
  expect(picture.contentType).toBe('image/jpeg')
})

it('takes the first frame of an animation', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#00ff00', '#ff0000'].map(frame))
  const upload = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(upload).metadata()).pages).toBe(2)
  const picture = await preparePicture(upload, 'moving.gif')
  expect(picture).toMatchObject({ widthPx: 40, heightPx: 30 })
  expect(await colorAt(picture.bytes, 0.5, 0.5)).toEqual([0, 255, 0])
})

it('shrinks to 2400 px, never enlarges, and makes a thumbnail of 480 px', async () => {
  const large = await preparePicture(await drawHalves(4800, 1200).jpeg().toBuffer(), 'large.jpg')
  expect(large).toMatchObject({ widthPx: 2400, heightPx: 600 })
  expect(await sharp(large.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 480, height: 120 })
  const small = await preparePicture(await drawHalves(90, 60).png().toBuffer(), 'small.png')
  expect(small).toMatchObject({ widthPx: 90, heightPx: 60 })
  expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 90, height: 60 })
})

it('keeps a heavy opaque PNG as a light photo', async () => {
  const picture = await preparePicture(await drawNoise(1800, 1800).png().toBuffer(), 'noise.png')
  expect(picture.contentType).toBe('image/jpeg')
})

it('reads the colors of a 16-bit greyscale scan', async () => {
  const upload = await drawHalves(80, 60).greyscale().toColourspace('grey16').png().toBuffer()
  const picture = await preparePicture(upload, 'scan.png')
  expect((await sharp(picture.bytes).metadata()).depth).toBe('uchar')
})

it.each([
  ['text in disguise', Buffer.from('hello'), 'is not a JPEG, PNG, WebP, AVIF or GIF picture'],
  ['nothing', Buffer.alloc(0), 'is not a JPEG'],
  [
    'a drawing',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'is an SVG drawing. Please save it as PNG',
  ],
  [
    'a phone photo',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'is a HEIC picture. Please save it as JPEG',
  ],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'is not a JPEG'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'is not a JPEG'],
])('refuses %s by its content, whatever its name', async (_, upload, sentence) => {
  const refused = preparePicture(upload, 'kettle.png')
  await expect(refused).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: expect.stringContaining(sentence),
  })
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('"kettle.png"') })
})

it.each(['jpeg', 'png'] as const)('calls half a %s damaged', expectDamaged)
it.each(['webp', 'avif'] as const)('calls half a %s damaged, too', { tags: 'thorough/variety' }, expectDamaged)

async function expectDamaged(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<void> {
  const whole = await drawNoise(400, 400).toFormat(format).toBuffer()
  const refused = preparePicture(whole.subarray(0, whole.byteLength / 2), 'half')
  await expect(refused).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: expect.stringContaining('damaged'),
  })
}

it('calls a file damaged that only begins like a picture', async () => {
  const refused = preparePicture(Buffer.from('\x89PNG\r\n\x1a\nand then nothing', 'latin1'), 'fake.png')
  await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})

it('refuses 256 megapixels in a small file before it decodes them', async () => {
  const bomb = makePngBomb(16_000, 16_000)
  expect(bomb.byteLength).toBeLessThan(100_000)
  const before = process.memoryUsage.rss()
  await expect(preparePicture(bomb, 'bomb.png')).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: '"bomb.png" has more than 50 megapixels. Please upload a smaller picture.',
  })
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024)
})

it('takes a picture of exactly 50 megapixels', async () => {
  const picture = await preparePicture(makePngBomb(10_000, 5_000), 'wall.png')
  expect(picture).toMatchObject({ widthPx: 2400, heightPx: 1200 })
})

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'shows a small copy of a %s picture upright',
  async (format) => {
    const drawn = await drawHalves(900, 600).toFormat(format, { quality: 95 }).toBuffer()
    const upload = format === 'jpeg' ? await sharp(drawn).withMetadata({ orientation: 6 }).jpeg().toBuffer() : drawn
    const look = await lookAtPicture(upload, 'halves')
    const { widthPx, heightPx } = await preparePicture(upload, 'halves')
    expect(look).toMatchObject({ widthPx, heightPx })
    const { width, height, format: kind } = await sharp(look.thumbnail).metadata()
    expect({ width, height, kind }).toEqual(
      format === 'jpeg' ? { width: 320, height: 480, kind: 'webp' } : { width: 480, height: 320, kind: 'webp' },
    )
  },
)

it('looks at no picture that is too large for it, and refuses what preparing refuses', async () => {
  const large = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await lookAtPicture(large, 'large')).toEqual({ widthPx: 2_400, heightPx: 1_600, thumbnail: undefined })
  await expect(lookAtPicture(Buffer.from('<svg/>'), 'drawing')).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  })
  await expect(lookAtPicture(large.subarray(0, 40), 'half')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  await expect(lookAtPicture(makePngBomb(16_000, 16_000), 'bomb')).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})

/** Makes a PNG whose cICP chunk names a transfer function of ITU-T H.273. */
async function pngWithTransfer(transfer: number): Promise<Buffer> {
  const png = await drawProduct('#ffffff').png().toBuffer()
  return withChunk(png, 'cICP', Buffer.from([9, transfer, 0, 1]))
}

function withChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(chunk))
  // Inserted after the signature and IHDR.
  return Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)])
}

/** Makes the boxes of an AVIF around the one that names the transfer function (ISO/IEC 14496-12). */
function avifWithTransfer(transfer: number): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(content.length + 8)
    return Buffer.concat([head, Buffer.from(type), content])
  }
  const colors = Buffer.concat([Buffer.from('nclx'), Buffer.from([0, 9, 0, transfer, 0, 9, 0x80])])
  const properties = box('iprp', box('ipco', box('colr', colors)))
  const brands = Buffer.concat([Buffer.from('avif'), Buffer.alloc(4), Buffer.from('avif')])
  return Buffer.concat([box('ftyp', brands), box('meta', Buffer.concat([Buffer.alloc(4), properties]))])
}

it.each([
  ['PNG in PQ', pngWithTransfer, 16],
  ['PNG in HLG', pngWithTransfer, 18],
  ['AVIF in PQ', avifWithTransfer, 16],
  ['AVIF in HLG', avifWithTransfer, 18],
] as const)('recognises a %s as an HDR picture', async (_, make, transfer) => {
  await expect(preparePicture(await make(transfer), 'sky')).rejects.toThrow('"sky" is an HDR picture, whose colors')
})

it('takes a picture that names an ordinary transfer function', async () => {
  expect(await preparePicture(await pngWithTransfer(13), 'sky')).toMatchObject({ contentType: 'image/png' })
  expect(isHdr(avifWithTransfer(13), 'avif')).toBe(false)
})

it('recognises an animated AVIF', async () => {
  const avif = await drawProduct('#ffffff').avif({ effort: 0 }).toBuffer()
  const sequence = Buffer.concat([Buffer.from('\0\0\0\x14ftypavis\0\0\0\0avis', 'latin1'), avif.subarray(32, 80)])
  await expect(preparePicture(sequence, 'party')).rejects.toThrow('"party" is an animated AVIF')
})

/** Makes a grey of value 128 and half its alpha, with a chunk before its pixels. */
async function greyPngWith(type: string, content: Buffer): Promise<Buffer> {
  const background = { r: 128, g: 128, b: 128, alpha: 0.5 }
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background } })
    .png()
    .toBuffer()
  return withChunk(png, type, content)
}

const gamma = (value: number) => {
  const content = Buffer.alloc(4)
  content.writeUInt32BE(value)
  return content
}

it.each([
  ['light itself', 'gAMA', gamma(100_000), 186],
  ['an ordinary screen', 'gAMA', gamma(45_455), 128],
  ['nothing', 'gAMA', gamma(0), 128],
  ['nothing that could be seen', 'gAMA', gamma(1), 128],
  ['sRGB', 'sRGB', Buffer.from([0]), 128],
])(
  'shows a PNG whose values are those of %s as bright as it is, and leaves its alpha',
  async (_, type, content, grey) => {
    const { bytes } = await preparePicture(await greyPngWith(type, content), 'grey')
    expect(await colorAt(bytes, 0.5, 0.5)).toEqual([grey, grey, grey, 128])
  },
)
