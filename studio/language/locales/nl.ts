import type { Language } from '../language.ts'

export const dutch: Language = {
  name: 'Dutch',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'nl',
  letters: 'áäéèêëíïóöúü',
  tellingWords: `
    een, ieder, heeft, zijn, zal, door, welke, deze, tegen, niet, zich, bij, gezin, vrije, naar, vrij, nemen, enig, leven,
    wij, jij, ik, zij, zonder, met een, nieuwe, wordt, elke ochtend
  `,
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
  deeds: {
    wear: ['Nu passen', 'Pas het eens', 'Nu passen'],
    size: ['Maat kiezen', 'Vind je maat', 'Maat kiezen'],
    home: ['Plan bezichtiging', 'Kom binnenkijken', 'Plan bezichtiging'],
    table: ['Tafel reserveren', 'Reserveer een tafel', 'Tafel reserveren'],
    menu: ['Bekijk de kaart', 'Kom langs', 'Bekijk de kaart'],
    stay: ['Verblijf boeken', 'Boek je verblijf', 'Verblijf boeken'],
    trip: ['Reis plannen', 'Plan je reis', 'Reis plannen'],
    visit: 'Maak een afspraak',
    lesson: ['Begin met leren', 'Leer met ons', 'Begin met leren'],
    talk: ['Neem contact op', 'Praat met ons', 'Neem contact op'],
    works: 'Zo werkt het',
    scent: 'Ontdek de geur',
    recipe: 'Bekijk het recept',
    several: [
      'Bekijk de huizen',
      'Bekijk de woningen',
      'Zie de appartementen',
      'Bekijk de reizen',
      'Bekijk de cursussen',
      'Bekijk de lessen',
    ],
    recipes: 'recept, recepten',
    except: `
      paraplu, parasol, sokken, ondergoed, lingerie, bril, zonnebril, diamant, parels, juwelier, makelaar, bouwgrond, grond, kavel, catering, afhaal, bezorg, branderij, koffiebranderij, camping, reisbureau, reiswekker, bon, vitamine, supplement, voedingssupplement, hoortoestel, apotheek, ziekenhuis, verpleeg, implantaten, school, kinderopvang, wasmiddel, afwasmiddel, reiniger, speelgoed, pop, poppen, insecten, vogel, bijen, honden, katten, model, peperkoek, poster, kostuum
    `,
  },

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
  lineKinds: {
    headings: `
      kenmerken, eigenschaften, productkenmerken, belangrijkste kenmerken, specificaties, technische specificaties,
      technische gegevens, details, productdetails, productinformatie, informatie, meer informatie,
      aanvullende informatie, beschrijving, productbeschrijving, omschrijving, productomschrijving, over dit,
      over het product, over ons, overzicht, voordelen, de voordelen, pluspunten, in het kort, waarom je, waarom jij,
      waarom u, waarom wij, waarom kiezen, wat maakt, materiaal, materialen, samenstelling, ingrediënten, gebruik,
      zo werkt, hoe werkt, pasvorm, veelgestelde vragen, faq, beschikbare kleuren, kleuren, kleur, varianten, opties,
      compatibiliteit, geschikt voor, goed om te weten, ons verhaal, het verhaal, lees meer, waarom, wat, hoe, wie,
      waar, maattabel, afmetingen, levering, verzending, retourneren, onderhoud, wasvoorschrift, inhoud
    `,
    openings: `
      let op, let wel, opgelet, noot, nb, n.b., belangrijk, waarschuwing, voorzichtig, pas op, verzorging, onderhoud,
      handwas, machinewas, wassen, wasbaar op, machinewasbaar, niet geschikt, niet in, niet bleken, niet strijken,
      niet wassen, schoonmaken, reinigen, reinig, afnemen met, veeg, strijken, drogen, bewaar, bewaren, houd buiten,
      buiten bereik, buiten het bereik, gebruik alleen, alleen voor, uitsluitend voor, neem contact, contacteer,
      mail ons, bel ons, stuur ons, klik, bekijk onze, bekijk de maattabel, raadpleeg, kies je maat, kies uw maat,
      kies de maat, selecteer, voeg toe aan, heb je vragen, heeft u vragen, bij vragen, in verband met, vanwege,
      wij verzenden, we verzenden, wij leveren, we leveren, wij sturen, wij accepteren, wij raden, we raden,
      bedankt voor, dank je wel, welkom in onze, welkom bij onze, bezoek onze, artikelnummer, fabrikant, bevat,
      inclusief, inbegrepen, batterijen, montage vereist, prijs, prijzen, bestellingen, alle bestellingen,
      uw bestelling, je bestelling, gelieve, a.u.b., alsjeblieft, alstublieft, zie maattabel, zie foto, zie hieronder,
      zie de, gebruik niet, gebruik het niet, gebruik de, plaats niet, leg niet, zet niet, niet gebruiken,
      gebruiksaanwijzing, hoe te gebruiken, hoe gebruik, instructies, toepassing, zo gebruik je
    `,
    notices: `
      levering, leveringen, levertijd*, bezorging, bezorgd, geleverd, verzending, verzendkosten, verzonden, werkdagen,
      op voorraad, voorraad, uitverkocht, retour*, retourneren, teruggestuurd, terugsturen, terugbetaling, geld terug,
      ruilen, omruilen, garantie, herroepingsrecht, niet inbegrepen, is inbegrepen, zijn inbegrepen, niet meegeleverd,
      meegeleverd, wordt geleverd, in de doos, in het pakket, in de verpakking, inhoud, inhoud van, set bevat,
      set bestaat, apart verkrijgbaar, apart, afzonderlijk, los verkrijgbaar, kan sporen, sporen van, allergenen,
      kan afwijken, kunnen afwijken, kan verschillen, kunnen verschillen, kan variëren, kunnen variëren,
      ter illustratie, de foto toont, foto toont, afbeelding toont, op de foto, op de foto's, op de afbeelding,
      afgebeeld, het model draagt, het model is, ons model, maattabel, maatadvies, valt klein, valt groot, valt normaal,
      je normale maat, one size, afmeting, afmetingen, maten, wasvoorschrift*, wasinstructies, verzorgingsinstructies,
      onderhoudsadvies, onderhoudstips, handwas, machinewas, chemisch reinigen, stomerij, droger, wasdroger,
      vochtige doek, zachte doek, bleekmiddel, wasverzachter, koud water, lauw water, voor het eerste gebruik,
      voor gebruik, voor je bestelt, voor u bestelt, bij het bestellen, bij bestelling, winkelwagen, winkelmandje,
      klantenservice, onze winkel, onze webshop, onze website, je bestelling, uw bestelling, je aankoop, kortingscode,
      btw, rechten voorbehouden, aansprakelijk*, kleine onderdelen, verstikkingsgevaar, jonger dan 3, onder de 3 jaar,
      onder 3 jaar, vanaf 3 jaar, toezicht, bereik van kinderen, brandbaar, contact met de ogen, direct zonlicht,
      handleiding, neem contact, aarzel niet, teruggeven, terugzenden, binnen 14, binnen 30, binnen 7, binnen 24,
      binnen 48, besteld, morgen in huis, originele verpakking, ongedragen, ongebruikt, met ons, aan ons, ons op,
      afwijken, per scherm, meetfout, plat gemeten, whatsapp, dezelfde dag, wasbaar op, graden wassen, in de wasmachine,
      machinewasbaar, wasetiket, aanbevolen leeftijd, douane, stuks, aantal, verpakking van, oude model, vorige model,
      het model, contact met ons, contact op, optioneel, is verkrijgbaar, zijn verkrijgbaar, verkrijgbaar in,
      beschikbaar in, naar keuze, te personaliseren, op aanvraag, bestel nu, koop nu, zolang de voorraad,
      niet van toepassing, aaa, klantbeoordelingen, eindprijs, een vraag, vragen over, heb je vragen, heeft u vragen,
      verkrijgbaar, beschikbaar, uit de buurt, weg van vuur
    `,
    forbids: 'niet, nooit, geen, vermijd, vermijden, verboden',
    handling: `
      vaatwasser, magnetron, oven, vriezer, bleken, strijken, wassen, gewassen, reinigen, schoonmaken, drogen, droger,
      wringen, onderdompelen, gebruiken, blootstellen, onbeheerd, overbelasten, demonteren, openen, inslikken, mengen,
      plaatsen, zetten, schuurmiddel, tijdens het opladen, aan zonlicht, in zonlicht
    `,
    measures: `
      maat, maten, formaat, hoogte, breedte, diepte, lengte, gewicht, weegt, diameter, doorsnede, inhoud, capaciteit,
      volume, dikte, omtrek
    `,
    tornEnds: `
      en, of, maar, zonder, van, de, het, een, je, uw, jouw, onze, als, wanneer, omdat, zeer, elke, elk, ieder, iedere,
      over de, op de, in de, van de, waar, wie, zowel, want, welke
    `,
    promises: `
      je, jij, jou, jouw, u, uw, jullie, elke dag, iedere dag, elke ochtend, elke avond, de hele dag, altijd, werpt,
      gooit, tovert, verzacht, verlicht, verfrist, verzorgt, hydrateert, voedt, beschermt, voorkomt, vermindert,
      verbetert, vergemakkelijkt, biedt, zorgt, geeft, brengt, creëert, verandert, omhult, weerstaat, doorstaat,
      begeleidt, bevrijdt, absorbeert, verbergt, vouwt, smelt, versterkt, wekt, verwarmt, koelt, helpt, laat, vult,
      maakt, houdt, danst, dempt, moeiteloos, comfort*, gezellig*, zonder, makkelijk te, gemakkelijk te, ideaal voor,
      perfect voor, ??*t de, ??*t het, ??*t een, ??*t elk, ??*t elke, ??*t zich, ??*t alles, genoeg, zo licht, zo zacht,
      zo stil, vaarwel, gedaan met, eindelijk, nooit meer, overal, zachter, lichter, warmer, stiller, sneller, beter,
      rustiger, urenlang, dagenlang, in seconden, in een handomdraai, waar je ook, het hele jaar, past in, zelfs de
    `,
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
  things: {
    endings: "en, s, n, e, 's",
    nothing:
      'de klok rond, in huis, thuis, aan huis, huisgemaakt, aan tafel, hotelkamer, onder de bank, reserveer een tafel',
    bakery:
      'brood, *brood, broodje, broodjes, zuurdesem, stokbrood, croissant, bakkerij, *bakkerij, patisserie, meel, muesli, granola, ontbijtkoek',
    'fast-food':
      'burger, hamburger, *burger, pizza, *pizza, friet, patat, kebab, döner, chips, snack, ketchup, hete saus, noedels, ramen, sushi',
    sweets: `
      chocolade, *chocolade, koek, koekje, koekjes, taart, *taart, ijs, roomijs, snoep, drop, bonbon, bonbons, stroopwafel, stroopwafels, cupcake,
      pepernoten
    `,
    pantry: `
      olijfolie, azijn, honing, *honing, jam, *jam, kaas, *kaas, pasta, kruiden, specerijen, rijst, truffel, saffraan, ham, worst, *worst, vlees,
      zalm, yoghurt, boter, noten, mosterd
    `,
    fruit:
      'appel, appels, peer, peren, sinaasappels, aardbeien, kersen, fruit, fruitmand, groente, groenten, groentepakket, tomaten, citroenen',
    drink: 'sap, *sap, limonade, frisdrank, kombucha, smoothie, ijsthee, mineraalwater, bier, *bier, cider, melk',
    'tea-coffee': 'koffie, *koffie, koffiebonen, espresso, thee, *thee, cacao, chocolademelk',
    spirits: 'wijn, *wijn, prosecco, champagne, whisky, gin, jenever, rum, likeur, cognac, port',
    tools: `
      boormachine, *boormachine, schroefmachine, accuboormachine, hamer, zaag, *zaag, schroevendraaier, moersleutel, tang, schuurmachine, slijper,
      gereedschap, gereedschapskist, ladder, bijl, hogedrukreiniger, werkbank
    `,
    'garden-tools':
      'kruiwagen, grasmaaier, *maaier, heggenschaar, snoeischaar, tuinslang, schop, hark, gieter, tuinkas, tuinhuis',
    jewelry: `
      ring, zegelring, trouwring, verlovingsring, ketting, halsketting, armband, oorbel, oorbellen, hanger, broche, diamant, *diamant, saffier,
      smaragd, robijn, parel, parels, sieraad, sieraden, juwelier, juwelen, manchetknopen
    `,
    trinkets:
      'vriendschapsarmband, sleutelhanger, sticker, ballon, ballonnen, confetti, kostuum carnaval, magneet, poster, haarspeld',
    watches: 'horloge, *horloge',
    'dress-watches': 'automatisch horloge, zakhorloge, chronograaf, uurwerk',
    'sport-watches': 'sporthorloge, hardloophorloge, smartwatch, gps-horloge',
    clothes: `
      jurk, *jurk, rok, *rok, hemd, overhemd, blouse, trui, *trui, vest, broek, *broek, jeans, jas, *jas, sjaal, muts, handschoenen, sokken,
      lingerie, badpak, bikini, pyjama, t-shirt, shirt, riem, stropdas, kleding, mode, zonnebril, bril, paraplu, hoed, pet
    `,
    streetwear: 'hoodie, capuchontrui, spijkerjas, donsjas, bomberjack, sweatshirt, joggingbroek, sneaker, sneakers',
    'fine-clothes': 'avondjurk, trouwjurk, pak op maat, smoking, kasjmier, zijde, zijden sjaal',
    shoes:
      "schoen, *schoen, schoenen, *schoenen, laars, laarzen, *laarzen, enkellaarsjes, sandalen, pantoffels, pumps, ballerina's",
    'sport-shoes':
      'hardloopschoenen, hardloopschoen, loopschoenen, wandelschoenen, sportschoenen, voetbalschoenen, bergschoenen',
    'fine-shoes': 'nette schoenen, brogues, veterschoenen leer',
    bags: 'handtas, tas, *tas, leren tas, portemonnee, portefeuille, aktetas, schoudertas',
    luggage: 'koffer, *koffer, rugzak, *rugzak, reistas, bagage',
    beauty: `
      crème, *crème, dagcrème, nachtcrème, handcrème, serum, zeep, shampoo, conditioner, lotion, douchegel, lippenbalsem, zonnebrand,
      gezichtsmasker, scrub, huidverzorging, huid, cosmetica, deodorant, tandpasta, föhn, badzout
    `,
    makeup: 'lippenstift, mascara, nagellak, oogschaduw, make-up, blush, foundation',
    perfume: 'parfum, eau de parfum, eau de toilette, geur',
    grooming: 'baardolie, baard, scheermes, scheerapparaat, barbier, aftershave',
    furniture: `
      stoel, *stoel, fauteuil, sofa, bankstel, hoekbank, zitbank, tafel, *tafel, eettafel, salontafel, dressoir, boekenkast, kast, *kast, ladekast,
      bed, *bed, matras, *matras, kruk, meubel, *meubel, meubels, vloerkleed, tapijt, spiegel, gordijn
    `,
    'office-furniture': 'bureau, zit-sta bureau, bureaustoel',
    homeware: `
      mok, beker, kom, schaal, bord, borden, servies, vaas, kussen, *kussen, deken, plaid, handdoek, beddengoed, dekbedovertrek, keramiek, mand,
      karaf, wijnglas, fotolijst, dienblad, tafelkleed, voorraadpot, deurmat, wandklok
    `,
    kitchenware: `
      pan, *pan, koekenpan, braadpan, mes, *mes, messenset, snijplank, bakvorm, theepot, bestek, drinkfles, waterfles, thermosfles, broodtrommel,
      rasp
    `,
    appliances: `
      blender, mixer, broodrooster, koffiezetapparaat, koffiemachine, espressomachine, airfryer, oven, koelkast, vaatwasser, wasmachine, stofzuiger,
      robotstofzuiger, luchtreiniger, ventilator, strijkijzer, keukenmachine, waterkoker, magnetron
    `,
    lighting: 'lamp, *lamp, kroonluchter, lantaarn, lichtsnoer, schemerlamp',
    candles: 'kaars, *kaars, kaarsen, geurkaars, kandelaar, wierook, huisparfum',
    'real-estate': `
      appartement, woning, *woning, huis, villa, penthouse, loft, makelaar, makelaardij, vastgoed, bouwgrond, nieuwbouw, herenhuis, grachtenpand,
      bungalow
    `,
    travel:
      'reis, *reis, vakantie, *vakantie, cruise, safari, stedentrip, rondreis, weekendje, excursie, vlucht naar, reisbureau, boottocht',
    hotel: 'hotel, *hotel, pension, hostel, camping, vakantiehuis, b&b, bed and breakfast',
    restaurant: 'restaurant, eetcafé, bistro, brasserie, pizzeria, trattoria, proeverij, brunch, catering',
    cafe: 'café, koffiebar, lunchroom, theehuis, ijssalon, koffiebranderij',
    wellness: 'spa, sauna, massage, wellness, kapper, kapsalon, schoonheidssalon, manicure, pedicure',
    health: `
      tandarts, *tandarts, tandartspraktijk, orthodontist, huisarts, arts, kliniek, *kliniek, ziekenhuis, apotheek, fysiotherapie, fysiotherapeut,
      osteopaat, psycholoog, therapie, opticien, hoortoestel, thuiszorg, vitamines, supplement, praktijk
    `,
    law: 'advocaat, advocaten, advocatenkantoor, notaris, juridisch advies, familierecht, arbeidsrecht, volmacht, testament',
    finance: `
      boekhouder, boekhouding, accountant, belastingaangifte, belastingadvies, verzekering, *verzekering, hypotheek, hypotheekadvies, lening,
      bank rekening, pensioen, beleggen, administratiekantoor
    `,
    business:
      'consultancy, adviesbureau, uitzendbureau, reclamebureau, coworking, kantoorruimte, logistiek, vertaalbureau, drukkerij',
    software: 'software, app, platform, hosting, webhosting, cloud, crm, erp, boekhoudsoftware',
    education: `
      cursus, *cursus, les, lessen, pianoles, pianolessen, school, *school, bijles, taalcursus, rijschool, kinderopvang, zomerkamp, workshop
    `,
    training: 'opleiding, *opleiding, certificaat, certificering, seminar, webinar, training, masterclass',
    repair: `
      reparatie, *reparatie, fietsreparatie, loodgieter, elektricien, slotenmaker, dakdekker, dakreparatie, garage, apk, olie verversen, verbouwing,
      renovatie, schilder, verhuizing, verhuisbedrijf, timmerman, aannemer, klusjesman, warmtepomp, zonnepanelen, cv-ketel
    `,
    cleaning: 'schoonmaak, *schoonmaak, schoonmaakbedrijf, glazenwasser, wasserette, stomerij, wasmiddel',
    events: 'bruiloft, trouwfotograaf, fotograaf, trouwlocatie, concert, opera, theater, museum, tentoonstelling',
    party: 'feest, *feest, festival, karaoke, escaperoom, dansles, danslessen, springkussen',
    children: `
      kinderen, kinder*, kind, speelgoed, *speelgoed, puzzel, *puzzel, bordspel, knuffel, knuffelbeer, pop, poppenhuis, treinset, blokken,
      trampoline, schommel, glijbaan, lego, prentenboek, loopfiets
    `,
    baby: 'baby, baby*, kinderwagen, draagzak, draagdoek, speen, slabbetje, luiers, wiegje, autostoel, kinderstoel',
    pets: `
      hond, honden*, kat, katten*, poes, puppy, puppy's, kitten, huisdier, huisdieren, hondenvoer, kattenvoer, krabpaal, hondenmand,
      riem voor honden, dierenarts, aquarium, paard, konijn, golden retriever
    `,
    electronics: `
      koptelefoon, oordopjes, speaker, luidspreker, camera, *camera, lens, drone, televisie, beamer, telefoon, smartphone, telefoonhoesje, tablet,
      oplader, powerbank, soundbar, platenspeler, radio, printer, router
    `,
    computers: 'laptop, computer, pc, werkstation, videokaart, processor, ssd, harde schijf, monitor, server',
    gaming: 'gaming, toetsenbord, spelcomputer, controller, videogame',
    plants:
      'plant, *plant, planten, kamerplant, cactus, vetplant, monstera, bonsai, zaden, olijfboom, bloempot, orchidee, palm, varen',
    flowers: 'boeket, *boeket, bloemen, rozen, tulpen, lavendel, pioenrozen, bloemist, droogbloemen',
    yoga: 'yoga, yogamat, pilates',
    fitness: `
      dumbbell, dumbbells, halter, halters, kettlebell, sportschool, fitness, loopband, roeitrainer, hometrainer, eiwit, proteïne, bokshandschoenen,
      personal trainer
    `,
    sport: `
      voetbal, basketbal, tennis, tennisracket, golf, snowboard, ski's, ski, surfplank, skateboard, kajak, padel, hockey, schaatsen, hardlopen,
      marathon
    `,
    outdoor: `
      tent, koepeltent, tunneltent, slaapzak, hoofdlamp, wandelstokken, kamperen, hangmat, hengel, verrekijker, zaklamp, barbecue, *barbecue,
      vuurkorf, koelbox
    `,
    bikes: 'fiets, *fiets, racefiets, bakfiets, e-bike, elektrische fiets, fietshelm, step, motor, motorhelm, scooter',
    cars: 'auto, *auto, suv, stationwagen, cabrio, elektrische auto, occasion, autoverhuur, lease, camper, autobanden, winterbanden, bestelbus',
    books: `
      boek, *boek, boeken, roman, *roman, kookboek, notitieboek, agenda, stripboek, kalender, gedichten, vulpen, kantoorartikelen, schilderij,
      plaat vinyl, tijdschrift
    `,
    'gift-cards': 'cadeaubon, cadeaukaart, kadobon, geschenkset, geschenkmand, cadeaupakket',
  },
  styleWords: {
    clean: `
      biologisch, biologische, natuurlijk, natuurlijke, veganistisch, puur, pure, eenvoudig, handgemaakt, handgemaakte, duurzaam, duurzame, zacht,
      parfumvrij, minimalistisch, linnen, katoen, hout, gerecycled
    `,
    bold: `
      energie, krachtig, krachtige, extreem, turbo, pittig, pittige, stoer, stoere, korting, uitverkoop, knapperig, robuust
    `,
    luxury: `
      luxe, luxueus, luxueuze, elegant, elegante, exclusief, exclusieve, goud, gouden, zilver, zijde, kasjmier, fluweel, marmer, premium, op maat,
      gelimiteerd, verfijnd
    `,
    playful: `
      grappig, grappige, kleurrijk, kleurrijke, feest, verjaardag, confetti, schattig, schattige, vrolijk, vrolijke, regenboog, leuk, leuke
    `,
    corporate: `
      bedrijf, bedrijven, zakelijk, zakelijke, professioneel, professionele, b2b, gecertificeerd, team, teams, productiviteit, factuur, facturen,
      kantoor
    `,
    modern: `
      slim, slimme, draadloos, draadloze, bluetooth, ai, elektrisch, elektrische, digitaal, led, usb, accu, batterij, sensor, automatisch,
      oplaadbaar, noise cancelling
    `,
  },

  requests: {
    parts: {
      product: 'product*, artikel*, voorwerp*',
      headline: 'kop, koptekst*, titel*, kopregel*',
      name: 'naam, productnaam',
      support: 'tweede regel, ondertitel*, subtitel*',
      price: 'prijs*',
      oldPrice: 'oude prijs, vorige prijs, van-prijs, adviesprijs',
      badge: 'badge*, sticker*, label*, korting*',
      callToAction: 'oproep tot actie, call to action, cta, knop*, oproep*',
      webAddress: 'webadres*, website*, url',
      legalLine: 'juridische regel, juridische tekst, kleine lettertjes',
      logo: 'logo*',
      photo: 'foto*, afbeelding*, plaatje*',
      background: 'achtergrond*',
      text: 'tekst*, woorden, letters, lettertype*',
    },
    acts: {
      larger: 'groter*, groot, vergroot*',
      smaller: 'kleiner*, klein, verklein*',
      left: 'links, linker*, naar links',
      right: 'rechts, rechter*, naar rechts',
      nearer: 'dichterbij, dichter bij, dichter*',
      without: 'zonder, geen, verwijder*, weg, haal weg, weglaten, schrap*',
      darker: 'donkerder*',
      lighter: 'lichter*',
      cutOut: 'vrijstaand*, uitknip*, knip uit, uitsnijd*, vrijsta*',
      keep: 'met, behoud*, houd, toon',
    },
    colors: {
      black: 'zwart, zwarte',
      white: 'wit, witte',
      gray: 'grijs, grijze',
      red: 'rood, rode',
      orange: 'oranje',
      yellow: 'geel, gele',
      green: 'groen, groene',
      teal: 'turquoise*, turkoois*',
      blue: 'blauw, blauwe',
      purple: 'paars, paarse',
      pink: 'roze',
      brown: 'bruin, bruine',
      beige: 'beige, crème',
      navy: 'marineblauw*',
      gold: 'goud, gouden',
    },
    shades: { light: 'licht, lichte', dark: 'donker, donkere' },
    ordinals: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'],
    becomes: 'naar, in, tot, wordt',
    and: 'en, dan, ook, maar',
    not: 'niet, nooit',
    fill: 'maak, maken, het, de, een, alsjeblieft, graag, gebruik, neem, zet, verander, wijzig, verplaats, schuif, op, van, voor, meer, iets, beetje, veel, kleur, advertentie, die, dat, ik, wil, kan, je, nu',
    unclear: 'Dit is niet begrepen.',
    examples: ['prijs 3,99', 'groter product', 'maak het blauw'],
  },

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
