import type { Language } from '../language.ts'

export const malay: Language = {
  name: 'Malay',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'ms',
  letters: 'é',
  tellingWords: `
    ugama, ianya, kerana, percuma, diskaun, kasut, beg, tuala, kerusi, kereta, kualiti, selesa, cawan, seluar, bilik,
    tanpa wayar, kedai, wang, pejabat, lazat, sedap, cadar, jem, dipanggang, berfikir, lena, berbeza, telefon, televisyen,
    elektrik, almari, saiz, resipi, coklat, farmasi, doktor, hospital, universiti, hadiah istimewa, baju kurung, tudung,
    selipar, teh tarik, terjamin, jenama, waranti, tempah, tempahan, penghantaran, ansuran, beli-belah, seterusnya, jom,
    baharu, berbanding, iaitu, rasai, syampu, kemeja-t, baju-t, stoking, cermin mata, lampu suluh, seterika, mesin basuh,
    penyaman, pengisar, *iti, *isyen, komputer riba, darjah, tengah hari, apabila, ialah, kegunaan, senyap, dibasuh, katil,
    keluli, darjat, mentega, larian, tempatan, ergonomik, kapas, jualan, pelanggan, pakej, percutian, perkhidmatan, sewaan,
    tiket, buku nota, kanak-kanak, pakcik, aiskrim, kek, kicap, nasi lemak, istimewa, awak, lilin wangi, pemanggang,
    tempat duduk, kusyen, laras, galas, ladang, johor, rehat, sahaja, tiada lagi, harian anda, lelaki, kalis air, diperbuat,
    reka bentuk, petang, comel, kegemaran, terkini, pelbagai, cergas, kesihatan, sihat, mahu, mahukan, berkualiti, laju,
    sejuk, perabot, secawan, keperluan, penampilan diri, lebih selesa, dibeli, digunakan, bergaya
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Beli sekarang', 'Tempah sekarang', 'Lihat butiran'],
    friendly: ['Jom tengok', 'Lihat di sini', 'Mari cuba'],
    luxury: ['Temui lagi', 'Terokai', 'Kenali lebih dekat'],
  },
  buying: ['Beli sekarang', 'Tempah sekarang'],
  deeds: undefined,

  sentences: {
    abbreviations: 'dll, dsb, cth, hlm, sdn, bhd',
    beforeNumbers: 'no, tel, maks, min',
    examples: 'contohnya, cth., misalnya',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: `
      jika, kalau, apabila, ketika, semasa, kerana, walaupun, dengan, tanpa, untuk, sebelum, selepas, di, ke, dari, daripada,
      sejak, supaya, agar
    `,
    adding: 'dan, tetapi, tapi, atau, dengan, tanpa, untuk, sesuai',
    subjects: 'ini, itu, kami, kita, anda, mereka, dia, ia, awak',
    leaning: 'ini, itu, mereka, dia, ia, juga, kemudian',
    product: {
      with: 'dengan',
      this: 'ini',
      the: '',
    },
    listing: 'ciri, termasuk, dilengkapi',
    and: 'dan',
    articles: 'sebuah, suatu',
    verbs: {
      asking: `
        ambil, ayuh, jom, mari, bawa, beli, buat, buka, cari, cuba, dapatkan, dengar, hadiahkan, hangatkan, hidupkan, isi,
        jadikan, jaga, jangan, kenali, kongsi, lihat, lindungi, lupakan, manjakan, masak, mulakan, nikmati, pakai, pilih,
        rasai, raikan, rehatkan, segarkan, simpan, sambut, tambah, temui, terokai, tidur, jimatkan, biarkan, ceriakan
      `,
      telling: `
        ialah, adalah, boleh, dapat, akan, sudah, kekal, menjadi, membuat, membawa, memberi, menjaga, melindungi, menemani,
        mengisi, menyala, berfungsi, terasa, tahan, muat, sesuai, menghangatkan, mengikut, membantu, menjimatkan, melembapkan,
        membersihkan, tidak, ada, perlu, hadir
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      ciri, ciri-ciri, ciri utama, ciri produk, spesifikasi, spesifikasi teknikal, spesifikasi produk, butiran,
      butiran produk, perincian, maklumat, maklumat produk, maklumat tambahan, maklumat lanjut, penerangan,
      penerangan produk, tentang, tentang produk, tentang kami, mengenai produk, ringkasan, manfaat, kelebihan,
      secara ringkas, mengapa, kenapa, apa, bagaimana, siapa, di mana, bahan, bahan-bahan, komposisi, kandungan,
      cara ia berfungsi, saiz dan potongan, soalan lazim, faq, pilihan warna, warna tersedia, warna, varian, pilihan,
      keserasian, serasi dengan, kisah kami, baca lagi, panduan saiz, dimensi, penghantaran, pemulangan, penjagaan,
      kandungan pakej, isi kandungan
    `,
    openings: `
      sila, mohon, nota, perhatian, penting, amaran, awas, penjagaan, basuh dengan, basuh pada, basuh berasingan,
      basuhan tangan, boleh dibasuh, bersihkan dengan, lap dengan, seterika, jemur, keringkan, simpan di, simpan pada,
      jauhkan daripada, tidak sesuai untuk, bukan untuk, tidak disyorkan, hanya untuk, untuk kegunaan luaran, hubungi,
      hantar mesej, tulis kepada kami, klik, lihat carta, lihat panduan, semak carta, pilih saiz, pilih warna,
      masukkan ke dalam troli, tambah ke troli, jika ada pertanyaan, jika anda mempunyai, disebabkan, kami menghantar,
      kami menerima, kami mengesyorkan, terima kasih, selamat datang ke kedai, lawati kedai, kod produk, pengeluar,
      pengilang, negara asal, pakej mengandungi, set mengandungi, bateri, perlu dipasang, harga, pesanan,
      semua pesanan, pesanan anda, cara guna, cara penggunaan, cara menggunakan, arahan, arahan penggunaan
    `,
    notices: `
      penghantaran, dihantar, kos hantar, kurier, hari bekerja, dalam stok, ada stok, habis dijual, kehabisan stok,
      pemulangan, dipulangkan, pulangan, bayaran balik, penukaran, ditukar, waranti, jaminan wang, tidak termasuk,
      sudah termasuk, tidak disertakan, disertakan, dalam kotak, dalam bungkusan, dalam pakej, kandungan pakej,
      kandungan kotak, dijual berasingan, secara berasingan, mungkin mengandungi, alergen, mungkin berbeza,
      boleh berbeza, sedikit berbeza, ilustrasi, gambar menunjukkan, foto menunjukkan, dalam gambar, pada gambar,
      dalam foto, tinggi model, model memakai, carta saiz, panduan saiz, satu saiz, saiz biasa anda, dimensi,
      arahan basuhan, arahan penjagaan, basuhan tangan, basuh tangan, mesin basuh, cucian kering, pengering,
      kain lembap, kain lembut, peluntur, pelembut fabrik, air sejuk, air suam, sebelum penggunaan pertama,
      sebelum digunakan, sebelum guna, sebelum membuat pesanan, sebelum membeli, semasa membuat pesanan, ke troli,
      dalam troli, khidmat pelanggan, kedai kami, pesanan anda, kod diskaun, kod promosi, hak cipta, liabiliti,
      bahagian kecil, tercekik, bawah 3 tahun, 3 tahun ke atas, pengawasan, capaian kanak-kanak, mudah terbakar,
      terkena mata, cahaya matahari langsung, manual pengguna, hantar balik, dalam tempoh, dalam 14, dalam 30,
      dalam 24 jam, bungkusan asal, kami, ada pertanyaan, bergantung pada skrin, tetapan skrin, whatsapp,
      hari yang sama, suhu 30, suhu 40, umur yang disyorkan, kastam, unit, pcs, kuantiti, model lama, model terdahulu,
      pilihan tambahan, boleh didapati, didapati dalam, tersedia, atas permintaan, tempah sekarang, pesan sekarang,
      beli sekarang, selagi stok, tidak terpakai, aaa, ulasan pelanggan
    `,
    forbids: 'jangan, tidak boleh, dilarang, elakkan, jangan sekali-kali',
    handling: `
      pencuci pinggan, mesin basuh pinggan, microwave, ketuhar, penyejuk beku, peluntur, seterika, diseterika, basuh,
      dibasuh, bersihkan, keringkan, dikeringkan, perah, rendam, direndam, gunakan, digunakan, menggunakan, dedahkan,
      terdedah, tanpa pengawasan, buka, telan, tertelan, campur, letakkan, masukkan, simpan, semasa mengecas, melelas
    `,
    measures: `
      saiz, dimensi, tinggi, ketinggian, lebar, kedalaman, panjang, berat, diameter, kapasiti, isi padu, ketebalan,
      tebal, ukuran, lilitan
    `,
    tornEnds: `
      dan, atau, tetapi, tapi, dengan, tanpa, untuk, dari, daripada, ke, kepada, di, pada, yang, sebuah, seperti,
      apabila, jika, kerana, sangat, setiap, antara, agar, bagi, oleh, serta, supaya, sebagai
    `,
    promises: `
      anda, awak, kamu, setiap hari, setiap pagi, setiap malam, sepanjang hari, sentiasa, me????*, melembutkan,
      menenangkan, menyegarkan, menjaga, melindungi, mencegah, mengurangkan, memudahkan, memberi, menambah, mencipta,
      mengubah, tahan, menemani, menyerap, menghangatkan, menyejukkan, membantu, membuat, mengisi, membawa, kekal,
      selesa, tanpa bersusah, mudah, sempurna untuk, ideal untuk, sesuai untuk, cukup, begitu ringan, begitu lembut,
      selamat tinggal, akhirnya, tidak lagi, tiada lagi, di mana-mana, di mana sahaja, lebih lembut, lebih ringan,
      lebih cepat, lebih baik, lebih selesa, berjam-jam, dalam beberapa saat, sepanjang tahun
    `,
  },
  offer: { free: 'percuma' },
  units: '',
  services: {
    names: `
      kursus, kelas, latihan, bimbingan, konsultasi, perundingan, perkhidmatan, servis, pembaikan, urutan, salun, insurans,
      sewaan, terjemahan, pelancongan, lawatan, penginapan, katering, tiket, keahlian, tuisyen
    `,
    asked: 'buat temu janji, temu janji, tempahan, daftar sekarang',
    per: 'setiap, sejam, per',
    hours: 'jam, malam, sesi',
  },
  places: {
    head: 'first',
    nouns: 'apart',
    describing: 'dengan, untuk, dari, daripada, tanpa, di, yang, bagi, oleh, perisa',
    table: `
      lampu, lampu meja, lampu tidur, cawan, gelas, kole, teko, botol, termos, pasu, lilin, lilin wangi, peresap, fon kepala,
      fon telinga, telefon, tablet, komputer riba, papan kekunci, tetikus, monitor, mikrofon, pembesar suara, radio, kamera,
      kanta, jam loceng, mesin kopi, mesin jahit, pengisar, pengisar kopi, cerek, pembakar roti, periuk nasi, kuali, periuk,
      pisau, sudu, garfu, pinggan, mangkuk, balang, bekas makanan, papan pemotong, dulang, krim, krim muka, pelembap, serum,
      losen, syampu, perapi, sabun, minyak wangi, gincu, maskara, pelindung matahari, topeng muka, berus gigi, ubat gigi,
      pengering rambut, pencukur, bank kuasa, pengecas, pencetak, penghala, projektor, catur, pen, kotak barang kemas
    `,
    floor: `
      sofa, kerusi, kerusi pejabat, kerusi makan, kerusi goyang, bangku, meja, meja kerja, meja makan, meja kopi, katil,
      tilam, almari, almari kasut, rak buku, rak kasut, permaidani, pengesat kaki, lampu lantai, penyedut hampagas,
      robot vakum, beg pakaian, bagasi, mesin larian, basikal senaman, tikar yoga, mesin basuh, peti sejuk, ketuhar,
      katil anjing, katil kucing, bakul pakaian, piano, kerusi bayi, tong sampah
    `,
    outdoors: `
      khemah, kerusi taman, kerusi lipat, kerusi perkhemahan, meja taman, buaian, payung taman, basikal, basikal elektrik,
      basikal gunung, skuter, papan selaju, pemanggang, dapur perkhemahan, beg tidur, kayak, papan luncur, joran, trampolin,
      kolam, mesin rumput, kereta sorong, hos, rumah hijau, kereta sorong bayi, motosikal, tayar, bola, dron
    `,
    worn: `
      gaun, kemeja, baju, baju kurung, baju kebaya, blaus, tunik, sweater, hoodie, kardigan, jaket, kot, blazer, jubah,
      seluar, jeans, legging, skirt, kain batik, tudung, telekung, coli, stoking, bikini, baju renang, kasut, kasut lari,
      kasut mendaki, kasut sukan, sandal, selipar, but, topi, selendang, sarung tangan, tali pinggang, tali leher, beg,
      beg tangan, beg galas, dompet, jam tangan, jam pintar, cincin, rantai, gelang, subang, kerongsang, cermin mata,
      topi keledar, apron
    `,
    eaten: `
      madu, teh, teh hijau, kopi, biji kopi, koko, coklat, jus, air mineral, minyak zaitun, cuka, jem, kek, kuih, biskut,
      roti, keju, sosej, ikan tuna, pasta, spageti, beras, tepung, oat, granola, kacang, badam, kurma, rempah, sambal, lada,
      garam, kayu manis, vanila, sos, kicap, sirap, gula-gula, kerepek, rendang, mi segera, aiskrim, yogurt, mentega
    `,
    nowhere: `
      kad hadiah, baucar, tuala, bantal, selimut, cadar, sarung bantal, langsir, alas meja, napkin, poster, lukisan, cermin,
      buku, novel, kalendar, pelekat, cat, penutup, pemegang, rak, penapis, alat ganti, penyesuai, kabel, bateri, mainan,
      anak patung, makanan anjing, makanan kucing, perisian, mesin, kotak, bakul, lampu siling, lampu dinding, mentol,
      lampu suluh, jam dinding, kerusi kereta, gitar, gerudi, pemutar skru, tukul, rantai kunci, span, berus, detergen,
      televisyen, kipas
    `,
  },
  downloads: 'muat turun, pasang aplikasi',

  claims: {
    superlative: 'terbaik, paling, nombor satu, sempurna, selamanya',
    proof: 'waranti, terjamin, dijamin, terbukti, teruji, diperakui',
    rating: 'bintang, ulasan, pelanggan',
    offer: 'percuma, diskaun, promosi, hari ini, tawaran, murah',
    number: 'empat, enam, tujuh, lapan, sembilan, puluh, ratus, ribu',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: '',
    titles: 'en, encik, pn, puan, cik, dato, datuk, hj',
    labels: `
      no, saiz, vitamin, jenis, bahagian, kelas, langkah, halaman, hlm, bab, tahap, model, musim, versi, siri, faktor,
      pukul, jam
    `,
    trailing: 'dll, dsb',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      sabun*, krim*, serum*, syampu*, organik*, semula jadi, seramik*, linen*, kapas*, madu*, lilin*, tumbuhan*, herba*,
      buluh*, rotan*, lembut, bersih, minimalis*
    `,
    bold: `
      tenaga*, sukan*, larian*, otot*, protein*, pedas*, sambal*, burger*, diskaun*, jualan*, basikal*, bola, tinju*,
      ekstrem*, turbo*
    `,
    luxury: `
      minyak wangi, wangian*, berlian*, perhiasan*, emas, perak, mutiara*, sutera*, mewah*, eksklusif*, elegan*, premium*,
      cincin, rantai, songket*
    `,
    playful: `
      kanak-kanak*, bayi*, mainan*, anak patung, gula-gula*, coklat*, parti*, hari jadi, comel*, ceria*, warna-warni*, kucing,
      anjing
    `,
    corporate: `
      pejabat*, syarikat*, perniagaan*, insurans*, perakaunan*, perunding*, latihan*, seminar*, sijil*, industri*, kewangan*,
      pencetak*, cukai, logistik*
    `,
    modern: `
      tanpa wayar, fon kepala, fon telinga, komputer*, telefon*, kamera*, pembesar suara, aplikasi*, pintar*, elektrik*,
      bateri*, robot*, permainan video, dron*, pengecas*, bluetooth*
    `,
  },

  requests: {
    parts: {
      product: 'produk*, barang*',
      headline: 'tajuk*, judul*',
      name: 'nama, nama produk',
      support: 'baris kedua, subtajuk*',
      price: 'harga*',
      oldPrice: 'harga lama, harga asal, harga sebelum ini',
      badge: 'lencana*, pelekat*, label*, diskaun*',
      callToAction: 'seruan bertindak, seruan*, butang*, cta',
      webAddress: 'alamat web, laman web, url',
      legalLine: 'teks undang-undang, baris undang-undang, nota undang-undang',
      logo: 'logo*',
      photo: 'foto*, gambar*',
      background: 'latar belakang*, latar*',
      text: 'teks*, tulisan*, huruf*',
    },
    acts: {
      larger: 'lebih besar, besar*, besarkan*',
      smaller: 'lebih kecil, kecil*, kecilkan*',
      left: 'kiri, ke kiri',
      right: 'kanan, ke kanan',
      nearer: 'lebih dekat, dekat*, dekatkan*',
      without: 'tanpa, buang*, padam*, keluarkan*',
      darker: 'lebih gelap, gelapkan*',
      lighter: 'lebih cerah, lebih terang, cerahkan*',
      cutOut: 'potong*, dipotong',
      keep: 'dengan, kekalkan*, tunjukkan*',
    },
    colors: {
      black: 'hitam*',
      white: 'putih*',
      gray: 'kelabu*',
      red: 'merah*',
      orange: 'oren*, jingga*',
      yellow: 'kuning*',
      green: 'hijau*',
      teal: 'firus*',
      blue: 'biru*',
      purple: 'ungu*',
      pink: 'merah jambu, pink',
      brown: 'perang, coklat*',
      beige: 'krim*',
      navy: 'biru laut',
      gold: 'emas*',
    },
    shades: { light: 'muda, cerah', dark: 'tua, gelap' },
    ordinals: ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima'],
    becomes: 'menjadi, jadi, kepada',
    and: 'dan, kemudian, juga, tetapi',
    not: 'jangan, tidak',
    fill: 'buat, jadikan, itu, ini, tolong, sila, gunakan, guna, alihkan, gerakkan, ubah, tukar, yang, di, ke, untuk, lebih, sedikit, banyak, warna, iklan, saya, mahu',
    unclear: 'Permintaan ini tidak difahami.',
    examples: ['harga 39.90', 'produk lebih besar', 'tukar latar kepada biru'],
  },

  samples: {
    texts: `
      Cawan seramik buatan tangan
      Fon kepala tanpa wayar
      Roti segar setiap pagi dari kedai kami
      Tidur lebih selesa
      Jaket bulu yang selesa
      Kopi dan kek petang ini
      Kerusi taman boleh lipat
      Kelas piano untuk pemula
      Tiada lagi kaki sejuk kerana stoking ini
      Dua kipas, lebih senyap daripada perbualan.
      Makanan anjing tanpa bijirin, berkualiti
      Kemeja kapas lengan panjang
      Beg galas baharu anda
      Kasut larian yang ringan
      Kalis air hingga sepuluh meter, sesuai untuk larian
      Kopi dipanggang sendiri di kedai kami
      Taman anda lebih terang dan selesa
      Lampu ini menyala sendiri apabila malam.
      Mainan kayu untuk kanak-kanak
      Gaun musim panas, diskaun
    `,
    divided: undefined,
    clause: ['Cawan ringkas untuk setiap pagi, dengan bahagian dalam kuning.', 'Cawan ringkas untuk setiap pagi'],
    sentences: ['Sesuai untuk teh, kopi dll. dan sup.', 'Cawan untuk setiap pagi.'],
    leads: ['Nikmati setiap pagi', 'Kopi anda kekal panas lama'],
    attributes: ['Bahagian selamat untuk mesin', 'Sweater lembut daripada bulu tulen'],
    oldPrice: 'harga asal RM 590',
    service: 'Kelas piano',
  },
}
