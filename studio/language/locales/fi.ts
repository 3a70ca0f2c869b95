import type { Language } from '../language.ts'

export const finnish: Language = {
  name: 'Finnish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'fi',
  letters: 'äöåšž',
  tellingWords:
    'ja, sekä, ei, hänen, saa, että, sen, jotka, ovat, tässä, ilman, tämä, joka, kanssa, sinun, oma, uusi, voi',
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['”', '”'],
  hyphenation: 'fi',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Osta nyt', 'Tilaa nyt', 'Lue lisää'],
    friendly: ['Katso lähempää', 'Tule katsomaan', 'Kurkkaa tästä'],
    luxury: ['Löydä lisää', 'Tutustu', 'Tutki lähemmin'],
  },
  buying: ['Osta nyt', 'Tilaa nyt'],
  deeds: undefined,

  sentences: {
    abbreviations: 'esim, jne, ym, mm, ns, n, sis, ks',
    beforeNumbers: 'nro, puh, maks, klo, kpl',
    examples: 'esim., esimerkiksi',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'jos, kun, kunnes, koska, vaikka, jotta, ilman, ennen, samalla',
    adding: 'ja, mutta, tai, sekä, ilman',
    subjects: 'se, tämä, nämä, ne, me, te, hän, he, sinä, minä',
    leaning: 'se, tämä, nämä, ne, hän, myös, sitten',
    product: {
      with: '',
      this: 'tämä, tällä, nämä',
      the: '',
    },
    listing: 'sisältää, tarjoaa',
    and: 'ja',
    articles: '',
    verbs: {
      asking: `
        aloita, anna, avaa, elä, etsi, haaveile, hae, hengitä, hyppää, istu, jätä, juo, katso, keitä, kokeile, koe, kuuntele,
        kysy, laita, lähde, lepää, löydä, maista, mene, muista, nauti, nuku, ole, opi, osta, ota, pakkaa, pidä, poimi, pue,
        rakasta, rentoudu, säästä, sytytä, syö, tee, testaa, tilaa, tule, tunne, tutustu, unelmoi, unohda, valitse, vie,
        yllätä, hemmottele, ei enää
      `,
      telling: `
        on, ovat, ei, voi, voit, pysyy, pysyvät, kestää, suojaa, lämmittää, tuoksuu, maistuu, loistaa, syttyy, mahtuu,
        mahtuvat, sopii, auttaa, toimii, antaa, tekee, tuo, kasvaa, nukkuu, soi, puhdistaa, tulee, alkaa, rakastaa, ansaitsee,
        tarvitsee, riittää, seuraa, kulkee, avautuu, latautuu
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      ominaisuudet, tuotteen ominaisuudet, tekniset tiedot, tekniset ominaisuudet, tiedot, tuotetiedot, lisätiedot,
      lisätietoja, kuvaus, tuotekuvaus, tuotteesta, tietoa tuotteesta, meistä, yleiskatsaus, edut, hyödyt, lyhyesti,
      miksi, mikä, mitä, miten, kuka, missä, materiaali, materiaalit, koostumus, ainesosat, näin se toimii, istuvuus,
      koko ja istuvuus, usein kysyttyä, usein kysytyt, ukk, saatavilla olevat värit, värit, väri, vaihtoehdot,
      yhteensopivuus, tarinamme, lue lisää, kokotaulukko, kokoopas, mitat, toimitus, palautus, hoito, hoito-ohjeet,
      sisältö
    `,
    openings: `
      huom, huomio, huomaa, tärkeää, varoitus, varo, hoito-ohje*, käsinpesu, konepesu, pese, pestävä, voidaan pestä,
      ei sovellu, ei sovi, puhdista, puhdistus, pyyhi, silitä, kuivaa, rumpukuivaus, säilytä, säilytetään, pidä poissa,
      vain sisäkäyttöön, vain ulkoiseen, ota yhteyttä, ota meihin, kirjoita meille, soita, klikkaa, napsauta,
      tarkista koko*, tarkista kokotaulukko, valitse koko, valitse kokosi, valitse väri, lisää koriin,
      lisää ostoskoriin, jos sinulla on, lähetämme, toimitamme, hyväksymme, suosittelemme, kiitos, tervetuloa,
      tuotenumero, valmistaja, valmistusmaa, pakkaus sisältää, paristot, vaatii kokoamisen, hinta, hinnat, tilaukset,
      kaikki tilaukset, tilauksesi, katso alta, katso kokotaulukko, kuvassa, käyttöohje, käyttöohjeet, ohjeet,
      näin käytät
    `,
    notices: `
      toimitus*, toimitetaan, toimitusaika, lähetetään, lähetys, lähetyskulut, postikulut, arkipäiv*, varastossa,
      loppuunmyyty, palautus*, palautta*, hyvitys, hyvitetään, vaihto-oikeus, takuu, takuun, takuuaika, ei sisälly,
      eivät sisälly, sisältyy, sisältyvät, mukana tulee, pakkauksessa, laatikossa, pakkauksen sisältö, setti sisältää,
      myydään erikseen, ostettava erikseen, erikseen, saattaa sisältää, voi sisältää, allergee*, voi vaihdella,
      voivat vaihdella, saattaa poiketa, voi poiketa, saattavat poiketa, voivat poiketa, kuva on suuntaa, kuvassa,
      kuvissa, malli on, mallilla on, mallin pituus, mallimme, kokotaulukko*, yksi koko, pientä kokoa,
      normaalia kokoasi, pesuohje*, hoito-ohje*, käsinpesu, konepesu, konepestävä, kemiallinen pesu, kuivausrum*,
      rumpukuiv*, kostealla liinalla, pehmeällä liinalla, valkaisu*, huuhteluainetta, kylmällä vedellä,
      haalealla vedellä, ennen ensimmäistä käyttöä, ennen käyttöä, ennen tilaamista, ennen ostoa, tilauksen yhteydessä,
      ostoskori*, asiakaspalvelu*, kauppamme, myymälämme, verkkokauppamme, tilauksesi, alennuskoodi*, alv,
      oikeudet pidätetään, vastuu*, pieniä osia, tukehtumisvaara, alle 3-vuotiaille, alle 3 vuotiaille, valvonnassa,
      lasten ulottuvilta, lasten ulottuvilla, syttyvä*, silmiin, suoralta auringonvalolta, suorassa auringonvalossa,
      14 päivän, 30 päivän, 24 tunnin, alkuperäispakkau*, käyttämätön*, meille, meihin, kysyttävää, näytöstä riippuen,
      näytön asetu*, whatsapp, samana päivänä, 30 asteessa, 40 asteessa, suositusikä, kappaletta, kpl, edellinen malli,
      valinnainen, saatavilla, saatavana, tilauksesta, tilaa nyt, osta nyt, niin kauan kuin, ei koske, aaa,
      asiakasarviot
    `,
    forbids: 'älä, ei saa, ei voi, ei kestä, koskaan, vältä, kielletty',
    handling: `
      astianpesuko*, mikroaaltou*, uunissa, uuniin, pakastim*, valkaise, valkaista, silitä, silittää, pese, pestä,
      puhdistaa, kuivaa, kuivata, väännä, upota, upottaa, käytä, käyttää, altista, altistaa, ilman valvontaa,
      ylikuormita, pura, purkaa, avaa, niele, niellä, sekoita, sekoittaa, aseta, latauksen aikana, hankaavi*
    `,
    measures: `
      koko, koot, korkeus, leveys, syvyys, pituus, paino, painaa, halkaisija, tilavuus, vetoisuus, paksuus,
      ympärysmitta, mitat
    `,
    tornEnds: `
      ja, tai, mutta, sekä, ilman, joka, jotka, että, kun, jos, koska, hyvin, erittäin, jokainen, tämä, kuten, vai,
      eli, meidän, sinun
    `,
    promises: `
      sinä, sinua, sinulle, sinun, sinut, teille, teidän, joka päivä, joka aamu, joka ilta, koko päivän, aina,
      levittää, pehmentää, rauhoittaa, virkistää, hoitaa, suojaa, suojelee, estää, vähentää, parantaa, helpottaa,
      antaa, tekee, luo, muuttaa, kestää, seuraa, imee, piilottaa, herättää, lämmittää, viilentää, auttaa, täyttää,
      pitää, pysyy, tuo, valaisee, vaivat*, helpo*, helppo*, mukav*, kodikas, täydellinen, ihanteellinen, tarpeeksi,
      niin kevyt, niin pehmeä, hyvästi, vihdoin, ei enää, ei koskaan enää, kaikkialla, missä tahansa, pehmeämmin,
      kevyemmin, nopeammin, paremmin, tuntikausia, sekunneissa, ympäri vuoden, koko vuoden, *ttaa, *taasi, *stasi,
      *llesi, *nsa
    `,
  },
  offer: { free: 'ilmainen, ilmaiseksi, maksutta' },
  units: '',
  services: {
    names: `
      *tunnit, *tunti, *kurssi, *kurssit, *korjaus, *huolto, *siivous, *vakuutus, *opetus, *hieronta, *matka, *matkat,
      *vuokraus, *käännös, *neuvonta, *palvelu, *palvelut, *lippu, *majoitus, *remontti
    `,
    asked: 'varaa aika, ajanvaraus, varaa nyt',
    per: 'per',
    hours: 'tunti, yö',
  },
  places: {
    head: 'last',
    nouns: 'joined',
    describing: 'kanssa, ilman, varten, jossa, joka',
    table: `
      *lamppu, *lamput, *valaisin, *muki, *mukit, *kuppi, *kupit, *lasi, *lasit, *teekannu, *kannu, *pullo, *juomapullo,
      *termospullo, *maljakko, *kynttilä, *kynttilät, *kynttilänjalka, *diffuusori, *kuulokkeet, *nappikuulokkeet, *puhelin,
      *kännykkä, *suojakuori, *tabletti, *läppäri, *näppäimistö, *hiiri, *näyttö, *mikrofoni, *kaiutin, *radio, *levysoitin,
      *kamera, *objektiivi, *herätyskello, *kahvinkeitin, *espressokone, *kahvimylly, *vedenkeitin, *leivänpaahdin,
      *tehosekoitin, *mehulinko, *airfryer, *paistinpannu, *kattila, *veitsi, *veitset, *aterimet, *lautanen, *lautaset,
      *kulho, *purkki, *leikkuulauta, *tarjotin, *voide, *kasvovoide, *seerumi, *hoitoaine, *shampoo, *saippua, *hajuvesi,
      *huulipuna, *ripsiväri, *aurinkovoide, *kasvonaamio, *hammasharja, *hammastahna, *hiustenkuivaaja, *suoristusrauta,
      *parranajokone, *varavirtalähde, *laturi, *tulostin, *projektori, *kukkaruukku, *shakki, *lautapeli, *kynä, *korurasia,
      *ompelukone
    `,
    floor: `
      *sohva, *sohvat, *nojatuoli, *tuoli, *tuolit, *toimistotuoli, *jakkara, *rahi, *penkki, *pöytä, *työpöytä, *ruokapöytä,
      *sohvapöytä, *sänky, *patja, *vaatekaappi, *kaappi, *kenkäkaappi, *lipasto, *kirjahylly, *yöpöytä, *matto, *matot,
      *kynnysmatto, *lattiavalaisin, *pölynimuri, *robotti-imuri, *matkalaukku, *juoksumatto, *kuntopyörä, *joogamatto,
      *pesukone, *kuivausrumpu, *astianpesukone, *jääkaappi, *pakastin, *uuni, *ilmanpuhdistin, *koiranpeti, *raapimispuu,
      *pyykkikori, *piano, *syöttötuoli, *roskakori, *kehto
    `,
    outdoors: `
      *teltta, *puutarhatuoli, *retkituoli, *aurinkotuoli, *puutarhakalusteet, *puutarhapöytä, *riippumatto, *aurinkovarjo,
      *huvimaja, *polkupyörä, *pyörä, *sähköpyörä, *maastopyörä, *potkulauta, *rullalauta, *grilli, *kaasugrilli,
      *nuotiopaikka, *pizzauuni, *retkikeitin, *kylmälaukku, *makuupussi, *kajakki, *kanootti, *suppilauta, *pulkka, *sukset,
      *lumilauta, *vapa, *trampoliini, *keinu, *liukumäki, *hiekkalaatikko, *uima-allas, *ruohonleikkuri, *kottikärryt,
      *kastelukannu, *letku, *kasvihuone, *linnunpönttö, *koirankoppi, *lastenvaunut, *moottoripyörä, *rengas, *jalkapallo,
      *drooni
    `,
    worn: `
      *mekko, *mekot, *paita, *paidat, *pusero, *tunika, *neule, *villapaita, *huppari, *neuletakki, *takki, *takit,
      *bleiseri, *liivi, *viitta, *kylpytakki, *puku, *housut, *farkut, *leggingsit, *shortsit, *hame, *haalari, *pyjama,
      *rintaliivit, *alusvaatteet, *sukat, *sukkahousut, *bikinit, *uimapuku, *kengät, *juoksukengät, *vaelluskengät,
      *lenkkarit, *saappaat, *sandaalit, *tohvelit, *hattu, *pipo, *lippis, *huivi, *käsineet, *lapaset, *vyö, *solmio,
      *rusetti, *laukku, *laukut, *käsilaukku, *reppu, *reput, *lompakko, *kello, *rannekello, *älykello, *sormus, *kaulakoru,
      *rannekoru, *korvakorut, *rintakoru, *koru, *korut, *aurinkolasit, *silmälasit, *kypärä, *otsalamppu, *esiliina
    `,
    eaten: `
      *hunaja, *tee, *vihreä tee, *kahvi, *kahvipavut, *kaakao, *suklaa, *konvehdit, *viini, *olut, *siideri, *gini, *viski,
      *likööri, *mehu, *limonadi, *kivennäisvesi, *oliiviöljy, *etikka, *hillo, *marmeladi, *maapähkinävoi, *keksit, *kakku,
      *leipä, *ruisleipä, *juusto, *makkara, *kinkku, *lohi, *tonnikala, *pasta, *spagetti, *riisi, *jauhot, *kaurahiutaleet,
      *mysli, *granola, *proteiinijauhe, *pähkinät, *mantelit, *taatelit, *mauste, *mausteet, *pippuri, *suola, *kaneli,
      *vanilja, *kastike, *ketsuppi, *sinappi, *pesto, *siirappi, *karkit, *lakritsi, *purukumi, *toffee, *popcorn, *sipsit,
      *oliivit, *keitto, *pizza, *jäätelö, *jogurtti, *voi
    `,
    nowhere: `
      *lahjakortti, *pyyhe, *pyyhkeet, *keittiöpyyhe, *liina, *tyyny, *tyynynpäällinen, *huopa, *peitto, *vuodevaatteet,
      *lakanat, *verho, *verhot, *pöytäliina, *lautasliinat, *juliste, *taulu, *peili, *kirja, *kirjat, *kalenteri, *tarra,
      *tapetti, *maali, *päällinen, *kotelo, *teline, *hylly, *koukku, *suodatin, *varaosa, *sovitin, *kaapeli, *paristo,
      *lelu, *lelut, *nukke, *nalle, *palapeli, *koiranruoka, *kissanruoka, *ohjelmisto, *kone, *laatikko, *kori, *rasia,
      *kattovalaisin, *seinävalaisin, *polttimo, *taskulamppu, *seinäkello, *turvaistuin, *kaulapanta, *kitara, *viulu,
      *porakone, *ruuvimeisseli, *saha, *vasara, *avaimenperä, *sieni, *harja, *pesuaine, *televisio, *patteri, *tuuletin
    `,
  },
  downloads: 'lataa sovellus, lataa nyt, asenna',

  claims: {
    superlative: 'paras, parhaat, parhaan, *immat, *impi, ainutlaatui*, täydelli*, ikuise*',
    proof: 'takuu*, taattu*, testattu*, sertifioi*',
    rating: 'tähte*, arvostelu*, asiakka*',
    offer: 'ilmai*, alennus*, tarjous*, tänään',
    number: 'neljä, viisi, kuusi, seitsemän, kahdeksan, yhdeksän, kymmenen',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: '',
    titles: 'hra, rva, nti, tri',
    labels: `
      koko, vitamiini, tyyppi, osa, luokka, vaihe, sivu, luku, taso, malli, kausi, versio, sarja, kerroin, nro, n:o,
      klo
    `,
    trailing: 'jne, ym, yms, kpl',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      iho*, kasvovoide*, saippua*, shampoo*, luonnonmukai*, luomu*, keramiik*, pellava*, puuvilla*, hunaja*, kynttilä*,
      kasvi*, huonekalu*, puinen, puiset, puhdas, havu*
    `,
    bold: `
      energia*, urheilu*, juoksu*, treeni*, lihas*, proteiini*, hampurilai*, alennus*, polkupyörä*, jalkapallo*, nyrkkeily*,
      turbo*, jääkiekko*
    `,
    luxury: `
      hajuvesi*, koru, korut, timantti*, kulta*, hopea*, helmi*, silkki*, kashmir*, ylelli*, luksus*, elegant*, samppanja*,
      nahka*, sormus*, kaulakoru*, rannekello*
    `,
    playful: `
      lapsi, lapse*, lasten*, vauva*, lelu*, palapeli*, karkki*, suklaa*, juhla*, syntymäpäivä*, hauska*, värik*, pentu*,
      muumi*
    `,
    corporate: `
      yritys*, yrityk*, toimisto*, vakuutus*, kirjanpito*, konsult*, koulutus*, lasku, teollisuu*, logistiik*, sertifi*,
      tulostin*, vero*
    `,
    modern: `
      langat*, kuulok*, kaiutin*, kamera*, puhelin*, läppäri*, akku*, laturi*, sähköi*, äly*, robotti*, sovellus*, drooni*,
      tekoäly*
    `,
  },

  requests: {
    parts: {
      product: 'tuote*, tuotte*',
      headline: 'otsik*',
      name: 'nimi, nimen, nimeä, tuotenim*',
      support: 'toinen rivi, toisen rivin, alaotsik*',
      price: 'hinta, hinnan, hintaa, hinnaksi, hinnat',
      oldPrice: 'vanha hinta, vanhan hinnan, vanhaa hintaa, alkuperäinen hinta',
      badge: 'merk*, tarra*, lappu*, alennus*',
      callToAction: 'toimintakehot*, kehot*, painik*, nappi*, cta',
      webAddress: 'verkko-osoite*, verkko-osoit*, verkkosivu*, nettiosoit*, url',
      legalLine: 'lakiteks*, lakirivi*, pieni präntti',
      logo: 'logo*',
      photo: 'kuva*, valokuva*, kuvaa',
      background: 'tausta*',
      text: 'teksti*, kirjaim*, sanat, fontti*',
    },
    acts: {
      larger: 'suurem*, isom*, suuren*, iso, suuri',
      smaller: 'pienem*, pienen*, pieni',
      left: 'vasem*, vasen',
      right: 'oike*',
      nearer: 'lähem*, lähen*',
      without: 'ilman, ei, poista*, pois',
      darker: 'tummem*, tummen*',
      lighter: 'vaaleam*, vaalen*, kirkkaam*',
      cutOut: 'syvää*, syväty*, irrota*, leikkaa',
      keep: 'säilytä*, näytä*, kanssa',
    },
    colors: {
      black: 'musta*',
      white: 'valkoi*',
      gray: 'harma*',
      red: 'punai*',
      orange: 'oranss*',
      yellow: 'keltai*',
      green: 'vihreä*',
      teal: 'turkoos*',
      blue: 'sini*',
      purple: 'violet*, lila*',
      pink: 'pinkk*, vaaleanpunai*',
      brown: 'ruske*',
      beige: 'beige*, kermanväri*',
      navy: 'laivastonsini*',
      gold: 'kulta*, kullanväri*',
    },
    shades: { light: 'vaalean, vaalea*', dark: 'tumman, tumma*' },
    ordinals: ['ensimmäi*', 'toinen, toista, toisen', 'kolma*', 'neljä*', 'viide*'],
    becomes: 'muotoon, on, lukee',
    and: 'ja, sitten, myös, mutta',
    not: 'älä, eivät, koskaan',
    fill: 'tee, tehdä, se, siitä, sitä, kiitos, käytä, ota, laita, aseta, muuta, vaihda, siirrä, enemmän, hieman, vähän, paljon, väri*, maino*, haluan, tämä',
    unclear: 'Tätä ei ymmärretty.',
    examples: ['hinta 39,90', 'isompi tuote', 'tee taustasta sininen'],
  },

  samples: {
    texts: `
      Käsintehty keramiikkamuki
      Langattomat kuulokkeet
      Tuoretta leipää joka aamu
      Nuku paremmin
      Lämmin villatakki talveen
      Olutta ja makkaraa tänä iltana
      Kokoontaitettava puutarhatuoli
      Pianotunnit aloittelijoille
      Ei enää kylmiä jalkoja
      Kaksi tuuletinta, hiljaisempia kuin keskustelu.
      Viljaton koiranruoka
      Pitkähihainen puuvillapaita
      Uusi lempireppusi
      Kevyet juoksukengät
      Vedenpitävä kymmeneen metriin
      Omasta paahtimosta tuleva kahvi
      Enemmän valoa puutarhaan
      Lamppu syttyy iltaisin itsestään.
      Puulelut lapsille
      Kesämekko alennuksessa
    `,
    divided: 'lan|gat|to|mat',
    clause: ['Yksinkertainen muki joka aamuun, ilman turhia koristeita.', 'Yksinkertainen muki joka aamuun'],
    sentences: ['Sopii esim. Chemexille.', 'Mukit, kulhot jne. Joka päivään.'],
    leads: ['Nauti joka aamusta', 'Kahvi pysyy kauan kuumana'],
    attributes: ['Osia astianpesukoneeseen', 'Pehmeä neule puhtaasta villasta'],
    oldPrice: 'ovh 59 euroa',
    service: 'Pianotunnit',
  },
}
