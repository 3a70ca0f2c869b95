import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAIN_FORMATS, downloadFileName } from '#contract/formats.ts'
import { markPhoto } from '#test/pictures/marked-photo.ts'
import { BadInput } from '../bad-input.ts'
import { makeAds } from './make-ads.ts'

const PHOTO = path.resolve('test/fixtures/photos/accelerator-card.webp')
const BRIEF = {
  productName: 'Halden H1',
  productDescription: 'A two-slot accelerator that runs large language models under your desk.',
  productPrice: '$2,499',
  taglines: ['Your models. Your machine.'],
  adStyle: 'modern',
  colorPalette: 'blue',
  typography: 'modern',
  tone: 'professional',
  productImages: ['card.webp'],
}

let folder = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ad-'))
  out = path.join(folder, 'out')
  cpSync(PHOTO, path.join(folder, 'card.webp'))
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeBrief(changes: Record<string, unknown> = {}): string {
  const file = path.join(folder, 'brief.json')
  writeFileSync(file, JSON.stringify({ ...BRIEF, ...changes }))
  return file
}

async function refusal(args: string[]): Promise<string> {
  const error: unknown = await makeAds(args).then(
    () => 'was accepted',
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(BadInput)
  expect(existsSync(out)).toBe(false)
  return (error as BadInput).message
}

async function treatmentIn(args: string[]): Promise<string> {
  await makeAds([...args, '--out', out, '--formats', 'google_display', '--report'])
  const report = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as {
    formats: { product: { treatment: string } }[]
  }
  return report.formats[0]!.product.treatment
}

describe('good input', () => {
  test('a photo is shown whole if the brief or --whole asks for it', { tags: 'thorough/variety' }, async () => {
    expect(await treatmentIn([writeBrief()])).toBe('cutout')
    expect(await treatmentIn([writeBrief(), '--whole', '1'])).toBe('photo')
    expect(await treatmentIn([writeBrief({ productImages: [{ url: PHOTO, cutOut: 'never' }] })])).toBe('photo')
  })

  test('a change is made on the finished ad, and the report shows it', async () => {
    await makeAds([writeBrief(), '--out', out, '--formats', 'google_display', '--report', '--change', 'price=$1,999'])
    const report = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as {
      formats: { runs: { role: string; text: string }[] }[]
    }
    expect(report.formats[0]!.runs.find(({ role }) => role === 'price')?.text).toBe('$1,999')
  })

  test('a logo and the parts that sign an ad are read from the brief', async () => {
    const mark = { create: { width: 40, height: 40, channels: 3 as const, background: '#c03020' } }
    const logo = sharp({ create: { width: 200, height: 80, channels: 3, background: '#ffffff' } })
    await logo
      .composite([{ input: mark, left: 20, top: 20 }])
      .png()
      .toFile(path.join(folder, 'mark.png'))
    const own = { callToAction: 'Put it to work', webAddress: 'halden.example/h1', legalLine: '*While stocks last.' }
    const args = ['--out', out, '--formats', 'instagram_feed', '--report']
    await makeAds([writeBrief({ ...own, logo: 'mark.png' }), ...args])
    const { formats } = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as {
      formats: { runs: { role: string; text: string }[]; findings: { rule: string }[] }[]
    }
    const { runs, findings } = formats[0]!
    const texts = Object.fromEntries(runs.map(({ role, text }) => [role, text]))
    expect(texts).toMatchObject({
      'call-to-action': own.callToAction,
      'web-address': own.webAddress,
      'legal-line': own.legalLine,
    })
    expect(findings.map(({ rule }) => rule)).not.toContain('logo')
  })

  test('an ad is made in the requested family, and the others say why they were passed over', async () => {
    const stdout = vi.spyOn(process.stdout, 'write')
    const args = ['--out', out, '--formats', 'google_display', '--report', '--explain']
    await makeAds([writeBrief(), ...args, '--family', 'window'])
    const { formats } = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as { formats: object[] }
    expect(formats[0]).toMatchObject({ family: 'window' })
    const text = stdout.mock.calls.map(([line]) => line).join('')
    expect(text).toContain('\ngoogle_display\n  window was taken.\n  pool was not asked for.\n')
    expect(text).toContain('  blocks is not at home in the style modern.\n')
  })

  test('every format comes out at its size, weight and name, with a report on each', async () => {
    await makeAds([writeBrief(), '--out', out, '--report'])
    const names = MAIN_FORMATS.map(({ id }) => downloadFileName(id))
    expect(readdirSync(out).toSorted()).toEqual([...names, 'report.json'].toSorted())
    for (const { id, widthPx, heightPx, maxBytes } of MAIN_FORMATS) {
      const bytes = readFileSync(path.join(out, downloadFileName(id)))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: widthPx, height: heightPx })
      expect(bytes.byteLength).toBeLessThanOrEqual(maxBytes)
    }
    const { formats } = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as { formats: unknown[] }
    expect(formats).toHaveLength(MAIN_FORMATS.length)
    expect(formats[0]).toMatchObject({
      format: 'facebook_feed',
      family: expect.any(String) as string,
      runs: expect.arrayContaining([
        expect.objectContaining({ text: '$2,499', sizePx: expect.any(Number) as number }),
      ]) as unknown[],
      product: { treatment: 'cutout' },
      findings: expect.any(Array) as unknown[],
      bytes: readFileSync(path.join(out, 'ad-facebook-feed.jpg')).byteLength,
      milliseconds: expect.any(Number) as number,
    })
  })

  test('--overlay draws the guides of the composition over a copy, and leaves the ad itself as it is', async () => {
    const brief = writeBrief()
    await makeAds([brief, '--out', out, '--formats', 'google_display', '--overlay'])
    expect(readdirSync(out).toSorted()).toEqual(['ad-google-display-overlay.png', 'ad-google-display.jpg'])
    const plain = path.join(folder, 'plain')
    await makeAds([brief, '--out', plain, '--formats', 'google_display'])
    const ad = readFileSync(path.join(out, 'ad-google-display.jpg'))
    expect(ad).toEqual(readFileSync(path.join(plain, 'ad-google-display.jpg')))
    const overlay = sharp(path.join(out, 'ad-google-display-overlay.png')).removeAlpha()
    expect(await overlay.metadata()).toMatchObject({ format: 'png', width: 300, height: 250 })
    const pixels = await overlay.raw().toBuffer()
    const green = (data: Buffer) => {
      let count = 0
      for (let at = 0; at < data.length; at += 3)
        if (data.subarray(at, at + 3).equals(Buffer.from('00c853', 'hex'))) count += 1
      return count
    }
    expect(green(await sharp(ad).raw().toBuffer())).toBe(0)
    expect(green(pixels)).toBeGreaterThan(500)
  })

  test('chosen formats only, and the same seed makes the same bytes again', { tags: 'thorough/variety' }, async () => {
    const again = path.join(folder, 'again')
    const brief = writeBrief({ productImages: [{ url: PHOTO, name: 'The card' }] })
    await makeAds([brief, '--out', out, '--formats', 'square,leaderboard', '--seed', '7'])
    await makeAds([brief, '--out', again, '--formats', 'square', '--seed', '7'])
    expect(readdirSync(out).toSorted()).toEqual(['ad-leaderboard.jpg', 'ad-square.jpg'])
    expect(readFileSync(path.join(out, 'ad-square.jpg'))).toEqual(readFileSync(path.join(again, 'ad-square.jpg')))
  })
})

test(
  'images on the command line replace those in the brief, the hero first',
  { tags: 'thorough/variety' },
  async () => {
    const brief = writeBrief({ productImages: ['gone.jpg'], adStyle: 'luxury' })
    const [can, jar] = ['drinks-can', 'honey-jar'].map((name) => path.resolve(`test/fixtures/photos/${name}.webp`))
    const args = [brief, '--image', can!, '--image', jar!, '--formats', 'google_display', '--report']
    await makeAds([...args, '--out', out])
    const again = path.join(folder, 'again')
    await makeAds([
      writeBrief({ productImages: [can, jar], adStyle: 'luxury' }),
      '--out',
      again,
      '--formats',
      'google_display',
    ])
    const read = (from: string) => readFileSync(path.join(from, 'ad-google-display.jpg'))
    expect(read(out)).toEqual(read(again))
  },
)

test('other files are written beside each ad, with their fonts in a folder', async () => {
  await makeAds([writeBrief(), '--out', out, '--formats', 'google_display', '--also', 'svg,html5', '--motion'])
  const files = ['ad-google-display-html5.zip', 'ad-google-display-text.svg', 'ad-google-display.jpg']
  expect(readdirSync(out).toSorted()).toEqual([...files, 'ad-google-display.svg', 'fonts'].toSorted())
  expect(readdirSync(path.join(out, 'fonts')).some((name) => name.startsWith('OFL '))).toBe(true)
  rmSync(out, { recursive: true })
  expect(await refusal([writeBrief(), '--out', out, '--also', 'exe'])).toContain('There are no files "exe"')
  expect(await refusal([writeBrief(), '--out', out, '--exit', 'door'])).toContain('--exit is one of clicktag, google')
})

test('sizes are made beside formats, or alone, each as light as its networks ask', async () => {
  const brief = writeBrief()
  await makeAds([brief, '--out', out, '--sizes', '336x280, 970x90', '--report'])
  expect(readdirSync(out).toSorted()).toEqual(['ad-336x280.jpg', 'ad-970x90.jpg', 'report.json'])
  const bytes = readFileSync(path.join(out, 'ad-336x280.jpg'))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 336, height: 280 })
  expect(bytes.byteLength).toBeLessThanOrEqual(150_000)
  const both = path.join(folder, 'both')
  await makeAds([brief, '--out', both, '--formats', 'google_display', '--sizes', '970x90', '--change', 'price=$1,999'])
  expect(readdirSync(both).toSorted()).toEqual(['ad-970x90.jpg', 'ad-google-display.jpg'])
})

describe('bad input is reported in one sentence, and nothing is written', () => {
  test.each([
    [{ productName: 'H' }, 'Product name must be at least 2 characters.'],
    [{ productName: undefined }, 'Product name must be at least 2 characters.'],
    [{ productDescription: 'Short' }, 'Description must be at least 10 characters.'],
    [{ productPrice: 'x'.repeat(41) }, 'Price must be at most 40 characters.'],
    [{ productPrice: 12 }, "The brief's productPrice cannot be used: Invalid input: expected string, received number."],
    [{ taglines: 'one' }, "The brief's taglines cannot be used: Invalid input: expected array, received string."],
    [{ adStyle: undefined }, 'Please select an ad style.'],
    [{ colorPalette: '' }, 'Please select a color palette.'],
    [{ typography: null }, 'Please select a typography style.'],
    [{ tone: undefined }, 'Please select a tone style.'],
    [{ productImages: [] }, 'Please upload at least one product image.'],
    [{ productImages: 'card.webp' }, 'productImages must be a list of images.'],
    [{ productImages: [42] }, 'An image of productImages needs the path of its file.'],
    [{ callToAction: 'x'.repeat(41) }, 'Call to action must be at most 40 characters.'],
    [{ legalLine: 'x'.repeat(201) }, 'Legal line must be at most 200 characters.'],
    [{ legalLine: 'See <a href="x">terms</a>' }, 'Legal line must be plain text without HTML tags.'],
    [{ webAddress: 'our shop' }, 'Web address must be written like example.com/shop, without spaces.'],
    [{ logo: ['a.png'] }, 'logo must be the path of an image.'],
  ])('a brief with %j', async (changes, sentence) => {
    expect(await refusal([writeBrief(changes), '--out', out])).toBe(sentence)
  })

  test('a style that does not exist', async () => {
    expect(await refusal([writeBrief({ adStyle: 'baroque' }), '--out', out])).toMatch(/adStyle cannot be used/)
  })

  test('an image that does not exist, a folder, or a text file', async () => {
    expect(await refusal([writeBrief(), '--image', 'nowhere.png', '--out', out])).toMatch(/nowhere\.png does not exist/)
    writeFileSync(path.join(folder, 'notes.png'), 'no picture at all')
    mkdirSync(path.join(folder, 'photos'))
    expect(await refusal([writeBrief({ productImages: ['gone.jpg'] }), '--out', out])).toMatch(
      /gone\.jpg does not exist/,
    )
    expect(await refusal([writeBrief({ productImages: ['photos'] }), '--out', out])).toMatch(/photos does not exist/)
    expect(await refusal([writeBrief({ productImages: ['notes.png'] }), '--out', out])).toMatch(
      /^"notes\.png" is not a JPEG/,
    )
    expect(await refusal([writeBrief({ inspirationImages: ['notes.png'] }), '--out', out])).toMatch(
      /^"notes\.png" is not/,
    )
  })

  test('a brief that is missing, not JSON, or no object', async () => {
    const file = path.join(folder, 'odd.json')
    expect(await refusal([file, '--out', out])).toMatch(/odd\.json cannot be read/)
    writeFileSync(file, '{ productName: }')
    expect(await refusal([file, '--out', out])).toMatch(/odd\.json is not JSON/)
    writeFileSync(file, '[]')
    expect(await refusal([file, '--out', out])).toMatch(/must hold one JSON object/)
  })

  test.each([
    [[], /^Name the brief/],
    [['brief.json'], /^Name the folder/],
    [['a.json', 'b.json', '--out', 'x'], /"b\.json" is a second one/],
    [['a.json', '--out', 'x', '--formats', 'square,poster'], /^There is no format "poster": choose all or/],
    [['a.json', '--out', 'x', '--formats', ''], /^There is no format ""/],
    [['a.json', '--out', 'x', '--sizes', '970'], /^--sizes are written like 970x250,160x600, and "970" is not\.$/],
    [['a.json', '--out', 'x', '--sizes', '320x50,3000x250'], /^3000x250 cannot be made: each side has from 50 to 2400/],
    [['a.json', '--out', 'x', '--seed', 'seven'], /^--seed must be a whole number from 0 to 2147483647/],
    [['a.json', '--out', 'x', '--seed', '2147483648'], /^--seed must be/],
    [['a.json', '--out', 'x', '--whole', 'first'], /^--whole is the place of a product image, like 1, and "first"/],
    [['a.json', '--out', 'x', '--sed', '7'], /^Unknown option '--sed'/],
  ])('the arguments %j', async (args, sentence) => {
    expect(await refusal(args)).toMatch(sentence)
  })

  test('a photo to be kept whole that does not exist, or an unknown word for it', async () => {
    expect(await refusal([writeBrief(), '--out', out, '--whole', '2'])).toBe(
      '--whole 2 names no product image: the brief has 1.',
    )
    const odd = writeBrief({ productImages: [{ url: PHOTO, cutOut: 'yes' }] })
    expect(await refusal([odd, '--out', out])).toMatch(/productImages.0.cutOut cannot be used/)
  })

  test('a family that does not exist, or that cannot carry the ad', async () => {
    const inFamily = (family: string, changes = {}) =>
      refusal([writeBrief(changes), '--out', out, '--formats', 'leaderboard', '--family', family])
    expect(await inFamily('windows')).toMatch(/^There is no family "windows": choose one of window, pool,/)
    expect(await inFamily('scene')).toBe('leaderboard: scene stands only in a place that an image model painted.')
    expect(await inFamily('window', { productImages: [{ url: PHOTO, cutOut: 'never' }] })).toBe(
      'leaderboard: window needs a product that is cut out, and that its photo does not cut off.',
    )
    expect(await inFamily('paper')).toBe('leaderboard: paper cannot carry this ad: its idea does not fit.')
  })

  test('words that do not fit on a size', async () => {
    const brief = writeBrief({ productName: 'Incomprehensibilities '.repeat(5), productPrice: 'Ask us for it' })
    expect(await refusal([brief, '--out', out, '--sizes', '50x300'])).toBe(
      'These words do not fit on 50x300 at a size that can be read: shorten them, or choose a larger size.',
    )
  })

  test('an output folder that is a file, or lies under one', async () => {
    const file = path.join(folder, 'card.webp')
    expect(await refusal([writeBrief(), '--out', file])).toMatch(/card\.webp is no folder/)
    expect(await refusal([writeBrief(), '--out', path.join(file, 'ads')])).toMatch(/card\.webp is no folder/)
  })
})

test('through npm: one sentence on stderr and exit status 2', { tags: 'thorough/programs' }, () => {
  const args = ['run', 'ad', '--', path.join(folder, 'gone.json'), '--out', out]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  const ours = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'))
  expect(ours).toEqual([`The brief ${path.join(folder, 'gone.json')} cannot be read: name a file that exists.`])
  expect(status).toBe(2)
})

test('an ad declares that AI made its photo if the photo does', async () => {
  writeFileSync(path.join(folder, 'card.webp'), await markPhoto(PHOTO, 'trainedAlgorithmicMedia'))
  await makeAds([writeBrief(), '--out', out, '--formats', 'google_display'])
  const { xmp } = await sharp(path.join(out, 'ad-google-display.jpg')).metadata()
  expect(String(xmp)).toContain('digitalsourcetype/compositeSynthetic"')
})
