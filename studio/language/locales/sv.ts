import type { Language } from '../language.ts'

export const swedish: Language = {
  name: 'Swedish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'sv',
  letters: 'åäöé',
  tellingWords: `
    och, till, envar, rätt, för, att, är, alla, lika, denna, varje, skydd, enär, samt, genom, från, vid, icke, skall, äro,
    utan, deras, fria, dess, andra, dessa, inte, ett, mer än, även, så, när, också, *ck*, vårt, våra, nya, handgjord*, mjuk*,
    soffa, *soffa, *sits*, *bryggare, present*, sammet, tröj*, *väska
  `,
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
  deeds: {
    size: 'Hitta din storlek',
    home: ['Boka visning', 'Kom på visning', 'Boka visning'],
    table: ['Boka bord', 'Boka ett bord', 'Reservera bord'],
    menu: ['Se menyn', 'Titta förbi', 'Se menyn'],
    stay: ['Boka din vistelse', 'Planera vistelsen', 'Boka din vistelse'],
    trip: ['Planera resan', 'Planera din resa', 'Planera resan'],
    visit: ['Boka tid', 'Boka en tid', 'Boka tid'],
    lesson: 'Börja lära dig',
    talk: ['Kontakta oss', 'Prata med oss', 'Kontakta oss'],
    works: 'Så fungerar det',
    scent: 'Upptäck doften',
    recipe: 'Se receptet',
    several: ['Se lägenheter', 'Se bostäder', 'Se villor', 'Se radhus', 'Se resor', 'Se kurser'],
    recipes: 'recept',
    except: `
      paraply, parasoll, strumpor, underkläder, glasögon, solglasögon, diamant, pärlor, mäklare, fastighetsmäklare, tomt, catering, avhämtning, leverans, konditori, presentkort, vitamin, kosttillskott, apotek, skola, förskola, leksak, docka, dockskåp, insekt, fågel, bi, hund, katt, modell, affisch, kostym för
    `,
  },

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
  lineKinds: {
    headings: `
      egenskaper, produktegenskaper, funktioner, specifikationer, specifikation, tekniska specifikationer, teknisk data,
      tekniska data, detaljer, produktdetaljer, produktinformation, information, mer information,
      ytterligare information, beskrivning, produktbeskrivning, om produkten, om den här, om oss, översikt, fördelar,
      höjdpunkter, i korthet, varför du, därför kommer du, därför älskar, varför välja, varför vi, vad gör,
      det här får du, material, materialer, sammansättning, innehållsförteckning, ingredienser, så fungerar, hur den,
      passform, storlek och passform, vanliga frågor, faq, tillgängliga färger, färger, färg, varianter, alternativ,
      kompatibilitet, kompatibel med, bra att veta, vår historia, läs mer, varför, därför, vad, hur, vem, var,
      storleksguide, mått, leverans, frakt, retur, skötsel, innehåll, det här finns, det här ingår
    `,
    openings: `
      obs, notera, observera, viktigt, varning, varningar, försiktighet, skötsel, handtvätt, maskintvätt, tvättas,
      tvättråd, tvätta i, tvätta på, tvätta separat, maskintvättbar, ej lämplig, inte lämplig, ej för, tål ej, tål inte,
      rengör med, rengörs, torka av, strykes, torktumla, förvara, förvaras, förvaras utom, håll borta, utom räckhåll,
      endast för, bara för, kontakta, mejla oss, ring oss, skriv till oss, klicka, kolla storleksguiden,
      välj din storlek, välj storlek, välj färg, lägg i varukorgen, lägg till i, har du frågor, vid frågor, om du har,
      på grund av, vi skickar, vi levererar, vi accepterar, vi rekommenderar, tack för, välkommen till vår, besök vår,
      artikelnummer, tillverkare, innehåller, inkluderar, ingår, batterier, montering krävs, pris, priser,
      beställningar, alla beställningar, din beställning, vänligen, se storleks*, se nedan, se bild, se måttabell,
      bilden visar, användning, bruksanvisning, så används, instruktioner, så här använder du, så använder du
    `,
    notices: `
      leverans*, levereras, leveranstid, frakt*, fraktfritt, skickas, postas, arbetsdagar, vardagar, i lager, slutsåld*,
      slut i, retur*, returnera*, återbetalning*, byte, byten, öppet köp, garanti, garantitid, ångerrätt*, ingår inte,
      ingår ej, ingår, medföljer, medföljer inte, i lådan, i kartongen, i förpackningen, i paketet,
      förpackningens innehåll, innehåll, setet innehåller, säljs separat, separat, köps separat, kan innehålla, spår av,
      allergener, kan variera, kan avvika, kan skilja, i illustrationssyfte, bilden visar, fotot visar, på bilden,
      på bilderna, på fotot, modellen är, modellen bär, modellen har, vår modell, storleksguide*, storlekstabell*,
      one size, liten i storleken, stor i storleken, normal i storleken, din vanliga storlek, dimensioner, tvättråd,
      skötselråd, tvättanvisning*, handtvätt, maskintvätt, kemtvätt*, torktumla*, fuktig trasa, mjuk trasa, blekmedel,
      blek ej, sköljmedel, kallt vatten, ljummet vatten, före första användning, före användning, innan du beställer,
      innan köp, vid beställning, i varukorgen, varukorgen, kundtjänst, kundservice, vår butik, vår webbshop,
      vår hemsida, din beställning, ditt köp, rabattkod, moms, upphovsrätt, små delar, smådelar, kvävningsrisk,
      under 3 år, från 3 år, uppsikt, räckhåll för barn, brandfarlig*, kontakt med ögonen, direkt solljus,
      bruksanvisning, skicka tillbaka, skickas tillbaka, lämna tillbaka, inom 14, inom 30, inom 7, inom 24,
      originalförpackning, oanvänd*, oss, till oss, mejla, hör av dig, hör gärna av, beroende på din, beroende på skärm,
      mätfel, mäts plant, whatsapp, samma dag, tvättbar, tvättetikett, rekommenderad ålder, tull, antal, styck,
      förpackning om, gamla modellen, tidigare modell, i 30 grader, 30 grader, 40 grader, färgerna kan, tillval, valfri,
      valfritt, finns i, finns att, tillgänglig i, kan anpassas, på begäran, beställ nu, köp nu, så länge lagret,
      gäller ej, aaa, kundrecensioner, slutpris, tillgänglig, tillgängliga, tillgängligt, borta från eld
    `,
    forbids: 'inte, ej, aldrig, undvik, får inte, förbjudet',
    handling: `
      mikrovågsugn*, mikron, ugn, frys, blek*, strykas, stryk, tvättas, tvätta, rengöras, torkas, torktumlas, vridas,
      nedsänkas, doppas, använd, användas, utsätt, utsättas, obevakad*, överbelasta, demontera, öppna, sväljas,
      förtäras, blanda, placeras, placera, ställ, slipande, under laddning, medan den laddas, i diskmaskin,
      i diskmaskinen, för solljus
    `,
    measures: `
      storlek, storlekar, höjd, bredd, djup, längd, vikt, väger, diameter, kapacitet, volym, rymmer, tjocklek, omkrets,
      mäter, mått, måtten
    `,
    tornEnds: `
      och, eller, men, utan, för, från, hos, en, ett, din, ditt, dina, vår, vårt, våra, sin, sitt, som, att, när,
      mycket, varje, där, vars, om du, mellan, eftersom, samt
    `,
    promises: `
      du, dig, din, ditt, dina, er, ert, era, varje dag, varje morgon, varje kväll, hela dagen, alltid, kastar, sprider,
      mjukar, lindrar, lugnar, fräschar, återfuktar, vårdar, skyddar, förhindrar, minskar, förbättrar, underlättar,
      förenklar, erbjuder, ger, gör, skapar, förvandlar, omsluter, tål, klarar, följer, befriar, absorberar, döljer,
      viks, smälter, framhäver, väcker, värmer, kyler, hjälper, låter, fyller, håller, dansar, lyser, dämpar, bjuder,
      utan, enkelt, bekväm*, skön*, mysig*, perfekt för, idealisk för, ??*r en, ??*r ett, ??*r hela, ??*r varje,
      ??*r sig, ??*r ljus, nog, så lätt, så mjuk, så tyst, farväl, äntligen, aldrig mer, aldrig igen, överallt, mjukare,
      lättare, varmare, tystare, snabbare, bättre, i timmar, i dagar, på några sekunder, på ett ögonblick, var du än,
      året om, hela året, får plats, ryms, även den, slut på, kalla fötter
    `,
  },

  offer: {
    free: 'gratis, på köpet',
  },
  units: '',
  services: {
    names: '*kurs, *kurser, *reparation, *tjänst, *städning, *rengöring, *försäkring, *undervisning, *resa, *resor',
    asked: 'boka tid, tidsbokning',
    per: 'per',
    hours: 'timme, natt',
  },
  places: {
    head: 'last',
    nouns: 'joined',
    describing: 'med, för, av, i, från, utan, till, på, som, vid, åt, din, ditt, dina',
    table: `
      *lampa, *lampor, *bordslampa, *lykta, *mugg, *muggar, *kopp, *koppar, *tekanna, *kanna, *karaff, *flaska, *flaskor,
      *termos, vas, *vaser, *ljus, *doftljus, *ljusstake, *ljuslykta, *diffuser, *hörlurar, *hörlur, *headset, *telefon,
      *mobil, *mobiltelefon, *mobilskal, *surfplatta, *laptop, *dator, *tangentbord, mus, *skärm, *webbkamera, *mikrofon,
      *högtalare, *radio, *skivspelare, *kamera, *objektiv, *väckarklocka, *kaffebryggare, *kaffemaskin, *espressomaskin,
      *symaskin, *kaffekvarn, *pepparkvarn, *vattenkokare, *brödrost, *mixer, *juicepress, *airfryer, *riskokare,
      *stekpanna, *panna, *kastrull, *gryta, *kniv, *knivar, *bestick, *tallrik, *tallrikar, *skål, *skålar, *glas, *burk,
      *glasunderlägg, *matlåda, *skärbräda, *bricka, *kräm, *serum, *lotion, *balsam, *schampo, *tvål, *parfym,
      *läppstift, *mascara, *nagellack, *solkräm, *ansiktsmask, *ansiktsolja, *kroppsolja, *tandborste, *tandkräm,
      *hårtork, *plattång, *rakapparat, *powerbank, *laddare, *konsol, *skrivare, *router, *projektor, *kruka, *blomkruka,
      *schackspel, *brädspel, *penna, *pennor, *smyckeskrin, *speldosa
    `,
    floor: `
      *soffa, *soffor, *fåtölj, *fåtöljer, *stol, *stolar, *pall, *puff, *sittpuff, *bänk, *bord, *soffbord, *matbord,
      *skrivbord, *säng, *sängar, *madrass, *garderob, *skåp, *skoskåp, *skohylla, *skänk, *byrå, *bokhylla,
      *nattduksbord, *sängbord, *matta, *mattor, *dörrmatta, *golvlampa, *båglampa, *dammsugare, *robotdammsugare,
      *resväska, *kabinväska, *löpband, *motionscykel, *roddmaskin, *yogamatta, *tvättmaskin, *torktumlare, *diskmaskin,
      *kylskåp, *frys, ugn, *luftrenare, *hundbädd, *hundsäng, *kattbädd, *klösträd, *matskål, *tvättkorg, *klädhängare,
      *hatthylla, *paraplyställ, *piano, *barnstol, *papperskorg, *pedalhink, *sminkbord, *vagga, *spjälsäng, *vinkyl
    `,
    outdoors: `
      *tält, *trädgårdsstol, *campingstol, *strandstol, *solstol, *solsäng, *utemöbler, *trädgårdsmöbler, *trädgårdsbord,
      *campingbord, *trädgårdssoffa, *utesoffa, *hängmatta, *parasoll, *paviljong, *cykel, *cyklar, *elcykel,
      *mountainbike, *trehjuling, *cykellås, *cykelpump, *cykelkärra, *sparkcykel, *elsparkcykel, *skateboard, *longboard,
      *grill, *klotgrill, *eldfat, *eldkorg, *pizzaugn, *stormkök, *kylbox, *kylväska, *sovsäck, *liggunderlag, *kajak,
      *kanot, *surfbräda, *sup bräda, *pulka, *skidor, *snowboard, *fiskespö, *studsmatta, *gunga, *rutschkana, *sandlåda,
      *pool, *gräsklippare, *robotgräsklippare, *häcksax, *lövblås, *motorsåg, *skottkärra, *vattenkanna, *trädgårdsslang,
      *växthus, *odlingslåda, *fågelholk, *fågelbord, *hundkoja, *barnvagn, *motorcykel, *däck, *takbox, *fotboll,
      *drönare, *picknickfilt
    `,
    worn: `
      *klänning, *klänningar, *skjorta, *skjortor, *t shirt, *tröja, *tröjor, *blus, *topp, *linne, *tunika, *hoodie,
      *kofta, *jacka, *jackor, *kappa, *rock, *parkas, *kavaj, *väst, *poncho, *kimono, *morgonrock, *badrock, *kostym,
      *byxa, *byxor, *jeans, *leggings, *shorts, *kjol, *kjolar, *jumpsuit, *pyjamas, *nattlinne, bh, *underkläder,
      *trosor, *kalsonger, *strumpor, *sockor, *strumpbyxor, *bikini, *baddräkt, *badbyxor, sko, *skor, *sneakers,
      *stövlar, *kängor, *boots, *sandaler, *loafers, *pumps, *tofflor, *hatt, *mössa, *keps, *beanie, *pannband,
      *halsduk, *sjal, *handskar, *vantar, *bälte, *skärp, *slips, *fluga, *hängslen, *väska, *väskor, *handväska,
      *axelväska, *ryggsäck, *ryggsäckar, *plånbok, *korthållare, *armbandsur, *fickur, *klocka, *klockor, *smartklocka,
      ring, ringar, *vigselring, *halsband, *hänge, *armband, *örhängen, *brosch, *smycke, *smycken, *solglasögon,
      *glasögon, *hjälm, *pannlampa, *förkläde, *dräkt
    `,
    eaten: `
      *honung, te, *grönt te, *svart te, *örtte, *matcha, *kaffe, *kaffebönor, *bönor, *kakao, *choklad, *praliner,
      *tryffel, vin, viner, *rödvin, *champagne, öl, *cider, gin, *whisky, rom, *vodka, *likör, *glögg, *juice, *saft,
      *lemonad, *kombucha, *mineralvatten, *olivolja, *vinäger, *sylt, *marmelad, *jordnötssmör, *kaka, *kakor, kex,
      *pepparkakor, *bullar, *tårta, *bröd, *knäckebröd, ost, *korv, *skinka, *salami, lax, *tonfisk, *sill, *pasta,
      *spaghetti, ris, *mjöl, *havregryn, *müsli, *granola, *proteinbar, *proteinpulver, *nötter, *mandlar,
      *pistagenötter, *dadlar, *kryddor, *krydda, *curry, *peppar, *salt, *saffran, *kanel, *vanilj, sås, *ketchup,
      *senap, *pesto, *sirap, *godis, *lakrits, *tuggummi, *kola, *popcorn, *chips, *oliver, *soppa, *pizza, *glass,
      *yoghurt, *smör, färskost, ädelost, julmust, glögg, svartöl, lageröl
    `,
    nowhere: `
      *presentkort, *handduk, *handdukar, *badlakan, *kökshandduk, duk, *kudde, *kuddfodral, *örngott, *filt, *pläd,
      *täcke, *påslakan, *sängkläder, *lakan, *gardin, *gardiner, *bordsduk, *bordslöpare, *servetter, *poster, *affisch,
      *tavla, *print, *spegel, bok, *böcker, *kokbok, *tidning, *kalender, *klistermärke, *tapet, *färg, *överdrag,
      *fodral, *skal, *hållare, *ställ, *vinställ, *hylla, *krok, *filter, *reservdel, *adapter, *kabel, *batteri,
      *leksak, *leksaker, *gosedjur, *docka, *pussel, *hundmat, *kattmat, *foder, *programvara, *maskin, *låda, *korg,
      *öppnare, *automat, *taklampa, *vägglampa, *ljusslinga, *glödlampa, *ficklampa, *väggklocka, *bilstol,
      *hundhalsband, *koppel, *gitarr, *fiol, *verktyg, *borrmaskin, *skruvmejsel, såg, *hammare, *nyckelring, *svamp,
      *borste, *tvättmedel, tv, *element, *fläkt, *solljus, *dagsljus, *lampskärm, *ljushållare, *tepåsar, *sopsäck
    `,
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
    short: 'i, à',
    titles: 'hr, fru',
    labels: `
      storlek, stl, vitamin, typ, del, klass, steg, sida, kapitel, nivå, modell, säsong, version, serie, faktor, kl
    `,
    trailing: 'osv, etc, m.m, m.fl',
  },
  things: {
    endings: 'er, ar, or, en, et, n, na, a, s',
    nothing: 'dygnet runt, hemma, runt bordet, boka bord',
    bakery: 'bröd, *bröd, bulle, bullar, kanelbulle, kanelbullar, bageri, surdeg, knäckebröd, müsli',
    'fast-food': 'hamburgare, burgare, pizza, kebab, pommes, korv, chips, sushi',
    sweets: 'choklad, godis, kaka, kakor, tårta, glass, lakrits, praliner',
    pantry: 'olivolja, honung, sylt, ost, pasta, kryddor, ris, lax, kött, smör',
    drink: 'juice, saft, läsk, öl, cider, kombucha, mineralvatten',
    'tea-coffee': 'kaffe, kaffebönor, te, espresso, kakao',
    spirits: 'vin, rödvin, champagne, whisky, gin, akvavit',
    tools: 'borrmaskin, skruvdragare, hammare, såg, verktyg, verktygslåda, stege, yxa',
    'garden-tools': 'skottkärra, gräsklippare, häcksax, spade',
    jewelry: 'ring, vigselring, förlovningsring, halsband, armband, örhängen, diamant, pärlor, smycke, smycken',
    watches: 'klocka, armbandsur, armbandsklocka',
    'sport-watches': 'sportklocka, löparklocka, smartklocka',
    clothes: 'klänning, kjol, skjorta, tröja, byxor, jeans, kappa, halsduk, mössa, strumpor, solglasögon',
    streetwear: 'jacka, luvtröja, dunjacka, sneakers',
    shoes: 'sko, skor, stövlar, kängor, sandaler',
    'sport-shoes': 'löparskor, löparsko, vandringskängor, fotbollsskor',
    bags: 'väska, handväska, plånbok',
    luggage: 'resväska, ryggsäck',
    beauty: 'kräm, ansiktskräm, handkräm, serum, tvål, schampo, hudvård, balsam',
    makeup: 'läppstift, mascara, nagellack',
    perfume: 'parfym, doft',
    furniture: 'stol, *stol, fåtölj, soffa, *soffa, bord, *bord, matbord, bokhylla, säng, madrass, matta, möbler',
    homeware: 'mugg, kopp, skål, tallrik, vas, kudde, filt, handduk, keramik',
    kitchenware: 'kastrull, stekpanna, kniv, skärbräda, termos',
    appliances: 'dammsugare, robotdammsugare, kaffebryggare, brödrost, kylskåp, tvättmaskin',
    lighting: 'lampa, *lampa, taklampa',
    candles: 'ljus, doftljus, ljusstake',
    'real-estate': 'lägenhet, bostad, villa, radhus, fastighet, mäklare, fastighetsmäklare',
    travel: 'resa, *resa, semester, kryssning, safari, weekendresa',
    hotel: 'hotell, vandrarhem, stuga',
    restaurant: 'restaurang, krog, pizzeria, catering',
    cafe: 'kafé, konditori',
    wellness: 'spa, massage, bastu, frisör',
    health: 'tandläkare, läkare, klinik, vårdcentral, fysioterapi, optiker',
    law: 'advokat, advokatbyrå, jurist, juridik',
    finance: 'redovisning, bokföring, försäkring, bolån, bank, revisor',
    education: 'kurs, *kurs, lektioner, pianolektioner, skola',
    repair: 'reparation, rörmokare, elektriker, takläggare, bilverkstad, renovering, flytt, flyttfirma',
    cleaning: 'städning, hemstädning, fönsterputs',
    events: 'bröllop, bröllopsfotograf, fotograf, konsert',
    children: 'barn, leksak, leksaker, pussel, nalle, docka, studsmatta',
    baby: 'bebis, barnvagn, bärsjal',
    pets: 'hund, katt, valp, hundfoder, kattfoder, klösträd, husdjur',
    electronics: 'hörlurar, högtalare, kamera, telefon, laddare, teve',
    computers: 'dator, bärbar dator, grafikkort, skärm',
    plants: 'växt, krukväxt, kaktus, monstera',
    flowers: 'bukett, blommor, rosor',
    fitness: 'hantlar, gym, löpband, protein',
    sport: 'fotboll, tennis, skidor, snowboard',
    outdoor: 'tält, sovsäck, pannlampa, vandring, grill',
    bikes: 'cykel, *cykel, cykelhjälm, elcykel',
    cars: 'bil, elbil, begagnad bil, hyrbil',
    books: 'bok, roman, anteckningsbok',
    'gift-cards': 'presentkort',
  },
  styleWords: {
    clean:
      'hudvård*, tvål*, naturlig*, ekologisk*, keramik*, linne*, bomull*, honung*, ljusstak*, möbel*, möbler*, växt*',
    bold: 'energidryck*, träning*, löpning*, löparsko*, muskel*, kryddstark*, cykel*, fotboll*, rabatt*',
    luxury: 'parfym*, smycke*, guld*, silver*, siden*, lyx*, diamant*, armbandsur*, läder*',
    playful: 'barn, barnen*, leksak*, godis*, kalas*, födelsedag*, rolig*, färgglad*',
    corporate: 'företag*, kontor*, försäkring*, bokföring*, utbildning*, faktura*',
    modern: 'trådlös*, hörlurar*, högtalare*, mobil*, laddare*, smarta, elektrisk*, datorn',
  },

  requests: {
    parts: {
      product: 'produkt*, vara*, artikel*',
      headline: 'rubrik*, titel*',
      name: 'namn*, produktnamn*',
      support: 'andra raden, underrubrik*',
      price: 'pris*',
      oldPrice: 'gammalt pris, gamla priset, tidigare pris, ordinarie pris',
      badge: 'märke*, etikett*, klistermärke*, rabatt*',
      callToAction: 'uppmaning*, knapp*, cta, call to action',
      webAddress: 'webbadress*, webbplats*, hemsida*, url',
      legalLine: 'juridisk* rad*, juridisk* text*, finstilt*',
      logo: 'logo*, logga*',
      photo: 'foto*, bild*',
      background: 'bakgrund*',
      text: 'text*, ord, bokstäver*, typsnitt*',
    },
    acts: {
      larger: 'större, stor*, förstora*',
      smaller: 'mindre, lilla, liten, förminska*',
      left: 'vänster, till vänster',
      right: 'höger, till höger',
      nearer: 'närmare',
      without: 'utan, inget, ingen, inga, ta bort, radera*',
      darker: 'mörkare',
      lighter: 'ljusare',
      cutOut: 'frilägg*, frilagd*, klipp ut, utklipp*',
      keep: 'med, behåll*, visa*',
    },
    colors: {
      black: 'svart, svarta',
      white: 'vit, vitt, vita',
      gray: 'grå, grått, gråa',
      red: 'röd, rött, röda',
      orange: 'orange*',
      yellow: 'gul, gult, gula',
      green: 'grön, grönt, gröna',
      teal: 'turkos*',
      blue: 'blå, blått, blåa',
      purple: 'lila, violett*',
      pink: 'rosa',
      brown: 'brun, brunt, bruna',
      beige: 'beige, kräm*',
      navy: 'marinblå*, marinblått',
      gold: 'guld*, gyllene',
    },
    shades: { light: 'ljus, ljust, ljusa', dark: 'mörk, mörkt, mörka' },
    ordinals: ['första', 'andra', 'tredje', 'fjärde', 'femte'],
    becomes: 'till, i, som, blir',
    and: 'och, sedan, också, men',
    not: 'inte, ej, aldrig',
    fill: 'gör, den, det, de, en, ett, snälla, använd, ta, sätt, ändra, byt, flytta, på, av, för, mer, lite, mycket, färg, annons*, jag, vill, ha, åt',
    unclear: 'Det gick inte att förstå.',
    examples: ['pris 39,90', 'större produkt', 'gör den blå'],
  },

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
