import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { markPhoto } from '#test/pictures/marked-photo.ts'
import { startWebHost } from '#test/catalogue/web-host.ts'
import { BadInput } from '../bad-input.ts'
import { ROOT } from '../launch/root.mjs'
import { hash, openJournal } from './journal.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { lacksLegalLine } from '#server/catalogue/campaigns/lacks-legal-line.ts'
import { folderOf } from '#server/catalogue/campaigns/folder-of.ts'
import { readCatalogueOptions } from './options.ts'
import { readCatalogue } from './read-catalogue.ts'
import { writeReportFile } from './report.ts'

const PHOTOS = path.resolve('test/fixtures/photos')
const CARD = 'accelerator-card.webp'
const LOOK = { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'professional' }
const HEADER = 'id,name,description,price,image'
const FORMAT = ['--formats', 'google_display']

let folder = ''
let out = ''
let stdout = vi.spyOn(process.stdout, 'write')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ads-'))
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'))
  out = path.join(folder, 'out')
  for (const file of ['accelerator-card.webp', 'honey-jar.webp'])
    cpSync(path.join(PHOTOS, file), path.join(folder, file))
  stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = 0
})

function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

function argsFor(rows: string[], look: object = LOOK): string[] {
  const feed = write('feed.csv', [HEADER, ...rows].join('\n'))
  return [feed, '--look', write('look.json', JSON.stringify(look)), '--out', out]
}

const report = () => readFileSync(path.join(out, 'report.csv'), 'utf8').split('\r\n').slice(1, -1)
const summary = () => stdout.mock.calls.at(-1)?.[0]

test(
  'every product gets its ads, good rows continue without the bad, and a second run paints what has changed',
  { tags: 'thorough/programs' },
  async () => {
    const card = `${folderOf('H 1')}/ad-google-display.jpg`
    writeFileSync(path.join(folder, CARD), await markPhoto(path.join(PHOTOS, CARD), 'trainedAlgorithmicMedia'))
    const host = await startWebHost()
    host.answers['/jar.webp'] = (_request, response) =>
      response.setHeader('content-type', 'image/webp').end(readFileSync(path.join(PHOTOS, 'honey-jar.webp')))
    const fetch = makeGuardedFetch(host.network)
    const rows = [
      'H 1,Halden H1,A card that runs language models under your desk.,"$2,499",accelerator-card.webp',
      'jar,Honey Jar,,$9,https://shop.example/jar.webp',
      '=1+1,Gone,Its photo is not there any more.,$1,https://shop.example/gone.webp',
      'bare,Bare,It comes without a photo.,$1,',
    ]
    await makeCatalogue([...argsFor(rows), ...FORMAT], fetch)
    expect(report()).toEqual([
      expect.stringMatching(
        new RegExp(`^"H 1","Halden H1","\\$2,499","Google Display","300x250","${card}","[^"]*Halden H1`),
      ),
      expect.stringMatching(/^"jar","Honey Jar","\$9","Google Display","300x250","jar\/ad-google-display.jpg",/),
      `"'=1+1","Gone","$1","Google Display","300x250","","","The photo https://shop.example/gone.webp could not be fetched: There is nothing at this address.",""`,
      '"bare","Bare","","","","","","It has no photo.",""',
    ])
    expect(summary()).toBe('4 products, 2 of them failed: 2 pictures painted, 0 kept as they were. See report.csv.\n')
    expect(process.exitCode).toBe(1)

    // The declaration in a photo is passed on to its ads.
    expect(readFileSync(path.join(out, card), 'latin1')).toContain('digitalsourcetype/compositeSynthetic"')
    expect(readFileSync(path.join(out, 'jar/ad-google-display.jpg'), 'latin1')).toContain(
      'digitalsourcetype/composite"',
    )

    const before = statSync(path.join(out, card)).mtimeMs
    const cheaper = [rows[0]!, rows[1]!.replace('$9', '$8')]
    process.exitCode = 0
    await makeCatalogue([...argsFor(cheaper), ...FORMAT], fetch)
    expect(summary()).toBe('2 products, 0 of them failed: 1 pictures painted, 1 kept as they were. See report.csv.\n')
    expect(statSync(path.join(out, card)).mtimeMs).toBe(before)
    expect(process.exitCode).toBe(0)
  },
)

test('a run that is killed is resumed, and paints nothing twice', { tags: 'thorough/programs' }, async () => {
  const rows = ['a', 'b', 'c'].map((id) => `${id},Honey ${id},Raw honey from lime trees.,$9,honey-jar.webp`)
  const args = [...argsFor(rows), ...FORMAT]
  const journal = path.join(out, '.ads.jsonl')
  const lines = () => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(1) : [])
  const run = spawn(process.execPath, [path.join(ROOT, 'scripts/launch.mjs'), 'ads', ...args], { stdio: 'ignore' })
  const ended = new Promise((resolve) => run.on('exit', resolve))
  await vi.waitUntil(() => lines().length > 0, { timeout: 120_000, interval: 20 })
  run.kill('SIGKILL')
  await ended
  await makeCatalogue(args)
  const files = lines().map((line) => (JSON.parse(line) as { file: string }).file)
  expect(files.toSorted()).toEqual(['a', 'b', 'c'].map((id) => `${id}/ad-google-display.jpg`))
  expect(report()).toHaveLength(3)
})

test('the report is in the order of the feed, whatever was finished first', () => {
  const product = { name: 'Mug', description: 'Holds it all.', price: null, discount: null, tagline: null, images: [] }
  const [first, last] = ['a', 'c'].map((key) => ({ line: 1, key, product, notes: [] }))
  const rows = [first!, { line: 1, key: 'b', name: 'Bowl', problem: 'It has no photo.' }, last!]
  const outcome = { format: 'square' as const, problem: 'It could not be painted.' }
  mkdirSync(out)
  writeReportFile(out, rows, new Map([last!, first!].map((row) => [row, [outcome]])))
  expect(report().map((line) => line.slice(1, 2))).toEqual(['a', 'b', 'c'])
})

test('the report notes what lacks its legal line, and what an earlier run has left in place of a picture', () => {
  const product = { name: 'Mug', description: '', price: '$9', discount: null, tagline: null, images: [] }
  const row = { line: 2, key: 'm', product, notes: [] }
  const journal = openJournal(out)
  const [note] = lacksLegalLine([{ part: 'headline', text: 'Mug' }], '18+')
  expect(lacksLegalLine([{ part: 'legal-line', text: '18+' }], '18+')).toEqual([])
  expect(lacksLegalLine([], null)).toEqual([])
  const painted = { file: 'm/ad-square.jpg', signature: 'one', findings: ['Small.'], altText: 'Mug.', note: note! }
  const entry = journal.add(painted, Buffer.from('picture'))
  expect([journal.has('m/ad-square.jpg'), journal.has('m/ad-pin.jpg')]).toEqual([true, false])
  const left = { format: 'square' as const, problem: 'It could not be painted.', left: 'm/ad-square.jpg' }
  writeReportFile(out, [row], new Map([[row, [{ format: 'square', entry, isNew: true }, left]]]))
  expect(report()).toEqual([
    '"m","Mug","$9","Square","600x600","m/ad-square.jpg","Mug.","Small.","It is without the legal line."',
    '"m","Mug","$9","Square","600x600","","","It could not be painted.","m/ad-square.jpg is there from an earlier run and shows what the list said then."',
  ])
})

describe('the journal', () => {
  const painted = { file: 'a/ad.jpg', signature: 'one', findings: [] }
  const place = () => path.join(out, painted.file)

  test('knows a picture by what it was painted from', () => {
    openJournal(out).add(painted, Buffer.from('picture'))
    expect(openJournal(out).find('a/ad.jpg', 'one')).toEqual({ ...painted, sha256: hash('picture') })
    expect(openJournal(out).find('a/ad.jpg', 'two')).toBeUndefined()
    rmSync(place())
    expect(openJournal(out).find('a/ad.jpg', 'one')).toBeUndefined()
  })

  test('gives a picture its name if a kill prevented it', () => {
    openJournal(out).add(painted, Buffer.from('picture'))
    rmSync(place())
    writeFileSync(`${place()}.partial`, 'picture')
    expect(openJournal(out).find('a/ad.jpg', 'one')).toBeDefined()
    expect(readFileSync(place(), 'utf8')).toBe('picture')
    writeFileSync(`${place()}.partial`, 'half of a la')
    expect(openJournal(out).find('a/ad.jpg', 'one')).toBeDefined()
    expect(readFileSync(place(), 'utf8')).toBe('picture')
  })

  test('skips a line that was cut off', () => {
    openJournal(out)
    writeFileSync(path.join(out, '.ads.jsonl'), '\n{"file":"b/ad.j')
    openJournal(out).add(painted, Buffer.from('picture'))
    expect(openJournal(out).find('a/ad.jpg', 'one')).toBeDefined()
  })
})

test('no two products share a folder, and none leaves the output folder', () => {
  const keys = [
    'mug-1',
    'Mug-1',
    'mug 1',
    '../mug-1',
    '..',
    '=',
    'a/b',
    'a\\b',
    'Über',
    'x'.repeat(200),
    'x'.repeat(201),
  ]
  const folders = keys.map(folderOf)
  expect(folders[0]).toBe('mug-1')
  expect(new Set(folders).size).toBe(keys.length)
  for (const name of folders) expect(name).toMatch(/^[\p{Ll}\p{N}][\p{Ll}\p{N}._-]{0,68}$/u)
})

test.each([
  [{ look: { ...LOOK, adStyle: undefined } }, 'Please select an ad style.'],
  [{ look: { ...LOOK, logo: 'gone.png' } }, /gone\.png does not exist/],
  [
    { header: 'id,Artikel,description,image' },
    'Which column holds the name? Say so by --column name=NAME: its columns are id, Artikel, description, image.',
  ],
  [{ more: ['--column', 'name=Titel'] }, /^The feed has no column "Titel"/],
  [{ more: ['--column', 'color=Titel'] }, /^--column takes field=NAME with one of id, name,/],
  [{ feed: 'gone.csv' }, /gone\.csv cannot be read/],
  [{ header: '<!DOCTYPE rss><rss>' }, /a part that is not read here \(DOCTYPE\)/],
])(
  '%j is reported in one sentence, and nothing is written',
  async (
    {
      look = LOOK,
      header = HEADER,
      more = [],
      feed = 'feed.csv',
    }: { look?: object; header?: string; more?: string[]; feed?: string },
    sentence,
  ) => {
    argsFor([], look)
    write('feed.csv', `${header}\n`)
    const args = [path.join(folder, feed), '--look', path.join(folder, 'look.json'), '--out', out, ...more]
    const refused = makeCatalogue(args)
    await expect(refused).rejects.toThrow(BadInput)
    await expect(refused).rejects.toThrow(sentence)
    expect(existsSync(out)).toBe(false)
  },
)

test('prices and variants are read as requested, and what the shop does not sell is left out without a fault', async () => {
  const header = 'id,item group id,title,description,size,price,image link,availability'
  const rows = ['1,tee,Tee,Soft.,S,1019.9,a.jpg,in stock', '2,tee,Tee,Soft.,M,24,a.jpg,in stock']
  const feed = write('feed.csv', [header, ...rows, '3,cap,Cap,Warm.,S,9,a.jpg,out of stock'].join('\n'))
  const args = [feed, '--look', write('look.json', JSON.stringify(LOOK)), '--out', out]
  const flags = ['--each-variant', '--currency', 'eur', '--country', 'de', '--kind', 'Google']
  const { rows: read } = await readCatalogue(readCatalogueOptions([...args, ...flags]))
  expect(read).toMatchObject([
    { key: '1', product: { price: '1.019,90 €' } },
    { key: '2', product: { price: '24 €' } },
    { key: '3', problem: 'It is sold out.' },
  ])

  write('feed.csv', [header, '3,cap,Cap,Warm.,S,9,a.jpg,out of stock'].join('\n'))
  await makeCatalogue(args)
  expect(summary()).toMatch(/^0 products, 0 of them failed, 1 left out, which the shop does not sell: /)
  expect(report()).toEqual(['"3","Cap","","","","","","It is sold out.",""'])
  expect(process.exitCode ?? 0).toBe(0)
})

test('a kind, a currency or a country that nobody knows is refused', () => {
  const refusal =
    (...flags: string[]) =>
    () =>
      readCatalogueOptions(['feed.csv', '--look', 'look.json', '--out', out, ...flags])
  expect(refusal('--kind', 'myspace')).toThrow(/--kind takes one of csv, google/)
  expect(refusal('--currency', 'EURO')).toThrow(/--currency takes the three letters/)
  expect(refusal('--country', 'toString')).toThrow(/--country takes two letters/)
})
