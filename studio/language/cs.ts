import type { Language } from './language.ts'

export const czech: Language = {
  name: 'Czech',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  hyphenation: 'cs',
  capitalizesNouns: false,
  ordinalStops: true,

  samples: {
    texts: `
      Ručně vyrobený keramický hrnek
      Bezdrátová sluchátka
      Čerstvý chléb každé ráno
      Spěte lépe
      Teplá bunda z vlny
      Pivo a klobása
      Skládací zahradní židle
      Hodiny klavíru pro začátečníky
      Už nikdy studené nohy
      Dva ventilátory tišší než rozhovor.
      Krmivo pro psy bez obilovin
      Bavlněná košile s dlouhým rukávem
      Váš nový oblíbený batoh
      Lehké běžecké boty
      Vodotěsné do deseti metrů
      Káva z vlastní pražírny
      Více světla na zahradě
      Lampa se večer sama rozsvítí.
      Dřevěné hračky
      Letní šaty ve slevě
    `,
    divided: 'nepro|mo|ka|vou',
  },
}
