import type { Language } from './language.ts'

export const danish: Language = {
  name: 'Danish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['”', '”'],
  hyphenation: 'da',
  capitalizesNouns: false,
  ordinalStops: true,

  samples: {
    texts: `
      Håndlavet keramikkrus
      Trådløse hovedtelefoner
      Friskbagt brød hver morgen
      Sov bedre
      Varm vinterjakke af uld
      Øl og pølse i aften
      Sammenklappelig havestol
      Klaverundervisning for begyndere
      Aldrig mere kolde fødder
      To blæsere, mere stille end en samtale.
      Hundefoder uden korn
      Bomuldsskjorte med lange ærmer
      Din nye yndlingsrygsæk
      Lette løbesko
      Vandtæt ned til ti meter
      Kaffe fra eget risteri
      Mere lys i haven
      Lampen tænder af sig selv om aftenen.
      Legetøj af træ
      Sommerkjole på udsalg
    `,
    divided: 'støj|re|du|ce|rende',
  },
}
