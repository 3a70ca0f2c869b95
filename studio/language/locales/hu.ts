import type { Language } from '../language.ts'

export const hungarian: Language = {
  name: 'Hungarian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'hu',
  letters: 'áéíóöőúüű',
  tellingWords: `
    és, joga, az, hogy, vagy, jogok, lehet, arra, való, kell, jog, jelen, mint, előtt, olyan, azt, útján, hazai, pedig, alatt,
    ilyen, jogai, amely, saját, jogot
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '”'],
  hyphenation: 'hu',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Vásárlás most', 'Megrendelem', 'Részletek'],
    friendly: ['Nézze meg', 'Pillantson bele', 'Jöjjön, nézze meg'],
    luxury: ['Fedezze fel', 'Ismerje meg', 'Tudjon meg többet'],
  },
  buying: ['Vásárlás most', 'Megrendelem'],
  deeds: undefined,

  sentences: {
    abbreviations: 'pl, stb, kb, ill, ún, db',
    beforeNumbers: 'tel, max, min, sz, old',
    examples: 'pl., például',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'ha, amikor, miközben, mert, bár, hogy, mielőtt, miután, amíg, mivel',
    adding: 'és, de, vagy, hanem, valamint',
    subjects: 'ez, ezek, az, azok, mi, ön, önök, ők, ő, te',
    leaning: 'ez, ezek, az, azok, ő, is, majd',
    product: {
      with: '',
      this: 'ezzel, ez a, ez az',
      the: '',
    },
    listing: 'tartalmaz, tartalma',
    and: 'és',
    articles: 'egy',
    verbs: {
      asking: `
        adja, adj, bízza, dőljön, ébredjen, élje, élvezze, élvezd, engedje, érezze, érezd, fedezze, felejtse, felejtsd,
        főzzön, gondoljon, hagyja, hallgassa, ismerje, ízlelje, jöjjön, kezdje, kérje, keresse, kóstolja, legyen, lépjen,
        lássa, lazítson, mondjon, nézze, nézd, nyissa, öltse, pihenjen, próbálja, próbáld, rendelje, találja, tegye, töltse,
        tudja, válassza, válaszd, vegye, viselje, vigye, aludjon, aludj, lepje, pillantson, soha többé
      `,
      telling: `
        van, vannak, lesz, marad, maradnak, tart, véd, melegít, illik, illatozik, világít, elfér, segít, működik, ad, készül,
        készült, nyílik, nő, alszik, játszik, tisztít, hoz, jön, kezdődik, szeret, megérdemli, bírja, kell, mosható,
        összehajtható, hazakísér, bekapcsol, kikapcsol, szól
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      jellemzők, tulajdonságok, termékjellemzők, főbb jellemzők, műszaki adatok, műszaki jellemzők, specifikáció,
      specifikációk, részletek, termékinformáció, információ, további információ, további információk, leírás,
      termékleírás, a termékről, rólunk, áttekintés, előnyök, fő előnyök, röviden, miért, mi, mit, hogyan, ki, hol,
      anyag, anyaga, anyagok, összetétel, összetevők, így működik, hogyan működik, szabás, méret és szabás,
      gyakori kérdések, gyik, elérhető színek, színek, szín, változatok, kompatibilitás, kompatibilis, történetünk,
      bővebben, mérettáblázat, méretek, szállítás, visszaküldés, ápolás, kezelés, tartalom
    `,
    openings: `
      kérjük, kérem, megjegyzés, figyelem, fontos, figyelmeztetés, vigyázat, ápolás, kézi mosás, mosás, mosható, mossa,
      gépben mosható, tisztítás, tisztítsa, törölje le, vasalja, vasalható, szárítás, szárítsa, tárolja, tárolás,
      tartsa távol, tartsa szárazon, nem alkalmas, nem ajánlott, csak, kizárólag, lépjen kapcsolatba, írjon nekünk,
      hívjon, kattintson, lásd, ellenőrizze a méret*, válassza ki, válasszon méretet, válasszon színt, tegye a kosárba,
      tedd a kosárba, ha kérdése, kérdés esetén, szállítunk, küldjük, elfogadunk, javasoljuk, ajánljuk, köszönjük,
      üdvözöljük, látogasson el, cikkszám, gyártó, származási ország, a csomag tartalma, a készlet tartalma, elemek,
      összeszerelést igényel, ár, árak, rendelések, minden rendelés, rendelése, a képen, a kép, használati útmutató,
      használat, útmutató
    `,
    notices: `
      szállítás*, szállítási, kiszállítás*, szállítjuk, postaköltség, futár*, munkanap*, raktáron, elfogyott,
      visszaküld*, visszatérít*, visszavál*, csere, cseréje, garancia, garanciá*, jótállás*, elállás*, nem tartozék*,
      nem tartalmazza, nem tartalmaz, tartozék, mellékelve, a csomagban, a dobozban, csomag tartalma, készlet tartalma,
      külön, külön megvásárolható, külön kapható, tartalmazhat, allergén*, eltérhet*, eltérő lehet, változhat*,
      illusztráci*, a képen, a képeken, a fotón, a modell, modellünk, mérettáblázat*, egy méret, kisebb méretezésű,
      szokásos méret*, mosási útmutató, kezelési útmutató, kézi mosás, kézzel mosható, gépben mosható, mosógépben,
      vegytisztítás, szárítógép*, nedves ruhával, puha ruhával, fehérítő*, öblítő, hideg vízben, langyos vízben,
      az első használat előtt, használat előtt, rendelés előtt, vásárlás előtt, rendeléskor, kosárba, kosárban,
      ügyfélszolgálat*, üzletünk*, webáruház*, boltunk*, rendelését, kuponkód, kedvezménykód, áfa, jog fenntartva,
      felelősség*, apró alkatrész*, fulladásveszély, 3 év alatti, 3 éven aluli, felügyelet*, gyermekektől, gyúlékony,
      szembe, közvetlen napfény*, tűző nap*, 14 napon belül, 30 napon belül, 24 órán belül, eredeti csomagolás*,
      használatlan*, nekünk, velünk, kérdése van, képernyő*, whatsapp, aznap, 30 fokon, 40 fokon, ajánlott életkor,
      vám, darab, db, korábbi modell, opcionális*, választható, kapható, elérhető, kérésre, rendelje meg, rendeld meg,
      vásároljon most, amíg a készlet, nem vonatkozik, aaa, vásárlói vélemények
    `,
    forbids: 'ne, nem, soha, tilos, kerülje, kerülendő, nem szabad',
    handling: `
      mosogatógép*, mikrohullám*, mikró*, sütő*, fagyasztó*, fehérít*, vasal*, mos*, tisztít*, szárít*, csavar*,
      merít*, használ*, teg*, kiten*, felügyelet nélkül, túlterhel*, szétszed*, szerel*, nyit*, lenyel*, kever*,
      helyez*, töltés közben, súroló*
    `,
    measures: `
      méret, mérete, méretek, magasság, magassága, szélesség, szélessége, mélység, hossz, hossza, hosszúság, súly,
      súlya, tömeg, átmérő, átmérője, űrtartalom, kapacitás, térfogat, vastagság, kerület
    `,
    tornEnds: `
      és, vagy, de, a, az, egy, hogy, ha, amely, amelyek, ami, aki, mint, amikor, mert, nagyon, minden, ez a, nélküli,
      valamint, illetve, az ön
    `,
    promises: `
      ön, önt, önnek, önök, te, téged, neked, veled, minden nap, minden reggel, minden este, egész nap, mindig,
      lágyít*, megnyugtat*, frissít*, ápol*, véd*, megvéd*, megelőz*, csökkent*, javít*, könnyít*, megkönnyít*, kínál,
      ad, nyújt, teremt, varázsol*, átalakít*, bír*, kísér*, elrejt*, ébreszt*, melegít, melegen tart*, hűsít*, segít*,
      enged*, tölt*, tart, marad, világít*, hoz, kényelmes*, otthonos*, könnyed*, könnyen, tökéletes, ideális, elég,
      olyan könnyű, olyan puha, búcsú*, végre, soha többé, nincs több, mindenhol, bárhol, puhábban, gyorsabban, jobban,
      órákig, másodpercek alatt, egész évben, *ja a, *i a, *ja az, *i az
    `,
  },
  offer: { free: 'ingyen, ingyenes' },
  units: '',
  services: {
    names: `
      *óra kezdőknek, *órák, *lecke, *tanfolyam, *javítás, *szerviz, *takarítás, *biztosítás, *oktatás, *masszázs, *utazás,
      *bérlés, *fordítás, *tanácsadás, *szolgáltatás, *jegy, *szállás, *felújítás
    `,
    asked: 'foglaljon, időpont, foglalás, jelentkezzen',
    per: 'egy',
    hours: 'óra, éjszaka',
  },
  places: {
    head: 'last',
    nouns: 'joined',
    describing: 'val, vel, nélkül, ból, való, készült, számára, féle',
    table: `
      *lámpa, *lámpák, *bögre, *csésze, *pohár, *teáskanna, *kancsó, *palack, *kulacs, *termosz, *váza, *gyertya, *gyertyák,
      *gyertyatartó, *diffúzor, *fejhallgató, *fülhallgató, *telefon, *telefontok, *tablet, *laptop, *billentyűzet, *egér,
      *monitor, *mikrofon, *hangszóró, *rádió, *lemezjátszó, *fényképezőgép, *objektív, *ébresztőóra, *kávéfőző, *kávégép,
      *kávédaráló, *vízforraló, *kenyérpirító, *turmixgép, *gyümölcscentrifuga, *serpenyő, *lábas, *fazék, *kés, *evőeszköz,
      *tányér, *tál, *befőttesüveg, *vágódeszka, *tálca, *arckrém, *krém, *szérum, *testápoló, *balzsam, *sampon, *szappan,
      *parfüm, *rúzs, *szempillaspirál, *arcmaszk, *fogkefe, *fogkrém, *hajszárító, *hajvasaló, *borotva, *powerbank, *töltő,
      *nyomtató, *projektor, *virágcserép, *sakk, *toll, *ékszerdoboz, *varrógép
    `,
    floor: `
      *kanapé, *fotel, *szék, *székek, *irodaszék, *puff, *pad, *asztal, *íróasztal, *ágy, *matrac, *szekrény, *cipősszekrény,
      *komód, *polc, *könyvespolc, *szőnyeg, *lábtörlő, *állólámpa, *porszívó, *bőrönd, *futópad, *szobabicikli, *jógamatrac,
      *mosógép, *szárítógép, *mosogatógép, *hűtőszekrény, *fagyasztó, *sütő, *légtisztító, *kutyaágy, *macskabútor,
      *szennyestartó, *zongora, *etetőszék, *szemetes, *bölcső
    `,
    outdoors: `
      *sátor, *kerti szék, *kempingszék, *napozóágy, *kerti bútor, *kerti asztal, *függőágy, *napernyő, *pavilon, *kerékpár,
      *bicikli, *roller, *gördeszka, *grill, *grillsütő, *tűzrakó, *hűtőtáska, *hálózsák, *kajak, *kenu, *szánkó, *síléc,
      *snowboard, *horgászbot, *trambulin, *hinta, *csúszda, *homokozó, *medence, *fűnyíró, *talicska, *locsolókanna,
      *locsolótömlő, *üvegház, *madáretető, *babakocsi, *motorkerékpár, *gumiabroncs, *labda, *drón
    `,
    worn: `
      *ruha, *ruhák, *ing, *póló, *blúz, *tunika, *pulóver, *kardigán, *kabát, *dzseki, *zakó, *mellény, *köntös, *öltöny,
      *nadrág, *farmer, *leggings, *szoknya, *overall, *pizsama, *melltartó, *fehérnemű, *zokni, *harisnya, *fürdőruha, *cipő,
      *cipők, *csizma, *szandál, *papucs, *kalap, *sapka, *sál, *kendő, *kesztyű, *öv, *nyakkendő, *táska, *táskák, *hátizsák,
      *pénztárca, *karóra, *okosóra, *gyűrű, *nyaklánc, *karkötő, *fülbevaló, *bross, *ékszer, *szemüveg, *napszemüveg,
      *sisak, *kötény
    `,
    eaten: `
      *méz, *tea, *kávé, *szemes kávé, *kakaó, *csokoládé, *bonbon, *bor, *sör, *gin, *whisky, *pálinka, *likőr, *gyümölcslé,
      *szörp, *limonádé, *ásványvíz, *olívaolaj, *ecet, *lekvár, *mogyoróvaj, *keksz, *sütemény, *torta, *kenyér, *sajt,
      *kolbász, *sonka, *szalámi, *lazac, *tészta, *spagetti, *rizs, *liszt, *zabpehely, *müzli, *granola, *fehérjepor, *dió,
      *mandula, *datolya, *fűszer, *paprika, *bors, *fahéj, *vanília, *szósz, *ketchup, *mustár, *pesztó, *cukorka, *rágógumi,
      *karamella, *pattogatott kukorica, *chips, *olajbogyó, *leves, *pizza, *fagylalt, *joghurt, *vaj
    `,
    nowhere: `
      *ajándékkártya, *utalvány, *törölköző, *konyharuha, *törlőkendő, *párna, *takaró, *paplan, *ágynemű, *lepedő, *függöny,
      *terítő, *szalvéta, *poszter, *kép, *tükör, *könyv, *könyvek, *naptár, *matrica, *tapéta, *festék, *huzat, *tartó,
      *állvány, *fogas, *szűrő, *alkatrész, *adapter, *kábel, *elem, *játék, *játékok, *baba, *kirakó, *kutyatáp, *macskatáp,
      *szoftver, *gép, *doboz, *kosár, *csillár, *izzó, *zseblámpa, *falióra, *autósülés, *nyakörv, *gitár, *hegedű, *fúró,
      *csavarhúzó, *fűrész, *kalapács, *kulcstartó, *szivacs, *kefe, *mosószer, *televízió, *radiátor, *ventilátor
    `,
  },
  downloads: 'töltse le, letöltés, telepítse, telepítés',

  claims: {
    superlative: 'legjobb*, leg*abb, leg*ebb, egyedülálló, tökéletes*, örök*, első számú',
    proof: 'garanci*, garantál*, bizonyított*, tesztelt*, tanúsított*',
    rating: 'csillag*, értékelés*, vásárló*, vevő*',
    offer: 'ingyen*, kedvezmény*, akció*, leértékel*, ma',
    number: 'négy, öt, hét, nyolc, kilenc, tíz, száz, ezer',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'a, s, e',
    titles: 'dr, ifj, özv, id, szt',
    labels: 'méret, vitamin, típus, rész, osztály, lépés, oldal, fejezet, szint, modell, évad, verzió, sorozat, faktor',
    trailing: 'stb',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      bőr*, krém*, szappan*, sampon*, természetes*, bio, kerámia*, len, lenvászon*, pamut*, méz*, gyertya*, növény*, bútor*,
      fából, tiszta*
    `,
    bold: `
      energia*, sport*, futás*, futócip*, edzés*, izom*, fehérje*, burger*, kedvezmény*, akció*, kerékpár*, foci*, boksz*,
      extrém*, turbó*
    `,
    luxury: `
      parfüm*, ékszer*, gyémánt*, arany*, ezüst*, gyöngy*, selyem*, kasmír*, luxus*, exkluzív*, elegáns*, pezsgő*, bőrből,
      gyűrű*, nyaklánc*, karóra*
    `,
    playful: `
      gyerek*, gyermek*, baba*, játék*, kirakó*, cukorka*, csokoládé*, parti*, születésnap*, vicces*, színes*, vidám*,
      kutyus*, cica*
    `,
    corporate: `
      cég*, iroda*, vállalat*, biztosítás*, könyvelés*, tanácsadás*, képzés*, számla*, ipar*, logisztika*, tanúsítvány*,
      nyomtató*, adó
    `,
    modern: `
      vezeték*, fejhallgató*, fülhallgató*, hangszóró*, kamera*, telefon*, laptop*, akkumulátor*, töltő*, elektromos*, okos*,
      robot*, alkalmazás*, drón*
    `,
  },

  requests: {
    parts: {
      product: 'termék*, áru*',
      headline: 'címsor*, főcím*, cím, címet, címe',
      name: 'név, neve*, nevet, terméknév*',
      support: 'második sor*, alcím*',
      price: 'ár, ára, árat, ára*',
      oldPrice: 'régi ár*, korábbi ár*, eredeti ár*',
      badge: 'jelvény*, matric*, címk*, kedvezmény*',
      callToAction: 'felhívás*, cselekvésre ösztönző*, gomb*, cta',
      webAddress: 'webcím*, weboldal*, honlap*, url',
      legalLine: 'jogi sor*, jogi szöveg*, apró betű*',
      logo: 'logó*, logo*',
      photo: 'fotó*, kép*, fénykép*',
      background: 'háttér*, hátter*',
      text: 'szöveg*, betű*, szavak',
    },
    acts: {
      larger: 'nagyobb*, nagyít*, növel*, nagy',
      smaller: 'kisebb*, kicsinyít*, csökkent*, kicsi',
      left: 'bal, balra, bal oldalra, baloldal*',
      right: 'jobb, jobbra, jobb oldalra, jobboldal*',
      nearer: 'közelebb*, közel*',
      without: 'nélkül, töröld*, töröl*, távolítsd el, vedd le, vedd ki, hagyd el',
      darker: 'sötétebb*, sötétítsd*',
      lighter: 'világosabb*, világosítsd*',
      cutOut: 'vágd ki, kivág*, kivágva',
      keep: 'tartsd meg, hagyd meg, mutasd',
    },
    colors: {
      black: 'fekete*, feketé*',
      white: 'fehér*',
      gray: 'szürke*, szürké*',
      red: 'piros*, vörös*',
      orange: 'narancs*',
      yellow: 'sárg*',
      green: 'zöld*',
      teal: 'türkiz*',
      blue: 'kék*',
      purple: 'lila*, lilá*',
      pink: 'rózsaszín*',
      brown: 'barna*, barná*',
      beige: 'bézs*, krém*',
      navy: 'tengerészkék*',
      gold: 'arany*',
    },
    shades: { light: 'világos*, halvány*', dark: 'sötét*' },
    ordinals: ['első*', 'második*', 'harmadik*', 'negyedik*', 'ötödik*'],
    becomes: 'legyen, erre, így szóljon',
    and: 'és, majd, is, de',
    not: 'ne, nem, soha',
    fill: 'tedd, tegyük, ezt, azt, a, az, egy, kérlek, használd, vedd, állítsd, változtasd, módosítsd, mozgasd, húzd, told, több, kicsit, sokkal, szín*, hirdetés*, szeretnék, oldalra',
    unclear: 'Ezt nem sikerült megérteni.',
    examples: ['ár 3990 Ft', 'nagyobb termék', 'legyen kék a háttér'],
  },

  samples: {
    texts: `
      Kézzel készült kerámiabögre
      Vezeték nélküli fejhallgató
      Friss kenyér minden reggel
      Aludjon jobban
      Meleg gyapjúkabát télre
      Sör és kolbász ma este
      Összecsukható kerti szék
      Zongoraórák kezdőknek
      Soha többé hideg láb
      Két ventilátor, halkabb, mint egy beszélgetés.
      Gabonamentes kutyaeledel
      Hosszú ujjú pamuting
      Az új kedvenc hátizsákja
      Könnyű futócipő
      Vízálló tíz méterig
      Saját pörkölésű kávé
      Több fény a kertben
      A lámpa esténként magától bekapcsol.
      Fajátékok gyerekeknek
      Nyári ruha leárazva
    `,
    divided: 'veze|ték|nél|küli',
    clause: ['Egyszerű bögre minden reggelre, és a délutáni teához is.', 'Egyszerű bögre minden reggelre'],
    sentences: ['Illik pl. Chemexhez.', 'Bögrék, tálak stb. Minden napra.'],
    leads: ['Élvezze minden reggelét', 'A kávé sokáig meleg marad'],
    attributes: ['Alkatrészek mosogatógéphez', 'Puha pulóver tiszta gyapjúból'],
    oldPrice: 'eredeti ár 5900 Ft',
    service: 'Zongoraórák',
  },
}
