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

  callsToAction: {
    professional: ['Køb nu', 'Bestil nu', 'Læs mere'],
    friendly: ['Tag et kig', 'Se nærmere', 'Kom og se'],
    luxury: ['Opdag mere', 'Gå på opdagelse', 'Udforsk'],
  },
  buying: ['Køb nu', 'Bestil nu'],

  sentences: {
    abbreviations: 'osv, bl.a, f.eks, ca, dvs, inkl, ekskl, evt',
    beforeNumbers: 'kl, maks',
    examples: 'f.eks.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'når, hvis, mens, fordi, selvom, med, uden, for, før, efter, i, på, fra',
    adding: 'og, men, eller, med, uden, for, til, perfekt',
    subjects: 'den, det, de, en, et, denne, dette, disse, vores, vi, du, han, hun',
    leaning: 'den, det, de, denne, dette, disse, også',
    product: {
      with: 'med',
      this: 'denne, dette, disse',
      the: '',
    },
    listing: 'indeholder, tilbyder, med',
    and: 'og',
    articles: 'en, et',
    verbs: {
      asking: `
        bliv, begynd, bring, drik, drøm dig, fang, find, fyld, føl, få, giv, glem, gå, gør, hold, hør, kom,
        lad, lev, luk, lær, læg, løft, mærk, mød, nyd, oplev, opdag, pak, prøv, slap af, slip, sov, spar,
        spis, start, stop, stå, sig, sæt, tag, tænd, tænk, udforsk, vågn, vælg, vær, vend, åbn, overrask,
        aldrig mere
      `,
      telling: `
        er, har, kan, bliver, gør, holder, giver, går, kommer, passer, beskytter, smager, lugter, dufter,
        lyder, virker, vokser, sidder, står, ligger, vækker, varmer, sparer, hjælper, viser, finder, fylder,
        åbner, sover, lyser, skinner, begynder, slutter, rækker, tilgiver, fortjener, behøver, elsker, kender,
        føles, følger, lærer, rejser, ruller, flyver, synger, spiller, tager, tåler, vågner, slipper, lader
      `,
      closing: '',
    },
  },

  offer: {
    free: 'gratis, i gave',
    before: 'før, førpris, normalpris',
    now: 'nu, kun',
  },
  currencies: {
    DKK: 'kr',
    NOK: 'kr',
    ISK: 'kr',
  },
  units: '',
  services: {
    names: '*kursus, *kurser, *reparation, *rengøring, *forsikring, *undervisning, *rejse, *rejser',
    asked: 'book tid, tidsbestilling',
    per: 'per, pr.',
    hours: 'time, nat',
  },
  downloads: 'last ned, installer',

  claims: {
    superlative: 'bedst*, bedre, mere, mest, end, unik*, aldrig, altid, ???*este',
    proof: 'garant*, testet, certifi*',
    rating: 'stjerner, kunder',
    offer: 'gratis, rabat*, tilbud, idag',
    number: 'fire, fem, seks, otte, ti',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

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
    clause: ['Et enkelt krus til morgenen, med gul inderside.', 'Et enkelt krus til morgenen'],
    sentences: ['Passer til f.eks. Chemex.', 'Krus, fade osv. Til hverdag.'],
    leads: ['Nyd hver eneste morgen', 'Kaffen holder sig varm længe'],
    attributes: ['Dele til opvaskemaskine', 'Blød trøje af ren uld'],
    oldPrice: 'førpris 590 kr',
    service: 'Klaverundervisning',
  },
}
