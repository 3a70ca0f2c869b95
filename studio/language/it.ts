import type { Language } from './language.ts'

export const italian: Language = {
  name: 'Italian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'it',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Tazza in ceramica fatta a mano
      Cuffie senza fili
      Pane fresco ogni mattina
      Dormire meglio
      Giacca calda di lana
      Birra e panino a pranzo
      Sedia da giardino pieghevole
      Lezioni di pianoforte per principianti
      Mai più piedi freddi
      Due ventole più silenziose di una conversazione.
      Crocchette senza cereali per cani
      Camicia di cotone a maniche lunghe
      Il tuo nuovo zaino preferito
      Scarpe da corsa leggere
      Impermeabile fino a dieci metri
      Caffè tostato da noi
      Più luce in giardino
      La lampada si accende da sola la sera.
      Giocattoli in legno
      Vestito estivo scontato
    `,
    divided: 'imper|mea|bi|liz|za|zione',
  },
}
