import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCredentials } from '../ad/open-signing.ts'
import { verifyFiles } from './verify-files.ts'

let folder = ''
let stdout = vi.spyOn(process.stdout, 'write')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-'))
  stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = 0
})

const printed = () => stdout.mock.calls.map(([text]) => String(text)).join('')
const envOf = (name: string) => ({ DATA_DIR: path.join(folder, name) })

/** Writes a picture that the installation of this name has signed. */
async function givenSigned(name: string): Promise<string> {
  const create = { width: 300, height: 250, channels: 3, background: '#336699' } as const
  const credentials = await openCredentials(envOf(name))
  const photo = { title: 'Photo 1', contentType: 'image/png', sha256: 'ab'.repeat(32) }
  const facts = { brief: 'cd'.repeat(32), models: ['openai/gpt-image-2'] }
  const statement = { title: 'ad.jpg', digitalSource: 'compositeSynthetic', ingredients: [photo], facts }
  const { jpeg } = await credentials.sign({
    jpeg: await sharp({ create }).jpeg().toBuffer(),
    statement,
    maxBytes: 150_000,
  })
  credentials.close()
  const file = path.join(folder, `${name}.jpg`)
  writeFileSync(file, jpeg)
  return file
}

it('says what this installation signed, what went in, and that nobody else trusts it', async () => {
  const file = await givenSigned('here')
  await verifyFiles([file], envOf('here'))
  expect(process.exitCode).not.toBe(1)
  expect(printed()).toMatch(
    /: trusted: this installation signed it \(Placard signer [\da-f]{8}\), and nothing was changed/,
  )
  expect(printed()).toContain('Nobody else trusts its signature: the chain was made here.')
  expect(printed()).toContain('  kind of source: compositeSynthetic.\n')
  expect(printed()).toContain('  it shows Photo 1 (without credentials).\n')
  expect(printed()).toContain('  models: openai/gpt-image-2.\n')
})

it('names what is of somebody else, was changed or has no credentials, and ends with 1', async () => {
  const file = await givenSigned('elsewhere')
  const changed = Buffer.from(await sharp(file).keepMetadata().jpeg().toBuffer())
  writeFileSync(path.join(folder, 'plain.jpg'), changed)
  await verifyFiles([file, path.join(folder, 'plain.jpg')], envOf('here'))
  expect(process.exitCode).toBe(1)
  expect(printed()).toContain('untrusted: nothing was changed since it was signed as "Placard"')
  expect(printed()).toContain('As it claims: kind of source: compositeSynthetic.')
  expect(printed()).toContain('absent: it has no content credentials.')
})

it.each([
  [[], 'Name the pictures'],
  [['/nowhere/ad.jpg'], 'cannot be read'],
  [[path.resolve('package.json')], 'is not a JPEG'],
])('refuses %j in one sentence', async (files, sentence) => {
  await expect(verifyFiles(files, envOf('here'))).rejects.toThrow(sentence)
})
