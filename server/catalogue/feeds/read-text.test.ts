import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeText } from '#test/catalogue/encode-text.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { languages } from '#studio/index.ts'
import { readText } from './read-text.ts'

/** Product texts of languages that the studio does not set. */
const MORE_TEXTS = {
  hu: 'Kézzel készített bögre|Vezeték nélküli fülhallgató|Könnyű futócipő|Gyapjú kabát hölgyeknek|Kerti szék összecsukható',
  ro: 'Cană de ceramică făcută manual|Căşti fără fir|Pâine proaspătă în fiecare dimineaţă|Pantofi uşori de alergare',
  hr: 'Ručno rađena šalica|Bežične slušalice|Svježi kruh svakog jutra|Lagane tenisice za trčanje|Dječja igračka od drveta',
  sk: 'Ručne vyrobený hrnček|Bezdrôtové slúchadlá|Čerstvý chlieb každé ráno|Ľahké bežecké topánky',
  lt: 'Rankų darbo puodelis|Belaidės ausinės|Šviežia duona kiekvieną rytą|Sulankstoma sodo kėdė|Lengvi bėgimo bateliai',
  lv: 'Ar rokām darināta krūze|Bezvadu austiņas|Svaiga maize katru rītu|Saliekams dārza krēsls|Vieglas skriešanas kurpes',
  bg: 'Ръчно изработена чаша|Безжични слушалки|Пресен хляб всяка сутрин|Леки обувки за бягане',
} as const

const PAGES = {
  cs: ['windows-1250', 'iso-8859-2'],
  pl: ['windows-1250', 'iso-8859-2'],
  hu: ['windows-1250'],
  sk: ['windows-1250'],
  ro: ['windows-1250'],
  hr: ['windows-1250'],
  lt: ['windows-1257'],
  lv: ['windows-1257'],
  bg: ['windows-1251'],
  ru: ['windows-1251', 'koi8-u', 'ibm866', 'iso-8859-5'],
  uk: ['windows-1251', 'koi8-u'],
  de: ['windows-1252', 'macintosh'],
  fr: ['windows-1252', 'macintosh', 'iso-8859-15'],
  en: ['windows-1252'],
  es: ['windows-1252', 'macintosh'],
  it: ['windows-1252', 'macintosh'],
  pt: ['windows-1252', 'macintosh'],
  nl: ['windows-1252'],
  sv: ['windows-1252', 'macintosh'],
  da: ['windows-1252', 'macintosh'],
  tr: ['windows-1254'],
  el: ['windows-1253', 'iso-8859-7'],
  he: ['windows-1255'],
  ar: ['windows-1256'],
  th: ['windows-874'],
  ja: ['shift_jis', 'euc-jp'],
  zh: ['gb18030'],
  'zh-Hant': ['big5'],
  ko: ['euc-kr'],
} satisfies Record<string, readonly string[]>

const cases = Object.entries(PAGES).flatMap(([language, pages]) =>
  pages.map((page) => ({ language, page, texts: textsOf(language).filter((text) => encodeText(text, page)) })),
)

function textsOf(language: string): string[] {
  if (language in MORE_TEXTS) return MORE_TEXTS[language as keyof typeof MORE_TEXTS].split('|')
  return languages[language as keyof typeof languages].samples.texts.trim().split(/\s*\n\s*/)
}

async function read(bytes: Uint8Array, pieceBytes = 7): Promise<string> {
  async function* open() {
    for (let at = 0; at < bytes.byteLength; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  const { pieces } = await readText(open)
  let text = ''
  for await (const piece of pieces()) text += piece
  return text
}

const table = (texts: readonly string[]) =>
  ['id;name;price;image', ...texts.map((text, row) => `${row};${text};19,90;https://shop.example/${row}.jpg`)].join(
    '\n',
  )

const REFUSED = 'save it as CSV UTF-8'

it.each(cases)('reads a list of $language products in $page', async ({ page, texts }) => {
  const text = table(texts.slice(0, 12))
  expect((await read(encodeText(text, page)!)).normalize('NFC')).toBe(text.normalize('NFC'))
})

it('never reads a short list wrongly: what is doubtful is refused', { tags: 'property' }, async () => {
  const file = fc.constantFrom(...cases).chain(({ page, texts }) =>
    fc.record({
      page: fc.constant(page),
      rows: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }),
      ascii: fc.integer({ min: 0, max: 40 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(file, async ({ page, rows, ascii }) => {
      const text = table([...Array.from({ length: ascii }, (_, row) => `Lamp ${row}`), ...rows])
      const got = await read(encodeText(text, page)!).catch((error: Error) => error.message)
      if (!got.includes(REFUSED)) expect(got).toBe(text)
    }),
    propertyRuns(60),
  )
})

it.each(['utf-16le', 'utf-16be'])('knows %s without a mark, of any script', async (encoding) => {
  for (const { texts } of cases) {
    const wide = Buffer.from(table(texts), 'utf16le')
    expect(await read(encoding === 'utf-16le' ? wide : wide.swap16())).toBe(table(texts))
  }
})

it('stays with UTF-8 if a few letters are broken', async () => {
  const text = `${table(textsOf('de'))}\n`
  const cut = Buffer.concat([
    Buffer.from(text),
    Buffer.from('9;Schön für Fl'),
    Buffer.from([0xc3]),
    Buffer.from(';19,90 €;a.jpg\n'),
  ])
  expect(await read(cut)).toBe(`${text}9;Schön für Fl\ufffd;19,90 €;a.jpg\n`)
})

it.each([
  ['£', 'Oak lamp;£19.99', 'windows-1252'],
  ['€', 'Oak lamp;19.99 €', 'windows-1252'],
  ['quotation marks', 'It’s the “Halden” lamp – made of oak;19.99', 'windows-1252'],
  ['złoty', 'Krzesło;199 zł', 'windows-1250'],
  ['koruna', 'Pohodlná židle;1 990 Kč', 'windows-1250'],
  ['roubles', 'Настольная лампа;2 990 руб.', 'windows-1251'],
])('recognises by one line with %s', async (_sign, line, page) => {
  expect(await read(encodeText(`name;price\n${line}\n`, page)!)).toBe(`name;price\n${line}\n`)
})

it('finds the only letter beyond ASCII at the end of a long file', async () => {
  const rows = `${'1;Lamp of oak with a shade of linen;49.00;https://shop.example/a.jpg\n'.repeat(40_000)}2;Krzesło składane;199 zł;b.jpg\n`
  expect((await read(encodeText(rows, 'windows-1250')!, 65_536)).slice(-32)).toBe(rows.slice(-32))
})

it('believes what XML declares if its letters leave it open', async () => {
  const bytes = (declared: string) =>
    encodeText(`<?xml version="1.0"${declared}?>\n<a>Bezvadu austiņas</a>`, 'windows-1257')!
  await expect(read(bytes(''))).rejects.toThrow(REFUSED)
  expect(await read(bytes(' encoding="windows-1257"'))).toContain('Bezvadu austiņas')
})

it('refuses bytes that no encoding reads as words', async () => {
  const bytes = Uint8Array.from({ length: 2000 }, (_, at) => (at * 7919) % 251 || 10)
  await expect(read(bytes)).rejects.toThrow(REFUSED)
})
