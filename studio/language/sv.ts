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
    verbs: {
      asking: `
        andas, bli, bjud, börja, dröm dig, drick, fyll, fånga, få, ge, glöm, gå, gör, ha, hitta, hör,
        häng med, håll, kom, känn, lev, lyft, låt, lär, möt, njut, packa, prova, res bort, sluta, skapa,
        skydda, slappna, smaka, somna, sov, spara, spela, starta, stanna, stå, säg, sätt, ta, tänd, tänk,
        upplev, upptäck, unna, vakna, välj, vänd, väck, ät, öppna, överraska, aldrig mer
      `,
      telling: `
        är, har, kan, blir, gör, håller, ger, går, kommer, passar, skyddar, smakar, luktar, doftar, låter,
        fungerar, växer, sitter, står, ligger, väcker, värmer, sparar, hjälper, visar, hittar, fyller, öppnar,
        sover, lyser, glänser, börjar, slutar, räcker, förlåter, förtjänar, behöver, älskar, känner, vet,
        känns, följer, lär, reser, rullar, flyger, sjunger, spelar, stannar, tar, tål, vaknar, slipper
      `,
      closing: '',
    },
  },

  offer: {
    free: 'gratis, på köpet',
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
    leads: ['Njut av varje morgon', 'Kaffet håller sig varmt länge'],
    attributes: ['Diskmaskinssäkra delar', 'Mjuk tröja av ren ull'],
    oldPrice: 'tidigare 590 kr',
    service: 'Pianoundervisning',
  },
}
