import type { Language } from '../language.ts'

export const croatian: Language = {
  name: 'Croatian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'hr',
  letters: 'čćđšž',
  tellingWords: `
    smije, nitko, osobe, mlijek*, mliječn*, bijel*, bijeli, lijep*, ljepš*, cijen*, cijel*, uvijek, svijet*, vrijeme, dijet*,
    djec*, dječj*, mjest*, mjesec*, gdje, ovdje, negdje, tjed*, kave, kavu, kavi, kavom, kruh*, zrak*, tko, ručnik*, juha,
    juhe, žlic*, tisuć*, glazb*, tvornic*, vrijed*, osjeć*, osjet*, svjež*, svjetl*, rješenj*, razumije*, obitelj*, zaslon*,
    računal*, sekund*, nehrđ*, šalic*, čarap*, cvijet*, cvjet*, riječ*, tijel*, snijeg*, ljet*, odijel*, dijel*, dio, prije,
    poslije, primjer*, smijeh*, mjer*, sredin*, sigurn*, udoban, kemij*, opć*, također, točn*, siječanj, ožujak, krumpir*,
    grah*, rajčic*, riž*, ocat, octa, sol, hlače, hlačic*, tenisic*, haljin*, remen*, torbic*, zrcal*, saznajte, isporuk*,
    dostav*, naruč*, val, valov*, kazališt*, vlak*, zrakoplov*, nogomet*, stupnj*, djevoj*, dječak*, namještaj*, tav*, vilic*,
    lonac*, punjač*, uvjet*, nigdje, svako mjesto, tjedan, tjedna, tvrtk*, smjest*, sjed*, sjaj*, lječ*, lijek*, ljepot*,
    promjen*, prijenos*, mijenj*, slijed*, zamjen*, vjer*, vijek*, zvijezd*, nježn*, mjestu, spavajte, ljepše, minutu, zobi,
    *sje*, *vje*, *mje*, *tje*, *pje*, *dje*, *svije*, *cvije*, *zvije*, rijetk*, *mlije*, *vrijed*, *mijenj*, tijek*, *rje*,
    kav*, vrt, vrtn*, vrtu, stol*, uredsk*, tipkovn*, prijenosn*, perilic*, hladnjak*, koljen*, zob*, tamna, izravno, naočal*,
    kuhan*, kuhinjsk*, trgovin*, plaht*, žarulj*, spužv*, ruksak*, hlač*, traperic*, naušnic*, ugljen*, zauvijek, nakon,
    tijekom, vani, romobil*, tanjur*, navečer, pekarnic*, ruksak
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  hyphenation: 'hr',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Kupite odmah', 'Naručite odmah', 'Saznajte više'],
    friendly: ['Pogledajte', 'Zavirite unutra', 'Dođite i vidite'],
    luxury: ['Otkrijte više', 'Istražite', 'Upoznajte izbliza'],
  },
  buying: ['Kupite odmah', 'Naručite odmah'],
  deeds: undefined,

  sentences: {
    abbreviations: 'npr, itd, tj, sl, uklj, cca, tzv',
    beforeNumbers: 'br, str, tel, maks, min, ul',
    examples: 'npr., na primjer',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'ako, kada, kad, dok, jer, iako, s, sa, bez, za, prije, nakon, u, na, od, da bi, budući',
    adding: 'i, a, ali, ili, s, sa, bez, za, uz, idealno',
    subjects: 'ovaj, ova, ovo, ovi, naš, naša, mi, vi, oni, on, ona',
    leaning: 'on, ona, ono, oni, to, također, zatim',
    product: {
      with: 's, sa',
      this: 'ovim, ovom, ovaj, ova, ovo',
      the: '',
    },
    listing: 'sadrži, nudi',
    and: 'i',
    articles: '',
    verbs: {
      asking: `
        budite, vidite, gledajte, dajte, dođite, zaboravite, započnite, odaberite, isprobajte, kupite, napravite, naučite,
        neka, obucite, odmorite, opustite, osjetite, otkrijte, pogledajte, poklonite, ponesite, probajte, probudite,
        pronađite, sačuvajte, slušajte, spavajte, uživajte, uzmite, uključite, upoznajte, uštedite, živite, naspavajte,
        nikad više, kušajte, istražite
      `,
      telling: `
        je, su, ima, imaju, može, možete, bit će, ostaje, ostaju, čuva, grije, miriše, svijetli, drži, stoji, pristaje,
        pomaže, štedi, radi, daje, stane, stanu, otvara, raste, spava, svira, čisti, donosi, dolazi, počinje, voli, zaslužuje,
        izdrži, treba, pali, traje
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      značajke, svojstva, karakteristike, glavne značajke, tehnički podaci, tehničke karakteristike, specifikacije,
      specifikacija, detalji, pojedinosti, informacije, informacije o proizvodu, više informacija, dodatne informacije,
      opis, opis proizvoda, o proizvodu, o nama, pregled, prednosti, ukratko, zašto, što, kako, tko, gdje, materijal,
      materijali, sastav, sastojci, kako radi, kroj, veličina i kroj, česta pitanja, faq, dostupne boje, boje, boja,
      varijante, opcije, kompatibilnost, kompatibilno s, naša priča, tablica veličina, dimenzije, mjere, dostava,
      povrat, njega, održavanje, sadržaj
    `,
    openings: `
      molimo, molimo vas, napomena, upozorenje, pažnja, oprez, važno, održavanje, pranje, prati, perite, ručno pranje,
      strojno pranje, čistite, čišćenje, glačajte, glačati, sušite, sušiti, čuvajte od, čuvati, pohranite,
      nije prikladno, nije pogodno, neprikladno, ne koristite, samo za, kontaktirajte, pišite nam, nazovite, kliknite,
      pogledajte tablicu, odaberite veličinu, odaberite svoju veličinu, odaberite boju, dodajte u košaricu,
      ako imate pitanja, ako imate, u slučaju, zbog, šaljemo, dostavljamo, prihvaćamo, preporučujemo, hvala,
      dobro došli u našu, posjetite našu, šifra proizvoda, proizvođač, zemlja podrijetla, paket sadrži, komplet sadrži,
      pakiranje sadrži, baterije, potrebna montaža, cijena, cijene, narudžbe, sve narudžbe, vaša narudžba, upotreba,
      upute za uporabu, upute, kako koristiti
    `,
    notices: `
      dostav*, isporuk*, isporučuje*, poštarin*, šalje se, pošiljk*, kurir*, radnih dana, radna dana, na zalihi,
      na skladištu, rasprodano, povrat*, vratiti, reklamacij*, zamjena robe, zamjen*, jamstv*, garancij*, raskid*,
      nije uključen*, nisu uključen*, je uključen*, su uključen*, nije priložen*, priložen*, u paketu, u kutiji,
      u pakiranju, sadržaj paketa, sadržaj pakiranja, komplet sadrži, set sadrži, zasebno, odvojeno, prodaje se,
      može sadržavati, tragovi orašastih, alergen*, može razlikovati, mogu razlikovati, se mogu, se može razlikovati,
      mala odstupanja, ilustrativn*, na slici, na slikama, na fotografiji, slika prikazuje, fotografija prikazuje,
      manekenka, model nosi, model je visok, tablica veličina, tablicu veličina, jedna veličina, uobičajenu veličinu,
      dimenzije, mjere, upute za pranje, upute za održavanje, ručno pranje, strojno pranje, perilici rublja,
      kemijsko čišćenje, sušilic*, krpom, izbjeljiv*, omekšiv*, hladnoj vodi, mlakoj vodi, prije prve upotrebe,
      prije prve uporabe, prije upotrebe, prije uporabe, prije kupnje, prije narudžbe, prilikom narudžbe, u košaricu,
      u košarici, korisnička služba, korisničk*, naša trgovina, našoj trgovini, naše trgovine, vaša narudžba,
      kod za popust, pdv, prava pridržana, odgovornost, sitni dijelovi, sitne dijelove, male dijelove, gušenja,
      do 3 godine, ispod 3 godine, od 3 godine, nadzorom, dohvata djece, zapaljiv*, kontakt s očima, izravnoj sunčevoj,
      izravnom suncu, u roku od 14, u roku od 30, u roku od 24, originalnoj ambalaži, nekorišten*, nama, nam, pitanja,
      ovisno o zaslonu, whatsapp, isti dan, na 30, na 40, preporučena dob, carina, komada, kom, količina,
      prethodni model, opcionalno, opcija, dostupno u, dostupan u, dostupna u, dostupno, na izbor, po narudžbi,
      naručite odmah, kupite odmah, do isteka zaliha, ne odnosi se, aaa, recenzije kupaca
    `,
    forbids: 'ne, nije, nikada, nikad, izbjegavajte, zabranjeno, ne smije',
    handling: `
      perilic*, mikroval*, pećnic*, zamrzivač*, izbjeljujte, izbjeljivati, glačajte, glačati, perite, prati, čistite,
      čistiti, sušite, sušiti, cijediti, uranjajte, uranjati, koristite, koristiti, izlagati, izlažite, bez nadzora,
      rastavljajte, otvarajte, gutati, progutati, miješajte, stavljajte, stavljati, tijekom punjenja, abraziv*
    `,
    measures: `
      veličina, veličine, dimenzije, mjere, visina, širina, dubina, duljina, dužina, težina, teži, promjer, zapremnina,
      kapacitet, debljina, opseg, mjeri
    `,
    tornEnds: `
      i, ili, ali, s, sa, bez, za, do, od, iz, u, na, o, po, pri, pod, nad, k, ka, vaš, vaša, vaše, naš, naša, naše,
      svoj, koji, koja, koje, da, kao, kada, kad, ako, vrlo, svaki, svaka, svako, ovaj, ova, gdje, jer, između, zbog,
      te, niti, prije
    `,
    promises: `
      vi, vas, vam, vama, vaš, vaša, vaše, vašu, vašeg, vašoj, vašem, ti, te, tvoj, tvoja, tvoje, svaki dan,
      svako jutro, svaku večer, cijeli dan, uvijek, ???*uje, ???*uju, ???*ava, omekšava, smiruje, umiruje, osvježava,
      njeguje, štiti, sprječava, smanjuje, poboljšava, olakšava, nudi, daje, dodaje, stvara, pretvara, podnosi, skriva,
      budi, grije, hladi, pomaže, omogućuje, puni, drži, ostaje, svijetli, udob*, ugod*, bez napora, lako, jednostavn*,
      savršen*, idealan za, idealna za, idealno za, dovoljno, tako lagan, tako mekan, zbogom, napokon, konačno,
      nikad više, nikada više, svugdje, bilo gdje, mekše, brže, bolje, satima, u sekundi, cijelu godinu,
      tijekom cijele godine, ukrašava, oživljava, hrani
    `,
  },
  offer: { free: 'besplatno, gratis, na poklon' },
  units: '',
  services: {
    names: `
      sati klavira, satovi, tečaj, tečajevi, popravak, popravci, servis, čišćenje, osiguranje, nastava, poduka, masaža,
      masaže, putovanje, najam, prijevod, prijevodi, savjetovanje, usluga, usluge, ulaznica, smještaj
    `,
    asked: 'rezervirajte, rezervacija, dogovorite termin',
    per: 'po',
    hours: 'satu, noći, terminu',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 's, sa, bez, za, od, u, na, do, po, iz, uz',
    table: `
      lampa, lampe, svjetiljka, šalica, šalice, čaša, čaše, čajnik, vrč, boca, termosica, vaza, vaze, svijeća, svijeće,
      svijećnjak, difuzor, slušalice, telefon, mobitel, maskica za mobitel, tablet, laptop, prijenosnik, tipkovnica, miš,
      monitor, mikrofon, zvučnik, radio, gramofon, fotoaparat, objektiv, budilica, aparat za kavu, mlinac za kavu, toster,
      blender, mikser, sokovnik, tava, lonac, nož, noževi, pribor za jelo, tanjur, tanjuri, zdjela, staklenka,
      daska za rezanje, pladanj, krema, serum, losion, balzam, šampon, sapun, parfem, ruž, maskara, maska za lice,
      četkica za zube, pasta za zube, sušilo, ravnalo za kosu, brijač, punjač, pisač, projektor, tegla, šah, olovka,
      kutija za nakit, šivaći stroj
    `,
    floor: `
      kauč, sofa, garnitura, fotelja, stolac, stolica, stolice, uredska stolica, tabure, klupa, stol, stolić, radni stol,
      krevet, kreveti, madrac, ormar, ormarić za cipele, komoda, polica za knjige, noćni ormarić, tepih, otirač, podna lampa,
      usisavač, robotski usisavač, kofer, koferi, kovčeg, traka za trčanje, sobni bicikl, prostirka za jogu, perilica,
      sušilica, perilica posuđa, hladnjak, zamrzivač, pećnica, pročišćivač zraka, krevet za pse, košara za rublje, klavir,
      hranilica, kanta za smeće, kolijevka
    `,
    outdoors: `
      šator, šatori, vrtna stolica, vrtni stolac, stolica za kampiranje, ležaljka, vrtni namještaj, vrtni stol, viseća mreža,
      suncobran, sjenica, bicikl, bicikli, električni bicikl, romobil, skateboard, roštilj, ognjište, prijenosni hladnjak,
      vreća za spavanje, kajak, kanu, sanjke, skije, snowboard, štap za pecanje, trampolin, ljuljačka, tobogan, bazen,
      kosilica, tačke, kanta za zalijevanje, crijevo, staklenik, kućica za ptice, dječja kolica, motocikl, guma, lopta, dron
    `,
    worn: `
      haljina, haljine, košulja, košulje, majica, majice, bluza, tunika, džemper, džemperi, vesta, kardigan, jakna, jakne,
      kaput, sako, prsluk, ogrtač, odijelo, hlače, traperice, tajice, suknja, kombinezon, pidžama, grudnjak, donje rublje,
      čarape, hulahopke, kupaći, cipele, tenisice, čizme, sandale, papuče, šešir, kapa, šal, marama, rukavice, remen, kravata,
      torba, torbe, torbica, ruksak, ruksaci, novčanik, sat, pametni sat, prsten, prstenje, ogrlica, narukvica, naušnice,
      broš, nakit, naočale, kaciga, pregača
    `,
    eaten: `
      med, čaj, zeleni čaj, kava, kava u zrnu, kakao, čokolada, bomboni, vino, pivo, gin, viski, rakija, liker, sok, sirup,
      limunada, mineralna voda, maslinovo ulje, ocat, džem, pekmez, maslac od kikirikija, keksi, kolači, torta, kruh, sir,
      kobasica, šunka, pršut, losos, tuna, tjestenina, špageti, riža, brašno, zobene pahuljice, müsli, granola, protein,
      orasi, bademi, datulje, začin, začini, papar, sol, cimet, vanilija, umak, kečap, senf, pesto, žvake, karamele, kokice,
      čips, masline, juha, pizza, sladoled, jogurt, maslac, ajvar
    `,
    nowhere: `
      poklon kartica, poklon bon, ručnik, ručnici, krpa, krpe, jastuk, deka, poplun, posteljina, plahta, zavjesa, zavjese,
      stolnjak, salvete, poster, slika, zrcalo, ogledalo, knjiga, knjige, kalendar, naljepnica, tapeta, boja, navlaka, držač,
      stalak, polica, kuka, filtar, rezervni dio, adapter, kabel, baterija, igračka, igračke, lutka, slagalica, hrana za pse,
      hrana za mačke, softver, stroj, kutija, košara, luster, žarulja, baterijska svjetiljka, zidni sat, autosjedalica,
      ogrlica za pse, gitara, violina, bušilica, odvijač, pila, čekić, privjesak, spužva, četka, deterdžent, televizor,
      radijator, ventilator
    `,
  },
  downloads: 'preuzmite, preuzmi, instalirajte',

  claims: {
    superlative: 'najbolj*, naj*iji, jedinstven*, savršen*, zauvijek, uvijek, broj jedan',
    proof: 'jamstv*, zajamčen*, dokazan*, testiran*, certificiran*',
    rating: 'zvjezdic*, ocjen*, recenzij*, kupac, kupci, kupaca',
    offer: 'besplat*, popust*, akcij*, sniženj*, danas',
    number: 'četiri, šest, sedam, osam, devet, deset, tisuć*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'a, i, k, o, s, u',
    titles: 'g, gđa, gđica, sv, mr, ing',
    labels: `
      br, veličina, vel, vitamin, tip, dio, razred, korak, stranica, str, poglavlje, razina, model, serija, verzija,
      sezona, faktor
    `,
    trailing: 'itd, sl, kn',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      kože, kreme*, sapun*, šampon*, prirodn*, organsk*, keramič*, lanen*, pamučn*, svijeć*, biljk*, namještaj*, drven*,
      nježn*, čist*
    `,
    bold: `
      energij*, sport*, trčanje, tenisic*, mišić*, protein*, burger*, popust*, rasprodaj*, bicikl*, nogomet*, boks, ekstrem*,
      turbo*
    `,
    luxury: `
      parfem*, nakit*, dijamant*, zlatn*, srebrn*, biser*, svil*, kašmir*, luksuz*, ekskluzivn*, elegant*, šampanj*, kožn*,
      prsten*, ogrlic*
    `,
    playful:
      'djeca, dječj*, djecu, beb*, igračk*, slagalic*, bombon*, čokolad*, tulum*, rođendan*, vesel*, šaren*, zabavn*',
    corporate: `
      tvrtk*, ured*, poslovn*, osiguranj*, računovod*, savjetovanj*, tečaj*, faktur*, industrij*, logistik*, certifikat*,
      pisač*, porez*
    `,
    modern: `
      bežičn*, slušalic*, zvučnik*, kamer*, mobitel*, telefon*, laptop*, baterij*, punjač*, električn*, pametn*, robot*,
      aplikacij*, dron*
    `,
  },

  requests: {
    parts: {
      product: 'proizvod*, artikl*',
      headline: 'naslov*',
      name: 'ime, imena, naziv*',
      support: 'drugi redak, drugi red, podnaslov*',
      price: 'cijena, cijenu, cijene',
      oldPrice: 'stara cijena, staru cijenu, stare cijene, redovna cijena',
      badge: 'značk*, naljepnic*, oznak*, popust*',
      callToAction: 'poziv*, gumb*, cta',
      webAddress: 'web adres*, web-adres*, web stranic*, url',
      legalLine: 'pravni tekst*, pravnog teksta, pravna napomena, sitna slova',
      logo: 'logo*, logotip*',
      photo: 'fotografij*, slik*, foto',
      background: 'pozadin*',
      text: 'tekst*, slova, riječi, font*',
    },
    acts: {
      larger: 'već*, poveć*, uveć*, velik*',
      smaller: 'manj*, smanj*, umanj*, mal*',
      left: 'lijevo, ulijevo, lijev*',
      right: 'desno, udesno, desn*',
      nearer: 'bliže, približ*',
      without: 'bez, ukloni*, obriši*, izbriši*, makni',
      darker: 'tamnij*, potamn*',
      lighter: 'svjetlij*, posvijetl*',
      cutOut: 'izreži*, izrezan*',
      keep: 's, sa, zadrž*, ostavi*, prikaži*',
    },
    colors: {
      black: 'crn*',
      white: 'bijel*',
      gray: 'siv*',
      red: 'crven*',
      orange: 'narančast*',
      yellow: 'žut*',
      green: 'zelen*',
      teal: 'tirkizn*',
      blue: 'plav*',
      purple: 'ljubičast*',
      pink: 'ružičast*, roza*',
      brown: 'smeđ*',
      beige: 'bež*, krem*',
      navy: 'mornarsko plav*',
      gold: 'zlatn*',
    },
    shades: { light: 'svijetlo*, svijetl*', dark: 'tamno*, tamn*' },
    ordinals: ['prv*', 'drug*', 'treć*', 'četvrt*', 'pet*'],
    becomes: 'na, u, kao, neka bude',
    and: 'i, zatim, također, ali',
    not: 'ne, nikad*',
    fill: 'napravi, učini, neka, to, taj, tu, molim, koristi, upotrijebi, uzmi, stavi, promijeni, postavi, pomakni, premjesti, više, malo, puno, boj*, oglas*, želim, je',
    unclear: 'To nije bilo razumljivo.',
    examples: ['cijena 3,99', 'veći proizvod', 'stavi plavu pozadinu'],
  },

  samples: {
    texts: `
      Ručno rađena keramička šalica
      Bežične slušalice, uvijek uz vas
      Svjež kruh svako jutro
      Bolje spavajte, ljepše se probudite
      Topla jakna od vune za cijelu zimu
      Pivo i roštilj večeras, gdje god bili
      Vrtna stolica na sklapanje, bijela
      Sati klavira za početnike i djecu
      Nikad više hladna stopala u snijegu
      Dva ventilatora tiša od razgovora, uvijek.
      Hrana za pse bez žitarica, cijeli obrok
      Pamučna košulja dugih rukava, bijela
      Vaš novi omiljeni ruksak za svako mjesto
      Lagane tenisice za trčanje
      Vodootporno do deset metara, gdje god ronite
      Kava iz naše pržionice
      Više svjetlosti u vrtu
      Svjetiljka se navečer sama pali, lijepo svijetli.
      Drvene igračke za djecu
      Ljetna haljina na sniženju
    `,
    divided: 'slu|ša|li|cama',
    clause: ['Jednostavna šalica za svako jutro, sa žutom unutrašnjošću.', 'Jednostavna šalica za svako jutro'],
    sentences: ['Odgovara npr. za Chemex.', 'Šalice, zdjele itd. Za svaki dan.'],
    leads: ['Uživajte u svakom jutru', 'Kava dugo ostaje topla'],
    attributes: ['Dijelovi za perilicu posuđa', 'Mekan džemper od čiste vune'],
    oldPrice: 'stara cijena 59 eura',
    service: 'Sati klavira',
  },
}
