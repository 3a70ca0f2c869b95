import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawHalves, makePngBomb } from '#test/pictures/pictures.ts'
import { decodePhoto } from './decode-photo.ts'

it('turns a photo upright and keeps its colors', async () => {
  const bytes = await drawHalves(40, 20).withMetadata({ orientation: 6 }).png().toBuffer()
  const { data, widthPx, heightPx } = await decodePhoto(bytes)
  expect({ widthPx, heightPx }).toEqual({ widthPx: 20, heightPx: 40 })
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 255, 255])
  expect([...data.subarray((39 * 20 + 10) * 4, (39 * 20 + 10) * 4 + 4)]).toEqual([255, 0, 0, 255])
})

it('makes four channels of grey, and keeps straight alpha', async () => {
  const grey = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect([...(await decodePhoto(grey)).data.subarray(0, 4)]).toEqual([128, 128, 128, 255])
  const faint = await sharp({
    create: { width: 4, height: 4, channels: 4, background: { r: 200, g: 100, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  expect([...(await decodePhoto(faint)).data.subarray(0, 4)]).toEqual([200, 100, 0, 128])
})

it('makes no side longer than 2400 px, and enlarges nothing', async () => {
  const long = await sharp({ create: { width: 3000, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await decodePhoto(long)).toMatchObject({ widthPx: 2400, heightPx: 480 })
})

it('refuses a picture of more than 50 megapixels, and bytes that are no picture', async () => {
  await expect(decodePhoto(makePngBomb(8000, 8000))).rejects.toThrow(/pixel limit/)
  await expect(decodePhoto(new TextEncoder().encode('hello'))).rejects.toThrow()
})
