import { expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { acceptTranslation } from './accept-translation.ts'

const accept = (original: string, proposed: string, language: LanguageCode = 'de') =>
  acceptTranslation({ original, proposed, language, name: 'Halden H1' })

it.each<[string, string, LanguageCode]>([
  ['Runs large models under your desk.', 'Führt große Modelle unter deinem Schreibtisch aus.', 'de'],
  ['96 GB of memory and two quiet fans.', '96 GB Speicher und zwei leise Lüfter.', 'de'],
  ['The Halden H1 stays cool.', 'Der Halden H1 bleibt kühl.', 'de'],
  ['Your models. Your machine.', 'Vos modèles. Votre machine.', 'fr'],
  ['Your models. Your machine.', 'המודלים שלך. המכונה שלך.', 'he'],
  ['Your models. Your machine.', 'あなたのモデル。あなたのマシン。', 'ja'],
  ['The best of two worlds.', 'Das Beste aus zwei Welten.', 'de'],
])('accepts %s translated as %s', (original, proposed, language) => {
  expect(accept(original, proposed, language)).toBe(proposed)
})

it.each<[string, string, string]>([
  ['another number', '96 GB of memory.', '128 GB Speicher.'],
  ['a number that is left out', '96 GB of memory.', 'Viel Speicher.'],
  ['another decimal mark', 'Only 1.5 kg.', 'Nur 1,5 kg.'],
  ['another currency', 'From $20 on.', 'Ab 20 €.'],
  ['a claim', 'A desk lamp.', 'Die beste Lampe der Welt.'],
  ['an offer', 'A desk lamp.', 'Eine Lampe, heute gratis.'],
  ['another product', 'The Halden H1 stays cool.', 'Der Rechner bleibt kühl.'],
  ['a name', 'Quiet as a library.', 'So leise wie ein iPhone.'],
  ['other letters', 'A desk lamp.', 'Настольная лампа.'],
  ['an address', 'A desk lamp.', 'Mehr auf https://lampe.example.'],
  ['markup', 'A desk lamp.', '<b>Eine Lampe</b>'],
  ['nothing', 'A desk lamp.', '  '],
])('refuses %s', (_, original, proposed) => {
  expect(accept(original, proposed)).toBeUndefined()
})
