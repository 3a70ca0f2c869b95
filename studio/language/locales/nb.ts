import type { Language } from '../language.ts'

export const norwegian: Language = {
  name: 'Norwegian Bokmål',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'no',
  letters: 'åæøéèêóòôü',
  tellingWords: `
    *fritt, rustfri*, uten, noen, annen, søke, nevnt, del, kjøp, maten, gjør, melk, sykkel, sykler, lett, myk, mykt, myke,
    hage, hagen, veske, vesken, vesker, deg, meg, nå, hva, mye, gutt*, jente*, bok, bøker, lin, ull, sengetøy, leketøy, leker,
    *het, kaker, smak*, kraft*, rygg*, bære*, såpe*, føtter, kveld, kvelden, uke, uker, bruke*, søvn, dere, skulle, ville,
    deilig*, nydelig*, vår, vårt, våre, laget, hjemme, hodetelefon*, genser*, votter, lommebok, sekk, tursekk, ryggsekk*,
    turfolk, ferdig, melkesjokolade, sjokolade*, vann, vanntett, roen, helgen, gratis frakt, frakt, håndlag*, *laget, *bakt,
    eget, keramikk*, kaffemaskin*, kontorstol*, hage*, teak, *sekk, *teppe, *sykkel*, *veske, *genser, brenneri, begynnere,
    *beskyttelse, ergonomisk, sammenlegg*, *klær, gård, skog*, birøkter*, ben, justerbar, treseters, *vern, én, *lampe i,
    ullsokker, *skap, *hylle, hvit*, grønn*, *kopp, *frakt
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'nb',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Kjøp nå', 'Bestill nå', 'Les mer'],
    friendly: ['Ta en titt', 'Se nærmere', 'Kom og se'],
    luxury: ['Oppdag mer', 'Utforsk', 'Gå på oppdagelse'],
  },
  buying: ['Kjøp nå', 'Bestill nå'],
  deeds: {
    size: 'Finn din størrelse',
    home: ['Bestill visning', 'Kom på visning', 'Bestill visning'],
    table: ['Bestill bord', 'Bestill bord', 'Reserver bord'],
    menu: 'Se menyen',
    stay: ['Bestill opphold', 'Planlegg oppholdet', 'Reserver oppholdet'],
    trip: 'Planlegg reisen',
    visit: ['Bestill time', 'Bestill en time', 'Bestill time'],
    lesson: 'Begynn å lære',
    talk: ['Kontakt oss', 'Snakk med oss', 'Kontakt oss'],
    works: 'Slik virker det',
    scent: 'Opplev duften',
    recipe: 'Se oppskriften',
    several: ['Se leiligheter', 'Se eneboliger', 'Se rekkehus', 'Se boliger', 'Se reiser', 'Se kurs'],
    recipes: 'oppskrift, oppskrifter',
    except: `
      paraply, parasoll, sokker, undertøy, briller, solbriller, diamant, perler, eiendomsmegler, megler, tomt, catering, takeaway, levering, gavekort, vitamin, kosttilskudd, apotek, skole, barnehage, leke, dukke, insekt, fugle, bie, hund, katt, modell, plakat, kostyme
    `,
  },

  sentences: {
    abbreviations: 'osv, bl.a, f.eks, ca, dvs, inkl, ekskl, evt, mfl',
    beforeNumbers: 'kl, maks, nr, stk',
    examples: 'f.eks., for eksempel',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'når, hvis, mens, fordi, selv om, med, uten, for, før, etter, i, på, fra',
    adding: 'og, men, eller, med, uten, for, til, perfekt',
    subjects: 'den, det, de, en, et, ei, denne, dette, disse, vår, våre, vi, du, han, hun',
    leaning: 'den, det, de, denne, dette, disse, også',
    product: {
      with: 'med',
      this: 'denne, dette, disse',
      the: '',
    },
    listing: 'inneholder, tilbyr, med',
    and: 'og',
    articles: 'en, ei, et',
    verbs: {
      asking: `
        bli, begynn, bestill, bruk, bring, drikk, drøm deg, fang, finn, fyll, føl, få, gi, glem, gå, gjør, hold, hør, kjenn,
        kom, la, lev, lukk, lær, legg, løft, møt, nyt, opplev, oppdag, pakk, prøv, slapp av, slipp, sov, spar, spis, start,
        stopp, stå, si, sett, ta, tenn, tenk, utforsk, våkn, velg, vær, åpne, overrask, unn deg, aldri mer
      `,
      telling: `
        er, har, kan, blir, gjør, holder, gir, går, kommer, passer, beskytter, smaker, lukter, dufter, lyder, virker, vokser,
        sitter, står, ligger, vekker, varmer, sparer, hjelper, viser, finner, fyller, åpner, sover, lyser, skinner, begynner,
        slutter, rekker, tilgir, fortjener, trenger, elsker, kjenner, føles, følger, lærer, reiser, ruller, flyr, synger,
        spiller, tar, tåler, våkner, slipper, lar
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      egenskaper, produktegenskaper, funksjoner, spesifikasjoner, tekniske spesifikasjoner, tekniske data, detaljer,
      produktdetaljer, produktinformasjon, informasjon, mer informasjon, beskrivelse, produktbeskrivelse, om produktet,
      om denne, om oss, oversikt, fordeler, kort fortalt, hvorfor, derfor vil du, derfor elsker, hva, hvordan, hvem,
      hvor, materiale, materialer, ingredienser, slik virker, slik fungerer, passform, størrelse og passform,
      ofte stilte spørsmål, faq, tilgjengelige farger, farger, farge, varianter, kompatibilitet, kompatibel med,
      vår historie, les mer, størrelsesguide, mål, levering, frakt, retur, pleie, vedlikehold, innhold
    `,
    openings: `
      obs, merk, viktig, advarsel, forsiktig, vedlikehold, håndvask, maskinvask, vaskes, vask ved, vask på,
      vask separat, kan maskinvaskes, ikke egnet, ikke for, tåler ikke, rengjør med, rengjøres, tørk av, tørkes,
      strykes, tørketromles, oppbevares, oppbevar, hold unna, holdes unna, utilgjengelig for, kun for, kun til,
      kontakt oss, skriv til oss, ring oss, send oss, klikk, sjekk størrelses*, velg størrelse, velg din størrelse,
      velg farge, legg i handlekurven, har du spørsmål, ved spørsmål, på grunn av, vi sender, vi leverer, vi godtar,
      vi anbefaler, takk for, velkommen til vår, besøk vår, varenummer, produsent, inkluderer, batterier,
      krever montering, pris, priser, bestillinger, alle bestillinger, vennligst, se størrelses*, se nedenfor,
      bildet viser, bruksanvisning, slik bruker du, instruksjoner
    `,
    notices: `
      levering*, leveres, leveringstid, frakt*, sendes, forsendelse*, virkedager, arbeidsdager, på lager, utsolgt,
      retur*, refusjon*, refunderes, bytterett, angrerett*, garanti, reklamasjonsrett, medfølger, følger ikke med,
      følger med, er inkludert, ikke inkludert, i esken, i pakken, settet inneholder, settet består, selges separat,
      kjøpes separat, separat, kan inneholde, spor av, allergener, kan variere, kan avvike, på bildet, på bildene,
      bildet viser, modellen er, modellen har, modellen bruker, vår modell, størrelsesguide*, one size,
      liten i størrelsen, stor i størrelsen, vanlige størrelse, vaskeanvisning*, vaskeråd, håndvask, maskinvask,
      kjemisk rens*, tørketrommel*, fuktig klut, myk klut, blekemiddel, tøymykner, kaldt vann, lunkent vann,
      før første bruk, før bruk, før du bestiller, før kjøp, ved bestilling, handlekurv*, kundeservice, vår butikk,
      vår nettbutikk, rabattkode, mva, opphavsrett, små deler, smådeler, kvelningsfare, under 3 år, fra 3 år, tilsyn,
      rekkevidde for barn, barns rekkevidde, brannfarlig*, kontakt med øynene, direkte sollys, bruksanvisning,
      sende tilbake, sendes tilbake, innen 14, innen 30, originalemballasje*, ubrukt*, oss, har spørsmål,
      avhengig av skjermen, whatsapp, samme dag, 30 grader, 40 grader, vaskbar, anbefalt alder, antall, stk, pakke med,
      tidligere modell, tilvalg, valgfritt, fås i, tilgjengelig, tilgjengelige, på forespørsel, bestill nå, kjøp nå,
      så lenge lageret, gjelder ikke, aaa, kundeanmeldelser
    `,
    forbids: 'ikke, aldri, unngå, må ikke, forbudt',
    handling: `
      oppvaskmaskin*, mikrobølgeovn*, stekeovn, fryser, bleke*, strykes, stryk, vaskes, vask, rengjøres, tørkes,
      tørketromles, vris, senkes, dyppes, brukes, bruk, utsett, utsettes, uten tilsyn, overbelast, demonter, åpne,
      svelges, bland, plasser, plasseres, slipende, under lading, mens den lades
    `,
    measures: `
      størrelse, størrelser, høyde, bredde, dybde, lengde, vekt, veier, diameter, kapasitet, volum, rommer, tykkelse,
      omkrets, måler, mål
    `,
    tornEnds: `
      og, eller, men, uten, for, fra, hos, en, et, ei, din, ditt, dine, vår, vårt, våre, sin, sitt, som, at, når,
      veldig, hver, hvert, hvor, hvis, mellom, fordi, samt, enhver
    `,
    promises: `
      du, deg, din, ditt, dine, dere, deres, hver dag, hver morgen, hver kveld, hele dagen, alltid, kaster, sprer,
      mykgjør, lindrer, beroliger, forfrisker, pleier, beskytter, forhindrer, reduserer, forbedrer, gir, gjør, skaper,
      forvandler, tåler, følger, skjuler, vekker, varmer, kjøler, hjelper, lar, fyller, holder, lyser, uten, enkelt,
      behagelig*, komfort*, koselig*, perfekt til, perfekt for, ideell, nok, så lett, så myk, så stille, farvel,
      endelig, aldri mer, aldri igjen, overalt, mykere, lettere, varmere, stillere, raskere, bedre, i timevis,
      på sekunder, året rundt, hele året, slutt på, holder på, ??*r en, ??*r et, ??*r hele, ??*r hver, ??*r seg
    `,
  },
  offer: { free: 'gratis, på kjøpet' },
  units: '',
  services: {
    names: `
      *kurs, *kurset, *reparasjon, *rengjøring, *forsikring, *undervisning, *reise, *reiser, *timer i piano, *abonnement,
      *utleie
    `,
    asked: 'bestill time, timebestilling',
    per: 'per, pr.',
    hours: 'time, natt',
  },
  places: {
    head: 'last',
    nouns: 'joined',
    describing: 'med, til, av, i, fra, uten, på, som, for, ved, der, din, ditt, dine',
    table: `
      *lampe, *lamper, *bordlampe, *lykt, *krus, kopp, *kopper, *tekanne, *kanne, *karaffel, *flaske, *flasker, *termos,
      *vase, *vaser, *stearinlys, lys, *duftlys, *kubbelys, *lysestake, *diffuser, *hodetelefoner, *ørepropper, *headset,
      *telefon, *mobil, *mobildeksel, *nettbrett, *laptop, *datamaskin, *tastatur, mus, *skjerm, *mikrofon, *høyttaler,
      *radio, *platespiller, *kamera, *objektiv, *vekkerklokke, *kaffemaskin, *espressomaskin, *kaffetrakter, *symaskin,
      *kaffekvern, *pepperkvern, *vannkoker, *brødrister, *blender, *kjøkkenmaskin, *juicer, *airfryer, *riskoker,
      *presskanne, *panne, *gryte, *kjele, *kniv, *kniver, *bestikk, *tallerken, *tallerkener, *bolle, *skål, *skåler, *glass,
      *krukke, *matboks, *skjærefjøl, *brett, *krem, *serum, *lotion, *balsam, *sjampo, *såpe, *parfyme, *leppestift,
      *mascara, *neglelakk, *solkrem, *ansiktsmaske, *tannbørste, *tannkrem, *hårføner, *rettetang, *barbermaskin, *powerbank,
      *lader, *konsoll, *skriver, *ruter, *projektor, *blomsterpotte, *sjakkspill, *brettspill, penn, *kulepenn, *fyllepenn,
      *smykkeskrin
    `,
    floor: `
      *sofa, *sofaer, *lenestol, *stol, *stoler, *kontorstol, *krakk, puff, *sakkosekk, *benk, *bord, *sofabord, *spisebord,
      *skrivebord, *seng, *senger, *madrass, *garderobeskap, *skap, *skoskap, *skostativ, *skjenk, *kommode, *hylle,
      *bokhylle, *nattbord, *gulvteppe, *teppe, *tepper, *dørmatte, *gulvlampe, *støvsuger, *robotstøvsuger, *koffert,
      *kofferter, *tredemølle, *ergometersykkel, *romaskin, *yogamatte, *vaskemaskin, *tørketrommel, *oppvaskmaskin,
      *kjøleskap, *fryser, ovn, *luftrenser, *hundeseng, *katteseng, *klorestativ, *matskål, *skittentøyskurv, *stumtjener,
      *piano, *barnestol, *søppelbøtte, *vugge
    `,
    outdoors: `
      *telt, *hagestol, *hagestoler, *campingstol, *strandstol, *fluktstol, *solseng, *hagemøbler, *hagebord, *campingbord,
      *hagebenk, *hagesofa, *hengekøye, *parasoll, *paviljong, *sykkel, *sykler, *elsykkel, *terrengsykkel, *trehjulssykkel,
      *balansesykkel, *sykkellås, *sparkesykkel, *skateboard, *longboard, *grill, *kulegrill, *bålpanne, *pizzaovn,
      *stormkjøkken, *kjølebag, *sovepose, *liggeunderlag, *kajakk, *kano, *surfebrett, *akebrett, *pulk, ski, *snøbrett,
      *fiskestang, *trampoline, *huske, *sklie, *sandkasse, *badebasseng, *gressklipper, *robotgressklipper, *hekksaks,
      *motorsag, *trillebår, *vannkanne, *hageslange, *drivhus, *fuglekasse, *hundehus, *barnevogn, *motorsykkel, dekk,
      *takboks, *fotball, *drone, *piknikteppe
    `,
    worn: `
      *kjole, *kjoler, *skjorte, *skjorter, *t skjorte, *bluse, *bluser, topp, *tunika, *genser, *gensere, *hettegenser,
      *cardigan, *strikkejakke, *jakke, *jakker, *frakk, *kåpe, *parkas, *blazer, *vest, *poncho, *badekåpe, *dress, *bukse,
      *bukser, *jeans, *tights, *shorts, *skjørt, *pysjamas, *nattkjole, bh, *undertøy, *truser, *strømper, *sokker,
      *strømpebukse, *bikini, *badedrakt, *badebukse, *bunad, sko, *joggesko, *tursko, *herresko, *damesko, *sneakers,
      *støvler, *sandaler, *tøfler, hatt, lue, *caps, *pannebånd, *skjerf, *sjal, *hansker, *votter, *belte, *slips, *sløyfe,
      *seler, *veske, *vesker, *håndveske, *skulderveske, *ryggsekk, *ryggsekker, *sekk, *lommebok, *kortholder, *armbåndsur,
      klokke, *smartklokke, ring, ringer, *giftering, *halskjede, *anheng, *armbånd, *øredobber, *brosje, *smykke, *smykker,
      *solbriller, *briller, *hjelm, *sykkelhjelm, *hodelykt, *forkle
    `,
    eaten: `
      *honning, te, grønn te, *urtete, *matcha, *kaffe, *kaffebønner, *bønner, *kakao, *sjokolade, *konfekt, *trøfler, vin,
      viner, *rødvin, *hvitvin, *champagne, øl, *sider, gin, *whisky, *vodka, *akevitt, *juice, *saft, *limonade, *kombucha,
      *mineralvann, *olivenolje, *eddik, *syltetøy, *marmelade, *peanøttsmør, *småkaker, *kjeks, *kake, *kaker, *brød,
      *knekkebrød, ost, oster, *brunost, *pølse, *pølser, *skinke, *spekemat, *laks, *sild, *pasta, *spagetti, ris, mel,
      *havregryn, *müsli, *granola, *proteinbar, *proteinpulver, *nøtter, *mandler, *dadler, *krydder, *karri, *pepper, *salt,
      *safran, *kanel, *vanilje, *saus, *ketsjup, *sennep, *pesto, *sirup, *godteri, *drops, *lakris, *tyggegummi,
      *karameller, *popkorn, *potetgull, *oliven, *suppe, *pizza, iskrem, *yoghurt, smør
    `,
    nowhere: `
      *gavekort, *håndkle, *håndklær, *kjøkkenhåndkle, *klut, *pute, *putetrekk, *pledd, *dyne, *sengetøy, *laken, *gardin,
      *gardiner, duk, *servietter, *plakat, *bilde, *lerret, *speil, bok, bøker, *kokebok, *kalender, *klistremerke, *tapet,
      *maling, *trekk, *deksel, *etui, *holder, *stativ, *vinstativ, *krok, *filter, *reservedel, *adapter, *kabel, *batteri,
      *leketøy, *bamse, *dukke, *puslespill, *hundefôr, *kattemat, *fôr, *programvare, *maskin, *kasse, *kurv, *eske,
      *taklampe, *vegglampe, *lyslenke, *pære, *lommelykt, *veggklokke, *bilstol, *halsbånd, *gitar, *fiolin, *verktøy,
      *drill, *skrutrekker, sag, *hammer, *nøkkelring, *svamp, *børste, *vaskemiddel, tv, *radiator, *vifte, *lampeskjerm
    `,
  },
  downloads: 'last ned, installer',

  claims: {
    superlative: 'best*, bedre, mest, unik*, aldri, alltid, ???*este',
    proof: 'garant*, testet, sertifi*',
    rating: 'stjerner, kunder',
    offer: 'gratis, rabatt*, tilbud, i dag',
    number: 'fire, fem, seks, sju, åtte, ti',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'i, å',
    titles: 'hr, fru, st',
    labels: `
      størrelse, str, vitamin, type, del, klasse, trinn, side, kapittel, nivå, modell, sesong, versjon, serie, faktor,
      kl
    `,
    trailing: 'osv, mfl, m.m',
  },
  things: {
    endings: 'er, en, et, e, r, s, ene',
    nothing: 'døgnet rundt, hjemme, bestill bord',
    bakery: 'brød, *brød, bolle, boller, bakeri, surdeig',
    'fast-food': 'burger, pizza, kebab, pommes frites, pølse, sushi',
    sweets: 'sjokolade, godteri, kake, kjeks, iskrem, lakris',
    pantry: 'olivenolje, honning, syltetøy, ost, pasta, krydder, laks, kjøtt, smør',
    drink: 'juice, saft, brus, øl, cider',
    'tea-coffee': 'kaffe, kaffebønner, te, espresso',
    spirits: 'vin, rødvin, champagne, whisky, gin, akevitt',
    tools: 'drill, bormaskin, hammer, sag, verktøy, verktøykasse, stige',
    'garden-tools': 'trillebår, gressklipper, hekksaks',
    jewelry: 'ring, giftering, forlovelsesring, halskjede, armbånd, øredobber, diamant, perler, smykke, smykker',
    watches: 'klokke, armbåndsur',
    'sport-watches': 'løpeklokke, sportsklokke, smartklokke',
    clothes: 'kjole, skjørt, skjorte, genser, bukse, jeans, frakk, skjerf, lue, sokker, solbriller',
    streetwear: 'jakke, hettegenser, dunjakke, joggesko',
    shoes: 'sko, støvler, sandaler',
    'sport-shoes': 'løpesko, tursko, fjellsko, fotballsko',
    bags: 'veske, håndveske, lommebok',
    luggage: 'koffert, ryggsekk',
    beauty: 'krem, ansiktskrem, håndkrem, serum, såpe, sjampo, hudpleie',
    perfume: 'parfyme, duft',
    furniture: 'stol, *stol, lenestol, sofa, *sofa, bord, *bord, bokhylle, seng, madrass, teppe, møbler',
    homeware: 'krus, kopp, bolle i keramikk, tallerken, vase, pute, pledd, håndkle, keramikk',
    kitchenware: 'gryte, stekepanne, kniv, skjærefjøl, termos',
    appliances: 'støvsuger, robotstøvsuger, kaffetrakter, brødrister, kjøleskap',
    lighting: 'lampe, *lampe',
    candles: 'stearinlys, duftlys, lysestake',
    'real-estate': 'leilighet, enebolig, rekkehus, eiendom, eiendomsmegler, bolig',
    travel: 'reise, *reise, ferie, cruise, safari',
    hotel: 'hotell, hytte',
    restaurant: 'restaurant, pizzeria, catering',
    wellness: 'spa, massasje, badstue, frisør',
    health: 'tannlege, lege, klinikk, fysioterapi, optiker',
    law: 'advokat, advokatfirma, jurist',
    finance: 'regnskap, regnskapsfører, forsikring, boliglån, bank',
    education: 'kurs, *kurs, undervisning, pianotimer, skole',
    repair: 'reparasjon, rørlegger, elektriker, taktekker, bilverksted, oppussing, flytting',
    cleaning: 'renhold, vask av hus, vinduspuss',
    events: 'bryllup, bryllupsfotograf, fotograf, konsert',
    children: 'barn, barne*, leketøy, leker, puslespill, bamse, dukke, trampoline',
    baby: 'baby, barnevogn, bæresjal',
    pets: 'hund, katt, valp, hundefôr, kattemat, klorestativ, kjæledyr',
    electronics: 'hodetelefoner, høyttaler, kamera, telefon, lader, fjernsyn',
    computers: 'datamaskin, bærbar, grafikkort, skjerm',
    plants: 'plante, stueplante, kaktus, monstera',
    flowers: 'bukett, blomster, roser',
    fitness: 'manualer, treningssenter, tredemølle, protein',
    sport: 'fotball, tennis, ski, snowboard',
    outdoor: 'telt, sovepose, hodelykt, tursekk, grill',
    bikes: 'sykkel, *sykkel, sykkelhjelm, elsykkel',
    cars: 'bil, elbil, bruktbil, bilutleie',
    books: 'bok, roman, notatbok',
    'gift-cards': 'gavekort',
  },
  styleWords: {
    clean: `
      hud*, krem*, såpe*, sjampo*, økologisk*, naturlig*, keramikk*, lin, sengetøy*, bomull*, honning*, stearinlys*, plante*,
      møbel*, møbler*, eik, tre, rolig*, ull
    `,
    bold: `
      energi*, sport*, trening*, løping*, løpesko*, muskel*, protein*, burger*, rabatt*, salg, sykkel*, fotball*, boksing*,
      ekstrem*, turbo*, ski
    `,
    luxury: `
      parfyme*, smykke*, diamant*, gull, gullring*, sølv*, perle*, silke*, kasjmir*, luksus*, eksklusiv*, elegant*,
      armbåndsur*, champagne*, skinn
    `,
    playful: `
      barn, barne*, barna, baby*, leke*, leketøy*, godteri*, sjokolade*, bursdag*, fest*, morsom*, fargerik*, valp*,
      kattunge*, bamse*, puslespill*
    `,
    corporate: `
      bedrift*, kontor*, selskap*, forsikring*, regnskap*, kurs, rådgivning*, faktura*, industri*, logistikk*, sertifi*,
      skriver*, møte*
    `,
    modern: `
      trådløs*, hodetelefon*, høyttaler*, kamera*, mobil*, telefon*, batteri*, lader*, elektrisk*, smart*, robot*, spill*,
      drone*, app, datamaskin*, ki
    `,
  },

  requests: {
    parts: {
      product: 'produkt*, vare, varen, artikkel*',
      headline: 'overskrift*, tittel*',
      name: 'navn*, produktnavn*',
      support: 'andre linje, underoverskrift*, undertittel*',
      price: 'pris*',
      oldPrice: 'gammel pris, gamle prisen, tidligere pris, førpris*',
      badge: 'merke*, merkelapp*, klistremerke*, etikett*, rabatt*',
      callToAction: 'oppfordring*, knapp*, cta, call to action',
      webAddress: 'nettadresse*, nettside*, nettsted*, webadresse*, url',
      legalLine: 'juridisk* linje*, juridisk* tekst*, liten skrift',
      logo: 'logo*',
      photo: 'foto*, bilde*',
      background: 'bakgrunn*',
      text: 'tekst*, ord, bokstaver*, skrift*',
    },
    acts: {
      larger: 'større, stor*, forstørr*',
      smaller: 'mindre, liten, lille, forminsk*',
      left: 'venstre, til venstre',
      right: 'høyre, til høyre',
      nearer: 'nærmere',
      without: 'uten, ingen, ikke noe, fjern*, slett*, ta bort',
      darker: 'mørkere',
      lighter: 'lysere',
      cutOut: 'frilegg*, frilagt*, klipp ut, utklipp*',
      keep: 'med, behold*, vis',
    },
    colors: {
      black: 'svart, svarte',
      white: 'hvit, hvitt, hvite',
      gray: 'grå, grått',
      red: 'rød, rødt, røde',
      orange: 'oransje*',
      yellow: 'gul, gult, gule',
      green: 'grønn, grønt, grønne',
      teal: 'turkis*',
      blue: 'blå, blått',
      purple: 'lilla, fiolett*',
      pink: 'rosa',
      brown: 'brun, brunt, brune',
      beige: 'beige, krem*',
      navy: 'marineblå*',
      gold: 'gull*, gyllen*',
    },
    shades: { light: 'lys, lyst, lyse', dark: 'mørk, mørkt, mørke' },
    ordinals: ['første', 'andre', 'tredje', 'fjerde', 'femte'],
    becomes: 'til, i, som, blir',
    and: 'og, så, også, men',
    not: 'ikke, aldri',
    fill: 'gjør, lag, den, det, de, en, et, takk, vennligst, bruk, ta, sett, endre, bytt, flytt, på, av, for, mer, litt, mye, farge, annonse*, jeg, vil, ha, mot',
    unclear: 'Det ble ikke forstått.',
    examples: ['pris 39,90', 'større produkt', 'gjør den blå'],
  },

  samples: {
    texts: `
      Håndlaget keramikkrus
      Trådløse hodetelefoner
      Nybakt brød hver morgen
      Sov bedre om natten
      Varm jakke i norsk ull
      Øl og pølse i kveld
      Sammenleggbar hagestol
      Pianoundervisning for nybegynnere
      Aldri mer kalde føtter
      To vifter, mer stillegående enn en samtale.
      Hundefôr uten korn
      Bomullsskjorte med lange ermer
      Din nye favorittsekk
      Lette joggesko til deg
      Vanntett ned til ti meter
      Kaffe fra eget brenneri
      Mer lys i hagen
      Lampen slår seg på av seg selv om kvelden.
      Leker av tre
      Sommerkjole på salg nå
    `,
    divided: 'støy|re|du|se|rende',
    clause: ['Et enkelt krus til morgenen, med gul innside.', 'Et enkelt krus til morgenen'],
    sentences: ['Passer til f.eks. Chemex.', 'Krus, fat osv. Til hverdags.'],
    leads: ['Nyt hver eneste morgen', 'Kaffen holder seg varm lenge'],
    attributes: ['Deler til oppvaskmaskin', 'Myk genser av ren ull'],
    oldPrice: 'førpris 590 kr',
    service: 'Pianoundervisning',
  },
}
