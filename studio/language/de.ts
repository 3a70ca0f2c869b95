import type { Language } from './language.ts'

export const german: Language = {
  name: 'German',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  hyphenation: 'de',
  capitalizesNouns: true,
  ordinalStops: true,

  samples: {
    texts: `
      Handgemachte Keramiktasse
      Kabellose Kopfhörer
      Frisches Brot, jeden Morgen gebacken
      Besser schlafen
      Winterjacke aus Wolle
      Bier und Bratwurst nur heute
      Gartenstuhl, klappbar
      Klavierunterricht in Hamburg
      Nie wieder kalte Füße
      Zwei Lüfter, leiser als ein Gespräch.
      Hundefutter ohne Getreide
      Baumwollhemd mit langen Ärmeln
      Dein neuer Lieblingsrucksack
      Leichte Laufschuhe mit guter Dämpfung
      Wasserdicht bis zehn Meter
      Kaffee aus eigener Röstung
      Mehr Licht im Garten
      Die Lampe schaltet sich abends von selbst ein.
      Holzspielzeug aus Bayern
      Sommerkleid, reduziert
    `,
    divided: 'Geräusch|un|ter|drü|ckungs|kopf|hö|rer',
  },
}
