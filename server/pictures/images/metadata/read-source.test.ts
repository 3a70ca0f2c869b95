import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { drawHalves, drawNoise, pngChunk } from '#test/pictures/pictures.ts'
import { preparePicture } from '../prepare-picture.ts'
import { isMadeByAi, readDigitalSource } from './read-source.ts'
import { type ImageType, sniffImageType } from '../image-type.ts'

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** The term, how a packet writes it, and whether AI had a part. */
const ORIGINS: [term: string, properties: string, ai: boolean][] = [
  ['trainedAlgorithmicMedia', `p:DigitalSourceType="${IPTC}trainedAlgorithmicMedia">`, true],
  [
    'compositeWithTrainedAlgorithmicMedia',
    `><p:DigitalSourceType>\n ${IPTC}compositeWithTrainedAlgorithmicMedia\n</p:DigitalSourceType>`,
    true,
  ],
  ['compositeSynthetic', `><p:DigitalSourceType rdf:resource="${IPTC}compositeSynthetic"/>`, true],
  ['trainedAlgorithmicData', `p:DigitalSourceType="http://c2pa.org/digitalsourcetype/trainedAlgorithmicData">`, true],
  [
    'algorithmicMedia',
    `p:DigitalSourceType="https://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia/">`,
    false,
  ],
  [
    'digitalCapture',
    `><p:DigitalSourceType><rdf:Bag><rdf:li>${IPTC}digitalCapture</rdf:li></rdf:Bag></p:DigitalSourceType>`,
    false,
  ],
  ['computationalCapture', `p:DigitalSourceType="digsrctype:computationalCapture">`, false],
  [
    'compositeCapture',
    `p:DigitalSourceType="http:&#x2F;/cv.iptc.org/newscodes/digitalsourcetype/compositeCapture">`,
    false,
  ],
  ['humanEdits', `p:DigitalSourceType='${IPTC}humanEdits'>`, false],
  [
    'digitalCreation',
    `><p:DigitalSourceType><rdf:Seq><rdf:li rdf:resource="${IPTC}digitalCreation"/></rdf:Seq></p:DigitalSourceType>`,
    false,
  ],
  ['screenCapture', `p:DigitalSourceType="screenCapture">`, false],
  ['virtualRecording', `p:DigitalSourceType="${IPTC}VIRTUALRECORDING">`, false],
]

function packet(properties: string, prefix = 'p'): string {
  const written = properties.replaceAll(/\bp:/g, `${prefix}:`)
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:${prefix}="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${written}</rdf:Description></rdf:RDF></x:xmpmeta>${' '.repeat(200)}<?xpacket end="w"?>`
}

const photo = () => drawHalves(48, 32)

/** sharp has this method but does not type it. */
type WithGainMap = Sharp & { withGainMap(): Sharp }

/** Makes a JPEG with a gain map, such as phones take: its packet is stored like any other. */
async function gainMapJpeg(xmp: string): Promise<Buffer> {
  const jpeg = await (photo().jpeg() as WithGainMap).withGainMap().toBuffer()
  expect((await sharp(jpeg).metadata()).gainMap).toBeDefined()
  return behindStart(jpeg, segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)))
}

/** Makes a PNG as ImageMagick writes it: digits in lines of 72, compressed or not. */
async function magickPng(xmp: string, type: 'tEXt' | 'zTXt' = 'zTXt'): Promise<Buffer> {
  const digits = Buffer.from(xmp)
    .toString('hex')
    .replaceAll(/(.{72})/g, '$1\n')
  const text = Buffer.from(`\nxmp\n${String(Buffer.byteLength(xmp)).padStart(8)}\n${digits}\n`)
  const content = type === 'zTXt' ? Buffer.concat([Buffer.from([0]), deflateSync(text)]) : text
  return withChunk(pngChunk(type, Buffer.concat([Buffer.from('Raw profile type xmp\0'), content])))
}

/** Inserts a chunk before the last one. */
async function withChunk(chunk: Buffer): Promise<Buffer> {
  const png = await photo().png().toBuffer()
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)])
}

/** Makes a GIF with the trailer that leads readers of blocks to the end. */
async function gifWith(xmp: string): Promise<Buffer> {
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0])
  return gifWithExtension('XMP DataXMP', Buffer.concat([Buffer.from(xmp), trailer]))
}

async function gifWithExtension(name: string, raw: Buffer): Promise<Buffer> {
  const gif = await photo().gif().toBuffer()
  const extension = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from(name), raw])
  return Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)])
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

function behindStart(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const CONTAINERS: [name: string, write: (xmp: string) => Promise<Buffer>][] = [
  ['a JPEG', (xmp) => photo().jpeg().withXmp(xmp).toBuffer()],
  ['a gain-map JPEG', gainMapJpeg],
  ['a PNG of ImageMagick', magickPng],
  ['a GIF', gifWith],
  ['a WebP', (xmp) => photo().webp().withXmp(xmp).toBuffer()],
  ['an AVIF', (xmp) => photo().avif().withXmp(xmp).toBuffer()],
]

it.each(CONTAINERS)('reads twelve origins from %s', async (_, write) => {
  for (const [index, [term, properties, ai]] of ORIGINS.entries()) {
    const file = await write(packet(properties, index % 2 ? 'Iptc4xmpExt' : 'ns1'))
    const { digitalSource } = await preparePicture(file, 'photo')
    expect(digitalSource).toBe(term)
    expect(isMadeByAi(digitalSource)).toBe(ai)
  }
})

const TRAINED = packet(`p:DigitalSourceType="${IPTC}trainedAlgorithmicMedia">`)
const sourceOf = (file: Buffer) => readDigitalSource(file, sniffImageType(file))
const iTXt = (isCompressed: boolean, text: Buffer) =>
  pngChunk('iTXt', Buffer.concat([Buffer.from(`XML:com.adobe.xmp\0${isCompressed ? '\u0001' : '\0'}\0en\0\0`), text]))

it.each<[string, () => Promise<Buffer>]>([
  ['sharp’s PNG', () => photo().png().withXmp(TRAINED).toBuffer()],
  ['an international text', () => withChunk(iTXt(false, Buffer.from(TRAINED)))],
  ['a compressed one', () => withChunk(iTXt(true, deflateSync(TRAINED)))],
  ['digits that are not compressed', () => magickPng(TRAINED, 'tEXt')],
  ['a GIF that has it in blocks', () => gifWithExtension('XMP DataXMP', inBlocks(Buffer.from(TRAINED)))],
  ['a JPEG in which it is larger than a segment', () => extendedJpeg(TRAINED)],
  ['a JPEG with 64,000 bytes of it', () => longJpeg()],
  [
    'a packet with a slip',
    () => photo().webp().withXmp(TRAINED.replace('<rdf:RDF', '<a b="&nbsp;"/><rdf:RDF')).toBuffer(),
  ],
])('reads the mark from %s', async (_, write) => {
  expect(sourceOf(await write())).toBe('trainedAlgorithmicMedia')
})

function inBlocks(bytes: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 200) {
    const block = bytes.subarray(at, at + 200)
    blocks.push(Buffer.from([block.length]), block)
  }
  return Buffer.concat([...blocks, Buffer.from([0])])
}

/** Makes a JPEG with its extended packet in two pieces, the second of them first, after one that nothing refers to. */
async function extendedJpeg(xmp: string): Promise<Buffer> {
  const jpeg = await photo().jpeg().toBuffer()
  const digest = '0123456789ABCDEF0123456789ABCDEF'
  const bytes = Buffer.from(xmp)
  const piece = (named: string, content: Buffer, offset: number) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(bytes.length, 0)
    head.writeUInt32BE(offset, 4)
    return segment(0xe1, Buffer.concat([Buffer.from(`http://ns.adobe.com/xmp/extension/\0${named}`), head, content]))
  }
  const naming = packet(`xmlns:xmpNote="http://ns.adobe.com/xmp/note/" xmpNote:HasExtendedXMP="${digest}">`)
  const foreign = Buffer.from(xmp.replace('trainedAlgorithmicMedia', 'compositeSynthetic'))
  return behindStart(
    jpeg,
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${naming}`)),
    piece('F'.repeat(32), foreign, 0),
    piece(digest, bytes.subarray(300), 300),
    piece(digest, bytes.subarray(0, 300), 0),
  )
}

async function longJpeg(): Promise<Buffer> {
  const jpeg = await photo().jpeg().toBuffer()
  return behindStart(jpeg, segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${' '.repeat(64_000)}${TRAINED}`)))
}

const text = (address: string) => Buffer.from([0x78, address.length, ...Buffer.from(address)])
const longText = (address: string) => Buffer.from([0x79, 0, address.length, ...Buffer.from(address)])
const quoted = (address: string) => Buffer.from(`"${address}"`)
const bare = (address: string) => Buffer.from(address)

it.each([
  ['digitalCapture', text],
  ['composite', text],
  ['compositeSynthetic', longText],
  ['trainedAlgorithmicMedia', bare],
  ['digitalCapture', bare],
  ['aTermOfNextYear', text],
  ['humanEdits', quoted],
] as const)('takes no letter after %s for a part of it in a manifest', async (term, write) => {
  const written = Buffer.concat([Buffer.from('jumb'), write(`${IPTC}${term}`), Buffer.from('hwhenSynthetic')])
  const files = [
    await withChunk(pngChunk('caBX', written)),
    riff(await photo().webp().toBuffer(), written),
    await gifWithExtension('C2PA_GIF\u0001\0\0', inBlocks(written)),
    Buffer.concat([await photo().avif().toBuffer(), box('uuid', MANIFEST_UUID, written)]),
    behindStart(
      await photo().jpeg().toBuffer(),
      segment(0xeb, Buffer.concat([Buffer.from('JP\0\u0001\0\0\0\u0001\0\0\0\0jumb'), written])),
    ),
  ]
  expect(files.map(sourceOf)).toEqual(files.map(() => term))
})

const MANIFEST_UUID = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')

function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(type), ...contents])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 4)
  return Buffer.concat([length, content])
}

function riff(webp: Buffer, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([webp, Buffer.from('C2PA'), length, content])
}

it.each([
  ['a caption that speaks of it', `dc:description="${IPTC}trainedAlgorithmicMedia">`],
  ['an empty property', 'p:DigitalSourceType="">'],
  ['a word that is no term', 'p:DigitalSourceType="yes">'],
  ['a property of another name', `p:DigitalSourceTypes="${IPTC}trainedAlgorithmicMedia" p:DigitalSourceType="">`],
])('finds no source in %s', async (_, properties) => {
  expect(sourceOf(await photo().jpeg().withXmp(packet(properties)).toBuffer())).toBeNull()
})

it('looks for no manifest within the pixels', async () => {
  const png = await withChunk(pngChunk('prIv', Buffer.concat([Buffer.from('jumb'), text(`${IPTC}compositeSynthetic`)])))
  expect(sourceOf(png)).toBeNull()
})

const hostile: [string, () => Promise<Buffer>][] = [
  ['a text that unpacks to twenty megabytes', () => withChunk(iTXt(true, deflateSync(Buffer.alloc(20_000_000))))],
  [
    'a packet that never closes',
    () => withChunk(iTXt(false, Buffer.from(`DigitalSourceType${'<a>'.repeat(400_000)}`))),
  ],
  ['a packet of faults', () => withChunk(iTXt(false, Buffer.from(`<DigitalSourceType ${'&;<<'.repeat(400_000)}`)))],
  [
    'digits that are none',
    () => withChunk(pngChunk('tEXt', Buffer.from(`Raw profile type xmp\0${' '.repeat(1_000_000)}zz`))),
  ],
  [
    'addresses without an end',
    async () => withChunk(pngChunk('caBX', Buffer.from('digitalsourcetype/'.repeat(400_000)))),
  ],
  [
    'a hundred thousand boxes',
    async () => Buffer.concat([await photo().avif().toBuffer(), Buffer.from('\0\0\0\u0008free'.repeat(100_000))]),
  ],
]

it.each(hostile)('finishes %s and finds no source', async (_, write) => {
  expect(sourceOf(await write())).toBeNull()
})

it('reads a file that is cut off anywhere, or garbled, without a fault', async () => {
  const kinds: ImageType[] = ['jpeg', 'png', 'gif', 'webp', 'avif']
  const noise = await drawNoise(20, 20).raw().toBuffer()
  for (const [, write] of CONTAINERS) {
    const file = await write(TRAINED)
    for (let end = 0; end < file.length; end += 41) {
      const cut = file.subarray(0, end)
      const garbled = Buffer.concat([cut, noise])
      for (const kind of kinds) expect([null, 'trainedAlgorithmicMedia']).toContain(readDigitalSource(cut, kind))
      expect(() => kinds.forEach((kind) => readDigitalSource(garbled, kind))).not.toThrow()
    }
  }
})
