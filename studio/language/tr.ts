import type { Language } from './language.ts'

export const turkish: Language = {
  name: 'Turkish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: 'tr',
  capitalizesNouns: false,
  ordinalStops: true,

  callsToAction: {
    professional: ['Hemen al', 'Sipariş ver', 'Ayrıntıları gör'],
    friendly: ['Göz at', 'Hemen bak', 'Senin olsun'],
    luxury: ['Keşfedin', 'Şimdi keşfedin', 'Yakından bakın'],
  },
  buying: ['Hemen al', 'Sipariş ver', 'Senin olsun'],

  sentences: {
    abbreviations: 'vb, yakl, örn',
    beforeNumbers: 'maks',
    examples: 'örn.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'eğer, çünkü, ne zaman',
    adding: 've, ama, veya, ile, için',
    subjects: 'bu, bir, biz, siz, o',
    leaning: 'bu, bunlar, o, ayrıca',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: '',
    and: 've',
    articles: '',
    verbs: {
      asking: 'asla',
      telling: 'var, yok',
      closing: `
        olur, olsun, olun, kalır, kalsın, kalın, yapar, yapın, tutar, verir, verin, gider, gidin, gelir,
        gelin, korur, koruyun, kokar, çalışır, büyür, durur, durun, taşır, taşıyın, bırakır, bırak, bırakın,
        uyandırır, ısıtır, soğutur, yardım eder, gösterir, bulur, bulun, açar, açın, açılır, uyur, uyu,
        uyuyun, yaşar, yaşa, yaşayın, parlar, parlayın, yanar, başlar, başla, başlayın, biter, yeter, affeder,
        hak ediyor, hak ediyorsun, hak ediyorsunuz, hak eder, ister, sever, bilir, hisseder, hisset, hissedin,
        öğrenir, uçar, oynar, oynayın, sürer, dönüşür, dönüştürün, değişir, değiştirin, sığar, keşfet,
        keşfedin, çıkar, çıkarın, çıkın, unut, unutun, dene, deneyin, rahatla, rahatlayın, gülümse,
        gülümseyin, uyan, uyanın, paylaş, paylaşın, koru, üşümesin, dinleyin, tadın, sarın, kutlayın,
        yakalayın
      `,
    },
  },

  offer: {
    free: 'ücretsiz, bedava, hediye',
    before: 'eskiden, yerine',
    now: 'şimdi, sadece',
  },
  currencies: {
    TRY: 'TL',
  },
  units: '',
  services: {
    names: 'ders*, kurs*, temizlik*, tamir*, sigorta*, kirala*, danışmanlık*',
    asked: 'randevu*',
    per: '',
    hours: '',
  },
  downloads: 'indir, i̇ndir, yükle, kur',

  claims: {
    superlative: 'en, daha, mükemmel, eşsiz, tek, asla, daima, benzersiz, ilk, hep',
    proof: 'garanti*, sertifik*, kanıtlan*',
    rating: 'yıldız, müşteri*',
    offer: 'indirim*, ücretsiz, bedava, fiyat*, bugün',
    number: 'iki, üç, dört, beş, altı, yedi, sekiz, dokuz, yüz, bin, yarı*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

  samples: {
    texts: `
      El yapımı seramik kupa
      Kablosuz kulaklık
      Her sabah taze ekmek
      Daha iyi uyuyun
      Sıcak tutan yün ceket
      Bira ve sosisli sandviç
      Katlanır bahçe sandalyesi
      Yeni başlayanlar için piyano dersi
      Ayaklarınız artık üşümesin
      İki fan, bir sohbetten daha sessiz.
      Tahılsız köpek maması
      Uzun kollu pamuklu gömlek
      Yeni sırt çantan
      Hafif koşu ayakkabısı
      On metreye kadar su geçirmez
      Kendi kavurduğumuz kahve
      Bahçenize ışık
      Lamba akşamları kendiliğinden yanar.
      Ahşap oyuncaklar
      Yazlık elbise, indirimde
    `,
    divided: 'çama|şır|la|rı|nız|dan',
    clause: ['Her sabah için sade bir kupa, ama çok dayanıklı.', 'Her sabah için sade bir kupa'],
    sentences: ['Kupa, tabak vb. Her gün için.', 'Sade bir kupa.'],
    leads: ['Her sabahın tadını çıkarın', 'Kahveniz uzun süre sıcak kalır'],
    attributes: ['Bulaşık makinesinde yıkanabilir parçalar', 'Saf yünden yumuşak ceket'],
    oldPrice: 'eskiden 59 TL',
    service: 'Piyano dersi',
  },
}
