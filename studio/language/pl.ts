import type { Language } from './language.ts'

export const polish: Language = {
  name: 'Polish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
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

  offer: {
    free: 'gratis, za darmo, darmow*',
    before: 'było, zamiast, cena regularna',
    now: 'teraz, tylko',
  },
  currencies: {
    PLN: 'zł, zl',
  },
  units: '',
  services: {
    names: 'kurs*, lekcj*, sprzątani*, napraw*, ubezpieczeni*, wynajem*, usług*',
    asked: 'umów się, rezerwacj*',
    per: 'za, na',
    hours: 'godzinę, noc',
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
  },
  styleWords: {},

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
