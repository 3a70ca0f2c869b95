import type { Language } from '../language.ts'

export const turkish: Language = {
  name: 'Turkish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'tr',
  letters: 'çğıîöşüâû',
  tellingWords: `
    bir, veya, hakkı, bu, bütün, hiç, için, ile, kimse, karşı, eşit, ana, ilan, milli, şahıs, olan, işbu, tabi, türlü, keyfi,
    açık, etmek, kamu, göre, genel, ırk
  `,
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
  deeds: {
    wear: ['Deneyin', 'Bir dene', 'Deneyin'],
    home: ['Randevu alın', 'Gel, gez', 'Randevu alın'],
    table: ['Masa ayırtın', 'Masa ayırt', 'Masa ayırtın'],
    menu: ['Menüyü görün', 'Bize uğra', 'Menüyü görün'],
    stay: ['Yer ayırtın', 'Yer ayırt', 'Yer ayırtın'],
    trip: ['Seyahati planlayın', 'Seyahatini planla', 'Seyahati planlayın'],
    visit: ['Randevu alın', 'Randevu al', 'Randevu alın'],
    lesson: ['Öğrenmeye başlayın', 'Öğrenmeye başla', 'Öğrenmeye başlayın'],
    talk: ['Bize ulaşın', 'Bize yaz', 'Bize ulaşın'],
    works: 'Nasıl çalışır',
    scent: 'Kokuyu keşfedin',
    recipe: ['Tarifi görün', 'Tarife bak', 'Tarifi görün'],
    several: [],
    recipes: 'tarif, tarifi',
    except: `
      şemsiye, çorap, iç çamaşır, gözlük, pırlanta, elmas, inci, kuyum, emlak, arsa, catering, paket, pastane, kahveci, hediye, vitamin, takviye, eczane, implant, okul, kreş, deterjan, oyuncak, bebek, böcek, kuş, arı, köpek, kedi, maket, poster, kostüm
    `,
  },

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
  lineKinds: {
    headings: `
      özellikler, özellikleri, ürün özellikleri, temel özellikler, öne çıkan özellikler, teknik özellikler,
      teknik bilgiler, teknik detaylar, detaylar, ürün detayları, ürün detayı, ürün bilgisi, ürün bilgileri,
      ek bilgiler, daha fazla bilgi, açıklama, ürün açıklaması, ürün hakkında, hakkında, hakkımızda, genel bakış,
      avantajlar, avantajları, faydaları, faydalar, neden bu, neden seveceksiniz, neden biz, neden tercih,
      bu ürünü neden, kısaca, malzeme, malzemeler, kumaş, içindekiler, içerik, kullanım, nasıl çalışır, kalıp,
      beden ve kalıp, sık sorulan sorular, sss, mevcut renkler, renkler, renk, renk seçenekleri, seçenekler, çeşitler,
      uyumluluk, bilmekte fayda var, hikayemiz, kullanım alanları, neden, ne, nasıl, kim, nerede, beden tablosu,
      ölçüler, kargo, teslimat, iade, bakım, kutudan, kutuda
    `,
    openings: `
      lütfen, not, notlar, dikkat, önemli, önemli not, uyarı, uyarılar, bakımı, yıkama, elde yıkayın, elde yıkayınız,
      makinede yıkan*, yıkayın, ütüleyin, nemli bezle, nemli bir bezle, serin ve, kuru yerde, çocuklardan uzak,
      çocukların ulaşamayacağı, yalnızca, sadece harici, bize ulaşın, bize yazın, bizi arayın, tıklayın,
      buraya tıklayın, bedeninizi seçin, beden seçin, sepete ekleyin, sepete ekle, sorularınız, herhangi bir sorunuz,
      kargo, gönderim, teslimat, siparişler, siparişiniz, tüm siparişler, iade, değişim, teşekkür ederiz,
      mağazamıza hoş, ürün kodu, model no, üretici, kutu içeriği, paket içeriği, set içeriği, montaj gerekir, fiyat,
      fiyatlar, kullanımı, kullanım şekli, nasıl kullanılır, talimatlar
    `,
    notices: `
      kargo*, teslimat*, teslim edilir, gönderim*, gönderilir, gönderilmektedir, iş günü, iş gününde, stokta,
      stoklarımızda, tükendi, iade*, para iadesi, geri ödeme*, değişim*, garanti*, cayma hakkı, dahil değildir,
      dahil değil, dahildir, kutu içeri*, kutuda, kutunun içi*, paket içeri*, pakette, set içeri*, sete dahil,
      ürünle birlikte, birlikte gelir, ayrı satılır, ayrıca satılır, ayrı olarak, içerebilir, içerir, alerjen*,
      farklılık gösterebilir, değişiklik gösterebilir, farklı görünebilir, değişebilir, temsilidir, temsili, görselde*,
      fotoğraf eski, fotoğrafta*, görsel eski, resimde*, resim eski, manken*, modelin, beden tablosu*, ölçü tablosu*,
      standart beden, tek beden, dar kalıp, bir beden, ölçüler*, ölçüsü, boyutlar*, yıkama talimat*, bakım talimat*,
      elde yıka*, makinede yıka*, kuru temizleme*, kurutma makine*, nemli bez*, çamaşır suyu*, ağartıcı*, yumuşatıcı*,
      soğuk suda, ılık suda, derecede yıka*, ilk kullanımdan önce, kullanmadan önce, sipariş vermeden önce,
      satın almadan önce, sipariş verirken, sipariş notu*, sepete, sepetinize, müşteri hizmetleri*, mağazamız*,
      sitemiz*, siparişiniz*, indirim kodu*, kdv, hakları saklıdır, sorumlu değil*, sorumluluk*, küçük parça*,
      boğulma tehlikesi, 3 yaş*, 36 ay*, gözetim*, çocukların ulaş*, yanıcı*, gözle temas*, doğrudan güneş*,
      güneş ışığına, kullanma kılavuzu*, kullanım kılavuzu*, iletişime geç*, uygun değildir, geri gönder*,
      iade edebilir*, 14 gün içinde, 30 gün içinde, 24 saat içinde, orijinal ambalaj*, kullanılmamış, bize, mesaj at*,
      mesaj gönder*, ekran ayarlarına, ölçüm hatası, whatsapp, aynı gün, aynı gün kargo, makinede yıkan*, önerilen yaş,
      gümrük, adet, eski model*, önceki model*, siparişiniz, sipariş*, 30 derecede, 40 derecede, 60 derecede,
      isteğe bağlı, opsiyonel, mevcuttur, seçenekleri mevcut, renkleri mevcut, kişiselleştirilebilir, talep üzerine,
      sipariş üzerine, hemen sipariş, şimdi sipariş, hemen al, hemen satın, stoklarla sınırlı, geçerli değildir, aaa,
      müşteri yorumları, mevcut, ateşten uzak, uzak tutun*
    `,
    forbids: '*mayın, *meyin, *mayınız, *meyiniz, *mamalı*, *memeli*, kaçının, asla, *maz, *mez, değil, değildir',
    handling: `
      kullanmayın, kullanmayınız, kullanılma*, koymayın, koymayınız, yıkamayın, yıkamayınız, yıkanma*,
      bulaşık makinesi*, mikrodalga*, fırın*, dondurucu*, ağart*, ütülemeyin, ütülemeyiniz, ütülenme*, kurutmayın,
      kurutulma*, batırmayın, maruz bırakmayın, bırakmayın, bırakmayınız, güneş*, ateş*, alev*, şarj*, çocuk*,
      gözetimsiz, yutmayın, karıştırmayın, sökmeyin, açmayın, sıkmayın, kimyasal*, suya
    `,
    measures: `
      beden, bedenler, boyut, boyutu, ölçü, ölçüsü, boyu, yükseklik, yüksekliği, genişlik, genişliği, derinlik,
      derinliği, uzunluk, uzunluğu, ağırlık, ağırlığı, çap, çapı, kapasite, kapasitesi, hacim, hacmi, kalınlık,
      kalınlığı, ölçüleri
    `,
    tornEnds: `
      ve, veya, ya, ama, ile, için, bir, gibi, kadar, daha, en, hem, olarak, her bir, hangi, eğer, çünkü, hatta, ancak
    `,
    promises: `
      siz, sizi, size, sizin, sen, seni, sana, senin, ??*nız, ??*niz, ??*nuz, ??*nüz, ??*nıza, ??*nize, ??*nızı,
      ??*nizi, her gün, her sabah, her akşam, her gece, gün boyu, bütün gün, daima, her zaman, ???*ır, ???*ir, ???*ur,
      ???*ür, ??*yor, ???*ırır, ???*atır, ???*bilir, eder, yapar, tutar, korur, sağlar, katar, sunar, saçar, yayar,
      açar, azaltır, artırır, konfor*, rahat*, kolay*, ideal, mükemmel, zahmetsiz*, o kadar, yeterince, veda edin,
      elveda, sonunda, artık, bir daha asla, her yerde, her yere, her cebe, daha yumuşak, daha hafif, daha hızlı,
      daha iyi, saatlerce, günlerce, saniyeler içinde, dakikalar içinde, bir bakışta, nerede olursanız, yıl boyu, sığar,
      bile, son yudum*, hoşça kal
    `,
  },

  offer: {
    free: 'ücretsiz, bedava, hediye',
  },
  units: '',
  services: {
    names: 'ders*, kurs*, temizlik*, tamir*, sigorta*, kirala*, danışmanlık*',
    asked: 'randevu*',
    per: '',
    hours: '',
  },
  places: {
    head: 'last',
    nouns: 'apart',
    describing: 'ile, için, ve, set, seti, takım, takımı',
    table: `
      lamba, lambas*, masa lamba*, gece lamba*, abajur*, fener, kupa, kupası, kupalar*, fincan*, bardak*, bardağ*, şişe,
      şişes*, matara*, termos*, sürahi*, vazo*, mum, mumu, mumlar*, mumluk*, şamdan*, difüzör*, kulaklık*, kulaklığ*,
      kulak üstü kulaklık, telefon*, akıllı telefon, cep telefon*, telefon kılıf*, tablet*, dizüstü bilgisayar*, laptop*,
      klavye*, fare, mouse, monitör*, kamera*, mikrofon*, hoparlör*, radyo*, pikap, pikab*, fotoğraf makine*, objektif*,
      çalar saat, masa saat*, kahve makine*, espresso makine*, dikiş makine*, kahve öğütücü*, moka pot, french press,
      cezve*, su ısıtıcı*, kettle, tost makine*, ekmek kızartma makine*, blender*, mikser*, meyve sıkacağ*, fritöz*,
      airfryer, çaydanlık*, demlik*, tava, tavas*, tencere*, bıçak*, bıçağ*, çatal bıçak*, tabak*, tabağ*, kase, kases*,
      kâse*, kavanoz*, tuzluk*, baharatlık*, kesme tahta*, tepsi*, bardak altlığ*, beslenme çanta*, saklama kab*, krem,
      kremi, kremler*, serum*, losyon*, balsam*, şampuan*, sabun*, parfüm*, kolonya*, ruj*, maskara*, rimel*, fondöten*,
      oje*, güneş krem*, yüz maske*, yüz yağ*, vücut yağ*, diş fırça*, diş macun*, saç kurutma makine*, fön makine*,
      saç düzleştirici*, tıraş makine*, powerbank*, şarj alet*, şarj cihaz*, oyun konsol*, yazıcı*, modem*, projeksiyon*,
      saksı*, satranç takım*, kutu oyun*, kalem, kalemi, dolma kalem*, takı kutu*, müzik kutu*
    `,
    floor: `
      koltuk, koltuğ*, kanepe*, çekyat*, berjer*, sandalye*, tabure*, puf, pufu, bank, bankı, masa, masas*, sehpa*, yatak,
      yatağ*, karyola*, gardırop*, dolap, dolab*, ayakkabılık*, ayakkabı dolab*, konsol*, şifonyer*, kitaplık*, kitaplığ*,
      raf ünite*, komodin*, halı, halıs*, kilim*, paspas*, lambader*, ayaklı lamba*, süpürge*, robot süpürge*,
      elektrikli süpürge*, paspas robot*, valiz*, bavul*, koşu band*, kondisyon bisiklet*, yoga mat*, pilates mat*,
      çamaşır makine*, kurutma makine*, bulaşık makine*, buzdolab*, derin dondurucu*, fırın*, hava temizleyici*,
      köpek yatağ*, kedi yatağ*, tırmalama*, mama kab*, kirli sepet*, çamaşır sepet*, portmanto*, askılık*, piyano*,
      mama sandalye*, çöp kova*, makyaj masa*, beşik*, beşiğ*
    `,
    outdoors: `
      çadır*, çadırı*, kamp sandalye*, bahçe sandalye*, plaj sandalye*, şezlong*, bahçe masa*, kamp masa*, piknik masa*,
      bahçe mobilya*, bahçe koltuğ*, bahçe takım*, hamak*, hamağ*, şemsiye plaj, plaj şemsiye*, bahçe şemsiye*, çardak*,
      kamelya*, bisiklet*, bisikleti*, dağ bisiklet*, scooter*, kaykay*, mangal*, barbekü*, ızgara*, ateş çukur*,
      pizza fırın*, kamp ocağ*, buzluk*, kamp buzluğ*, uyku tulum*, kano*, sörf tahta*, kızak*, kızağ*, kayak takım*,
      snowboard*, olta*, trambolin*, salıncak*, salıncağ*, kaydırak*, kaydırağ*, havuz*, çim biçme makine*,
      motorlu testere*, el araba*, bahçe hortum*, sulama kab*, sera, seras*, kuş yemliğ*, köpek kulübe*, bebek araba*,
      puset*, motosiklet*, lastik*, lastiğ*, futbol top*, drone*, bisiklet kilid*
    `,
    worn: `
      elbise*, gömlek*, gömleğ*, tişört*, t shirt*, bluz*, atlet*, tunik*, kazak, kazağ*, sweatshirt*, hoodie*, hırka*,
      ceket*, mont*, kaban*, palto*, parka*, yelek*, yeleğ*, panço*, kimono*, bornoz*, sabahlık*, takım elbise*,
      pantolon*, jean*, kot, tayt*, şort*, etek, eteğ*, tulum*, pijama*, gecelik*, sütyen*, iç çamaşır*, külot*, boxer*,
      çorap, çorab*, çoraplar*, bikini*, mayo*, ayakkabı*, sneaker*, spor ayakkabı*, bot, botu, botlar*, çizme*,
      sandalet*, loafer*, topuklu*, babet*, terlik*, terliğ*, şapka*, bere, beres*, kasket*, saç band*, atkı*, şal, şalı,
      fular*, eşarp*, eşarb*, eldiven*, kemer*, kravat*, papyon*, çanta, çantas*, el çanta*, omuz çanta*, sırt çanta*,
      bel çanta*, cüzdan*, kartlık*, kol saat*, saat, saati, akıllı saat*, cep saat*, yüzük*, yüzüğ*, alyans*, kolye*,
      bileklik*, bilekliğ*, bilezik*, küpe*, broş*, takı, gözlük*, gözlüğ*, güneş gözlüğ*, kask*, kafa lamba*,
      kafa fener*, önlük*, önlüğ*, kostüm*
    `,
    eaten: `
      bal, balı, çiçek balı, çam balı, çay, çayı, çaylar*, bitki çayı, matcha, kahve, kahves*, türk kahves*, filtre kahve,
      çekirdek kahve, kahve çekirdeğ*, kakao*, çikolata*, pralin*, trüf*, şarap*, şarab*, şampanya*, bira*, cin, viski*,
      rom, votka*, rakı*, likör*, meyve su*, limonata*, maden suyu, zeytinyağı*, zeytinyağ*, sirke*, reçel*, marmelat*,
      fıstık ezme*, fındık ezme*, tahin*, pekmez*, bisküvi*, kurabiye*, kek, keki, pasta, pastas*, baklava*, ekmek,
      ekmeğ*, peynir*, sucuk*, sucuğ*, pastırma*, sosis*, salam*, somon*, ton balığı, makarna*, erişte*, un, yulaf*,
      müsli*, granola*, protein bar*, protein toz*, fındık*, fındığ*, fıstık*, fıstığ*, badem, bademi, ceviz*, hurma*,
      kuru meyve*, kuruyemiş*, baharat*, karabiber*, tuz, tuzu, safran*, tarçın*, vanilya*, sos, sosu, ketçap*, hardal*,
      pesto*, şurup*, şurub*, şeker, şekeri, lokum*, helva*, jelibon*, sakız*, karamel*, patlamış mısır, cips*, kraker*,
      zeytin, zeytini, çorba*, pizza*, dondurma*, yoğurt*, tereyağı*
    `,
    nowhere: `
      hediye kart*, hediye çek*, havlu*, bez, bezi, mutfak havlu*, yastık*, yastığ*, kırlent*, yastık kılıf*, battaniye*,
      örtü*, koltuk örtü*, yorgan*, nevresim*, çarşaf*, perde*, masa örtü*, runner, peçete*, poster*, tablo*, kanvas*,
      ayna*, kitap, kitab*, roman*, çizgi roman*, dergi*, takvim*, ajanda*, çıkartma*, sticker*, duvar kağıd*, boya*,
      kılıf*, kapak*, kapağ*, tutucu*, stand*, askı*, raf, rafı, şaraplık*, kanca*, filtre, filtres*, yedek parça*,
      adaptör*, kablo*, batarya*, pil, pili, oyuncak*, oyuncağ*, peluş*, bebek, puzzle*, yapboz*, mama, mamas*,
      köpek mama*, kedi mama*, ödül*, yazılım*, makine, makines*, kutu, kutus*, sepet*, açacağ*, açacak*, avize*, sarkıt*,
      aplik*, tavan lamba*, led şerit*, ampul*, el fener*, duvar saat*, oto koltuğ*, çocuk koltuğ*, tasma*, gitar*,
      keman*, alet*, matkap*, matkab*, çekiç*, testere*, anahtarlık*, anahtarlığ*, sünger*, fırça*, deterjan*,
      temizleyici*, televizyon*, ısıtıcı*, vantilatör*, şemsiye*, makineli, bağ*
    `,
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
    short: 'o',
    titles: 'bay, bayan, sn, av, doç, op',
    labels: `
      no, beden, numara, vitamini, vitamin, tip, bölüm, cilt, sınıf, adım, sayfa, seviye, model, sezon, sürüm, seri, faktör
    `,
    trailing: 'vb, vs',
  },
  things: {
    endings: 'i, ı, u, ü, a, e, lar, ler, ları, leri, si, sı, su, sü, da, de',
    nothing: 'evde, ev yapımı, masada',
    bakery: 'ekmek, ekmeği, simit, poğaça, fırın ürünleri, kruvasan, börek',
    'fast-food': 'hamburger, pizza, döner, lahmacun, patates kızartması, suşi',
    sweets: 'çikolata, şekerleme, kurabiye, pasta dilimi, dondurma, baklava, lokum',
    pantry: 'zeytinyağı, bal, reçel, peynir, makarna, baharat, pirinç, ceviz, zeytin',
    drink: 'meyve suyu, limonata, ayran, gazoz, maden suyu',
    'tea-coffee': 'kahve, türk kahvesi, çay, espresso, çekirdek kahve',
    tools: 'matkap, çekiç, testere, tornavida, alet çantası, merdiven',
    'garden-tools': 'el arabası, çim biçme makinesi, bahçe makası',
    jewelry: 'yüzük, alyans, tektaş, kolye, bileklik, küpe, pırlanta, elmas, inci, mücevher',
    watches: 'kol saati',
    'sport-watches': 'akıllı saat, spor saat',
    clothes: 'elbise, etek, gömlek, kazak, pantolon, kot, palto, atkı, bere, çorap, tişört, güneş gözlüğü',
    streetwear: 'ceket, mont, kapüşonlu',
    shoes: 'ayakkabı, bot, çizme, sandalet',
    'sport-shoes': 'koşu ayakkabısı, spor ayakkabı, outdoor ayakkabı',
    bags: 'çanta, cüzdan, el çantası',
    luggage: 'valiz, sırt çantası',
    beauty: 'krem, yüz kremi, serum, sabun, şampuan, cilt bakımı',
    perfume: 'parfüm, koku',
    furniture: 'sandalye, koltuk, kanepe, masa, yemek masası, dolap, yatak, halı, mobilya',
    homeware: 'kupa, fincan, tabak, vazo, yastık, battaniye, havlu, seramik',
    kitchenware: 'tava, tencere, bıçak, termos',
    appliances: 'süpürge, robot süpürge, kahve makinesi, ekmek kızartma makinesi, buzdolabı, çamaşır makinesi',
    lighting: 'lamba, avize',
    candles: 'mum, kokulu mum',
    'real-estate': 'daire, villa, konut, emlak, arsa, satılık ev',
    travel: 'tur, tatil, gemi turu, safari',
    hotel: 'otel, pansiyon',
    restaurant: 'restoran, lokanta, meyhane',
    cafe: 'kahveci, pastane',
    wellness: 'masaj, hamam, kuaför, spa',
    health: 'diş hekimi, diş kliniği, doktor, klinik, eczane, fizik tedavi',
    law: 'avukat, hukuk bürosu, noter',
    finance: 'muhasebe, sigorta, kredi, banka, mali müşavir',
    education: 'kurs, ders, piyano dersi, okul',
    repair: 'tamir, tesisatçı, elektrikçi, çatı, oto servis, tadilat, nakliyat',
    cleaning: 'temizlik, ev temizliği',
    events: 'düğün, fotoğrafçı, konser',
    children: 'çocuk, oyuncak, yapboz, oyuncak ayı, trambolin',
    baby: 'bebek, bebek arabası',
    pets: 'köpek, kedi, yavru köpek, mama, tırmalama',
    electronics: 'kulaklık, hoparlör, kamera, telefon, şarj aleti, televizyon',
    computers: 'bilgisayar, dizüstü, ekran kartı, monitör',
    plants: 'bitki, saksı çiçeği, kaktüs',
    flowers: 'buket, çiçek, gül',
    fitness: 'dambıl, spor salonu, koşu bandı, protein',
    sport: 'futbol, tenis, kayak, snowboard',
    outdoor: 'çadır, uyku tulumu, kafa lambası, mangal',
    bikes: 'bisiklet, elektrikli bisiklet, motosiklet',
    cars: 'otomobil, araba, elektrikli araç, araç kiralama',
    books: 'kitap, roman, defter',
    'gift-cards': 'hediye kartı, hediye çeki',
  },
  styleWords: {
    clean: 'doğal*, sabun*, krem*, şampuan*, seramik*, keten*, pamuk*, organik*, mobilya*, bitki*, ahşap*',
    bold: 'enerji*, spor*, koşu*, kas*, acılı*, indirim*, bisiklet*, futbol*',
    luxury: 'parfüm*, mücevher*, altın*, gümüş*, ipek*, lüks*, pırlanta*, zarif*, deri, yüzük*',
    playful: 'çocuk*, bebek*, oyuncak*, şeker*, çikolata*, doğum, eğlenceli*, renkli*',
    corporate: 'şirket*, ofis*, sigorta*, muhasebe*, eğitim*, fatura*',
    modern: 'kablosuz*, kulaklık*, hoparlör*, kamera*, telefon*, akıllı*, şarj*, elektrikli*',
  },

  requests: {
    parts: {
      product: 'ürün*, nesne*',
      headline: 'başlık*, başlığ*',
      name: 'isim, ismi*, ürün adı*, adı',
      support: 'ikinci satır*, alt başlık*',
      price: 'fiyat*',
      oldPrice: 'eski fiyat*, önceki fiyat*',
      badge: 'rozet*, etiket*, çıkartma*, indirim*',
      callToAction: 'eylem çağrısı*, harekete geçirici*, düğme*, buton*, cta',
      webAddress: 'web adresi*, internet adresi*, web sitesi*, url',
      legalLine: 'yasal satır*, yasal metin*, yasal metn*, yasal uyarı*',
      logo: 'logo*',
      photo: 'fotoğraf*, resim*, resmi*, görsel*',
      background: 'arka plan*, arkaplan*, zemin*',
      text: 'yazı*, metin*, metn*, harf*',
    },
    acts: {
      larger: 'büyük, daha büyük, büyüt*, büyült*',
      smaller: 'küçük, daha küçük, küçült*',
      left: 'sol, sola, solda, sol tarafa',
      right: 'sağ, sağa, sağda, sağ tarafa',
      nearer: 'yakın*, daha yakın*, yakınlaştır*',
      without: 'olmadan, kaldır*, sil, silin, çıkar*, olmasın, yok',
      darker: 'daha koyu, koyulaştır*',
      lighter: 'daha açık, açıklaştır*, aydınlat*',
      cutOut: 'dekupe*, kes, kesip çıkar',
      keep: 'koru*, göster*, ile',
    },
    colors: {
      black: 'siyah*',
      white: 'beyaz*',
      gray: 'gri*',
      red: 'kırmızı*',
      orange: 'turuncu*',
      yellow: 'sarı*',
      green: 'yeşil*',
      teal: 'turkuaz*',
      blue: 'mavi*',
      purple: 'mor, mora, eflatun*',
      pink: 'pembe*',
      brown: 'kahverengi*',
      beige: 'bej*, krem*',
      navy: 'lacivert*',
      gold: 'altın*',
    },
    shades: { light: 'açık', dark: 'koyu' },
    ordinals: ['birinci*, ilk', 'ikinci*', 'üçüncü*', 'dördüncü*', 'beşinci*'],
    becomes: 'olarak, olsun, şöyle',
    and: 've, sonra, ayrıca, ama',
    not: 'değil, asla',
    fill: 'yap, yapın, onu, bunu, bir, lütfen, kullan, kullanın, al, koy, değiştir, taşı, kaydır, daha, biraz, çok, renk, renkli, reklam*, istiyorum, tarafa, için, bu',
    unclear: 'Bu anlaşılamadı.',
    examples: ['fiyat 39,90', 'ürün daha büyük', 'mavi yap'],
  },

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
