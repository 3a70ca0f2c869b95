import type { Language } from './language.ts'

export const swedish: Language = {
  name: 'Swedish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['”', '”'],
  hyphenation: 'sv',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Handgjord keramikmugg
      Trådlösa hörlurar
      Nybakat bröd varje morgon
      Sov bättre
      Varm vinterjacka i ull
      Öl och korv i kväll
      Hopfällbar trädgårdsstol
      Pianolektioner för nybörjare
      Aldrig mer kalla fötter
      Två fläktar, tystare än ett samtal.
      Hundfoder utan spannmål
      Bomullsskjorta med långa ärmar
      Din nya favoritryggsäck
      Lätta löparskor
      Vattentät ner till tio meter
      Kaffe från eget rosteri
      Mer ljus i trädgården
      Lampan tänds av sig själv på kvällen.
      Träleksaker från Dalarna
      Sommarklänning på rea
    `,
    divided: 'brus|re|du|ce|rande',
  },
}
