import type { Language } from '../language.ts'

export const polish: Language = {
  name: 'Polish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'pl',
  letters: 'ąćęłńóśźż',
  tellingWords: `
    prawo, każdy, w, lub, praw, jego, się, jest, prawa, wolno, że, oraz, swych, są, kraju, dla, mają, być, które, życia,
    swej, wobec, przez, można, pracy
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '”'],
  hyphenation: 'pl',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Kup teraz', 'Zamów teraz', 'Dowiedz się więcej'],
    friendly: ['Zobacz więcej', 'Sprawdź', 'Chcę to mieć'],
    luxury: ['Odkryj', 'Odkryj więcej', 'Poznaj bliżej'],
  },
  buying: ['Kup teraz', 'Zamów teraz', 'Chcę to mieć'],
  deeds: {
    wear: 'Przymierz',
    size: ['Znajdź rozmiar', 'Znajdź swój rozmiar', 'Znajdź rozmiar'],
    home: ['Umów oglądanie', 'Zajrzyj do środka', 'Umów oglądanie'],
    table: 'Zarezerwuj stolik',
    menu: ['Zobacz menu', 'Wpadnij do nas', 'Zobacz menu'],
    stay: ['Zarezerwuj pobyt', 'Zaplanuj pobyt', 'Zarezerwuj pobyt'],
    trip: 'Zaplanuj podróż',
    visit: ['Umów wizytę', 'Umów się', 'Umów wizytę'],
    lesson: ['Zacznij naukę', 'Ucz się z nami', 'Zacznij naukę'],
    talk: ['Skontaktuj się', 'Porozmawiajmy', 'Skontaktuj się'],
    works: 'Zobacz, jak działa',
    scent: 'Odkryj zapach',
    recipe: 'Zobacz przepis',
    several: [
      'Zobacz wille',
      'Zobacz mieszkania',
      'Zobacz domy',
      'Zobacz apartamenty',
      'Zobacz wycieczki',
      'Zobacz kursy',
      'Zobacz lekcje',
    ],
    recipes: 'przepis, przepisy',
    except: `
      parasol, skarpet, bielizna, okulary, diament, perły, jubiler, biuro, agencja, działka, catering, na wynos, dostaw, palarnia, kemping, voucher, witamin, suplement, apteka, szpital, implant, aparat słuchowy, dom opieki, szkoła, przedszkole, żłobek, detergent, płyn, proszek, zabawk, lalk, owad, ptak, pszcz, pies, psa, kot, model, piernik, plakat, kostium
    `,
  },

  sentences: {
    abbreviations: 'np, itd, itp, tzw, tzn, m.in, ok, św',
    beforeNumbers: 'ul, godz',
    examples: 'np.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: `
      gdy, kiedy, jeśli, jeżeli, ponieważ, choć, chociaż, podczas, aby, żeby, z, ze, bez, dla, w, we, na, po,
      przed
    `,
    adding: 'i, oraz, ale, lub, z, ze, bez, dla, idealny, idealna, idealne',
    subjects: 'ten, ta, to, te, nasz*, my, wy, on, ona, ono',
    leaning: 'ten, ta, to, te, on, ona, także',
    product: {
      with: 'z, ze',
      this: 'tym, tą, tymi',
      the: '',
    },
    listing: 'zawiera, oferuje, z',
    and: 'i, oraz',
    articles: '',
    verbs: {
      asking: `
        baw się, bądź, chroń, chwyć, ciesz się, czuj, daj, delektuj*, doceń, dodaj, dołącz, doświadcz, gotuj,
        graj, idź, jedz, jedź, korzystaj, kochaj, leć, łap, maluj, marz, miej, nie, niech, nigdy, obudź,
        oddychaj, odkryj*, odkrywaj, odpocznij, oszczędzaj, otwórz, otul, pamiętaj, pij, podaruj, podkreśl,
        poczuj*, pokaż, pokochaj, poznaj*, pozwól, przeżyj, przejdź, przestań, przynieś, rozgrzej, rozjaśnij,
        rozpieszczaj, rozpocznij, rusz, ruszaj, skosztuj, słuchaj, smakuj, spakuj, spełnij, spraw, sprawdź,
        spróbuj, stań, stwórz, śpij, świętuj, trzymaj, twórz, ucieknij, uśmiechnij, uwolnij, wejdź, weź,
        wstań, wybierz, wyjdź, wypełnij, wyraź, wyróżnij, wyrusz, zabierz, zachwyć, zacznij, zadbaj, zakochaj,
        zamień, zanurz, zapal, zapomnij, zaskocz, zbuduj, zdobądź, zmień, znajdź, zobacz, zostań, zostaw,
        zrób, zrelaksuj, zwolnij, żyj
      `,
      telling: `
        jest, są, ma, mają, może, mogą, będzie, staje się, zostaje, pozostaje, pozostają, daje, dają, robi,
        trzyma, utrzymuje, idzie, przychodzi, pasuje, pasują, chroni, smakuje, pachnie, brzmi, działa,
        działają, rośnie, siedzi, stoi, leży, pozwala, budzi, grzeje, ogrzewa, chłodzi, oszczędza, pomaga,
        pokazuje, wypełnia, otwiera, śpi, śpisz, żyje, świeci, lśni, zaczyna, kończy, wystarczy, wystarcza,
        wybacza, zasługuje, zasługujesz, potrzebuje, kocha, zna, wie, czuje, czujesz, podąża, uczy, podróżuje,
        leci, śpiewa, trwa, dba, zamienia, zmienia, zapala, mieści, sprawia, masz, znasz, możesz
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      cechy, cechy produktu, główne cechy, najważniejsze cechy, właściwości, specyfikacja, specyfikacja techniczna,
      dane techniczne, parametry, parametry techniczne, szczegóły, szczegóły produktu, informacje,
      informacje o produkcie, dodatkowe informacje, więcej informacji, opis, opis produktu, o produkcie, o nas, zalety,
      korzyści, atuty, w skrócie, dlaczego pokochasz, dlaczego warto, dlaczego my, dlaczego, za co pokochasz,
      co wyróżnia, co sprawia, materiał, materiały, skład, składniki, jak to działa, zastosowanie, krój, rozmiar i krój,
      pytania i odpowiedzi, najczęściej zadawane pytania, faq, dostępne kolory, kolory, kolor, warianty, opcje,
      kompatybilność, kompatybilny z, warto wiedzieć, nasza historia, przeznaczenie, wykonanie, co, jak, kto, gdzie,
      za co, tabela rozmiarów, wymiary, dostawa, wysyłka, zwroty, pielęgnacja, zawartość
    `,
    openings: `
      prosimy, proszę, uwaga, uwagi, ważne, ostrzeżenie, ostrzeżenia, ostrożnie, pielęgnacja, konserwacja, prać,
      można prać, prać ręcznie, czyścić, czyszczenie, prasować, suszyć, przechowywać, przechowywać w, chronić przed,
      trzymać z dala, nie nadaje, nie prać, nie prasować, nie wybielać, nie suszyć, nie używać, nie stosować, do użytku,
      tylko do użytku, wyłącznie do, skontaktuj się, napisz do nas, zadzwoń, kliknij, zobacz tabelę, sprawdź tabelę,
      sprawdź nasze, zobacz nasze, wybierz rozmiar, wybierz swój rozmiar, wybierz kolor, dodaj do koszyka,
      jeśli masz pytania, w razie pytań, w przypadku, ze względu, wysyłamy, dostarczamy, akceptujemy, zalecamy,
      polecamy także, dziękujemy, witamy w naszym, odwiedź nasz, numer katalogowy, kod produktu, producent, zawiera,
      w zestawie, baterie, wymaga montażu, cena, ceny, zamówienia, wszystkie zamówienia, twoje zamówienie,
      sposób użycia, jak używać, jak stosować, instrukcja, stosowanie
    `,
    notices: `
      dostaw*, dostarczan*, wysyłk*, wysyłan*, wysłan*, przesyłk*, kurier*, koszt wysyłki, dni robocz*, w magazynie,
      na stanie, wyprzedan*, zwrot, zwroty, zwrotu, zwrotów, zwrócić, reklamacj*, wymiana towaru, wymiany, gwarancj*,
      rękojm*, odstąpieni*, nie zawiera, nie jest dołączon*, nie są dołączon*, nie jest zawart*, nie wchodzi,
      w komplecie, w pudełku, w opakowaniu, zawartość, zawartość opakowania, zestaw zawiera, w skład zestawu,
      zestaw składa, osobno, oddzielnie, sprzedawan*, może zawierać, śladowe ilości, alergen*, może się różnić,
      mogą się różnić, może różnić, mogą różnić, może odbiegać, mogą odbiegać, nieznacznie się różnić,
      nieznacznie różnić, poglądow*, charakter poglądowy, zdjęcie przedstawia, zdjęcie pokazuje, na zdjęciu,
      na zdjęciach, modelka, model ma, model nosi, tabela rozmiarów, tabelę rozmiarów, rozmiar uniwersalny, rozmiarówka,
      zaniżona, zawyżona, swój rozmiar, wymiary, wymiarów, instrukcja prania, wskazówki pielęgnacyjne, prać w,
      prać ręcznie, pranie ręczne, pranie chemiczne, czyszczenie chemiczne, suszarce, suszarki, ściereczk*, wybielacz*,
      wybielać, płyn do płukania, zimnej wodzie, letniej wodzie, przed pierwszym użyciem, przed użyciem, przed zakupem,
      przed zamówieniem, przy zamówieniu, składając zamówienie, do koszyka, w koszyku, obsług* klienta, nasz sklep,
      naszego sklepu, naszym sklepie, twoje zamówienie, zamówienia, kod rabatowy, vat, prawa zastrzeżone,
      odpowiedzialności, małe elementy, zadławieni*, poniżej 3 lat, poniżej 36, od 3 lat, nadzorem, dla dzieci,
      łatwopaln*, kontaktu z oczami, bezpośrednim nasłonecznieniem, bezpośredniego światła, światłem słonecznym,
      instrukcja obsługi, skontaktuj się, odesłać, w ciągu 14, w ciągu 30, w ciągu 24, w ciągu 48, w 24h,
      oryginalnym opakowaniu, nieużywan*, nienoszon*, o kontakt, do nas, z nami, nam, w zależności od ustawień,
      błąd pomiaru, mierzone na płasko, whatsapp, tego samego dnia, zalecany wiek, cło, sztuk, opakowanie po,
      poprzedni model, stary model, w pralce, prać w 30, na zwrot, zwrotem, kontakt z nami, opcjonalni*, opcjonalny,
      jest dostępn*, są dostępn*, dostępny w, dostępna w, dostępne w, do wyboru, personalizacj*, na zamówienie,
      na życzenie, zamów teraz, kup teraz, do wyczerpania, nie dotyczy, aaa, opinie klientów, cena końcowa, można prać,
      nie można prać, dostępny, dostępna, dostępne, z dala od ognia, z dala od dzieci
    `,
    forbids: 'nie, nigdy, unikaj, unikać, zabrania, zakaz',
    handling: `
      używać, używaj, stosować, wkładać, wkładaj, wstawiać, prać, pierz, myć, zmywarce, zmywarki, mikrofalówce,
      kuchence mikrofalowej, piekarniku, zamrażarce, wybielać, prasować, prasuj, suszyć, zanurzać, zanurzaj, narażać,
      narażaj, wystawiać, bez nadzoru, bez opieki, połykać, mieszać, przeciążać, rozbierać, otwierać, wykręcać,
      chemicznych, ściernych, podczas ładowania, w trakcie ładowania, działanie słońca
    `,
    measures: `
      rozmiar, rozmiary, wymiar, wysokość, szerokość, głębokość, długość, waga, waży, masa, średnica, pojemność,
      objętość, grubość, obwód, mierzy
    `,
    tornEnds: `
      i, oraz, lub, albo, ale, a, z, ze, bez, dla, do, od, w, we, na, o, po, przy, przez, za, pod, nad, twój, twoja,
      twoje, nasz, nasza, swój, który, która, które, że, jak, gdy, bardzo, aby, jako, każdy, każda, każde, każdą, ten,
      ta, te, której, którego, którym, gdzie, czy, jeśli, między, podczas, dzięki, ponieważ, tylko, więc, nie
    `,
    promises: `
      ty, ci, cię, tobie, ciebie, twój, twoja, twoje, twojego, twojej, twoim, twoich, swój, swoje, swojego, swojej,
      każdego dnia, każdego ranka, każdego wieczoru, codzienn*, cały dzień, przez cały, zawsze, ???*uje, ???*ują,
      ???*nia, ???*niają, ???*ewnia, rzuca, rozprasza, łagodzi, koi, chroni, zapobiega, zmniejsza, poprawia, ułatwia,
      daje, dodaje, nadaje, tworzy, zmienia, otula, znosi, towarzyszy, uwalnia, pochłania, ukrywa, składa się, topi,
      budzi, ogrzewa, chłodzi, pomaga, pozwala, wypełnia, trzyma, zachwyca, tańczy, gwarantuje, wygod*, przytuln*,
      bez wysiłku, łatw*, idealn*, doskonał*, tak lekk*, tak miękk*, wystarczająco, koniec z, żegnaj, nareszcie,
      wreszcie, nigdy więcej, wszędzie, miękcej, lżej, szybciej, lepiej, godzinami, przez wiele godzin, w kilka sekund,
      w kilka minut, gdziekolwiek, cały rok, przez cały rok, mieści się, nawet najbardziej, że zapomnisz, rozjaśnia,
      pielęgnuje, odżywia, rozświetla, ociepla, ozdabia, ożywia, zachowuje, nadąża
    `,
  },

  offer: {
    free: 'gratis, za darmo, darmow*',
  },
  units: '',
  services: {
    names: 'kurs*, lekcj*, sprzątani*, napraw*, ubezpieczeni*, wynajem*, usług*',
    asked: 'umów się, rezerwacj*',
    per: 'za, na',
    hours: 'godzinę, noc',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: `
      z, ze, do, na, dla, bez, w, we, od, pod, i, o, twój, twoja, twoje, twoją, swój, swoją, swoje
    `,
    table: `
      lampa*, lampka*, lampion*, kubek, kubki, filiżank*, szklank*, kieliszek, kieliszki, butelk*, bidon*, termos*,
      karafk*, dzbanek*, dzban, wazon*, świec*, świecznik*, dyfuzor*, słuchawk*, telefon*, smartfon*, etui na telefon,
      tablet*, laptop*, klawiatur*, mysz*, monitor*, kamer*, mikrofon*, głośnik*, radio, gramofon*, aparat*, obiektyw*,
      budzik*, ekspres*, kawiark*, młynek*, czajnik*, toster*, blender*, mikser*, sokowirówk*, frytkownic*, zaparzacz*,
      patelni*, garnek*, garnki, rondel*, nóż, noże, sztućce, talerz*, misk*, półmisek, słoik*, solniczk*,
      deska do krojenia, taca, podkładki pod kubki, lunchbox*, krem, kremy, serum, balsam*, szampon*, odżywk*, mydł*,
      perfum*, woda perfumowana, woda toaletowa, szmink*, pomadk*, tusz do rzęs, podkład*, lakier do paznokci, maseczk*,
      olejek*, szczoteczk*, pasta do zębów, suszark* do włosów, suszarka do włosów, prostownic*, golark*, powerbank*,
      ładowark*, konsol*, drukark*, router*, projektor*, doniczk*, osłonk*, szachy, gra planszowa, długopis*,
      pióro wieczne, szkatułk*, maszyna do szycia, pozytywk*
    `,
    floor: `
      kanap*, sofa, sofy, narożnik*, fotel*, krzesł*, taboret*, hoker*, stołek, puf, pufa, pufy, ławk*, stół, stoły,
      stolik*, biurk*, łóżk*, materac*, szaf*, szafk*, szafka na buty, komod*, kredens*, regał*, półk*, stolik nocny,
      dywan*, chodnik*, wycieraczk*, lampa podłogowa, lampa stojąca, odkurzacz*, robot sprzątający, robot odkurzający,
      mop*, walizk*, bieżni*, rower stacjonarny, rowerek stacjonarny, mata do jogi, mata do ćwiczeń, pralk*,
      suszarka bębnowa, zmywark*, lodówk*, zamrażark*, piekarnik*, oczyszczacz*, legowisk*, drapak*, kosz na pranie,
      wieszak stojący, stojak na parasole, pianino, fortepian, krzesełko do karmienia, kosz na śmieci, toaletk*, kołysk*,
      łóżeczk*, winiark*
    `,
    outdoors: `
      namiot*, krzesło ogrodowe, krzesła ogrodowe, krzesło turystyczne, krzesło kempingowe, krzesło składane turystyczne,
      leżak*, fotel ogrodowy, stół ogrodowy, stolik turystyczny, stolik kempingowy, meble ogrodowe, ławka ogrodowa,
      huśtawk*, hamak*, parasol*, pawilon*, altan*, rower*, rowerek biegowy, hulajnog*, deskorolk*, longboard*, grill*,
      ognisk*, palenisk*, wędzarni*, piec do pizzy, kuchenka turystyczna, lodówka turystyczna, śpiwór*, śpiwor*, karimat*,
      kajak*, kanu, deska surfingowa, deska sup, sanki, narty, snowboard*, wędk*, trampolin*, zjeżdżalni*, piaskownic*,
      basen*, kosiark*, sekator*, piła łańcuchowa, taczk*, konewk*, wąż ogrodowy, szklarni*, karmnik*, budka lęgowa, buda,
      wózek dziecięcy, wózek spacerowy, spacerówk*, motocykl*, opon*, piłka nożna, dron*, koc piknikowy
    `,
    worn: `
      sukienk*, sukni*, koszul*, koszulk*, t shirt*, polo, bluzk*, top, tunik*, sweter*, swetr*, bluz*, kardigan*, kurtk*,
      płaszcz*, parka, marynark*, kamizelk*, ponczo, kimono, szlafrok*, garnitur*, spodni*, jeans*, dżins*, legginsy,
      spodenk*, szorty, spódnic*, kombinezon*, piżam*, biustonosz*, bieliz*, majtki, bokserki, skarpet*, rajstop*, bikini,
      strój kąpielowy, kąpielówki, but, buty, sneakers*, trampki, adidasy, kozaki, botki, sandał*, mokasyny, szpilki,
      baleriny, kapcie, klapki, kapelusz*, czapk*, beret*, opask*, szalik*, chust*, rękawiczk*, pasek, krawat*, muszk*,
      szelki, torb*, torebk*, plecak*, portfel*, nerk*, zegarek*, zegark*, smartwatch*, pierścionek*, pierścionk*,
      obrączk*, naszyjnik*, wisior*, bransolet*, kolczyk*, broszk*, biżuteri*, okulary, kask*, czołówk*, latarka czołowa,
      fartuch*, przebrani*
    `,
    eaten: `
      miód, miody, herbat*, matcha, kaw*, kakao, czekolad*, pralin*, trufle, wino, wina, szampan*, piwo, piwa, cydr*, gin,
      whisky, rum, wódk*, nalewk*, likier*, sok, soki, lemoniad*, woda mineralna, oliwa*, ocet*, dżem*, konfitur*,
      powidł*, masło orzechowe, masło, ciastk*, ciasto, ciasta, pierniki, piernik*, herbatnik*, chleb*, ser, sery,
      kiełbas*, szynk*, salami, łosoś, tuńczyk*, makaron*, ryż*, mąka, płatki owsiane, musli, granol*, baton*, białko*,
      orzech*, migdał*, pistacj*, daktyl*, bakalie, przypraw*, pieprz*, sól, szafran*, cynamon*, wanili*, sos, sosy,
      ketchup*, musztard*, pesto, syrop*, cukierk*, żelki, lukrecj*, krówki, guma do żucia, popcorn*, chipsy, krakersy,
      oliwki, zupa, zupy, pizza, lody, jogurt*
    `,
    nowhere: `
      karta podarunkowa, karta prezentowa, bon podarunkowy, bon, voucher*, ręcznik*, ściereczk*, ścierk*, poduszk*,
      poszewk*, koc, koce, narzut*, kołdr*, pościel*, prześcieradł*, zasłon*, firan*, obrus*, serwet*, bieżnik*, plakat*,
      obraz*, lustr*, książk*, powieść, komiks*, czasopism*, kalendarz*, planer*, naklejk*, tapet*, farb*, pokrow*, etui,
      futerał*, uchwyt*, stojak*, wieszak*, haczyk*, filtr*, część, części, adapter*, kabel*, bateri*, zabawk*, maskotk*,
      pluszak*, lalk*, puzzle, karma, przysmak*, pudełk*, pudło, kosz, koszyk*, otwieracz*, dozownik*, lampa wisząca,
      lampa sufitowa, kinkiet*, żyrandol*, plafon*, girland*, żarówk*, latark*, zegar*, fotelik*, obroż*, smycz*, gitar*,
      skrzypc*, narzędzi*, wiertark*, młotek, piła, brelok*, gąbk*, szczotk*, płyn*, proszek*, telewizor*, grzejnik*,
      wentylator*, maszyna, robot, zestaw*, mata, parasolka, deska, krzesełk*, odznak*
    `,
  },
  downloads: 'pobierz, pobrać, zainstaluj',

  claims: {
    superlative: 'naj?*, lepsz*, bardziej, idealn*, doskonał*, jedyn*, wyjątkow*, zawsze, nigdy',
    proof: 'gwaranc*, gwarant*, certyfik*, sprawdzon*',
    rating: 'gwiazd*, klient*',
    offer: 'darmow*, rabat*, promocj*, cena, ceny, dziś',
    number: 'dwa, dwie, trzy, cztery, pięć, sto, tysiąc*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'a, i, o, u, w, z',
    titles: 'p, św, ks, mgr, inż, pan, pani, płk',
    labels: `
      rozmiar, rozm, witamina, witaminy, witaminą, witaminę, typ, część, tom, klasa, krok, strona, str, rozdział, poziom, model, sezon, seria, wersja, faktor
    `,
    trailing: 'itd, itp, szt',
  },
  things: {
    endings: 'y, i, a, e, u, ów, em, om, ami, ach, ę, ą, owi',
    nothing: 'w domu, przy stole, pokój hotelowy, dookoła zegara, domowej roboty',
    bakery: `
      chleb, chleba, chlebek, bułka, bułki, bagietka, rogalik, piekarnia, piekarni, zakwas, na zakwasie, ciasto drożdżowe, mąka, drożdżówka,
      granola, musli, pieczywo
    `,
    'fast-food': 'burger, hamburger, pizza, kebab, frytki, zapiekanka, ostry sos, sushi, ramen, chipsy, hot dog',
    sweets: `
      czekolada, czekoladki, cukierki, cukierek, ciastko, ciastka, tort, torty, lody, sernik, pierniki, praliny, żelki, babeczka, pączki, pączek,
      krówki
    `,
    pantry: `
      oliwa, oliwa z oliwek, ocet, miód, miody, dżem, konfitura, ser, sery, makaron, przyprawy, ryż, trufla, szafran, szynka, kiełbasa, łosoś,
      mięso, jogurt, masło, orzechy, musztarda, olej rzepakowy, kiszonki, pierogi
    `,
    fruit:
      'jabłko, jabłka, gruszki, pomarańcze, truskawki, wiśnie, czereśnie, owoce, warzywa, pomidory, cytryny, winogrona, borówki',
    drink: 'sok, soki, lemoniada, napój, napoje, kombucha, smoothie, woda mineralna, piwo, piwa, cydr, mleko, kompot',
    'tea-coffee': 'kawa, kawy, kawa ziarnista, kawa mielona, espresso, herbata, herbaty, kakao, yerba mate',
    spirits: 'wino, wina, prosecco, szampan, whisky, wódka, nalewka, gin, rum, likier, koniak, miód pitny',
    tools: `
      wiertarka, wkrętarka, młotek, młot, piła, śrubokręt, klucz nasadowy, szczypce, szlifierka, narzędzie, narzędzia, skrzynka narzędziowa,
      drabina, siekiera, spawarka, myjka ciśnieniowa
    `,
    'garden-tools': 'taczka, kosiarka, sekator, wąż ogrodowy, łopata, grabie, konewka, szklarnia, nożyce do żywopłotu',
    jewelry: `
      pierścionek, pierścionki, pierścionek zaręczynowy, obrączka, obrączki, naszyjnik, bransoletka, bransoleta, kolczyki, kolczyk, wisiorek,
      broszka, diament, brylant, szafir, szmaragd, rubin, perła, perły, biżuteria, jubiler, spinki do mankietów
    `,
    trinkets:
      'bransoletka przyjaźni, brelok, naklejki, naklejka, spinka do włosów, balony, konfetti, strój karnawałowy, magnes, plakat',
    watches: 'zegarek, zegarki',
    'dress-watches': 'zegarek automatyczny, zegarek kieszonkowy, chronograf, zegarmistrz',
    'sport-watches': 'zegarek sportowy, smartwatch, zegarek gps, pulsometr',
    clothes: `
      sukienka, sukienki, spódnica, koszula, bluzka, sweter, kardigan, spodnie, dżinsy, płaszcz, szalik, czapka, rękawiczki, skarpetki, bielizna,
      strój kąpielowy, piżama, koszulka, t-shirt, pasek, krawat, odzież, moda, okulary przeciwsłoneczne, okulary, parasol, kapelusz
    `,
    streetwear: 'bluza, bluza z kapturem, kurtka, kurtka puchowa, kurtka jeansowa, dresy, parka, sneakersy',
    'fine-clothes': 'suknia wieczorowa, suknia ślubna, garnitur, smoking, kaszmir, jedwab',
    shoes: 'buty, but, botki, kozaki, sandały, mokasyny, baleriny, szpilki, kapcie, trampki',
    'sport-shoes': 'buty do biegania, buty trekkingowe, buty sportowe, buty górskie, buty trailowe, korki piłkarskie',
    'fine-shoes': 'oksfordy, lakierki, buty wizytowe',
    bags: 'torebka, torebki, torba, portfel, kopertówka, aktówka, etui na karty',
    luggage: 'walizka, plecak, bagaż, torba podróżna',
    beauty: `
      krem, kremy, krem do rąk, krem na noc, serum, balsam, mydło, szampon, odżywka, żel pod prysznic, maseczka, peeling, skóra, kosmetyki,
      kosmetyk, krem z filtrem, pasta do zębów, suszarka do włosów, dezodorant
    `,
    makeup: 'szminka, pomadka, tusz do rzęs, lakier do paznokci, cienie do powiek, makijaż, podkład, róż',
    perfume: 'perfumy, woda perfumowana, woda toaletowa, zapach',
    grooming: 'olejek do brody, broda, maszynka do golenia, brzytwa, barber, pianka do golenia',
    furniture: `
      krzesło, krzesła, fotel, sofa, kanapa, narożnik, stół, stoły, stolik, komoda, regał, szafa, szafka, łóżko, materac, taboret, ławka, meble,
      mebel, dywan, lustro, zasłony
    `,
    'office-furniture': 'biurko, biurko regulowane, krzesło biurowe, fotel biurowy',
    homeware: `
      kubek, kubki, filiżanka, miska, talerz, talerze, zastawa, wazon, poduszka, koc, ręcznik, pościel, ceramika, kosz, karafka, kieliszek, ramka,
      taca, obrus, słoik, zegar ścienny
    `,
    kitchenware: `
      patelnia, garnek, garnki, rondel, nóż, noże, deska do krojenia, forma do pieczenia, imbryk, sztućce, bidon, termos, tarka, butelka na wodę
    `,
    appliances: `
      blender, mikser, toster, ekspres do kawy, frytkownica beztłuszczowa, piekarnik, lodówka, zmywarka, pralka, odkurzacz, robot sprzątający,
      oczyszczacz powietrza, wentylator, żelazko, robot kuchenny, czajnik, mikrofalówka
    `,
    lighting: 'lampa, lampka, żyrandol, kinkiet, latarenka, girlanda świetlna, żarówka',
    candles: 'świeca, świece, świeczka, świecznik, kadzidło, dyfuzor',
    'real-estate': `
      mieszkanie, mieszkania, dom, domy, willa, apartament, apartamenty, kawalerka, nieruchomości, nieruchomość, biuro nieruchomości, działka,
      działka budowlana, segment, loft
    `,
    travel: 'podróż, wycieczka, wycieczki, wakacje, rejs, safari, weekend w, lot do, biuro podróży, spływ',
    hotel: 'hotel, pensjonat, nocleg, noclegi, hostel, kemping, agroturystyka, domki',
    restaurant: 'restauracja, gospoda, karczma, bistro, pizzeria, menu degustacyjne, brunch, catering',
    cafe: 'kawiarnia, herbaciarnia, lodziarnia, palarnia kawy, cukiernia',
    wellness: 'spa, sauna, masaż, masaże, wellness, fryzjer, salon kosmetyczny, salon fryzjerski, manicure, pedicure',
    health: `
      dentysta, stomatolog, gabinet stomatologiczny, ortodonta, lekarz, przychodnia, klinika, szpital, apteka, fizjoterapia, fizjoterapeuta,
      osteopata, psycholog, psychoterapia, optyk, aparaty słuchowe, witaminy, suplement, dom opieki, implanty, gabinet lekarski
    `,
    law: `
      adwokat, radca prawny, radcy prawnego, kancelaria, kancelaria prawna, notariusz, porady prawne, prawo rodzinne, prawo pracy, pełnomocnictwo,
      testament, prawnik
    `,
    finance: `
      księgowość, księgowa, biuro rachunkowe, doradca podatkowy, ubezpieczenie, ubezpieczenia, kredyt hipoteczny, kredyt, pożyczka, bank,
      konto bankowe, podatki, inwestycje, emerytura
    `,
    business:
      'doradztwo, konsulting, agencja, rekrutacja, agencja marketingowa, coworking, logistyka, tłumaczenia, drukarnia, biura do wynajęcia',
    software: 'oprogramowanie, aplikacja, platforma, hosting, chmura, crm, erp, antywirus',
    education:
      'kurs, kursy, lekcje, lekcja, lekcje pianina, szkoła, korepetycje, kurs językowy, szkoła jazdy, przedszkole, kolonie, warsztaty',
    training: 'szkolenie, szkolenia, certyfikat, seminarium, webinar, studia podyplomowe',
    repair: `
      naprawa, hydraulik, elektryk, ślusarz, dekarz, dachy, warsztat samochodowy, wymiana oleju, hamulce, remont, remonty, malarz, przeprowadzki,
      stolarz, stolarnia, pompa ciepła, fotowoltaika, serwis rowerowy
    `,
    cleaning: 'sprzątanie, mycie okien, pralnia, proszek do prania, płyn do naczyń',
    events: 'ślub, wesele, fotograf, fotografia ślubna, koncert, opera, teatr, muzeum, wystawa',
    party: 'impreza, festiwal, urodziny, karaoke, escape room, kurs tańca, taniec, dmuchaniec',
    children: `
      dzieci, dziecko, dziecięcy, dziecięca, zabawka, zabawki, puzzle, gra planszowa, maskotka, pluszak, lalka, kolejka drewniana, klocki,
      trampolina, huśtawka, zjeżdżalnia, lego, bajki, rowerek
    `,
    baby: 'niemowlę, niemowlęta, niemowląt, wózek dziecięcy, chusta, nosidełko, smoczek, śliniak, pieluchy, łóżeczko, fotelik',
    pets: `
      pies, psa, psów, psy, kot, kota, kotów, koty, szczeniak, szczenię, szczeniąt, karma, drapak, smycz, legowisko, żwirek, zwierzęta, weterynarz,
      akwarium, koń, chomik, królik, golden retriever
    `,
    electronics: `
      słuchawki, głośnik, aparat fotograficzny, aparat, kamera, obiektyw, dron, telewizor, projektor, telefon, smartfon, etui na telefon, tablet,
      ładowarka, powerbank, gramofon, radio, drukarka
    `,
    computers: 'laptop, komputer, pc, stacja robocza, karta graficzna, procesor, dysk, ssd, monitor, serwer',
    gaming: 'gaming, klawiatura, klawiatura mechaniczna, konsola, pad, gra wideo',
    plants:
      'roślina, rośliny, kaktus, sukulent, monstera, bonsai, nasiona, drzewko oliwne, doniczka, storczyk, palma, paproć',
    flowers: 'bukiet, kwiaty, róże, tulipany, lawenda, piwonie, kwiaciarnia, wieniec',
    yoga: 'joga, mata do jogi, pilates',
    fitness: `
      hantle, hantel, kettlebell, siłownia, fitness, bieżnia, wioślarz, rower stacjonarny, białko, odżywka białkowa, rękawice bokserskie,
      trener personalny
    `,
    sport: `
      piłka nożna, piłka, koszykówka, tenis, rakieta, golf, snowboard, narty, deska surfingowa, deskorolka, kajak, padel, maraton, łyżwy, rolki
    `,
    outdoor:
      'namiot, śpiwór, czołówka, kijki trekkingowe, kemping sprzęt, hamak, wędka, lornetka, latarka, grill, palenisko',
    bikes:
      'rower, rowery, rower szosowy, rower elektryczny, kask rowerowy, hulajnoga elektryczna, motocykl, kask motocyklowy, skuter',
    cars: 'samochód, samochody, auto, suv, kombi, kabriolet, samochód elektryczny, samochód używany, wynajem samochodów, leasing, kamper, opony',
    books:
      'książka, książki, powieść, notes, notatnik, komiks, kalendarz, poezja, pióro wieczne, papeteria, obraz, winyl, czasopismo',
    'gift-cards': 'karta podarunkowa, bon podarunkowy, voucher, zestaw prezentowy, kosz prezentowy',
  },
  styleWords: {
    clean: `
      ekologiczny, ekologiczna, ekologiczne, naturalny, naturalna, naturalne, wegański, wegańska, czysty, prosty, prosta, ręcznie robiony,
      ręcznie robiona, zrównoważony, delikatny, delikatna, bezzapachowy, minimalistyczny, len, bawełna, drewniany, drewniana
    `,
    bold: `
      energia, mocny, mocna, ekstremalny, turbo, ostry, ostra, wytrzymały, wyprzedaż, promocja, chrupiący, intensywny, potężny
    `,
    luxury: `
      luksus, luksusowy, luksusowa, elegancki, elegancka, ekskluzywny, ekskluzywna, złoto, złoty pierścionek, białe złoto, srebro, jedwab, kaszmir,
      aksamit, marmur, premium, na miarę, limitowana, wyrafinowany
    `,
    playful: `
      zabawny, zabawna, zabawne, kolorowy, kolorowa, kolorowe, przyjęcie, urodziny, konfetti, śmieszny, śmieszna, wesoły, tęczowy, słodki, słodka,
      uroczy
    `,
    corporate: `
      firma, firmy, firm, profesjonalny, profesjonalna, b2b, certyfikowany, zespół, zespoły, wydajność, faktura, faktury, biuro, przedsiębiorstwo
    `,
    modern: `
      inteligentny, inteligentna, bezprzewodowy, bezprzewodowa, bezprzewodowe, bluetooth, ai, elektryczny, elektryczna, cyfrowy, led, usb, bateria,
      czujnik, automatyczny, ładowalny, redukcja szumów
    `,
  },

  requests: {
    parts: {
      product: 'produkt*, artykuł*, przedmiot*',
      headline: 'nagłów*, tytuł*',
      name: 'nazw*',
      support: 'drugi wiersz, druga linia, podtytuł*',
      price: 'cena, cenę, ceny, ceną',
      oldPrice: 'stara cena, starą cenę, starej ceny, poprzednia cena, cena przed obniżką',
      badge: 'plakietk*, naklejk*, odznak*, etykiet*, rabat*, zniżk*',
      callToAction: 'wezwani* do działania, cta, przycisk*',
      webAddress: 'adres* strony, adres* internetow*, adres* www, url',
      legalLine: 'tekst prawny, nota prawna, notę prawną, noty prawnej, drobny druk',
      logo: 'logo*',
      photo: 'zdjęci*, fotografi*, obraz*',
      background: 'tło, tła, tle, tłem',
      text: 'tekst*, litery, słowa, czcionk*',
    },
    acts: {
      larger: 'większ*, powiększ*, zwiększ*, duży, duże',
      smaller: 'mniejsz*, zmniejsz*, pomniejsz*, mały, małe',
      left: 'lewo, lewej, lewą',
      right: 'prawo, prawej, prawą',
      nearer: 'bliżej, przybliż*, zbliż*',
      without: 'bez, usuń*, skasuj*, wyrzuć*, zabierz',
      darker: 'ciemniej*, przyciemnij*',
      lighter: 'jaśniej*, rozjaśnij*',
      cutOut: 'wytnij*, wycię*',
      keep: 'z, zachowaj*, zostaw*, pokaż*',
    },
    colors: {
      black: 'czarn*',
      white: 'biał*',
      gray: 'szar*',
      red: 'czerwon*',
      orange: 'pomarańczow*',
      yellow: 'żółt*',
      green: 'zielon*',
      teal: 'turkusow*',
      blue: 'niebiesk*',
      purple: 'fiolet*',
      pink: 'różow*',
      brown: 'brązow*',
      beige: 'beżow*, kremow*',
      navy: 'granat*',
      gold: 'złot*',
    },
    shades: { light: 'jasno*, jasn*', dark: 'ciemno*, ciemn*' },
    ordinals: ['pierwsz*', 'drug*', 'trzeci*', 'czwart*', 'piąt*'],
    becomes: 'na, jako, brzmi',
    and: 'i, oraz, potem, też, ale',
    not: 'nie, nigdy',
    fill: 'zrób, zmień, ustaw, użyj, weź, przesuń, daj, proszę, to, ten, tę, ta, do, w, we, się, bardziej, trochę, dużo, kolor, reklamę, reklama, dla, strony, stronę, żeby, był, było, chcę',
    unclear: 'Nie udało się tego zrozumieć.',
    examples: ['cena 3,99', 'większy produkt', 'zmień tło na niebieskie'],
  },

  samples: {
    texts: `
      Ręcznie robiony kubek ceramiczny
      Słuchawki bezprzewodowe
      Świeży chleb każdego ranka
      Śpij lepiej
      Ciepła kurtka z wełny
      Piwo i kiełbasa
      Składane krzesło ogrodowe
      Lekcje pianina dla dorosłych
      Nigdy więcej zimnych stóp
      Dwa wentylatory cichsze niż rozmowa.
      Karma dla psa bez zbóż
      Koszula z długim rękawem
      Twój nowy ulubiony plecak
      Lekkie buty do biegania
      Wodoodporny do dziesięciu metrów
      Kawa z własnej palarni
      Lampa do ogrodu
      Wieczorem lampa zapala się sama.
      Drewniane zabawki
      Sukienka na lato, przeceniona
    `,
    divided: 'prze|ciw|desz|czowa',
    clause: ['Prosty kubek na co dzień, z żółtym wnętrzem.', 'Prosty kubek na co dzień'],
    sentences: ['Do kawy, np. Arabiki.', 'Kubki, talerze itd. Na co dzień.'],
    leads: ['Poczuj smak każdego poranka', 'Twoja kawa długo pozostaje ciepła'],
    attributes: ['Części do zmywarki', 'Miękka kurtka z czystej wełny'],
    oldPrice: 'zamiast 59 zł',
    service: 'Kurs rysunku',
  },
}
