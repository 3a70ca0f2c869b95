import type { Language } from '../language.ts'

export const czech: Language = {
  name: 'Czech',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: 'ěřů',
  letterGroups: 'cs',
  letters: 'áčďéěíňóřšťúůýž',
  tellingWords: `
    nebo, být, nesmí, ve, nikdo, své, pro, jsou, mají, byla, svou, která, které, bylo, země, státu, mezi, podle, ať, byl,
    byly, při, jakož, ručně, hrnek, hrnk*, *ení, *ání, kůže, kůží, dřev*, svíčk*, klobása, batoh
  `,
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
  deeds: {
    wear: 'Vyzkoušet',
    size: 'Najít velikost',
    home: ['Domluvit prohlídku', 'Přijďte se podívat', 'Domluvit prohlídku'],
    table: ['Rezervovat stůl', 'Zamluvit stůl', 'Rezervovat stůl'],
    menu: 'Prohlédnout menu',
    stay: 'Rezervovat pobyt',
    trip: 'Naplánovat cestu',
    visit: ['Domluvit návštěvu', 'Stavte se u nás', 'Domluvit návštěvu'],
    lesson: 'Začít se učit',
    talk: ['Kontaktovat nás', 'Ozvěte se nám', 'Kontaktovat nás'],
    works: 'Jak to funguje',
    scent: 'Objevit vůni',
    recipe: 'Zobrazit recept',
    several: ['Prohlédnout byty', 'Prohlédnout domy', 'Prohlédnout vily', 'Prohlédnout zájezdy', 'Prohlédnout kurzy'],
    recipes: 'recept, recepty',
    except: `
      deštník, slunečník, ponožky, prádlo, brýle, diamant, perly, klenotnictví, pozemek, realit, realitní, catering, rozvoz, cukrárna, poukaz, lékárna, vitam, doplněk, implant, škola, školka, prací, mycí, hračka, domeček, panenk, hmyz, ptač, včel, pes, psí, kočk, model, perník, plakát, kostým
    `,
  },

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
  lineKinds: {
    headings: `
      vlastnosti, vlastnosti produktu, hlavní vlastnosti, parametry, technické parametry, technické údaje, specifikace,
      technické specifikace, detaily, podrobnosti, informace, informace o produktu, další informace, více informací,
      popis, popis produktu, o produktu, o nás, přehled, výhody, přednosti, hlavní výhody, ve zkratce, proč si,
      proč zvolit, proč vybrat, proč právě, proč ji, proč ho, čím je, co získáte, materiál, materiály, složení,
      ingredience, jak to funguje, střih, velikost a střih, časté dotazy, nejčastější dotazy, faq, dostupné barvy,
      barvy, barva, varianty, možnosti, kompatibilita, kompatibilní s, dobré vědět, náš příběh, proč, co, jak, kdo, kde,
      čím, tabulka velikostí, rozměry, doprava, doručení, vrácení, péče, údržba, obsah
    `,
    openings: `
      prosím, prosíme, poznámka, pozn., upozornění, pozor, důležité, varování, údržba, praní, prát, perte, pere se,
      lze prát, ruční praní, čistěte, čistit, čištění, žehlit, žehlete, sušit, sušte, skladujte, skladovat, uchovávejte,
      uchovávat, chraňte před, uchovávejte mimo, není vhodné, nevhodné, nepoužívejte, neperte, nežehlete, nebělte,
      nesušte, nevystavujte, pouze pro, jen pro, kontaktujte, napište nám, zavolejte, klikněte, viz,
      podívejte se na tabulku, vyberte si velikost, vyberte velikost, zvolte velikost, zvolte barvu, přidejte do košíku,
      vložte do košíku, máte-li dotazy, v případě, z důvodu, vzhledem k, zasíláme, odesíláme, doručujeme, přijímáme,
      doporučujeme, děkujeme, vítejte v našem, navštivte naši, navštivte náš, kód produktu, katalogové číslo, výrobce,
      obsahuje, balení obsahuje, baterie, vyžaduje montáž, cena, ceny, objednávky, všechny objednávky, vaše objednávka,
      použití, návod k použití, návod, jak používat, jak použít
    `,
    notices: `
      doručen*, doruč*, dodání, dodac*, dodáv*, doprava, dopravy, dopravné, odesílá*, odeslán*, expedice, expedujeme,
      zásilk*, poštovné, pracovní* dn*, pracovních dnů, skladem, vyprodáno, vrácení, vrátit, reklamac*, výměna zboží,
      výměn*, záruka, záruky, záruční, odstoupen*, není součástí, nejsou součástí, je součástí, jsou součástí,
      součástí balení, v balení, v krabici, v krabičce, obsah balení, sada obsahuje, set obsahuje, samostatně, zvlášť,
      prodává se, může obsahovat, alergen*, může lišit, mohou lišit, se mohou lišit, se může lišit, drobné odchylky,
      ilustrativní, ilustrační*, obrázek ukazuje, fotografie zobrazuje, fotka ukazuje, na obrázku, na fotografii,
      na fotce, na fotkách, modelka, model má, model nosí, tabulka velikostí, tabulku velikostí, univerzální velikost,
      vaši obvyklou velikost, rozměry, rozměr, rozměrů, míry, pokyny k praní, pokyny k údržbě, ruční praní, prát v,
      prát na, praní na, chemické čištění, sušičk*, hadřík*, bělidl*, bělit, aviváž*, studené vodě, vlažné vodě,
      před prvním použitím, před použitím, před nákupem, před objednáním, při objednávce, do košíku, v košíku,
      zákaznick*, náš obchod, našem obchodě, našeho obchodu, našeho e-shopu, našem e-shopu, vaše objednávka,
      slevový kód, dph, práva vyhrazena, odpovědnost, malé části, malé díly, udušení, do 3 let, mladší 3 let, od 3 let,
      dohledem, dosah dětí, hořlav*, kontakt s očima, kontaktu s očima, přímém slunci, přímému slunci,
      přímého slunečního, slunečnímu záření, návod k obsluze, neváhejte, stopy ořechů, obsah krabice, nepoužívejte,
      nevkládejte, nedávejte, neponořujte, nevystavujte, neperte, nepokládejte, nebělte, nežehlete, nesušte,
      nenechávejte, vraťte, zaslat zpět, poslat zpět, do 14 dnů, do 30 dnů, do 24 hodin, do 48 hodin, původním obalu,
      nepoužité, na nás, nám, nás kontaktovat, podle nastavení, mohou mírně, mohou se, odchylka, měřeno, whatsapp,
      ve stejný den, téhož dne, nemyjte, v pračce, na 30, na 40, štítek, doporučený věk, clo, kusů, ks, množství,
      starší model, předchozí model, nevhodné pro, volitelně, volitelný, je k dispozici, jsou k dispozici, dostupné v,
      dostupný v, na výběr, na přání, na objednávku, objednejte nyní, objednejte si, kupte nyní, do vyprodání,
      netýká se, aaa, recenze zákazníků, konečná cena, dostupný, dostupná, dostupné, k dostání, mimo dosah
    `,
    forbids: 'nelze, nesmí, není, nikdy, nesmějí, vyhněte se',
    handling: `
      myčk*, mikrovln*, troub*, mrazák*, bělit, žehlit, prát, mýt, čistit, sušit, ždímat, ponořovat, ponořujte, ponořit,
      používat, používejte, používán, vystavovat, vystaven, bez dozoru, přetěžovat, rozebírat, otevírat, polykat,
      požití, míchat, abrazivn*, dávat, vkládat, při nabíjení, během nabíjení
    `,
    measures: `
      velikost, velikosti, rozměr, rozměry, výška, šířka, hloubka, délka, hmotnost, váha, váží, průměr, objem, kapacita,
      tloušťka, obvod, měří
    `,
    tornEnds: `
      a, i, nebo, ale, s, se, bez, pro, do, od, z, ze, v, ve, na, o, po, při, za, pod, nad, k, ke, u, váš, vaše, vaši,
      náš, naše, svůj, který, která, které, že, jak, když, velmi, aby, jako, každý, každá, každé, každou, tento, tato,
      toto, kterou, kterého, kde, zda, pokud, mezi, během, díky, protože, jen, ani
    `,
    promises: `
      vy, vás, vám, vámi, váš, vaše, vaši, vašeho, vaší, vašem, tě, ti, tvůj, tvoje, tvou, svůj, svou, každý den,
      každé ráno, každý večer, celý den, po celý, vždy, ???*uje, ???*ují, ???*ává, ???*ňuje, vrhá, rozptyluje, zjemňuje,
      zklidňuje, uleví, osvěží, chrání, předchází, snižuje, zlepšuje, usnadní, usnadňuje, nabízí, dává, přidává, dodává,
      tvoří, vytváří, promění, proměňuje, zahalí, odolá, odolává, doprovází, zbaví, pohlcuje, skryje, složí, rozpouští,
      budí, hřeje, ohřeje, zahřeje, chladí, pomáhá, pomůže, umožní, naplní, drží, potěší, tančí, zaručí, pohodl*,
      útuln*, bez námahy, snadn*, ideální pro, perfektní pro, skvěl*, tak lehk*, tak jemn*, dost, dostatečně, konec,
      sbohem, konečně, nikdy víc, už nikdy, všude, kdekoli, jemněji, rychleji, lépe, celé hodiny, po hodiny,
      během vteřin, za pár, na první pohled, celý rok, po celý rok, vejde se, že zapomenete, i tu nejcitlivější,
      zklidní, rozzáří, rozsvítí, zútulní, ozdobí, oživí, vyživí, pečuje, rozjasní, ochrání, vydrží
    `,
  },

  offer: {
    free: 'zdarma, gratis',
  },
  units: '',
  services: {
    names: 'lekce*, kurz*, úklid*, oprav*, pojištění*, pronájem*, služb*',
    asked: 'objednejte se',
    per: 'za, na',
    hours: 'hodinu, noc',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 's, se, pro, na, z, ze, do, od, bez, v, ve, k, a, o, svůj, svou, tvůj, váš, vaše',
    table: `
      lamp*, lampičk*, lucern*, hrnek, hrnk*, hrneč*, šálek, šálk*, sklenice, skleničk*, sklenk*, láhev, láhve, lahev,
      lahve, termosk*, karaf*, džbán*, váz*, svíčk*, svícen*, difuzér*, sluchátk*, telefon*, mobil*, smartphone*,
      kryt na mobil, obal na mobil, tablet*, notebook*, klávesnic*, myš, myši, monitor*, webkamer*, mikrofon*,
      reproduktor*, rádio, gramofon*, fotoaparát*, kamer*, objektiv*, budík*, kávovar*, kávovar na espresso,
      moka konvičk*, mlýnek*, mlýnk*, konvic*, konvičk*, toustovač*, mixér*, odšťavňovač*, fritéz*, pánev, pánve, pánv*,
      hrnec, hrnce, kastrol*, nůž, nože, příbor*, talíř*, misk*, mísa, mísy, slánk*, prkénko, prkénk*, podnos*, podtácky,
      svačinový box, krém*, sérum, balzám*, šampon*, kondicionér*, mýdl*, parfém*, parfum*, toaletní voda, rtěnk*,
      řasenk*, make up, lak na nehty, pleťová maska, pleťový olej, tělový olej, zubní kartáček, zubní pasta, fén*,
      vysoušeč vlasů, žehlička na vlasy, holicí strojek, powerbank*, nabíječk*, konzol*, tiskárn*, router*, projektor*,
      květináč*, truhlík*, šachy, desková hra, pero, propisk*, šperkovnic*, šicí stroj, hrací skříňka
    `,
    floor: `
      pohovk*, sedačk*, gauč*, sofa, křesl*, židl*, taburet*, stoličk*, puf, sedací vak, lavic*, stůl, stoly, stolek,
      stolk*, postel*, matrac*, skříň*, skříňk*, botník*, komod*, knihovn*, regál*, noční stolek, kober*, kobereček,
      rohožk*, stojací lampa, stojací lampy, vysavač*, robotický vysavač, mop, kufr*, zavazadl*, běžecký pás, rotoped*,
      veslovací trenažér, podložka na jógu, pračk*, sušička prádla, myčk*, lednic*, ledničk*, chladničk*, mrazák*, troub*,
      čistička vzduchu, pelíšek, pelíšk*, škrabadl*, koš na prádlo, věšák*, stojan na deštníky, piano, klavír*,
      jídelní židlička, odpadkový koš, toaletní stolek, kolébk*, postýlk*, vinoték*
    `,
    outdoors: `
      stan, stany, zahradní židle, zahradní židlička, kempingová židle, kempingová židlička, skládací kempingová židle,
      zahradní křeslo, lehátk*, zahradní stůl, kempingový stůl, zahradní nábytek, zahradní lavice, houpačk*, houpací síť,
      slunečník*, altán*, pavilon*, kolo, kola, horské kolo, elektrokolo, odrážedl*, tříkolk*, koloběžk*, skateboard*,
      longboard*, gril*, ohniště, udírn*, pec na pizzu, kempingový vařič, vařič*, chladicí box, spacák*, spací pytel,
      karimatk*, kajak*, kánoe, surf, paddleboard*, sáňky, lyže, snowboard*, prut, trampolín*, skluzavk*, pískoviště,
      bazén*, sekačk*, plotostřih*, motorová pila, kolečk*, konev, konve, zahradní hadice, skleník*, krmítk*, ptačí budka,
      bouda, kočárek, kočárk*, motocykl*, pneumatik*, fotbalový míč, dron*, pikniková deka
    `,
    worn: `
      šaty, košil*, tričk*, polokošile, halenk*, top, tílk*, tunik*, svetr*, mikin*, kardigan*, bund*, kabát*, parka,
      sak*, vesta, vesty, pončo, kimono, župan*, oblek*, kalhot*, džín*, rifle, legíny, šortky, kraťasy, sukn*, overal*,
      pyžam*, podprsenk*, prádl*, boxerky, ponožk*, punčoch*, bikiny, plavky, boty, bota, tenisky, kozačk*, holínky,
      sandál*, mokasíny, lodičk*, balerín*, bačkory, pantofle, žabky, klobouk*, čepic*, kšiltovk*, baret*, čelenk*, šál,
      šály, šál*, šátek, šátk*, rukavic*, pásek, opasek, kravat*, motýlek, kšandy, kabelk*, tašk*, batoh*, ledvink*,
      peněženk*, hodinky, náramkové hodinky, prsten*, prstýnek, náhrdelník*, přívěsek, náram*, náušnic*, brož*, šperk*,
      brýle, přilb*, helm*, čelovk*, zástěr*, kostým*
    `,
    eaten: `
      med, medy, čaj*, matcha, káv*, kakao, čokolád*, pralink*, bonboniér*, lanýž*, víno, vína, šampaňské, prosecco, piv*,
      cider*, gin, whisky, rum, vodk*, likér*, slivovic*, džus*, mošt*, limonád*, minerální voda, olivový olej, ocet,
      ocet*, marmelád*, džem*, arašídové máslo, máslo, sušenk*, perník*, dort*, koláč*, chléb, chleb*, sýr*, klobás*,
      šunk*, salám*, losos*, tuňák*, těstovin*, špagety, rýže, mouka, vločky, müsli, granol*, tyčink*, protein*, ořech*,
      oříšk*, mandl*, pistáci*, datl*, sušené ovoce, koření, pepř*, sůl, šafrán*, skořice, vanilk*, omáčk*, kečup*,
      hořčic*, pesto, sirup*, bonbon*, bonbón*, gumoví medvídci, lékořice, žvýkačk*, karamel*, popcorn*, chipsy,
      brambůrky, krekry, olivy, polévk*, pizza, zmrzlin*, jogurt*
    `,
    nowhere: `
      dárkový poukaz, dárková karta, poukaz*, ručník*, osušk*, utěrk*, polštář*, povlak*, povlečení, deka, deky, přehoz*,
      peřin*, prostěradl*, závěs*, záclon*, ubrus*, běhoun*, ubrousk*, plakát*, obraz*, plátn*, zrcadl*, kniha, knihy,
      kuchařk*, román*, komiks*, časopis*, kalendář*, diář*, samolepk*, tapet*, barv*, obal*, kryt*, potah*, pouzdr*,
      držák*, stojan*, háček, háčk*, filtr*, díl, náhradní*, adaptér*, kabel*, bateri*, hračk*, plyšák*, panenk*, puzzle,
      granule, krmivo, pamlsk*, krabic*, krabičk*, koš, košík*, otvírák*, dávkovač*, závěsné svítidlo, lustr*, stropní*,
      nástěnn*, žárovk*, baterka, hodiny, autosedačk*, oboj*, vodítk*, kytar*, housl*, nářadí, vrtačk*, kladiv*, pila,
      přívěsek na klíče, klíčenk*, houb*, houbičk*, kartáč*, prací prostředek, televiz*, topení, ventilátor*, stroj,
      robot, sada, kufřík s nářadím, podložk*, stojánek, stojánk*
    `,
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
    short: 'a, i, k, o, s, u, v, z',
    titles: 'p, pan, paní, sv, mgr, ing, bc, mudr',
    labels: `
      č, velikost, vel, vitamin, vitamín, typ, část, díl, třída, krok, strana, str, kapitola, úroveň, model, série, verze, ročník, faktor
    `,
    trailing: 'atd, apod, hod',
  },
  things: {
    endings: 'y, i, a, e, u, ů, em, ou, ami, ách, é, ý, á',
    nothing: 'doma, non stop, rezervujte stůl',
    bakery: 'chléb, chleba, rohlík, pečivo, kváskový chléb, pekárna, croissant, mouka',
    'fast-food': 'burger, hamburger, pizza, kebab, hranolky, sushi',
    sweets: 'čokoláda, bonbony, sušenky, dort, zmrzlina, perník, koláč',
    pantry: 'olivový olej, med, marmeláda, sýr, těstoviny, koření, rýže, losos, maso, máslo, šunka',
    drink: 'džus, limonáda, mošt, pivo, kombucha, minerální voda',
    'tea-coffee': 'káva, zrnková káva, čaj, espresso, kakao',
    spirits: 'víno, sekt, whisky, rum, slivovice, gin',
    tools: 'vrtačka, kladivo, pila, šroubovák, nářadí, žebřík, bruska, sekera',
    'garden-tools': 'kolečko zahradní, sekačka, nůžky na živý plot, hadice',
    jewelry:
      'prsten, prstýnek, snubní prsten, náhrdelník, náramek, náušnice, přívěsek, diamant, safír, perly, šperk, šperky',
    watches: 'hodinky',
    'sport-watches': 'sportovní hodinky, chytré hodinky, běžecké hodinky',
    clothes:
      'šaty, sukně, košile, svetr, kalhoty, džíny, kabát, šála, čepice, rukavice, ponožky, tričko, sluneční brýle',
    streetwear: 'bunda, mikina, tenisky',
    shoes: 'boty, kozačky, sandály, polobotky',
    'sport-shoes': 'běžecké boty, trekové boty, kopačky',
    bags: 'kabelka, taška, peněženka',
    luggage: 'kufr, batoh',
    beauty: 'krém, pleťový krém, sérum, mýdlo, šampon, balzám, kosmetika',
    perfume: 'parfém, vůně',
    furniture: 'židle, křeslo, pohovka, sedačka, stůl, jídelní stůl, skříň, postel, matrace, koberec, nábytek',
    homeware: 'hrnek, hrníček, miska, talíř, váza, polštář, deka, ručník, keramika, povlečení',
    kitchenware: 'pánev, hrnec, nůž, prkénko, termoska',
    appliances: 'vysavač, robotický vysavač, kávovar, topinkovač, lednice, pračka, mixér',
    lighting: 'lampa, svítidlo, lustr',
    candles: 'svíčka, svícen',
    'real-estate': 'byt, dům, vila, pozemek, reality, realitní kancelář, nemovitost',
    travel: 'zájezd, dovolená, plavba, safari, výlet',
    hotel: 'hotel, penzion, chata',
    restaurant: 'restaurace, hospoda, pizzerie, catering',
    cafe: 'kavárna, cukrárna',
    wellness: 'wellness, masáž, sauna, kadeřnictví',
    health: 'zubař, zubní ordinace, lékař, klinika, fyzioterapie, optika, lékárna',
    law: 'advokát, advokátní kancelář, právník, notář',
    finance: 'účetnictví, účetní, daňový poradce, pojištění, hypotéka, banka',
    education: 'kurz, lekce, hodiny klavíru, škola, doučování',
    repair: 'oprava, instalatér, elektrikář, pokrývač, autoservis, rekonstrukce, stěhování',
    cleaning: 'úklid, mytí oken',
    events: 'svatba, svatební fotograf, fotograf, koncert',
    children: 'děti, dětský, dětská, hračka, hračky, puzzle, plyšák, panenka, vláček, trampolína',
    baby: 'miminko, kočárek, šátek na nošení',
    pets: 'pes, psy, kočka, štěně, granule, škrabadlo, vodítko',
    electronics: 'sluchátka, reproduktor, fotoaparát, telefon, nabíječka, televize',
    computers: 'počítač, notebook, grafická karta, monitor',
    plants: 'rostlina, pokojová rostlina, kaktus, monstera',
    flowers: 'kytice, květiny, růže',
    fitness: 'činky, posilovna, běžecký pás, protein',
    sport: 'fotbal, tenis, lyže, snowboard',
    outdoor: 'stan, spacák, čelovka, gril',
    bikes: 'kolo, elektrokolo, cyklistická helma, motorka',
    cars: 'auto, elektromobil, ojeté auto, půjčovna aut',
    books: 'kniha, román, zápisník',
    'gift-cards': 'dárkový poukaz, dárková karta',
  },
  styleWords: {
    clean: 'pleť*, přírodn*, mýdlo*, šampon*, keramick*, lněn*, bavln*, medov*, svíčk*, nábytek*, rostlin*, dřevěn*',
    bold: 'energetick*, sportovn*, běh, běžeck*, svaly, bílkovin*, pálivé*, slev*, výprodej*, fotbal*',
    luxury: 'parfém*, šperk*, diamant*, zlat*, stříbr*, hedváb*, luxusn*, elegantn*, kožen*, hodinky*',
    playful: 'děti, dětsk*, hračk*, bonbon*, čokolád*, narozenin*, zábavn*, barevn*',
    corporate: 'firm*, kancelář*, pojištění*, účetn*, školení*, faktur*',
    modern: 'bezdrátov*, sluchátk*, reproduktor*, telefon*, nabíječk*, chytr*, elektrick*',
  },

  requests: {
    parts: {
      product: 'produkt*, výrob*, zboží',
      headline: 'nadpis*, titul*',
      name: 'název, názvu, jméno, jména',
      support: 'druhý řádek, podtitul*, podnadpis*',
      price: 'cena, cenu, ceny, cenou',
      oldPrice: 'stará cena, starou cenu, staré ceny, původní cena, původní cenu',
      badge: 'odzn*, štítk*, štítek, nálepk*, samolepk*, slev*',
      callToAction: 'výzv* k akci, výzv*, tlačítk*, cta',
      webAddress: 'webov* adres*, adres* webu, web, url',
      legalLine: 'právní text*, právní řádek, právní řádk*, drobné písmo',
      logo: 'log*',
      photo: 'fotk*, fotografi*, foto, obráz*',
      background: 'pozadí*',
      text: 'text*, slova, písmen*, písmo',
    },
    acts: {
      larger: 'větší*, zvětš*, velk*',
      smaller: 'menší*, zmenš*, mal*',
      left: 'vlevo, doleva, levé, levou, nalevo',
      right: 'vpravo, doprava, pravé, pravou, napravo',
      nearer: 'blíž*, přibliž*',
      without: 'bez, odstra*, smaž*, vymaž*, odeber*',
      darker: 'tmavší*, ztmav*',
      lighter: 'světlejší*, zesvětl*',
      cutOut: 'vyřízn*, vyříznut*, ořízn*, výřez',
      keep: 's, se, ponech*, nech*, zachov*',
    },
    colors: {
      black: 'čern*',
      white: 'bíl*',
      gray: 'šed*',
      red: 'červen*',
      orange: 'oranžov*',
      yellow: 'žlut*',
      green: 'zelen*',
      teal: 'tyrkysov*',
      blue: 'modr*',
      purple: 'fialov*',
      pink: 'růžov*',
      brown: 'hněd*',
      beige: 'béžov*, krémov*',
      navy: 'námořnick* modr*',
      gold: 'zlat*',
    },
    shades: { light: 'světlo, světle, světl*', dark: 'tmavo, tmavě, tmav*' },
    ordinals: ['první*', 'druh*', 'třetí*', 'čtvrt*', 'pát*'],
    becomes: 'na, jako, zní',
    and: 'a, pak, také, ale',
    not: 'ne, nikdy',
    fill: 'udělej, ať, je, to, ten, tu, prosím, použij, vezmi, dej, změň, nastav, posuň, přesuň, v, ve, do, víc, více, trochu, hodně, barv*, reklam*, chci, bude, být',
    unclear: 'Tomu nebylo rozumět.',
    examples: ['cena 99,90', 'větší produkt', 'udělej pozadí modré'],
  },

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
