import type { Language } from '../language.ts'

export const danish: Language = {
  name: 'Danish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'da',
  letters: 'åæøé',
  tellingWords: `
    ret, af, der, lige, mod, sig, uden, nogen, frit, fulde, grund, blive, sådan, sit, efter, køb, mad, ud, op, gør, mælk,
    cykel, cykler, let, blød, blødt, bløde, have, haven, taske, tasken, tasker, dig, mig, nu, hvad, meget, børn, børne*,
    dreng*, pige*, bog, bøger, gave*, hør, uld, sengetøj, legetøj, *tøj, *hed, kager, smag*, kræft*, ryg*, bære*, sæbe, sæben,
    tråd*, fod*, fødder, aften, uge, uger, bruge*, tage, lege, søvn, aldrig, hinanden, jer, jeres, skulle, ville, dejlig*,
    lækker*, *lavet, *bagt, *maskine, *stol til, have*, *bryg, ristet, *ristede, hvid*, køkken*, *kop, *skab, *hylde, egetræ,
    læder*, *dug, nem*, *rygsæk, tæppe*, *åbner, klædt, tøj, knæ, gårdens, lugter, *bæger
  `,
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
  deeds: {
    size: 'Find din størrelse',
    home: ['Book fremvisning', 'Kig indenfor', 'Book fremvisning'],
    table: ['Book et bord', 'Book et bord', 'Reserver et bord'],
    menu: ['Se menukortet', 'Kig forbi', 'Se menukortet'],
    stay: ['Book dit ophold', 'Planlæg dit ophold', 'Reserver dit ophold'],
    trip: 'Planlæg rejsen',
    visit: ['Bestil tid', 'Book en tid', 'Bestil tid'],
    lesson: 'Begynd at lære',
    talk: ['Kontakt os', 'Tal med os', 'Kontakt os'],
    works: 'Sådan virker det',
    scent: 'Oplev duften',
    recipe: 'Se opskriften',
    several: ['Se lejligheder', 'Se villaer', 'Se rækkehuse', 'Se boliger', 'Se rejser', 'Se kurser'],
    recipes: 'opskrift, opskrifter',
    except: `
      paraply, parasol, strømper, undertøj, briller, solbriller, diamant, perler, ejendomsmægler, mægler, grund, catering, takeaway, levering, konditori, gavekort, vitamin, kosttilskud, apotek, skole, børnehave, legetøj, dukke, insekt, fugle, bier, hund, kat, model, plakat, kostume
    `,
  },

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
  lineKinds: {
    headings: `
      egenskaber, produktegenskaber, funktioner, specifikationer, specifikation, tekniske specifikationer,
      tekniske data, detaljer, produktdetaljer, produktinformation, information, mere information,
      yderligere information, beskrivelse, produktbeskrivelse, om produktet, om denne, om os, overblik, fordele,
      højdepunkter, kort fortalt, hvorfor du, derfor vil du, derfor elsker, hvorfor vælge, hvorfor vi, hvad gør,
      det får du, materiale, materialer, sammensætning, ingredienser, brug, sådan virker, sådan fungerer, pasform,
      størrelse og pasform, ofte stillede spørgsmål, faq, tilgængelige farver, farver, farve, varianter, muligheder,
      kompatibilitet, kompatibel med, godt at vide, vores historie, læs mere, hvorfor, derfor, hvad, hvordan, hvem,
      hvor, størrelsesguide, mål, levering, fragt, returnering, pleje, indhold, det er der i, det medfølger
    `,
    openings: `
      obs, bemærk, vigtigt, advarsel, advarsler, forsigtig, vedligeholdelse, håndvask, maskinvask, vaskes, vask ved,
      vask på, vask separat, kan maskinvaskes, maskinvaskes, ikke egnet, ikke til, tåler ikke, rengør med, rengøres,
      tør af, aftørres, stryges, tørretumbles, opbevar, opbevares, opbevares uden, hold væk, holdes væk,
      uden for rækkevidde, kun til, kontakt, kontakt os, skriv til os, ring til, send os, klik, tjek størrelsesguiden,
      vælg din størrelse, vælg størrelse, vælg farve, læg i kurv, læg i kurven, tilføj til kurv, har du spørgsmål,
      ved spørgsmål, hvis du har, på grund af, vi sender, vi leverer, vi accepterer, vi anbefaler, tak for, tak fordi,
      velkommen til vores, besøg vores, varenummer, producent, indeholder, inkluderer, inkl., batterier,
      montering kræves, kræver samling, pris, priser, ordrer, alle ordrer, din ordre, venligst, se størrelses*,
      se nedenfor, se billede, billedet viser, plejevejledning, anvendelse, brugsanvisning, brugsvejledning,
      sådan bruger du, instruktioner
    `,
    notices: `
      levering*, leveres, leveringstid, fragt*, sendes, afsendes, forsendelse*, hverdage, arbejdsdage, på lager,
      udsolgt, retur*, returnere*, refusion*, refunderes, ombytning*, bytte, bytteret, garanti, reklamationsret,
      fortrydelsesret*, medfølger ikke, medfølger, følger ikke med, følger med, er inkluderet, ikke inkluderet,
      er ikke inkluderet, i æsken, i kassen, i pakken, pakkens indhold, indhold, sættet indeholder, sættet består,
      sælges separat, separat, købes separat, kan indeholde, spor af, allergener, kan variere, kan afvige,
      kan være anderledes, til illustration, billedet viser, fotoet viser, på billedet, på billederne, modellen er,
      modellen bærer, modellen har, vores model, størrelsesguide*, størrelsesskema, one size, lille i størrelsen,
      stor i størrelsen, normal i størrelsen, din normale størrelse, dimensioner, vaskeanvisning*, plejeanvisning*,
      vaskeråd, håndvask, maskinvask, kemisk rens*, tørretumbl*, fugtig klud, blød klud, blegemiddel, skyllemiddel,
      koldt vand, lunkent vand, før første brug, før brug, før du bestiller, før køb, ved bestilling, i kurven,
      indkøbskurv*, kundeservice, vores butik, vores webshop, vores hjemmeside, din ordre, din bestilling, dit køb,
      rabatkode, moms, ophavsret, små dele, smådele, kvælningsfare, under 3 år, fra 3 år, opsyn, rækkevidde for børn,
      børns rækkevidde, brandfarlig*, kontakt med øjnene, direkte sollys, brugsanvisning, brugermanual, sende tilbage,
      sendes tilbage, inden for 14, inden for 30, inden for 24, original emballage, originalemballage, ubrugt*, os,
      til os, hvis du har spørgsmål, har spørgsmål, afhængigt af din, målefejl, målt fladt, whatsapp, samme dag, ved 30,
      ved 40, ved 60, 30 grader, 40 grader, vaskbar, vaskemærke, anbefalet alder, told, antal, styk, stk, pakke med,
      gamle model, tidligere model, farverne kan, skriv til os, skriv endelig, tilvalg, valgfri, valgfrit, fås i,
      findes i, tilgængelig i, kan tilpasses, på forespørgsel, bestil nu, køb nu, så længe lager, gælder ikke, aaa,
      kundeanmeldelser, slutpris, tilgængelig, tilgængelige, væk fra ild, væk fra åben
    `,
    forbids: 'ikke, ej, aldrig, undgå, må ikke, forbudt',
    handling: `
      mikroovn*, mikrobølgeovn, ovn, fryser, bleg*, stryges, stryg, vaskes, vask, rengøres, tørres, tørretumbles,
      vrides, nedsænkes, dyppes, bruges, anvend, anvendes, udsæt, udsættes, uden opsyn, overbelast, adskil, åbn, sluges,
      indtages, bland, placer, placeres, sæt, slibende, under opladning, mens den oplades, i opvaskemaskine,
      i opvaskemaskinen, for sollys
    `,
    measures: `
      størrelse, størrelser, højde, bredde, dybde, længde, vægt, vejer, diameter, kapacitet, volumen, rummer, tykkelse,
      omkreds, måler, mål, målene
    `,
    tornEnds: `
      og, eller, men, uden, for, fra, hos, en, et, din, dit, dine, vores, sin, sit, som, at, når, meget, hver, hvert,
      hvor, hvis, mellem, fordi, samt, enhver
    `,
    promises: `
      du, dig, din, dit, dine, jer, jeres, hver dag, hver morgen, hver aften, hele dagen, altid, kaster, spreder,
      blødgør, lindrer, beroliger, forfrisker, fugter, plejer, beskytter, forhindrer, mindsker, reducerer, forbedrer,
      letter, forenkler, tilbyder, giver, gør, skaber, forvandler, omslutter, tåler, klarer, følger, befrier,
      absorberer, skjuler, foldes, smelter, fremhæver, vækker, varmer, køler, hjælper, lader, fylder, holder, danser,
      lyser, dæmper, byder, uden, nemt, nem, behagelig*, komfort*, hyggelig*, perfekt til, ideel til, ??*r en, ??*r et,
      ??*r hele, ??*r hver, ??*r sig, nok, så let, så blød, så stille, farvel, endelig, aldrig mere, aldrig igen,
      overalt, blødere, lettere, varmere, stillere, hurtigere, bedre, i timevis, i dagevis, på få sekunder,
      på et øjeblik, hvor du end, året rundt, hele året, passer i, selv den, slut med, holder på
    `,
  },

  offer: {
    free: 'gratis, i gave',
  },
  units: '',
  services: {
    names: '*kursus, *kurser, *reparation, *rengøring, *forsikring, *undervisning, *rejse, *rejser',
    asked: 'book tid, tidsbestilling',
    per: 'per, pr.',
    hours: 'time, nat',
  },
  places: {
    head: 'last',
    nouns: 'joined',
    describing: 'med, til, af, i, fra, uden, på, som, for, ved, der, din, dit, dine',
    table: `
      *lampe, *lamper, *bordlampe, *lanterne, *krus, kop, *kopper, *tekande, *kande, *karaffel, *flaske, *flasker,
      *drikkedunk, *termokande, *vase, *vaser, *stearinlys, lys, *duftlys, *bloklys, *lysestage, *fyrfadsstage, *diffuser,
      *hovedtelefoner, *høretelefoner, *øretelefoner, *ørepropper, *headset, *telefon, *mobil, *mobilcover, *tablet,
      *laptop, *computer, *tastatur, mus, *skærm, *webcam, *mikrofon, *højttaler, *højtaler, *radio, *pladespiller,
      *kamera, *objektiv, *vækkeur, *kaffemaskine, *espressomaskine, *symaskine, *kaffekværn, *peberkværn, *elkedel,
      *brødrister, *blender, *røremaskine, *juicer, *airfryer, *riskoger, *stempelkande, *pande, *gryde, *kasserolle,
      *kniv, *knive, *bestik, *tallerken, *tallerkener, *skål, *skåle, *glas, *krukke, *madkasse, *skærebræt, *bakke,
      *creme, *serum, *lotion, *balsam, *shampoo, *sæbe, *parfume, *læbestift, *mascara, *neglelak, *solcreme,
      *ansigtsmaske, *ansigtsolie, *tandbørste, *tandpasta, *hårtørrer, *glattejern, *barbermaskine, *powerbank, *oplader,
      *konsol, *printer, *router, *projektor, *urtepotte, *urtepotteskjuler, *skakspil, *brætspil, pen, *kuglepen,
      *fyldepen, *smykkeskrin, *spilledåse, espressokop, kaffekop, tekop
    `,
    floor: `
      *sofa, *sofaer, *lænestol, *stol, *stole, *kontorstol, *skammel, *taburet, puf, *sækkestol, *bænk, *bord, *sofabord,
      *spisebord, *skrivebord, *seng, *senge, *madras, *garderobeskab, *skab, *skoskab, *skoreol, *skænk, *kommode, *reol,
      *bogreol, *natbord, *sengebord, *gulvtæppe, *tæppe, *tæpper, *dørmåtte, *gulvlampe, *standerlampe, *støvsuger,
      *robotstøvsuger, *kuffert, *kufferter, *løbebånd, *motionscykel, *romaskine, *yogamåtte, *vaskemaskine,
      *tørretumbler, *opvaskemaskine, *køleskab, *fryser, ovn, *luftrenser, *hundekurv, *hundeseng, *katteseng,
      *kradsetræ, *madskål, *vasketøjskurv, *stumtjener, *knagerække, *paraplystativ, *klaver, *højstol, *pedalspand,
      *skraldespand, *sminkebord, *vugge, *tremmeseng, *vinkøleskab
    `,
    outdoors: `
      *telt, *telte, *havestol, *havestole, *campingstol, *strandstol, *liggestol, *solseng, *havemøbler, *loungesæt,
      *havebord, *campingbord, *havebænk, *havesofa, *hængekøje, *parasol, *pavillon, *cykel, *cykler, *elcykel,
      *mountainbike, *trehjulet, *løbecykel, *cykellås, *cykelpumpe, *cykelanhænger, *løbehjul, *skateboard, *longboard,
      *grill, *kuglegrill, *bålfad, *bålsted, *pizzaovn, *stormkøkken, *køleboks, *køletaske, *sovepose, *liggeunderlag,
      *kajak, *kano, *surfbræt, *sup board, *kælk, ski, *snowboard, *fiskestang, *trampolin, *gynge, *rutsjebane,
      *sandkasse, *pool, *badebassin, *plæneklipper, *robotplæneklipper, *hækkeklipper, *løvblæser, *motorsav, *trillebør,
      *vandkande, *haveslange, *drivhus, *højbed, *fuglehus, *foderbræt, *hundehus, *barnevogn, *klapvogn, *motorcykel,
      dæk, *tagboks, *fodbold, *drone, *picnictæppe
    `,
    worn: `
      *kjole, *kjoler, *skjorte, *skjorter, *t shirt, *bluse, *bluser, top, *tunika, *trøje, *trøjer, *sweater, *hoodie,
      *cardigan, *strik, *jakke, *jakker, *frakke, *parka, *blazer, *vest, *poncho, *kimono, *badekåbe, *morgenkåbe,
      *jakkesæt, *bukser, *jeans, *leggings, *shorts, *nederdel, *nederdele, *buksedragt, *heldragt, *pyjamas, *natkjole,
      bh, *undertøj, *trusser, *underbukser, *strømper, *sokker, *strømpebukser, *bikini, *badedragt, *badebukser, sko,
      *løbesko, *vandresko, *kondisko, *herresko, *damesko, *sneakers, *støvler, *sandaler, *loafers, *pumps, *hjemmesko,
      *tøfler, *klipklapper, hat, hue, *kasket, *beanie, *pandebånd, *tørklæde, *sjal, *handsker, *vanter, *bælte, *slips,
      *butterfly, *seler, *taske, *tasker, *håndtaske, *skuldertaske, *rygsæk, *rygsække, *skoletaske, *pung, *kortholder,
      *armbåndsur, *lommeur, ur, ure, *herreur, *dameur, *smartwatch, ring, ringe, *vielsesring, *halskæde, *vedhæng,
      *armbånd, *øreringe, *broche, *smykke, *smykker, *solbriller, *briller, *hjelm, *cykelhjelm, *pandelampe, *forklæde,
      *kostume, solhat, stråhat, bøllehat, sportstop, elastikhue
    `,
    eaten: `
      *honning, te, grøn te, sort te, *urtete, *matcha, *kaffe, *kaffebønner, *bønner, *kakao, *chokolade, *pralineer,
      *trøfler, vin, vine, *rødvin, *hvidvin, *champagne, øl, *cider, gin, *whisky, rom, *vodka, *likør, *snaps, *juice,
      *saft, *saftevand, *limonade, *kombucha, *mineralvand, *olivenolie, *eddike, *syltetøj, *marmelade, *jordnøddesmør,
      *småkager, *kiks, *kage, *kager, *brød, *rugbrød, ost, oste, *pølse, *pølser, *skinke, *salami, *laks, tun, *sild,
      *pasta, *spaghetti, ris, mel, *havregryn, *müsli, *granola, *proteinbar, *proteinpulver, *nødder, *mandler,
      *pistacienødder, *dadler, *krydderi, *krydderier, *karry, *peber, *salt, *safran, *kanel, *vanilje, *sauce,
      *ketchup, *sennep, *pesto, *sirup, *slik, *bolsjer, *lakrids, *tyggegummi, *karameller, *popcorn, *chips, *oliven,
      *suppe, *pizza, is, *yoghurt, smør
    `,
    nowhere: `
      *gavekort, *håndklæde, *håndklæder, *viskestykke, *viskestykker, *klud, *karklud, *pude, *pudebetræk, *sofatæppe,
      *plaid, *vattæppe, *dyne, *sengetøj, *lagen, *gardin, *gardiner, dug, *bordløber, *servietter, *plakat, *billede,
      *print, *lærred, *spejl, bog, *bøger, *kogebog, *blad, *kalender, *klistermærke, *tapet, *maling, *betræk,
      *overtræk, *cover, *etui, *holder, *stativ, *vinreol, *hylde, *krog, *filter, *reservedel, *adapter, *kabel,
      *batteri, *legetøj, *bamse, *dukke, *puslespil, *hundemad, *hundefoder, *kattemad, *foder, *software, *maskine,
      *kasse, *kurv, *æske, *oplukker, *automat, *loftlampe, *væglampe, *pendel, *lyskæde, *pære, *lommelygte, *vægur,
      *autostol, *halsbånd, *hundesnor, *guitar, *violin, *værktøj, *boremaskine, *skruetrækker, sav, *hammer, *nøglering,
      *svamp, *børste, *vaskemiddel, tv, *fjernsyn, *radiator, *ventilator, *dagslys, *sollys, *lampeskærm, *tebreve,
      *skraldepose
    `,
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
    short: 'i, à',
    titles: 'hr, fru, skt',
    labels: `
      størrelse, str, vitamin, type, del, klasse, trin, side, kapitel, niveau, model, sæson, version, serie, faktor, kl
    `,
    trailing: 'osv, m.m, m.fl',
  },
  things: {
    endings: 'er, en, et, e, r, s, ne',
    nothing: 'døgnet rundt, derhjemme, bestil bord',
    bakery: 'brød, *brød, rugbrød, bolle, boller, bageri, surdej, croissant',
    'fast-food': 'burger, pizza, kebab, pommes frites, pølse, sushi',
    sweets: 'chokolade, slik, kage, småkager, is, lakrids',
    pantry: 'olivenolie, honning, marmelade, ost, pasta, krydderier, laks, kød, smør',
    drink: 'juice, saft, sodavand, øl, cider',
    'tea-coffee': 'kaffe, kaffebønner, te, espresso',
    spirits: 'vin, rødvin, champagne, whisky, gin, snaps',
    tools: 'boremaskine, skruemaskine, hammer, sav, værktøj, værktøjskasse, stige',
    'garden-tools': 'trillebør, plæneklipper, hækkeklipper',
    jewelry: 'ring, vielsesring, forlovelsesring, halskæde, armbånd, øreringe, diamant, perler, smykke, smykker',
    watches: 'ur, armbåndsur',
    'sport-watches': 'løbeur, sportsur, smartwatch',
    clothes: 'kjole, nederdel, skjorte, trøje, bukser, jeans, frakke, tørklæde, hue, strømper, solbriller',
    streetwear: 'jakke, hættetrøje, dunjakke, sneakers',
    shoes: 'sko, støvler, sandaler',
    'sport-shoes': 'løbesko, vandrestøvler, fodboldstøvler',
    bags: 'taske, håndtaske, pung',
    luggage: 'kuffert, rygsæk',
    beauty: 'creme, ansigtscreme, håndcreme, serum, sæbe, shampoo, hudpleje',
    makeup: 'læbestift, mascara, neglelak',
    perfume: 'parfume, duft',
    furniture: 'stol, *stol, lænestol, sofa, *sofa, bord, *bord, reol, seng, madras, tæppe, møbler',
    homeware: 'krus, kop, skål, tallerken, vase, pude, plaid, håndklæde, keramik',
    kitchenware: 'gryde, pande, kniv, skærebræt, termokande',
    appliances: 'støvsuger, robotstøvsuger, kaffemaskine, brødrister, køleskab',
    lighting: 'lampe, *lampe',
    candles: 'stearinlys, duftlys, lysestage',
    'real-estate': 'lejlighed, villa, rækkehus, ejendom, ejendomsmægler, bolig',
    travel: 'rejse, *rejse, ferie, krydstogt, safari',
    hotel: 'hotel, kro, sommerhus',
    restaurant: 'restaurant, pizzeria, catering',
    cafe: 'café, konditori',
    wellness: 'spa, massage, sauna, frisør',
    health: 'tandlæge, læge, klinik, fysioterapi, optiker',
    law: 'advokat, advokatfirma, jurist',
    finance: 'revisor, bogføring, forsikring, boliglån, bank',
    education: 'kursus, *kursus, undervisning, klaverundervisning, skole',
    repair: 'reparation, vvs, elektriker, tagdækker, autoværksted, renovering, flytning',
    cleaning: 'rengøring, vinduespudsning',
    events: 'bryllup, bryllupsfotograf, fotograf, koncert',
    children: 'børn, børne*, legetøj, puslespil, bamse, dukke, trampolin',
    baby: 'baby, barnevogn, vikle',
    pets: 'hund, kat, hvalp, hundefoder, kattefoder, kradsetræ, kæledyr',
    electronics: 'høretelefoner, hovedtelefoner, højttaler, kamera, telefon, oplader, fjernsyn',
    computers: 'computer, bærbar, grafikkort, skærm',
    plants: 'plante, stueplante, kaktus, monstera',
    flowers: 'buket, blomster, roser',
    fitness: 'håndvægte, fitness, løbebånd, protein',
    sport: 'fodbold, tennis, ski, snowboard',
    outdoor: 'telt, sovepose, pandelampe, vandretur, grill',
    bikes: 'cykel, *cykel, cykelhjelm, elcykel',
    cars: 'bil, elbil, brugt bil, biludlejning',
    books: 'bog, roman, notesbog',
    'gift-cards': 'gavekort',
  },
  styleWords: {
    clean: 'hudpleje*, sæbe*, naturlig*, økologisk*, keramik*, hør, bomuld*, honning*, stearinlys*, møbel*, møbler*',
    bold: 'energidrik*, træning*, løb, løbesko*, muskel*, cykel*, fodbold*, rabat*',
    luxury: 'parfume*, smykke*, guld*, sølv*, silke*, luksus*, diamant*, armbåndsur*, læder*',
    playful: 'børn*, børne*, legetøj*, slik, fødselsdag*, sjov*, farverig*',
    corporate: 'virksomhed*, kontor*, forsikring*, regnskab*, kursus*, faktura*',
    modern: 'trådløs*, hovedtelefon*, højttaler*, mobil*, oplader*, elektrisk*, batteri*',
  },

  requests: {
    parts: {
      product: 'produkt*, vare, varen, artikel*',
      headline: 'overskrift*, titel*',
      name: 'navn*, produktnavn*',
      support: 'anden linje, underoverskrift*, undertitel*',
      price: 'pris*',
      oldPrice: 'gammel pris, gamle pris, tidligere pris, førpris*',
      badge: 'mærkat*, badge*, klistermærke*, etiket*, rabat*',
      callToAction: 'opfordring*, knap*, cta, call to action',
      webAddress: 'webadresse*, hjemmeside*, netadresse*, url',
      legalLine: 'juridisk* linje*, juridisk* tekst*, det med småt',
      logo: 'logo*',
      photo: 'foto*, billede*',
      background: 'baggrund*',
      text: 'tekst*, ord, bogstaver*, skrift*',
    },
    acts: {
      larger: 'større, stor*, forstør*',
      smaller: 'mindre, lille, formindsk*',
      left: 'venstre, til venstre',
      right: 'højre, til højre',
      nearer: 'tættere på, tættere, nærmere',
      without: 'uden, ingen, intet, fjern*, slet*',
      darker: 'mørkere',
      lighter: 'lysere',
      cutOut: 'fritlæg*, fritlagt*, klip ud, udklip*',
      keep: 'med, behold*, vis',
    },
    colors: {
      black: 'sort, sorte',
      white: 'hvid, hvidt, hvide',
      gray: 'grå, gråt',
      red: 'rød, rødt, røde',
      orange: 'orange*',
      yellow: 'gul, gult, gule',
      green: 'grøn, grønt, grønne',
      teal: 'turkis*',
      blue: 'blå, blåt',
      purple: 'lilla, violet*',
      pink: 'lyserød, lyserødt, pink, rosa',
      brown: 'brun, brunt, brune',
      beige: 'beige, creme*',
      navy: 'marineblå*',
      gold: 'guld*, gylden*',
    },
    shades: { light: 'lys, lyst, lyse', dark: 'mørk, mørkt, mørke' },
    ordinals: ['første', 'anden, andet', 'tredje', 'fjerde', 'femte'],
    becomes: 'til, i, som, bliver',
    and: 'og, så, også, men',
    not: 'ikke, aldrig',
    fill: 'gør, lav, den, det, de, en, et, tak, venligst, brug, tag, sæt, ændr, ændre, skift, flyt, på, af, for, mere, lidt, meget, farve, annonce*, jeg, vil, have, mod',
    unclear: 'Det blev ikke forstået.',
    examples: ['pris 39,95', 'større produkt', 'gør den blå'],
  },

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
