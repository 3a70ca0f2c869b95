import type { Language } from './language.ts'

export const dutch: Language = {
  name: 'Dutch',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: 'nl',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Handgemaakte keramische mok
      Draadloze koptelefoon
      Elke ochtend vers brood
      Beter slapen
      Warme winterjas van wol
      Biertje en een broodje worst
      Opvouwbare tuinstoel
      Pianolessen voor beginners
      Nooit meer koude voeten
      Twee ventilatoren, stiller dan een gesprek.
      Hondenvoer zonder granen
      Katoenen overhemd met lange mouwen
      Jouw nieuwe favoriete rugzak
      Lichte hardloopschoenen
      Waterdicht tot tien meter
      Koffie uit eigen branderij
      Meer licht in de tuin
      De lamp gaat ’s avonds vanzelf aan.
      Houten speelgoed uit Friesland
      Zomerjurk in de uitverkoop
    `,
    divided: 'keu|ken|ma|chi|nes',
  },
}
