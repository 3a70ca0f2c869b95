import type { Language } from './language.ts'

export const polish: Language = {
  name: 'Polish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '”'],
  hyphenation: 'pl',
  capitalizesNouns: false,
  ordinalStops: true,

  samples: {
    texts: `
      Ręcznie robiony kubek ceramiczny
      Słuchawki bezprzewodowe
      Świeży chleb każdego ranka
      Śpij lepiej
      Ciepła kurtka z wełny
      Piwo i kiełbasa
      Składane krzesło ogrodowe
      Lekcje pianina dla dorosłych
      Nigdy więcej zimnych stóp
      Dwa wentylatory cichsze niż rozmowa.
      Karma dla psa bez zbóż
      Koszula z długim rękawem
      Twój nowy ulubiony plecak
      Lekkie buty do biegania
      Wodoodporny do dziesięciu metrów
      Kawa z własnej palarni
      Lampa do ogrodu
      Wieczorem lampa zapala się sama.
      Drewniane zabawki
      Sukienka na lato, przeceniona
    `,
    divided: 'prze|ciw|desz|czowa',
  },
}
