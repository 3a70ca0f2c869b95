import type { Language } from '../language.ts'

export const slovenian: Language = {
  name: 'Slovenian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'sl',
  letters: 'čšž',
  tellingWords: `
    in, do, v, ali, ki, z, so, pri, ker, tudi, vsi, kot, kakor, nihče, k, vero, ter, imajo, enako, glede, vseh, sta, brez,
    vaš, vaša, vaše, naša, otroke, otrok*, boljši, boljša, vse, vsak, vsaka, vsako, zdaj, kupite, lahko, ročno, skodelic*,
    čevlj*, domov, tednov, tedn*, nahrbtnik*, spanec, volne, volna, spite, boljš*, lahki, lahk*, zvečer, nočni, nahrbtn*,
    zložljiv*, steklen*, usnjen*, darilo, obleka, nadih, odslej
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  hyphenation: 'sl',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Kupite zdaj', 'Naročite zdaj', 'Več o tem'],
    friendly: ['Oglejte si', 'Poglejte pobliže', 'Pridite pogledat'],
    luxury: ['Odkrijte več', 'Raziščite', 'Spoznajte od blizu'],
  },
  buying: ['Kupite zdaj', 'Naročite zdaj'],
  deeds: undefined,

  sentences: {
    abbreviations: 'npr, itd, ipd, tj, oz, vklj, pribl',
    beforeNumbers: 'št, str, tel, maks, min',
    examples: 'npr., na primer',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'če, ko, medtem, dokler, ker, čeprav, s, z, brez, za, pred, po, v, na, od, da bi, iz',
    adding: 'in, a, ampak, ali, s, z, brez, za, ter, idealno',
    subjects: 'ta, to, te, naš, naša, mi, vi, oni, on, ona',
    leaning: 'on, ona, to, te, tudi, nato',
    product: {
      with: 's, z',
      this: 'tem, to, ta',
      the: '',
    },
    listing: 'vsebuje, ponuja',
    and: 'in',
    articles: '',
    verbs: {
      asking: `
        bodite, vzemite, poglejte, dajte, pridite, pozabite, začnite, izberite, preizkusite, kupite, naredite, naučite, naj,
        oblecite, odpočijte, spočijte, sprostite, občutite, odkrijte, oglejte, podarite, poskusite, prebudite, najdite,
        ohranite, poslušajte, spite, uživajte, vklopite, spoznajte, prihranite, živite, naspite, nikoli več, okusite,
        raziščite, privoščite
      `,
      telling: `
        je, so, ima, imajo, lahko, bo, ostane, ostanejo, ščiti, greje, diši, sveti, drži, stoji, pristaja, pomaga, varčuje,
        deluje, daje, gre, gredo, odpira, raste, spi, igra, čisti, prinaša, prihaja, začne, ljubi, zasluži, zdrži, potrebuje,
        prižge, traja
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      lastnosti, lastnosti izdelka, glavne lastnosti, značilnosti, tehnični podatki, specifikacije, podrobnosti,
      informacije, informacije o izdelku, več informacij, dodatne informacije, opis, opis izdelka, o izdelku, o nas,
      pregled, prednosti, na kratko, zakaj, kaj, kako, kdo, kje, material, materiali, sestava, sestavine, kako deluje,
      kroj, velikost in kroj, pogosta vprašanja, faq, razpoložljive barve, barve, barva, različice, možnosti,
      združljivost, združljivo z, naša zgodba, tabela velikosti, mere, dimenzije, dostava, vračilo, nega, vzdrževanje,
      vsebina
    `,
    openings: `
      prosimo, opomba, opozorilo, pozor, pomembno, previdno, vzdrževanje, pranje, prati, perite, ročno pranje,
      strojno pranje, čistite, čiščenje, likajte, likati, sušite, sušiti, hranite, shranjujte, ni primerno, neprimerno,
      ne uporabljajte, samo za, le za, kontaktirajte, pišite nam, pokličite, kliknite, glejte, oglejte si tabelo,
      izberite velikost, izberite svojo velikost, izberite barvo, dodajte v košarico, če imate vprašanja, v primeru,
      zaradi, pošiljamo, dostavljamo, sprejemamo, priporočamo, hvala, dobrodošli v naši, obiščite našo, šifra izdelka,
      proizvajalec, paket vsebuje, komplet vsebuje, baterije, potrebna je montaža, cena, cene, naročila, vsa naročila,
      vaše naročilo, uporaba, navodila za uporabo, navodila, kako uporabljati
    `,
    notices: `
      dostav*, poštnin*, odpremljen*, odprem*, pošiljk*, delovnih dn*, delovnih dneh, na zalogi, razprodano, vračil*,
      vrniti, vrnete, vrnitev, reklamacij*, zamenjav*, garancij*, jamstv*, odstop*, ni vključen*, niso vključen*,
      je vključen*, so vključen*, ni priložen*, priložen*, v paketu, v škatli, vsebina paketa, vsebina kompleta,
      komplet vsebuje, set vsebuje, ločeno, naprodaj ločeno, lahko vsebuje, sledi oreškov, alergen*, lahko razlikuje,
      lahko razlikujejo, se lahko, manjša odstopanja, simboličn*, na sliki, na slikah, na fotografiji, slika prikazuje,
      fotografija prikazuje, manekenka, model nosi, model je visok, tabela velikosti, tabelo velikosti, ena velikost,
      običajno velikost, mere, dimenzije, navodila za pranje, navodila za nego, ročno pranje, strojno pranje,
      pralnem stroju, kemično čiščenje, sušilni stroj, sušilnem stroju, krpo, belil*, mehčal*, hladni vodi,
      mlačni vodi, pred prvo uporabo, pred uporabo, pred nakupom, pred naročilom, ob naročilu, v košarico, v košarici,
      podpora strankam, naša trgovina, naši trgovini, naše trgovine, vaše naročilo, koda za popust, ddv,
      pravice pridržane, odgovornost, majhni deli, majhne dele, zadušitve, do 3 let, pod 3 leti, od 3 let, nadzorom,
      dosega otrok, vnetljiv*, stik z očmi, stiku z očmi, neposredni sončni, neposredno sončno, v 14 dneh, v 30 dneh,
      v 24 urah, originalni embalaži, neuporabljen*, nam, pri nas, odvisno od zaslona, whatsapp, isti dan, na 30,
      na 40, priporočena starost, carina, kosov, kos, količina, prejšnji model, izbirno, na voljo, na izbiro,
      po naročilu, naročite zdaj, kupite zdaj, do razprodaje, ne velja, aaa, mnenja strank
    `,
    forbids: 'ne, ni, nikoli, nikdar, izogibajte se, prepovedano, ne sme',
    handling: `
      pomivaln*, mikroval*, pečic*, zamrzovaln*, belite, beliti, likajte, likati, perite, prati, čistite, čistiti,
      sušite, sušiti, ožemajte, potapljajte, potopite, uporabljajte, uporabljati, izpostavljajte, izpostavljati,
      brez nadzora, razstavljajte, odpirajte, zaužijte, mešajte, postavljajte, dajajte, med polnjenjem, abraziv*
    `,
    measures: `
      velikost, velikosti, mere, dimenzije, višina, širina, globina, dolžina, teža, tehta, premer, prostornina,
      kapaciteta, debelina, obseg, meri
    `,
    tornEnds: `
      in, ali, ampak, toda, s, z, brez, za, do, od, iz, v, na, o, po, pri, pod, nad, k, vaš, vaša, vaše, naš, naša,
      naše, svoj, ki, da, kot, ko, če, zelo, vsak, vsaka, vsako, ta, kjer, ker, med, zaradi, ter, niti
    `,
    promises: `
      vi, vas, vam, vami, vaš, vaša, vaše, vašo, vašega, vaši, vašem, ti, te, tvoj, tvoja, tvoje, vsak dan,
      vsako jutro, vsak večer, ves dan, vedno, ???*uje, ???*ujejo, ???*ava, mehča, pomiri, pomirja, osveži, neguje,
      ščiti, varuje, preprečuje, zmanjša, izboljša, olajša, ponuja, daje, dodaja, ustvari, spremeni, prenese, skrije,
      zbudi, greje, ogreje, hladi, pomaga, omogoča, napolni, drži, ostane, sveti, udob*, prijetn*, brez truda, zlahka,
      enostavn*, popoln*, idealen za, idealna za, dovolj, tako lahek, tako mehek, zbogom, končno, nikoli več, povsod,
      kjerkoli, mehkeje, hitreje, bolje, več ur, v nekaj sekundah, vse leto, polepša, oživi, nahrani, razsvetli
    `,
  },
  offer: { free: 'brezplačno, zastonj' },
  units: '',
  services: {
    names: `
      učenje klavirja, ure klavirja, tečaj, tečaji, popravilo, popravila, servis, čiščenje, zavarovanje, pouk, inštrukcije,
      masaža, masaže, potovanje, najem, prevod, prevodi, svetovanje, storitev, storitve, vstopnica, nastanitev
    `,
    asked: 'rezervirajte, rezervacija, naročite se',
    per: 'na',
    hours: 'uro, noč',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 's, z, brez, za, iz, v, na, do, po, od, pri',
    table: `
      svetilka, svetilke, skodelica, skodelice, lonček, kozarec, kozarci, čajnik, vrč, steklenica, termovka, vaza, vaze,
      sveča, sveče, svečnik, difuzor, slušalke, telefon, ovitek za telefon, tablica, prenosnik, tipkovnica, miška, zaslon,
      mikrofon, zvočnik, radio, gramofon, fotoaparat, objektiv, budilka, kavni aparat, kavni mlinček, opekač, mešalnik,
      sokovnik, ponev, lonec, nož, noži, pribor, krožnik, krožniki, skleda, kozarec za vlaganje, rezalna deska, pladenj,
      krema, serum, losjon, balzam, šampon, milo, parfum, šminka, maskara, obrazna maska, zobna ščetka, zobna pasta,
      sušilnik za lase, ravnalnik za lase, brivnik, polnilnik, tiskalnik, projektor, cvetlični lonec, šah, pero,
      škatlica za nakit, šivalni stroj
    `,
    floor: `
      kavč, sedežna, zofa, naslanjač, stol, stoli, pisarniški stol, tabure, klop, miza, mizica, pisalna miza, postelja,
      postelje, vzmetnica, omara, omarica za čevlje, komoda, knjižna polica, nočna omarica, preproga, predpražnik,
      talna svetilka, sesalnik, robotski sesalnik, kovček, kovčki, tekalna steza, sobno kolo, podloga za jogo, pralni stroj,
      sušilni stroj, pomivalni stroj, hladilnik, zamrzovalnik, pečica, čistilnik zraka, pasja postelja, koš za perilo, klavir,
      otroški stolček, koš za smeti, zibelka
    `,
    outdoors: `
      šotor, šotori, vrtni stol, kamp stol, ležalnik, vrtno pohištvo, vrtna miza, viseča mreža, senčnik, paviljon, kolo,
      kolesa, električno kolo, skiro, rolka, žar, ognjišče, hladilna torba, spalna vreča, kajak, kanu, sani, smuči,
      deska za sneg, ribiška palica, trampolin, gugalnica, tobogan, peskovnik, bazen, kosilnica, samokolnica, zalivalka, cev,
      rastlinjak, ptičja hišica, otroški voziček, motorno kolo, pnevmatika, žoga, dron
    `,
    worn: `
      obleka, obleke, srajca, srajce, majica, majice, bluza, tunika, pulover, puloverji, jopa, jopica, jakna, jakne, plašč,
      suknjič, telovnik, halja, hlače, kavbojke, pajkice, krilo, kombinezon, pižama, modrček, perilo, nogavice,
      hlačne nogavice, kopalke, čevlji, tekaški copati, superge, škornji, sandali, copati, klobuk, kapa, šal, ruta, rokavice,
      pas, kravata, torba, torbe, torbica, nahrbtnik, nahrbtniki, denarnica, ura, pametna ura, prstan, prstani, ogrlica,
      zapestnica, uhani, broška, nakit, očala, čelada, predpasnik
    `,
    eaten: `
      med, čaj, zeleni čaj, kava, kava v zrnu, kakav, čokolada, bonboni, vino, pivo, gin, viski, žganje, liker, sok, sirup,
      limonada, mineralna voda, oljčno olje, kis, marmelada, arašidovo maslo, piškoti, torta, potica, kruh, sir, klobasa,
      šunka, pršut, losos, tuna, testenine, špageti, riž, moka, ovseni kosmiči, müsli, granola, protein, orehi, mandlji,
      datlji, začimba, začimbe, poper, sol, cimet, vanilija, omaka, kečap, gorčica, pesto, žvečilni gumi, karamele, pokovka,
      čips, oljke, juha, pica, sladoled, jogurt, maslo
    `,
    nowhere: `
      darilna kartica, darilni bon, brisača, brisače, krpa, krpe, blazina, vzglavnik, odeja, posteljnina, rjuha, zavesa,
      zavese, prt, prtički, plakat, slika, ogledalo, knjiga, knjige, koledar, nalepka, tapeta, barva, prevleka, držalo,
      stojalo, polica, kavelj, filter, rezervni del, adapter, kabel, baterija, igrača, igrače, lutka, sestavljanka,
      pasja hrana, mačja hrana, programska oprema, stroj, škatla, košara, lestenec, žarnica, ročna svetilka, stenska ura,
      avtosedež, pasja ovratnica, kitara, violina, vrtalnik, izvijač, žaga, kladivo, obesek, goba, ščetka, detergent,
      televizor, radiator, ventilator
    `,
  },
  downloads: 'prenesite, prenesi, namestite aplikacijo',

  claims: {
    superlative: 'najbolj*, naj*ši, naj*ša, edinstven*, popoln*, za vedno, številka ena',
    proof: 'garancij*, zajamčen*, dokazan*, preizkušen*, certificiran*',
    rating: 'zvezdic*, ocen*, kupci, kupcev',
    offer: 'brezplač*, popust*, akcij*, znižanj*, danes',
    number: 'štiri, šest, sedem, osem, devet, deset, tisoč',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'a, i, k, o, s, v, z, h',
    titles: 'g, ga, gdč, sv, mag, inž',
    labels: `
      št, velikost, vel, vitamin, tip, del, razred, korak, stran, str, poglavje, raven, model, serija, različica,
      sezona, faktor
    `,
    trailing: 'itd, ipd, ur',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      kože, kreme*, milo, mila, šampon*, naraven, naravn*, ekološk*, keramič*, lanen*, bombažn*, sveč*, rastlin*, pohištv*,
      lesen*, nežn*, čist*
    `,
    bold: `
      energij*, šport*, tek, tekašk*, mišic*, protein*, burger*, popust*, razprodaj*, kolo, koles*, nogomet*, boks, ekstrem*,
      turbo*
    `,
    luxury: `
      parfum*, nakit*, diamant*, zlat*, srebrn*, biser*, svil*, kašmir*, razkoš*, luksuz*, ekskluziv*, elegant*, penin*,
      usnj*, prstan*, ogrlic*
    `,
    playful: `
      otroci, otrok*, otrošk*, dojenč*, igrač*, sestavljank*, bonbon*, čokolad*, zabav*, rojstn*, vesel*, pisan*, mucek, kuža
    `,
    corporate: `
      podjet*, pisarn*, poslovn*, zavarovanj*, računovod*, svetovanj*, tečaj*, račun*, industrij*, logistik*, certifikat*,
      tiskalnik*, davk*
    `,
    modern: `
      brezžičn*, slušalk*, zvočnik*, kamer*, telefon*, prenosnik*, baterij*, polnilnik*, električn*, pametn*, robot*,
      aplikacij*, dron*
    `,
  },

  requests: {
    parts: {
      product: 'izdelek*, izdelk*, produkt*',
      headline: 'naslov*',
      name: 'ime, imena, ime izdelka',
      support: 'druga vrstica, drugo vrstico, podnaslov*',
      price: 'cena, ceno, cene',
      oldPrice: 'stara cena, staro ceno, stare cene, redna cena, redno ceno',
      badge: 'značk*, nalepk*, popust*',
      callToAction: 'poziv*, gumb*, cta',
      webAddress: 'spletni naslov, spletnega naslova, spletna stran, spletno stran, url',
      legalLine: 'pravno besedilo, pravnega besedila, pravna vrstica, drobni tisk',
      logo: 'logo*, logotip*',
      photo: 'fotografij*, slik*, foto',
      background: 'ozadj*',
      text: 'besedil*, tekst*, črke, pisav*',
    },
    acts: {
      larger: 'večj*, poveč*, velik*',
      smaller: 'manjš*, pomanjš*, zmanjš*, majhn*',
      left: 'levo, levi, leve, v levo',
      right: 'desno, desni, desne, v desno',
      nearer: 'bliže, bližje, približ*',
      without: 'brez, odstran*, izbriš*, umakn*',
      darker: 'temnej*, potemn*',
      lighter: 'svetlej*, posvetl*',
      cutOut: 'izrež*, izrezan*',
      keep: 'z, s, obdrž*, ohran*, pokaž*',
    },
    colors: {
      black: 'črn*',
      white: 'bel*, bela*, belo*, beli*, belega*',
      gray: 'siv*',
      red: 'rdeč*',
      orange: 'oranžn*',
      yellow: 'rumen*',
      green: 'zelen*',
      teal: 'turkizn*',
      blue: 'modr*',
      purple: 'vijoličn*',
      pink: 'roza*, rožnat*',
      brown: 'rjav*',
      beige: 'bež*, krem*',
      navy: 'mornarsko modr*',
      gold: 'zlat*',
    },
    shades: { light: 'svetlo*, svetel, svetla, svetle', dark: 'temno*, temen, temna, temne' },
    ordinals: ['prv*', 'drug*', 'tretj*', 'četrt*', 'pet*'],
    becomes: 'na, v, kot, naj bo',
    and: 'in, nato, tudi, ampak',
    not: 'ne, nikoli',
    fill: 'naredi, to, ta, prosim, uporabi, vzemi, daj, spremeni, nastavi, premakni, več, malo, zelo, barv*, oglas*, želim, naj, je, bo',
    unclear: 'Tega ni bilo mogoče razumeti.',
    examples: ['cena 3,99', 'večji izdelek', 'naredi ozadje modro'],
  },

  samples: {
    texts: `
      Ročno izdelana keramična skodelica
      Brezžične slušalke
      Svež kruh vsako jutro
      Spite bolje
      Topla jakna iz volne
      Pivo in klobasa nocoj
      Zložljiv vrtni stol
      Ure klavirja za začetnike
      Nikoli več mrzlih nog
      Dva ventilatorja, tišja od pogovora.
      Hrana za pse brez žit
      Bombažna srajca z dolgimi rokavi
      Vaš novi najljubši nahrbtnik
      Lahki tekaški copati
      Vodotesno do desetih metrov
      Kava iz lastne pražarne
      Več svetlobe na vrtu
      Svetilka se zvečer prižge sama.
      Lesene igrače za otroke
      Poletna obleka po znižani ceni
    `,
    divided: 'slu|šal|kami',
    clause: ['Preprosta skodelica za vsako jutro, z rumeno notranjostjo.', 'Preprosta skodelica za vsako jutro'],
    sentences: ['Primerno npr. za Chemex.', 'Skodelice, sklede itd. Za vsak dan.'],
    leads: ['Uživajte v vsakem jutru', 'Kava dolgo ostane topla'],
    attributes: ['Deli za pomivalni stroj', 'Mehak pulover iz čiste volne'],
    oldPrice: 'stara cena 59 evrov',
    service: 'Ure klavirja',
  },
}
