import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMAT_IDS } from '#contract/formats.ts'
import { adFileName } from '#contract/sizes.ts'
import { folderOf } from '#server/catalogue/campaigns/folder-of.ts'
import { fileStem, nameFiles } from './file-names.ts'
import { foldCase } from './safe-name.ts'

/** Returns true for what Windows refuses as the name of a file or folder. */
function refusedByWindows(name: string): boolean {
  const isDevice = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i.test(name)
  // oxlint-disable-next-line no-control-regex -- Control letters are what is looked for.
  return isDevice || name === '' || /[<>:"/\\|?*\u0000-\u001f]|[. ]$/.test(name)
}

const DEVICES = ['CON', 'con', 'Prn', 'AUX', 'nul', 'COM1', 'com9', 'COM¹', 'LPT3', 'lpt0', 'CONIN$', 'ＣＯＮ']
const NAMES = [
  ...DEVICES,
  ...DEVICES.flatMap((name) => [`${name}.txt`, `${name}.`, `${name} `, ` ${name}`, `${name}..tar.gz`, `.${name}`]),
  'mug.',
  'mug ',
  'mug. . ',
  '...',
  '..',
  '.',
  ' ',
  '',
  '-',
  '_',
  'a<b>c:d"e/f\\g|h?i*j',
  'tab\tand\u0000nul\u001f',
  'a'.repeat(300),
  '𠮷'.repeat(80),
  'क्षि'.repeat(100),
  `${'a'.repeat(59)}.b`,
  `${'a'.repeat(59)} b`,
  '\ud800',
  '👩‍🚀',
]

describe('the folder of a product and the name of its archive', () => {
  it.each(NAMES)('can be written on Windows: %j', (name) => {
    expect(refusedByWindows(folderOf(name))).toBe(false)
    expect(refusedByWindows(`${fileStem(name)}.zip`)).toBe(false)
    expect(refusedByWindows(fileStem(name))).toBe(false)
    expect(folderOf(name).isWellFormed()).toBe(true)
  })

  it.each([
    ['mug', 'MUG', 'Mug', 'mUG', 'mug ', 'mug.'],
    ['straße', 'STRASSE', 'STRAßE', 'strasse', 'ſtrasse'],
    ['caf\u00e9', 'cafe\u0301', 'CAF\u00c9'],
    ['con', 'CON', 'con-file', 'nul', 'nul-file', 'con.txt'],
    ['\u03c3', '\u03c2', '\u03a3', 'k', '\u212a', 'i', '\u0131', '\u0130'],
  ])('is unique if capitals make no difference: %j', (...keys) => {
    const folders = keys.map((key) => foldCase(folderOf(key)))
    expect(new Set(folders).size).toBe(keys.length)
  })

  it('stays as it is if it is a name already', () => {
    for (const key of ['sku-1', 'a.b_c', '4711', 'h1', '藍色']) expect(folderOf(key)).toBe(key)
  })

  it('is short enough with every file in it, whatever is in the feed', () => {
    const longest = FORMAT_IDS.map(adFileName).toSorted((a, b) => b.length - a.length)[0]!
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (key) => {
        expect(refusedByWindows(folderOf(key))).toBe(false)
        expect(`${folderOf(key)}/${longest}`.length).toBeLessThanOrEqual(200)
        const variant = { format: 'large_mobile_banner', width: 320, height: 100 } as const
        const [file] = nameFiles([{ creative: { productName: key }, variant }])
        expect(file!.path.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
