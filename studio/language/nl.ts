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

  callsToAction: {
    professional: ['Nu kopen', 'Nu bestellen', 'Meer informatie'],
    friendly: ['Neem een kijkje', 'Kom kijken', 'Bekijk het snel'],
    luxury: ['Ontdek meer', 'Nu ontdekken', 'Laat u verrassen'],
  },
  buying: ['Nu kopen', 'Nu bestellen'],

  sentences: {
    abbreviations: 'bijv, o.a, enz, ca, incl, excl, evt, dhr, mevr',
    beforeNumbers: '',
    examples: 'bijv.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'als, wanneer, omdat, met, zonder, voor, terwijl, zodra, hoewel, door, in, op',
    adding: 'en, maar, met, zonder, voor, of, ideaal, perfect',
    subjects: 'de, het, een, deze, dit, onze, ons, wij, we, hij, zij, ze, je, u, ik',
    leaning: 'deze, dit, het, hij, zij, ook',
    product: {
      with: 'met',
      this: 'deze, dit',
      the: 'de, het',
    },
    listing: 'bevat, met, biedt',
    and: 'en',
    articles: 'een, de, het',
    verbs: {
      asking: `
        adem, beleef, begin, breng, bescherm, creëer, deel, doe, drink, eet, ervaar, ga, geef, geniet, gun,
        haal, hoor, hou, houd, ken, kies, kijk, kom, kook, leef, leer, luister, maak, neem, nooit meer,
        ontdek, ontspan, ontsnap, pak, proef, ruik, schitter, slaap, speel, spaar, stap in, stap uit, start,
        stop, sta op, straal, til, trek, vang, verander, vergeet, verken, verlies, verras, verwen, vind,
        vlieg, vul, voel, wees, word wakker, zeg, zet, zie, zorg
      `,
      telling: `
        is, heeft, hebben, kan, kunnen, wordt, worden, blijft, blijven, brengt, maakt, houdt, geeft, gaat,
        gaan, komt, past, passen, beschermt, smaakt, ruikt, klinkt, werkt, groeit, zit, staat, ligt, draagt,
        wekt, bespaart, helpt, toont, vindt, vult, opent, slaapt, leeft, straalt, glanst, begint, eindigt,
        verdient, kent, weet, voelt, volgt, leert, reist, rolt, vliegt, zingt, speelt
      `,
      closing: 'genieten, ontdekken, ontspannen, slapen, beleven, proeven, vergeten, kunnen',
    },
  },

  offer: {
    free: 'gratis, cadeau',
    before: 'van, was eerst, eerst, adviesprijs',
    now: 'nu, slechts',
  },
  currencies: {},
  units: '',
  services: {
    names: `
      *reparatie, les, lessen, rijles*, muziekles*, pianoles*, zangles*, dansles*, zwemles*, yogales*, gitaarles*, taalles*, kookles*, surfles*, tennisles*, golfles*, *cursus, *cursussen, *schoonmaak, *verzekering, *verhuur, *training, *massage,
      *reis, *reizen
    `,
    asked: 'afspraak',
    per: 'per',
    hours: 'uur, nacht',
  },
  downloads: 'downloaden, installeer, installeren',

  claims: {
    superlative: 'meeste, meer, dan, perfect, perfecte, uniek, unieke, enige, nooit, altijd, nummer, ???*ste',
    proof: 'garant*, bewezen, gecertific*',
    rating: 'sterren, klanten',
    offer: 'gratis, korting, aanbieding, prijs, vandaag',
    number: 'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, honderd, duizend, helft',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

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
    clause: ['Een heel eenvoudige mok, met een gele binnenkant.', 'Een heel eenvoudige mok'],
    sentences: ['Voor bijv. Franse koffie.', 'De keuze van mevr. Jansen.'],
    leads: ['Geniet van elke ochtend', 'Je koffie blijft lang warm'],
    attributes: ['Vaatwasserbestendige onderdelen', 'Zachte trui van zuivere wol'],
    oldPrice: 'van 59 €',
    service: 'Pianolessen',
  },
}
