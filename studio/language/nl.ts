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
  },
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
  places: {
    head: 'last',
    nouns: 'joined',
    describing: 'met, voor, van, uit, in, zonder, op, aan, bij, om, die, dat, door, je, jouw, uw',
    table: `
      *lamp, *lampen, *lampje, *lantaarn, mok, *mokken, *beker, *bekers, kop, *kopje, *kopjes, *theepot, kan, *karaf,
      *fles, *flessen, *waterfles, *thermosfles, vaas, *vazen, *bloemenvaas, *kaars, *kaarsen, *kandelaar, *kaarshouder,
      *diffuser, *koptelefoon, *hoofdtelefoon, *oordopjes, *oortjes, *headset, *telefoon, *smartphone, *telefoonhoesje,
      *tablet, *laptop, *toetsenbord, *muis, *monitor, *webcam, *microfoon, *luidspreker, *speaker, *radio, *platenspeler,
      *camera, *lens, *wekker, *koffiezetapparaat, *koffiemachine, *espressomachine, *naaimachine, *percolator,
      *koffiemolen, *pepermolen, *waterkoker, *broodrooster, *blender, *mixer, *sapcentrifuge, *airfryer, *friteuse,
      *rijstkoker, *pan, *pannen, *koekenpan, mes, *messen, *bestek, *bord, *borden, kom, *kommen, *schaal, *glas,
      *glazen, *onderzetters, *broodtrommel, *lunchbox, *snijplank, *dienblad, *crème, *creme, *serum, *lotion, *balsem,
      *shampoo, *zeep, *parfum, *geur, *lippenstift, *mascara, *nagellak, *zonnebrand, *gezichtsmasker, *gezichtsolie,
      *tandenborstel, *tandpasta, *föhn, *haardroger, *stijltang, *scheerapparaat, *powerbank, *oplader, *console,
      *printer, *router, *beamer, *bloempot, *schaakspel, *bordspel, *vulpen, pen, *pennen, *sieradendoos, *muziekdoos,
      koffiekop, theekop, theekan
    `,
    floor: `
      *bank, *sofa, *hoekbank, *slaapbank, *fauteuil, *stoel, *stoelen, *kruk, *poef, *zitzak, *tafel, *tafels, *eettafel,
      *salontafel, *bureau, bed, *bedden, *matras, *kledingkast, *kast, *schoenenkast, *schoenenrek, *dressoir, *ladekast,
      *boekenkast, *nachtkastje, *vloerkleed, *tapijt, *kleed, *karpet, *deurmat, *loper, *vloerlamp, *staande lamp,
      *booglamp, *stofzuiger, *robotstofzuiger, *dweilrobot, *koffer, *koffers, *trolley, *loopband, *hometrainer,
      *roeitrainer, *yogamat, *wasmachine, *droger, *vaatwasser, *koelkast, *vriezer, *oven, *luchtreiniger, *hondenmand,
      *kattenmand, *krabpaal, *voerbak, *wasmand, *kapstok, *paraplubak, *piano, *kinderstoel, *prullenbak, *pedaalemmer,
      *kaptafel, *wieg, *ledikant, *wijnklimaatkast
    `,
    outdoors: `
      *tent, *tenten, *tuinstoel, *tuinstoelen, *campingstoel, *klapstoel, *strandstoel, *ligstoel, *ligbed, *loungeset,
      *tuintafel, *campingtafel, *picknicktafel, *picknickkleed, *tuinbank, *tuinset, *tuinmeubelen, *hangmat, *parasol,
      *partytent, *fiets, *fietsen, *mountainbike, *e bike, *loopfiets, *driewieler, *fietsslot, *fietspomp, *fietskar,
      *step, *skateboard, *longboard, *barbecue, bbq, *grill, *vuurschaal, *vuurkorf, *pizzaoven, *kooktoestel, *koelbox,
      *slaapzak, *slaapmat, *kajak, *kano, *surfplank, *supboard, *slee, ski, *snowboard, *hengel, *trampoline, *schommel,
      *glijbaan, *zandbak, *zwembad, *grasmaaier, *robotmaaier, *heggenschaar, *bladblazer, *kettingzaag, *kruiwagen,
      *gieter, *tuinslang, *sproeier, *plantenkas, *tuinhuis, *vogelhuisje, *voederhuisje, *hondenhok, *kinderwagen,
      *buggy, *motor, *autoband, *dakkoffer, *voetbal, *tuinlamp, *drone
    `,
    worn: `
      *jurk, *jurken, *overhemd, *hemd, *shirt, *shirts, t shirt, *blouse, top, *tuniek, *trui, *truien, *hoodie,
      *sweater, *vest, *jas, *jassen, *jack, *mantel, *parka, *blazer, *poncho, *kimono, *badjas, pak, *broek, *broeken,
      *jeans, *spijkerbroek, *legging, *shorts, rok, rokken, *jumpsuit, *pyjama, *nachthemd, bh, *lingerie, *onderbroek,
      *ondergoed, *sokken, sok, *panty, *bikini, *badpak, *zwembroek, *schoen, *schoenen, *sneakers, *sneaker, *laarzen,
      *laarsjes, *sandalen, *loafers, *pumps, *pantoffels, *sloffen, *slippers, *klompen, *instappers, *hoed, *muts, pet,
      *petten, *beanie, *haarband, *sjaal, *handschoenen, *wanten, *riem, *stropdas, strik, *bretels, *tas, *tassen,
      *handtas, *schoudertas, *rugzak, *rugtas, *shopper, *portemonnee, *portefeuille, *horloge, *horloges, *smartwatch,
      ring, ringen, *trouwring, *ketting, *hanger, *armband, *oorbellen, *oorringen, *broche, *sieraad, *sieraden,
      *zonnebril, *bril, *helm, *hoofdlamp, *schort, *kostuum, winterjas, regenjas
    `,
    eaten: `
      *honing, thee, *theeën, *kruidenthee, groene thee, zwarte thee, *matcha, *koffie, *koffiebonen, *bonen, *cacao,
      *chocolade, *bonbons, *truffels, *pralines, wijn, wijnen, *rode wijn, *wijnpakket, *champagne, *bier, *bieren, gin,
      jenever, *whisky, rum, *wodka, *likeur, *sap, *limonade, *kombucha, *mineraalwater, *olijfolie, *azijn, jam,
      *marmelade, *pindakaas, *notenpasta, *koek, *koekjes, *stroopwafels, *speculaas, *taart, *cake, *brood, *kaas,
      *worst, ham, *salami, *zalm, *tonijn, *pasta, *spaghetti, *rijst, *meel, *havermout, *muesli, *granola, *reep,
      *eiwitpoeder, *noten, *amandelen, *pistachenoten, *dadels, *kruiden, *specerijen, *kerrie, *peper, *zout, *saffraan,
      *kaneel, *vanille, *saus, *ketchup, *mosterd, *pesto, *siroop, *snoep, *snoepjes, *drop, *kauwgom, *karamel,
      *popcorn, *chips, *crackers, *olijven, *soep, *pizza, ijs, *yoghurt, *boter, *hagelslag, appelsap
    `,
    nowhere: `
      *cadeaubon, *cadeaukaart, *handdoek, *handdoeken, *badlaken, *theedoek, *theedoeken, *doek, *kussen, *kussenhoes,
      *sloop, *deken, *plaid, *dekbed, *dekbedovertrek, *beddengoed, *laken, *gordijn, *gordijnen, *tafelkleed,
      *tafelloper, *servetten, *poster, *schilderij, *print, *spiegel, *boek, *boeken, *kookboek, *strip, *tijdschrift,
      *kalender, *agenda, *sticker, *behang, *verf, *hoes, *hoesje, *houder, *standaard, rek, *wijnrek, *haak, *filter,
      *onderdeel, *adapter, *kabel, *accu, *batterij, *speelgoed, *knuffel, pop, *puzzel, *hondenvoer, *kattenvoer, *voer,
      *software, *machine, *apparaat, *doos, *mand, *opener, *automaat, *dispenser, *hanglamp, *plafondlamp, *wandlamp,
      *lichtsnoer, *zaklamp, *wandklok, *klok, *autostoel, *autostoeltje, *halsband, *hondenriem, *gitaar, *viool,
      *gereedschap, *boormachine, *schroevendraaier, *zaag, *hamer, *sleutelhanger, *spons, *borstel, *reiniger,
      *wasmiddel, *televisie, *kachel, *ventilator, *plan, *aandrijfriem, *kleerhanger, *kledinghanger, *theezakjes,
      *databank, *overtrek, *bankhoes
    `,
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
    short: 'u, à',
    titles: 'dhr, mevr, mw, ir, drs, sint',
    labels: `
      maat, vitamine, type, deel, klasse, stap, pagina, hoofdstuk, niveau, model, seizoen, versie, serie, factor
    `,
    trailing: 'enz, e.d',
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
