import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf } from '../i18n/areas.ts'
import { dataTexts } from '../i18n/data-texts.ts'
import { findTexts } from '../i18n/find-texts.ts'
import { readCatalogues } from '../i18n/read-catalogues.ts'
import { ROOT } from '../launch/root.mjs'

/**
 * `npm run texts` puts the translations in order: each text into the file of its area, in the order in which the
 * screens use it, without those that are no longer used. Texts that a language lacks are printed, as JSON to be filled
 * in; the exit code is 1 then.
 */
const places = new Map<string, string[]>()
for (const { text, at } of findTexts(ROOT).used) places.set(text, [...(places.get(text) ?? []), at])
for (const text of dataTexts(ROOT)) if (!places.has(text)) places.set(text, [])
const areas = Object.groupBy(places.keys(), (text) => areaOf(places.get(text) ?? []))

for (const [language, catalogues] of Object.entries(readCatalogues(ROOT))) {
  const known = new Map(catalogues.flatMap(({ messages }) => Object.entries(messages)))
  for (const [area, texts = []] of Object.entries(areas)) {
    const there = texts.flatMap((text) => (known.has(text) ? [[text, known.get(text)]] : []))
    writeJson(path.join(ROOT, 'web/i18n', language, `${area}.json`), Object.fromEntries(there))
    const lacking = texts.filter((text) => !known.has(text))
    if (lacking.length === 0) continue
    process.exitCode = 1
    process.stdout.write(`${language}/${area}.json lacks ${lacking.length}:\n`)
    process.stdout.write(`${JSON.stringify(Object.fromEntries(lacking.map((text) => [text, ''])), undefined, 2)}\n`)
  }
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`)
}
