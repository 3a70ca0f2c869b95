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

  callsToAction: {
    professional: ['Köp nu', 'Beställ nu', 'Läs mer'],
    friendly: ['Ta en titt', 'Kolla in', 'Kom och se'],
    luxury: ['Upptäck', 'Upptäck mer', 'Utforska'],
  },
  buying: ['Köp nu', 'Beställ nu'],

  sentences: {
    abbreviations: 'osv, bl.a, t.ex, ca, dvs, inkl, exkl',
    beforeNumbers: 'kl',
    examples: 't.ex.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'när, om, medan, eftersom, fast, med, utan, för, innan, efter, i, på, från',
    adding: 'och, men, eller, med, utan, för, perfekt',
    subjects: 'den, det, de, en, ett, denna, detta, dessa, vår, vårt, våra, vi, du, ni, han, hon',
    leaning: 'den, det, de, denna, detta, dessa, även',
    product: {
      with: 'med',
      this: 'den här, det här, de här, denna, detta, dessa',
      the: '',
    },
    listing: 'innehåller, erbjuder, med',
    and: 'och',
    articles: 'en, ett',
  },

  offer: {
    before: 'tidigare, förr, före, ord. pris, ord.pris, ord pris, ordpris',
    now: 'nu, endast, bara',
  },
  currencies: {
    SEK: 'kr',
  },
  units: '',
  services: {
    names: '*kurs, *kurser, *reparation, *tjänst, *städning, *rengöring, *försäkring, *undervisning, *resa, *resor',
    asked: 'boka tid, tidsbokning',
    per: 'per',
    hours: 'timme, natt',
  },
  downloads: 'ladda ner, ladda ned, installera',

  claims: {
    superlative: 'bäst*, bättre, mer, mest, än, perfekta, unik*, aldrig, alltid, ???*aste, ???*este',
    proof: 'garant*, testad*, beprövad*, certifi*',
    rating: 'stjärnor, kunder',
    offer: 'gratis, rabatt*, erbjudande, idag',
    number: 'två, fyra, fem, sju, åtta, nio, tio',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

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
    clause: ['En enkel mugg för morgonen, med gul insida.', 'En enkel mugg för morgonen'],
    sentences: ['Passar t.ex. Chemex.', 'Muggar, fat osv. Till vardags.'],
    oldPrice: 'tidigare 590 kr',
    service: 'Pianoundervisning',
  },
}
