import type { Language } from './language.ts'

export const czech: Language = {
  name: 'Czech',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  // Czech patterns come under the GPL alone; those of Polish part its words as Czech allows (record 53).
  hyphenation: { patterns: 'pl', together: 'ou, au, eu, ch' },
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Koupit', 'Objednat', 'Zjistit více'],
    friendly: ['Chci to', 'Mrkněte na to', 'Podívejte se'],
    luxury: ['Objevte více', 'Objevovat', 'Poznejte blíž'],
  },
  buying: ['Koupit', 'Objednat', 'Chci to'],

  sentences: {
    abbreviations: 'atd, apod, tzv, tj, mj, např, cca',
    beforeNumbers: 'ul',
    examples: 'např.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'když, pokud, protože, ačkoli, zatímco, aby, s, se, bez, pro, v, ve, na, po, před, z, ze',
    adding: 'a, ale, nebo, s, se, bez, pro, ideální',
    subjects: 'ten, ta, to, tento, tato, toto, náš, naše, my, vy, on, ona',
    leaning: 'ten, ta, to, tento, tato, toto, tyto, také',
    product: {
      with: 's, se',
      this: 'tímto, touto, těmito',
      the: '',
    },
    listing: 'obsahuje, nabízí, s, se',
    and: 'a',
    articles: '',
    verbs: {
      asking: `
        buď, buďte, dej, dejte, dopřej*, dýchej*, hraj, hrajte, chraň, chraňte, chyť, jdi, jděte, jez, jezte,
        mějte, měj, miluj*, najdi, najděte, nech, nechte, nezapom*, nikdy, už nikdy, objevte, objev svět,
        odpočiň*, ochutnej*, osvěžte, otevři, otevřete, pij, pijte, pociť*, podívej*, pojď*, pokoř*,
        poslouchej*, poznej*, probuď*, prožij*, překvap*, přidej*, přines*, přestaň*, rozjasni, rozsviť*,
        roztanč*, sbal, sbalte, sdílej*, slav, slavte, sněte, spěte, spi, stůj, stvoř, staň*, šetři, šetřete,
        tanči, tvoř, udělej*, ušetř*, usměj*, uvolněte, uvolni se, užij*, vař, vařte, vezmi, vezměte, vstaň*,
        vstup, vstupte, vychutnej*, vydej*, vyraz, vyrazte, vyber, vyberte, vyjdi, vykouzli, vytvoř*,
        vyzkoušej*, zahřej*, zachyť*, zažij*, začni, začněte, zamiluj*, zapal, zapalte, zapomeň*, zastav,
        změň*, zpomal, zpomalte, zůstaň*, žij, žijte
      `,
      telling: `
        je, jsou, má, mají, může, mohou, bude, zůstane, zůstává, zůstávají, dá, dává, dělá, drží, udrží,
        udržuje, jde, jdou, přichází, sedí, sedne, hodí, chrání, chutná, voní, zní, funguje, roste, stojí,
        leží, nechá, budí, probudí, hřeje, zahřeje, chladí, šetří, ušetří, pomáhá, pomůže, ukáže, najde,
        naplní, otevře, otevírá, spí, spíte, žije, svítí, rozsvítí, září, začíná, končí, stačí, odpouští,
        zaslouží, potřebuje, potřebujete, miluje, zná, ví, cítí, sleduje, učí, cestuje, letí, zpívá, hraje,
        vydrží, pečuje, promění, mění, vejde, máte, můžete
      `,
      closing: '',
    },
  },

  offer: {
    free: 'zdarma, gratis',
    before: 'původně, dříve, místo',
    now: 'nyní, teď, jen, pouze',
  },
  currencies: {
    CZK: 'Kč',
  },
  units: '',
  services: {
    names: 'lekce*, kurz*, úklid*, oprav*, pojištění*, pronájem*, služb*',
    asked: 'objednejte se',
    per: 'za, na',
    hours: 'hodinu, noc',
  },
  downloads: 'stáhnout, stáhněte, stáhni, nainstalovat, nainstalujte',

  claims: {
    superlative: 'nej?*, lepší, víc*, dokonal*, jedinečn*, vždy, nikdy',
    proof: 'záruk*, zaruč*, garant*, certifik*, ověřen*',
    rating: 'hvězd*, zákazn*',
    offer: 'zdarma, slev*, cena, ceny, dnes',
    number: 'dva, dvě, tři, čtyři, pět, sto',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

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
    clause: ['Jednoduchý hrnek na každý den, s žlutým vnitřkem.', 'Jednoduchý hrnek na každý den'],
    sentences: ['Na kávu, např. Arabiku.', 'Hrnky, talíře atd. Na každý den.'],
    leads: ['Vychutnejte si každé ráno', 'Káva zůstane dlouho teplá'],
    attributes: ['Díly vhodné do myčky', 'Měkká bunda z čisté vlny'],
    oldPrice: 'původně 590 Kč',
    service: 'Lekce klavíru',
  },
}
