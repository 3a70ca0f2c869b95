import type { Language } from '../language.ts'

export const slovak: Language = {
  name: 'Slovak',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: 'ľĺŕôä',
  letterGroups: 'sk',
  letters: 'áäčďéíĺľňóôŕšťúýž',
  tellingWords: `
    alebo, sa, byť, ktoré, nikto, ako, pre, sú, majú, svoju, aj, vo, inými, medzi, tejto, či, ktorá, bol, ktorý, pri, boly,
    iných, svoje, každá, vám, svoj*, nová, ktor*, viac, prečo, dom, domov, kúpte, tu, deti, tvoj*, som, lebo, ručne, hrnček*,
    *eniu, *osť, *enie, *anie, koža, kožou, pleť*, z pravej, dreven*, *ovaná, *och, *iach, sviečk*
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  hyphenation: 'sk',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Kúpiť teraz', 'Objednať teraz', 'Zistiť viac'],
    friendly: ['Pozrite si', 'Príďte sa pozrieť', 'Nazrieť dnu'],
    luxury: ['Objavte viac', 'Preskúmať', 'Spoznajte bližšie'],
  },
  buying: ['Kúpiť teraz', 'Objednať teraz'],
  deeds: undefined,

  sentences: {
    abbreviations: 'napr, atď, pod, resp, tzv, cca, vrát, ul',
    beforeNumbers: 'str, tel, max, min',
    examples: 'napr., napríklad',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'keď, ak, kým, pretože, hoci, aj keď, s, so, bez, pre, pred, po, v, vo, na, z, zo, od, aby',
    adding: 'a, ale, alebo, s, so, bez, pre, aj, ideálny',
    subjects: 'ten, tá, to, tento, táto, toto, naše, náš, my, vy, oni, on, ona',
    leaning: 'ten, tá, to, tieto, tiež, potom',
    product: {
      with: 's, so',
      this: 'týmto, touto, tento, táto, toto',
      the: '',
    },
    listing: 'obsahuje, ponúka',
    and: 'a',
    articles: '',
    verbs: {
      asking: `
        buďte, cíťte, čítajte, doprajte, dajte, choďte, chyťte, kúpte, majte, nájdite, naplňte, nechajte, nebojte, objavte,
        objednajte, oddýchnite, ochutnajte, otvorte, pite, počúvajte, pozrite, príďte, preskúmajte, prebuďte, skúste, spite,
        snívajte, staňte, sviežo, ušetrite, užite, užívajte, vezmite, vyberte, vychutnajte, vyskúšajte, zabudnite, zahrejte,
        začnite, zažite, zoznámte, žite, objav, skús, zabudni, doprajž, vychutnaj, užívaj
      `,
      telling: `
        je, sú, má, majú, môže, môžete, bude, drží, vydrží, chráni, chutí, vonia, hreje, svieti, rastie, sedí, stojí, pomáha,
        šetrí, zmestí, otvára, zostane, zostáva, funguje, dáva, robí, patrí, cestuje, spí, hrá, čistí, potrebuje, miluje,
        prináša, začína, končí
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      vlastnosti, vlastnosti produktu, hlavné vlastnosti, parametre, technické parametre, technické údaje,
      špecifikácia, špecifikácie, detaily, podrobnosti, informácie, informácie o produkte, ďalšie informácie,
      viac informácií, popis, popis produktu, opis, o produkte, o nás, prehľad, výhody, prednosti, v skratke, prečo,
      čo, ako, kto, kde, materiál, materiály, zloženie, ingrediencie, ako to funguje, strih, veľkosť a strih,
      časté otázky, najčastejšie otázky, faq, dostupné farby, farby, farba, varianty, možnosti, kompatibilita,
      kompatibilné s, náš príbeh, tabuľka veľkostí, rozmery, doprava, doručenie, vrátenie, starostlivosť, údržba,
      obsah
    `,
    openings: `
      prosím, prosíme, poznámka, upozornenie, pozor, dôležité, varovanie, údržba, pranie, prať, perte, perie sa,
      ručné pranie, čistite, čistiť, čistenie, žehliť, žehlite, sušiť, sušte, skladujte, skladovať, uchovávajte,
      chráňte pred, nie je vhodné, nevhodné, nepoužívajte, neperte, nežehlite, nebieľte, nesušte, nevystavujte,
      len pre, iba pre, kontaktujte, napíšte nám, zavolajte, kliknite, pozri, pozrite si tabuľku, vyberte si veľkosť,
      vyberte veľkosť, zvoľte veľkosť, zvoľte farbu, pridajte do košíka, vložte do košíka, ak máte otázky, v prípade,
      z dôvodu, vzhľadom na, zasielame, odosielame, doručujeme, prijímame, odporúčame, ďakujeme, vitajte v našom,
      navštívte náš, kód produktu, katalógové číslo, výrobca, balenie obsahuje, batérie, vyžaduje montáž, cena, ceny,
      objednávky, všetky objednávky, vaša objednávka, použitie, návod na použitie, návod, ako používať, ako použiť
    `,
    notices: `
      doručen*, doruč*, dodanie, dodac*, dodáv*, doprava, dopravy, dopravné, odosiela*, odoslan*, expedícia,
      expedujeme, zásielk*, poštovné, pracovných dní, pracovné dni, na sklade, skladom, vypredané, vrátenie, vrátiť,
      reklamác*, výmena tovaru, výmen*, záruka, záruky, záručn*, odstúpen*, nie je súčasťou, nie sú súčasťou,
      je súčasťou, sú súčasťou, súčasťou balenia, v balení, v krabici, v škatuľke, obsah balenia, sada obsahuje,
      set obsahuje, samostatne, zvlášť, predáva sa, môže obsahovať, alergén*, môže líšiť, môžu líšiť, sa môžu,
      drobné odchýlky, ilustračn*, obrázok zobrazuje, fotografia zobrazuje, na obrázku, na fotografii, na fotkách,
      modelka, model má, model nosí, tabuľka veľkostí, tabuľku veľkostí, univerzálna veľkosť, vašu obvyklú veľkosť,
      rozmery, rozmer, rozmerov, pokyny na pranie, pokyny na údržbu, ručné pranie, prať v, prať na, chemické čistenie,
      sušičk*, handričk*, bielidl*, bieliť, aviváž*, studenej vode, vlažnej vode, pred prvým použitím, pred použitím,
      pred nákupom, pred objednaním, pri objednávke, do košíka, v košíku, zákazníck*, náš obchod, našom obchode,
      nášho obchodu, našom e-shope, vaša objednávka, zľavový kód, dph, práva vyhradené, zodpovednosť, malé časti,
      malé diely, udusenia, do 3 rokov, od 3 rokov, dohľadom, dosahu detí, horľav*, kontaktu s očami, priamom slnku,
      priamemu slnku, slnečnému žiareniu, návod na obsluhu, neváhajte, stopy orechov, nevkladajte, nedávajte,
      neponárajte, neumývajte, nenechávajte, zaslať späť, poslať späť, do 14 dní, do 30 dní, do 24 hodín, do 48 hodín,
      pôvodnom obale, nepoužité, nám, na nás, podľa nastavenia, odchýlka, whatsapp, v ten istý deň, v práčke, na 30,
      na 40, odporúčaný vek, clo, kusov, ks, množstvo, starší model, predchádzajúci model, voliteľn*, je k dispozícii,
      sú k dispozícii, dostupné, dostupný, dostupná, na výber, na želanie, na objednávku, objednajte si teraz,
      kúpte teraz, do vypredania, nevzťahuje sa, aaa, recenzie zákazníkov, mimo dosahu
    `,
    forbids: 'nie je možné, nesmie, nie je, nikdy, nesmú, vyhnite sa, zákaz',
    handling: `
      umývačk*, mikrovln*, rúr*, mrazničk*, bieliť, žehliť, prať, umývať, čistiť, sušiť, žmýkať, ponárať, ponoriť,
      používať, používajte, vystavovať, vystavený, bez dozoru, preťažovať, rozoberať, otvárať, prehltnúť, miešať,
      abrazív*, dávať, vkladať, pri nabíjaní, počas nabíjania
    `,
    measures: `
      veľkosť, veľkosti, rozmer, rozmery, výška, šírka, hĺbka, dĺžka, hmotnosť, váha, váži, priemer, objem, kapacita,
      hrúbka, obvod, meria
    `,
    tornEnds: `
      a, i, alebo, ale, s, so, bez, pre, do, od, z, zo, v, vo, na, o, po, pri, za, pod, nad, k, ku, u, váš, vaša, vaše,
      náš, naše, svoj, ktorý, ktorá, ktoré, že, ako, keď, veľmi, aby, každý, každá, každé, každú, tento, táto, toto,
      kde, či, ak, medzi, počas, vďaka, pretože, len, ani
    `,
    promises: `
      vy, vás, vám, vami, váš, vaša, vaše, vašu, vašej, vašom, ťa, ti, tvoj, tvoja, tvoje, každý deň, každé ráno,
      každý večer, celý deň, vždy, ???*uje, ???*ujú, ???*áva, ???*ňuje, vrhá, rozptýli, zjemní, upokojí, uľaví,
      osvieži, chráni, predchádza, znižuje, uľahčí, ponúka, dáva, pridáva, dodáva, tvorí, premení, zahalí, odolá,
      zbaví, skryje, hreje, ohreje, zahreje, chladí, pomáha, pomôže, umožní, naplní, drží, poteší, pohodl*, útuln*,
      bez námahy, ľahko, jednoducho, ideálny pre, perfektný pre, skvel*, dosť, dostatočne, koniec, zbohom, konečne,
      nikdy viac, už nikdy, všade, kdekoľvek, jemnejšie, rýchlejšie, lepšie, celé hodiny, celý rok, zmestí sa,
      rozžiari, rozsvieti, ozdobí, oživí, vyživí, rozjasní, ochráni, vydrží
    `,
  },
  offer: { free: 'zadarmo, zdarma' },
  units: '',
  services: {
    names: `
      hodiny, lekcie, kurz, kurzy, oprava, opravy, servis, upratovanie, poistenie, doučovanie, masáž, masáže, zájazd,
      prenájom, preklad, preklady, poradenstvo, školenie, vstupenka, ubytovanie
    `,
    asked: 'objednajte sa, rezervujte si, rezervácia',
    per: 'za',
    hours: 'hodinu, noc',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 's, so, bez, pre, na, z, zo, do, od, v, vo',
    table: `
      lampa, lampička, hrnček, hrnčeky, šálka, šálky, pohár, poháre, čajník, kanvica, fľaša, termoska, váza, vázy, sviečka,
      sviečky, svietnik, difuzér, slúchadlá, telefón, mobil, tablet, notebook, klávesnica, myš, monitor, mikrofón,
      reproduktor, rádio, gramofón, fotoaparát, objektív, budík, kávovar, mlynček, hriankovač, mixér, odšťavovač, panvica,
      hrniec, kastról, nôž, nože, príbor, tanier, taniere, misa, miska, dóza, doska na krájanie, podnos, krém, sérum, balzam,
      šampón, mydlo, parfum, rúž, maskara, pleťová maska, kefka na zuby, zubná pasta, sušič vlasov, žehlička na vlasy,
      holiaci strojček, powerbanka, nabíjačka, tlačiareň, projektor, kvetináč, šach, pero, šperkovnica, šijací stroj
    `,
    floor: `
      pohovka, pohovky, sedačka, kreslo, stolička, stoličky, kancelárska stolička, taburet, lavica, stôl, stolík, písací stôl,
      posteľ, postele, matrac, skriňa, botník, skrinka, komoda, regál, knižnica, nočný stolík, koberec, rohožka,
      stojacia lampa, vysávač, robotický vysávač, kufor, kufre, bežecký pás, rotoped, podložka na jogu, práčka, sušička,
      umývačka, chladnička, mraznička, rúra, čistička vzduchu, pelech, škrabadlo, kôš na bielizeň, klavír, odpadkový kôš,
      kolíska
    `,
    outdoors: `
      stan, stany, záhradná stolička, kempingová stolička, ležadlo, záhradný nábytok, záhradný stôl, hojdacia sieť, slnečník,
      altánok, bicykel, bicykle, elektrobicykel, kolobežka, skateboard, gril, grily, ohnisko, varič, chladiaci box, spacák,
      karimatka, kajak, kanoe, paddleboard, sánky, lyže, snowboard, udica, trampolína, hojdačka, šmykľavka, pieskovisko,
      bazén, kosačka, fúrik, krhla, hadica, skleník, vtáčia búdka, kočík, motorka, pneumatika, lopta, dron, pikniková deka
    `,
    worn: `
      šaty, košeľa, košele, tričko, tričká, blúzka, top, tunika, sveter, svetre, mikina, kardigán, bunda, bundy, kabát, sako,
      vesta, župan, oblek, nohavice, džínsy, legíny, šortky, sukňa, overal, pyžamo, podprsenka, bielizeň, ponožky, pančuchy,
      plavky, topánky, bežecké topánky, turistické topánky, tenisky, čižmy, sandále, papuče, klobúk, čiapka, šiltovka, šál,
      šatka, rukavice, opasok, kravata, motýlik, traky, taška, tašky, kabelka, ruksak, batoh, peňaženka, hodinky, prsteň,
      prstene, náhrdelník, náramok, náušnice, brošňa, šperk, okuliare, prilba, čelovka, zástera
    `,
    eaten: `
      med, čaj, zelený čaj, káva, zrnková káva, kakao, čokoláda, pralinky, víno, pivo, gin, whisky, likér, džús, sirup,
      limonáda, minerálka, olivový olej, ocot, džem, lekvár, arašidové maslo, sušienky, koláč, torta, chlieb, syr, klobása,
      šunka, saláma, losos, tuniak, cestoviny, špagety, ryža, múka, vločky, müsli, granola, proteín, orechy, mandle, datle,
      korenie, soľ, škorica, vanilka, omáčka, kečup, horčica, pesto, cukríky, žuvačky, karamelky, popcorn, olivy, polievka,
      pizza, zmrzlina, jogurt, maslo
    `,
    nowhere: `
      darčekový poukaz, uterák, uteráky, utierka, utierky, vankúš, deka, paplón, obliečky, plachta, záves, závesy, obrus,
      servítky, plagát, obraz, zrkadlo, kniha, knihy, kalendár, nálepka, tapeta, farba, poťah, puzdro, držiak, stojan, polica,
      háčik, filter, náhradný diel, adaptér, kábel, batéria, hračka, hračky, bábika, puzzle, granule, krmivo, softvér, stroj,
      krabica, košík, lustre, žiarovka, baterka, nástenné hodiny, autosedačka, obojok, gitara, husle, vŕtačka, skrutkovač,
      píla, kladivo, prívesok, hubka, kefa, prášok na pranie, televízor, ventilátor
    `,
  },
  downloads: 'stiahnite, stiahnuť, nainštalujte, nainštalovať',

  claims: {
    superlative: 'najlep*, naj*ší, naj*šia, naj*šie, jedinečn*, dokonal*, navždy, najviac',
    proof: 'záruk*, garant*, testovan*, overen*, certifik*',
    rating: 'hviezd*, hodnoten*, zákazník*',
    offer: 'zadarmo, zdarma, zľav*, akcia, výpredaj*, dnes',
    number: 'štyri, päť, šesť, sedem, osem, deväť, desať, tisíc',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'a, i, k, o, s, u, v, z',
    titles: 'p, pán, pani, sv, mgr, ing, bc, mudr',
    labels: `
      č, veľkosť, veľ, vitamín, typ, časť, diel, trieda, krok, strana, str, kapitola, úroveň, model, séria, verzia,
      ročník, faktor
    `,
    trailing: 'atď, apod, hod',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      pleť*, krém*, mydlo*, šampón*, prírodn*, bio, keramik*, keramick*, ľanov*, bavln*, med, sviečk*, rastlin*, nábytok*,
      dreven*, jemn*, čist*
    `,
    bold: `
      energ*, šport*, beh, bežeck*, tréning*, sval*, proteín*, burger*, zľav*, výpredaj*, bicykel*, futbal*, box, extrém*,
      turbo*, pálivé*
    `,
    luxury: `
      parfum*, šperk*, diamant*, zlat*, striebor*, perl*, hodváb*, kašmír*, luxus*, exkluzív*, elegant*, šampansk*, kožen*,
      náhrdelník*, prsteň*
    `,
    playful: `
      deti, detsk*, dieťa*, bábätk*, hračk*, puzzle*, cukrík*, čokolád*, oslav*, narodenin*, vesel*, farebn*, zábav*,
      šteniat*, mačiat*
    `,
    corporate: `
      firm*, kancelár*, podnik*, poisten*, účtovn*, poradenstv*, školen*, faktúr*, priemysel*, logistik*, certifik*, tlačiar*,
      dane
    `,
    modern: `
      bezdrôtov*, slúchadl*, reproduktor*, kamer*, mobil*, telefón*, notebook*, batéri*, nabíjačk*, elektrick*, inteligentn*,
      robot*, aplikác*, dron*, herný*
    `,
  },

  requests: {
    parts: {
      product: 'produkt*, výrob*, tovar*',
      headline: 'nadpis*, titul*',
      name: 'názov, názvu, meno, mena',
      support: 'druhý riadok, podtitul*, podnadpis*',
      price: 'cena, cenu, ceny, cenou',
      oldPrice: 'stará cena, starú cenu, starej ceny, pôvodná cena, pôvodnú cenu',
      badge: 'odzn*, štítk*, štítok, nálepk*, zľav*',
      callToAction: 'výzv*, tlačid*, cta',
      webAddress: 'webov* adres*, adres* webu, web, url',
      legalLine: 'právny text*, právneho text*, právny riadok, drobné písmo',
      logo: 'log*',
      photo: 'fotk*, fotografi*, foto, obráz*',
      background: 'pozad*',
      text: 'text*, slová, písmen*, písmo',
    },
    acts: {
      larger: 'väčš*, zväčš*, veľk*',
      smaller: 'menš*, zmenš*, mal*',
      left: 'vľavo, doľava, ľav*, naľavo',
      right: 'vpravo, doprava, prav*, napravo',
      nearer: 'bližš*, priblíž*',
      without: 'bez, odstrá*, zmaž*, vymaž*, odober*',
      darker: 'tmavš*, stmav*',
      lighter: 'svetlejš*, zosvetl*',
      cutOut: 'vyrež*, vystrih*, vyrezan*',
      keep: 's, so, ponech*, nechaj*, zachov*',
    },
    colors: {
      black: 'čiern*',
      white: 'biel*',
      gray: 'siv*, šed*',
      red: 'červen*',
      orange: 'oranžov*',
      yellow: 'žlt*',
      green: 'zelen*',
      teal: 'tyrkysov*',
      blue: 'modr*',
      purple: 'fialov*',
      pink: 'ružov*',
      brown: 'hned*',
      beige: 'béžov*, krémov*',
      navy: 'námorníck* modr*',
      gold: 'zlat*',
    },
    shades: { light: 'svetlo, svetl*', dark: 'tmavo, tmavě, tmav*' },
    ordinals: ['prv*', 'druh*', 'tret*', 'štvrt*', 'piat*'],
    becomes: 'na, ako, znie',
    and: 'a, potom, tiež, ale',
    not: 'nie, nikdy',
    fill: 'urob, nech, je, to, ten, tú, prosím, použi, vezmi, daj, zmeň, nastav, posuň, presuň, v, vo, do, viac, trochu, veľmi, farb*, reklam*, chcem, bude, byť',
    unclear: 'Tomuto sa nedalo porozumieť.',
    examples: ['cena 3,99', 'väčší produkt', 'urob pozadie modré'],
  },

  samples: {
    texts: `
      Ručne vyrobený keramický hrnček
      Bezdrôtové slúchadlá
      Čerstvý chlieb každé ráno
      Spite lepšie každú noc
      Teplá bunda z pravej vlny
      Pivo a klobása dnes večer
      Skladacia záhradná stolička
      Hodiny klavíra pre začiatočníkov
      Už nikdy studené nohy
      Dva ventilátory tichšie ako rozhovor.
      Krmivo pre psov bez obilnín
      Bavlnená košeľa s dlhým rukávom
      Váš nový obľúbený ruksak
      Ľahké bežecké topánky
      Vodotesné do desiatich metrov
      Káva z vlastnej pražiarne
      Viac svetla do záhrady
      Lampa sa večer rozsvieti sama.
      Drevené hračky pre najmenších
      Letné šaty so zľavou
    `,
    divided: 'bez|drô|to|vých',
    clause: ['Jednoduchý hrnček na každé ráno, so žltým vnútrom.', 'Jednoduchý hrnček na každé ráno'],
    sentences: ['Hodí sa napr. pre Chemex.', 'Hrnčeky, misky atď. Na každý deň.'],
    leads: ['Vychutnajte si každé ráno', 'Vaša káva zostane dlho teplá'],
    attributes: ['Diely do umývačky riadu', 'Mäkký sveter z pravej vlny'],
    oldPrice: 'pôvodne 59 eur',
    service: 'Hodiny klavíra',
  },
}
