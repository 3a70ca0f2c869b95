import { expect, it } from 'vitest'
import { readReport, ReportError } from './read-report.ts'

const A = 'Acme_Spring+sale_headline_A+as+it+is_1080x1080_v3'
const B = 'Acme_Spring+sale_headline_B+Müde~3f~_1080x1080_v3'
const NAMES = [A, B]

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const latin = (text: string) => Buffer.from(text, 'latin1')

const FIRST = { impressions: 12_345, clicks: 234, spend: 1234.5, purchases: 12 }
const SECOND = { impressions: 11_000, clicks: 300, spend: 1000, purchases: 20 }

const rows = (sep: string, cells: string[][]) => cells.map((row) => row.join(sep)).join('\r\n')

const REPORTS: [name: string, bytes: Uint8Array][] = [
  [
    'Meta in English, with a total and another ad',
    utf8(
      rows(',', [
        [
          'Reporting starts',
          'Ad name',
          'Impressions',
          '"Amount spent (USD)"',
          'Link clicks',
          'Clicks (all)',
          'Purchases',
        ],
        ['2026-11-01', '', '23345', '2234.5', '534', '999', '32'],
        ['2026-11-01', A, '12345', '1234.50', '234', '500', '12'],
        ['2026-11-01', `${B} - Copy`, '"11,000"', '"$1,000.00"', '300', '499', '20'],
        ['2026-11-01', 'Another ad', '5', '5', '5', '5', '5'],
      ]),
    ),
  ],
  [
    'Meta in German, with semicolons, in the letters of Excel',
    latin(
      rows(';', [
        ['Anzeigenname', 'Ausgegebener Betrag (EUR)', 'Impressionen', 'Link-Klicks', 'Käufe'],
        [A, '1.234,50 €'.replace('€', 'EUR'), '12.345', '234', '12'],
        [B, '1.000,00', '11.000', '300', '20'],
      ]),
    ),
  ],
  [
    'Google in English: UTF-16 with tabs, lines before the header, totals below',
    utf16(
      rows('\t', [
        ['Ad report'],
        ['November 1, 2026 - November 14, 2026'],
        ['Ad status', 'Ad name', 'Currency code', 'Cost', 'Impr.', 'Clicks', 'CTR', 'Conversions'],
        ['Enabled', A.replaceAll('+', ' '), 'USD', '1,234.50', '12,345', '234', '1.9%', '12.00'],
        ['Enabled', B.toLowerCase(), 'USD', '1000', '11,000', '300', '2.7%', '20.00'],
        ['Total: Ads', ' --', 'USD', '2,234.50', '23,345', '534', '2.3%', '32.00'],
      ]),
    ),
  ],
  [
    'French, by day and with narrow spaces',
    utf8(
      rows(';', [
        ['Nom de la publicité', 'Jour', 'Impressions', 'Montant dépensé (EUR)', 'Clics sur un lien', 'Achats'],
        [A, '01/11/2026', '6\u202f000', '1\u202f000,00', '100', '6'],
        [A, '02/11/2026', '6\u202f345', '234,50', '134', '6'],
        [`square/${B}.jpg`.normalize('NFD'), '01/11/2026', '11\u202f000', '1\u202f000,00\u00a0€', '300', '20'],
      ]),
    ),
  ],
  [
    'Spanish',
    utf8(
      rows(',', [
        ['Nombre del anuncio', 'Impresiones', 'Importe gastado (MXN)', 'Clics en el enlace', 'Compras'],
        [A, '12345', '1234.5', '234', '12'],
        [B, '11000', '1000', '300', '20'],
      ]),
    ),
  ],
  [
    'Japanese',
    utf8(
      rows(',', [
        ['広告の名前', 'インプレッション', '消化金額 (JPY)', 'リンクのクリック', '購入'],
        [A, '12345', '1234.5', '234', '12'],
        [B, '11000', '1000', '300', '20'],
      ]),
    ),
  ],
]

it.each(REPORTS)('reads a report of %s', (_, bytes) => {
  const { totals, has } = readReport(bytes, NAMES)
  expect(totals).toEqual([FIRST, SECOND])
  expect(has).toEqual(['impressions', 'clicks', 'spend', 'purchases'])
})

it('evaluates no formula and gives none back', () => {
  const report = rows(',', [
    ['Ad name', 'Impressions', 'Clicks'],
    [A, '=1000*1000', '+5'],
    ['=HYPERLINK("http://evil.example")', '9', '9'],
    ['@SUM(A1:A9)', '9', '9'],
    [B, '100', '"=cmd|\' /C calc\'!A0"'],
  ])
  const read = readReport(utf8(report), NAMES)
  expect(read.totals).toMatchObject([
    { impressions: 0, clicks: 0 },
    { impressions: 100, clicks: 0 },
  ])
  expect(JSON.stringify(read)).not.toMatch(/[=@|]/)
})

it.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), /workbook/],
  ['a list of products', utf8('id,title,price\n1,Mug,5'), /No column/],
  ['nothing', new Uint8Array(), /No column/],
])('refuses %s with a sentence', (_, bytes, message) => {
  const read = () => readReport(bytes, NAMES)
  expect(read).toThrow(ReportError)
  expect(read).toThrow(message)
})
