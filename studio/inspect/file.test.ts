import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAIN_FORMATS } from '#contract/formats.ts'
import { createRandom } from '../basics/random.ts'
import { checkFile } from './check-file.ts'
import { CREDENTIALS_MAX_BYTES } from '#contract/pictures/credentials.ts'
import { encodeJpeg, type EncodedAd } from './encode-jpeg.ts'

const SOURCE = 'compositeSynthetic'

function noise(widthPx: number, heightPx: number): Uint8Array {
  const random = createRandom(1, 'noise')
  return new Uint8Array(widthPx * heightPx * 4).map((_, index) => (index % 4 === 3 ? 255 : random.next() * 256))
}

describe.each(MAIN_FORMATS)('the file for $name', ({ id, widthPx, heightPx, maxBytes }) => {
  const rgba = noise(widthPx, heightPx)
  let encoded: EncodedAd

  beforeAll(async () => {
    encoded = await encodeJpeg(rgba, id, SOURCE)
  })

  it('goes into its bytes even as pure noise, and says how it was made', async () => {
    expect(encoded.quality).toBeGreaterThanOrEqual(20)
    const findings = await checkFile(encoded.jpeg, id, SOURCE)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(findings).toEqual([expect.objectContaining({ rule: 'bytes', severity: 'info' })])
  })

  it('has the highest quality that fits', async () => {
    const { quality } = encoded
    const best = Math.min(widthPx, heightPx) < 600 ? 96 : 88
    if (quality === best) return
    const better = await sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: quality + 1, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(better.byteLength).toBeGreaterThan(maxBytes - CREDENTIALS_MAX_BYTES - 1000)
  })
})

const plain = (widthPx = 300, heightPx = 250) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#336699' } })

const marked = async (picture: Sharp) => {
  const { jpeg } = await encodeJpeg(noise(300, 250), 'google_display', SOURCE)
  const { xmp } = await sharp(jpeg).metadata()
  return picture.withXmp(String(xmp)).toBuffer()
}

describe('a file that a platform would refuse', () => {
  it.each([
    ['a PNG', 'file', () => marked(plain().png())],
    ['the wrong size', 'file', () => marked(plain(301, 250).jpeg())],
    ['greyscale', 'file', () => marked(plain().toColourspace('b-w').jpeg())],
    ['CMYK', 'file', () => marked(plain().toColourspace('cmyk').jpeg())],
    ['another color profile', 'file', () => marked(plain().withIccProfile('p3').jpeg())],
    ['no mark of how it was made', 'provenance', () => plain().jpeg().toBuffer()],
    [
      'too many bytes',
      'bytes',
      () =>
        marked(
          sharp(noise(300, 250), { raw: { width: 300, height: 250, channels: 4 } })
            .removeAlpha()
            .jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
        ),
    ],
  ])('%s breaks the rule %s', async (_, rule, make) => {
    const findings = await checkFile(await make(), 'google_display', SOURCE)
    expect(findings).toEqual([expect.objectContaining({ rule, severity: 'error' })])
  })
})
