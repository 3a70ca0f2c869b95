import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { StoredLayout } from '#studio/index.ts'
import { type AdFile, writeAdsTable } from './ads-table.ts'

interface Given {
  productName?: string
  texts?: [part: string, text: string][]
  layout?: Partial<StoredLayout>
}

function fileOf({ productName = 'Blue Mug', texts = [], layout }: Given): AdFile {
  const layers = texts.map(([part, text]) => ({ kind: 'text', part, text }))
  return {
    path: 'google/blue-mug-leaderboard-728x90.jpg',
    findings: [],
    creative: { productName },
    variant: { format: 'leaderboard', width: 728, height: 90, layout: { family: 'bar', layers, ...layout } },
  } as unknown as AdFile
}

/** Parses a table by RFC 4180, as a spreadsheet does. */
function readTable(table: string): Record<string, string>[] {
  const rows = table.split('\r\n').slice(0, -1)
  const cells = rows.map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!.replaceAll('""', '"')))
  const [head, ...lines] = cells
  return lines.map((line) => Object.fromEntries(line.map((cell, at) => [head![at], cell])))
}

const rowOf = (given: Given, isMissing = false) => {
  const file = fileOf(given)
  return readTable(writeAdsTable([file], new Set(isMissing ? [file] : [])))[0]!
}

describe('the table beside the pictures', () => {
  it('begins and ends its lines as Excel needs it', () => {
    const table = writeAdsTable([fileOf({})], new Set())
    expect(table.startsWith('\uFEFF"file","product","format","size","headline"')).toBe(true)
    expect(table.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('has every word of the picture, and reads them as an alternative text', () => {
    const row = rowOf({
      texts: [
        ['badge', 'Save "big"'],
        ['headline', 'Tea, warm for longer'],
        ['proof', 'Holds 350 ml'],
        ['proof', 'Dishwasher-safe'],
        ['old-price', '€15'],
        ['price', '€12.90'],
        ['call-to-action', 'Shop now'],
        ['name', 'Blue Mug'],
      ],
    })
    expect(row).toMatchObject({
      file: 'google/blue-mug-leaderboard-728x90.jpg',
      format: 'Leaderboard',
      size: '728x90',
      headline: 'Tea, warm for longer',
      points: 'Holds 350 ml · Dishwasher-safe',
      badge: 'Save "big"',
      price: '€12.90',
      'old price': '€15',
      'alternative text':
        'Blue Mug. Tea, warm for longer. Holds 350 ml. Dishwasher-safe. Save "big". €15 → €12.90. Shop now.',
      note: '',
    })
  })

  it('names the product once if the headline says it', () => {
    const row = rowOf({ texts: [['headline', 'The Blue Mug is back!']] })
    expect(row['alternative text']).toBe('The Blue Mug is back!')
  })

  it('reads a name whole that a small format has cut', () => {
    const productName = 'Blue Mug, hand-glazed in Kyoto'
    const row = rowOf({ productName, texts: [['headline', 'Blue Mug, hand-glazed']] })
    expect(row['alternative text']).toBe('Blue Mug, hand-glazed in Kyoto.')
    const beside = rowOf({
      productName,
      texts: [
        ['name', 'Blue Mug'],
        ['headline', 'Blue Mugs are back'],
      ],
    })
    expect(beside['alternative text']).toBe('Blue Mug, hand-glazed in Kyoto. Blue Mugs are back.')
  })

  it('reads what an earlier version has stored', () => {
    const file = new URL('../../../test/fixtures/stored-layouts/version-1-frame-tinted.json', import.meta.url)
    const row = rowOf({ productName: 'Halden H1', layout: JSON.parse(readFileSync(file, 'utf8')) })
    expect(row).toMatchObject({ headline: 'Your models. Your machine.', name: 'Halden H1', price: '$2,499' })
    expect(row['alternative text']).toBe('Halden H1. Your models. Your machine. $2,499. Order now.')
  })

  it('lists what to tick about AI, for each platform', () => {
    const own = rowOf({})
    const scene = rowOf({ layout: { family: 'scene' } })
    for (const platform of ['Google', 'Meta', 'Pinterest', 'Taboola']) {
      expect(own[`made with AI? (${platform})`]).toMatch(/^Leave unticked/)
      expect(scene[`made with AI? (${platform})`]).toMatch(/^Tick/)
    }
  })

  it.each(['=1+1', '+49 30 1234', '-20%', '@home', '\tx', '\rx', '  =1', '＝1', '\n=cmd|/c calc'])(
    'is never a formula: %j',
    (text) => expect(rowOf({ texts: [['badge', text]] })['badge']).toBe(`'${text}`),
  )

  it('names a picture that could not be read', () => {
    expect(rowOf({}, true)['note']).toMatch(/could not be read/)
  })
})
