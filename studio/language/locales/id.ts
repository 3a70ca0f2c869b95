import type { Language } from '../language.ts'

export const indonesian: Language = {
  name: 'Indonesian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'ms',
  letters: 'é',
  tellingWords: `
    baik, bahwa, karena, diskon, sepatu, tas, tasnya, handuk, kursi, mobil, kualitas, nyaman, cangkir, kaus, kaos, celana,
    kamar, kamarnya, nirkabel, toko, uang, kantor, istirahat, nikmat*, seprai, selai, pekan, akhir, sangrai, berpikir,
    nyenyak, berbeda, ponsel, telepon, televisi, listrik, lemari, mudah dibawa, gaya hidup, cokelat, dokter, rumah sakit,
    kuliah, anda juga, kado, jilbab, daster, gamis, sendal, kulkas, wajan, panci, garpu, repot, garansi, pesanan, pengiriman,
    ongkir, cicilan, belanja, selengkapnya, ayo, yuk, kami siap, terbaru, baru saja, jadikan, sehari-hari, keseharian,
    kulit wajah, wajah, perawatan, kecantikan, sabun mandi, sampo, parfum, awet, jas, kaus kaki, kacamata, senter,
    kipas angin, setrika, mesin cuci, AC, kompor, oven, blender, *isasi, *itas, tetap, dengan bangga, lingkungan, gurih,
    pedas, asin, camilan, keripik, kerupuk, sambal, bumbu, minyak goreng, tepung, kue, keju, mie, bakso, les, jasa, bisa,
    gratis, khusus, ukuran, dijamin, banget, kamu, kalian, cuma, aja, praktis, berkualitas, desain, cocok, terbuat,
    menggunakan, ruangan, kekinian, liburan, pria, anak-anak, promo, wol, katun, almon, ransel, muat, berisik, biji-bijian,
    kasur, ranjang, busa, hemat, aman, gampang, sore, siang, kemarin, tempat tidur, dipakai, memakai, bikin, kesehatan, sehat,
    mau, ingin, dingin, cepat, tahan air, anti air, tetap hangat, terasa nikmat, secangkir, kebutuhan, tampil, penampilan,
    santai, keluarga besar, hunian, perlengkapan, peralatan
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Beli sekarang', 'Pesan sekarang', 'Lihat detail'],
    friendly: ['Yuk, lihat', 'Cek di sini', 'Intip dulu'],
    luxury: ['Temukan lebih', 'Jelajahi', 'Kenali lebih dekat'],
  },
  buying: ['Beli sekarang', 'Pesan sekarang'],
  deeds: undefined,

  sentences: {
    abbreviations: 'dll, dsb, dst, mis, hlm, tgl, kec, kab',
    beforeNumbers: 'no, tel, maks, min',
    examples: 'misalnya, mis., contohnya',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: `
      jika, kalau, ketika, saat, selama, karena, meskipun, walaupun, dengan, tanpa, untuk, sebelum, setelah, di, ke, dari,
      sejak, agar, supaya
    `,
    adding: 'dan, tetapi, tapi, atau, dengan, tanpa, untuk, plus, cocok',
    subjects: 'ini, itu, kami, kita, anda, mereka, dia, ia, kamu',
    leaning: 'ini, itu, mereka, dia, ia, juga, lalu',
    product: {
      with: 'dengan',
      this: 'ini',
      the: '',
    },
    listing: 'fitur, termasuk, dilengkapi',
    and: 'dan',
    articles: 'sebuah, suatu',
    verbs: {
      asking: `
        ambil, ayo, ajak, atur, bagikan, bangun, bawa, beli, buat, buka, cari, cicipi, coba, dapatkan, dengarkan, hadirkan,
        hangatkan, hemat, hidupkan, hirup, isi, istirahatkan, jadikan, jaga, jelajahi, jangan, kenali, kenakan, kemas, lihat,
        lindungi, lupakan, manjakan, masak, mulai, nikmati, nyalakan, pakai, pilih, rasakan, rayakan, santai, segarkan,
        selamat, simpan, singkirkan, sambut, tambah, temukan, tidur, wujudkan, bersantai, biarkan
      `,
      telling: `
        adalah, bisa, dapat, akan, sudah, tetap, menjadi, membuat, membawa, memberi, menjaga, melindungi, menemani, mengisi,
        menyala, bekerja, terasa, tahan, muat, cocok, menghangatkan, mengikuti, membantu, menghemat, menutrisi, melembapkan,
        membersihkan, tidak, ada, punya, butuh, hadir, tumbuh
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      fitur, fitur utama, fitur produk, spesifikasi, spesifikasi teknis, spesifikasi produk, detail, detail produk,
      rincian, informasi, informasi produk, informasi tambahan, info lebih lanjut, deskripsi, deskripsi produk,
      tentang, tentang produk, tentang kami, ringkasan, manfaat, keunggulan, kelebihan, singkatnya, mengapa, kenapa,
      apa, bagaimana, siapa, di mana, bahan, material, komposisi, kandungan, cara kerja, ukuran dan potongan,
      pertanyaan umum, faq, pilihan warna, warna tersedia, warna, varian, opsi, kompatibilitas, kompatibel dengan,
      kisah kami, baca selengkapnya, panduan ukuran, dimensi, pengiriman, pengembalian, perawatan, isi paket, isi
    `,
    openings: `
      mohon, harap, catatan, perhatian, penting, peringatan, perawatan, cuci dengan, cuci pada, cuci terpisah,
      cuci tangan, dapat dicuci, bersihkan dengan, lap dengan, setrika, jemur, keringkan, simpan di, simpan pada,
      jauhkan dari, hindarkan dari, tidak cocok untuk, tidak untuk, tidak disarankan, hanya untuk, hubungi, chat kami,
      kirim pesan, tulis kepada kami, klik, lihat tabel, lihat panduan, cek tabel, pilih ukuran, pilih warna,
      masukkan ke keranjang, tambahkan ke keranjang, jika ada pertanyaan, jika anda memiliki pertanyaan,
      karena perbedaan, kami mengirim, kami kirim, kami menerima, kami sarankan, kami merekomendasikan, terima kasih,
      selamat datang di toko, kunjungi toko, kode produk, nomor produk, produsen, negara asal, isi paket, paket berisi,
      baterai, perlu dirakit, harga, pesanan, semua pesanan, pesanan anda, cara pakai, cara penggunaan,
      cara menggunakan, petunjuk, petunjuk penggunaan, aturan pakai
    `,
    notices: `
      pengiriman, dikirim, ongkir, ongkos kirim, kurir, resi, hari kerja, stok, ready stock, habis terjual,
      pengembalian, dikembalikan, retur, refund, penukaran, ditukar, garansi, tidak termasuk, sudah termasuk,
      tidak disertakan, dalam kotak, dalam kemasan, dalam paket, isi kemasan, isi paket, isi kotak, dijual terpisah,
      secara terpisah, mungkin mengandung, dapat mengandung, alergen, dapat berbeda, bisa berbeda, mungkin berbeda,
      sedikit berbeda, dapat bervariasi, ilustrasi, gambar menunjukkan, foto menunjukkan, pada gambar, di gambar,
      pada foto, di foto, tinggi model, model memakai, model mengenakan, tabel ukuran, panduan ukuran, satu ukuran,
      ukuran biasa anda, dimensi, petunjuk pencucian, petunjuk perawatan, cuci tangan, mesin cuci, dicuci dengan,
      cuci kering, pengering, kain lembap, kain lembut, pemutih, pelembut pakaian, air dingin, air hangat,
      sebelum penggunaan pertama, sebelum digunakan, sebelum memesan, sebelum membeli, saat memesan, saat checkout,
      ke keranjang, keranjang belanja, layanan pelanggan, toko kami, pesanan anda, kode promo, kode voucher, ppn,
      hak cipta, tanggung jawab, bagian kecil, komponen kecil, tersedak, di bawah 3 tahun, di atas 3 tahun, pengawasan,
      jangkauan anak, mudah terbakar, kontak dengan mata, sinar matahari langsung, buku panduan, kirim kembali,
      dalam 14, dalam 30, dalam 24 jam, 7 hari, kemasan asli, kami, ada pertanyaan, tergantung layar, pengaturan layar,
      whatsapp, hari yang sama, suhu 30, suhu 40, usia yang disarankan, bea cukai, pcs, jumlah, model lama,
      model sebelumnya, opsional, tersedia, sesuai permintaan, pesan sekarang, beli sekarang, selama persediaan,
      tidak berlaku, aaa, ulasan pelanggan, harga akhir
    `,
    forbids: 'jangan, tidak boleh, dilarang, hindari, tidak dapat, jangan pernah',
    handling: `
      pencuci piring, microwave, oven, freezer, pemutih, setrika, disetrika, cuci, dicuci, bersihkan, keringkan,
      dikeringkan, peras, rendam, direndam, gunakan, digunakan, menggunakan, paparkan, terkena, tanpa pengawasan,
      bongkar, buka, telan, tertelan, campur, letakkan, taruh, masukkan, simpan, saat mengisi daya, saat diisi,
      abrasif
    `,
    measures: `
      ukuran, dimensi, tinggi, lebar, kedalaman, panjang, berat, bobot, diameter, kapasitas, volume, ketebalan, tebal,
      lingkar
    `,
    tornEnds: `
      dan, atau, tetapi, tapi, dengan, tanpa, untuk, dari, ke, di, pada, yang, sebuah, seperti, ketika, saat, jika,
      karena, sangat, setiap, antara, agar, bagi, oleh, serta, sehingga, sebagai
    `,
    promises: `
      anda, kamu, mu, kalian, setiap hari, setiap pagi, setiap malam, sepanjang hari, selalu, me????*, melembutkan,
      menenangkan, menyegarkan, merawat, melindungi, mencegah, mengurangi, memperbaiki, memudahkan, memberi, menambah,
      menciptakan, mengubah, tahan, menemani, menyerap, menghangatkan, mendinginkan, membantu, membuat, menjaga,
      mengisi, membawa, nyaman, tanpa repot, mudah, sempurna untuk, ideal untuk, cocok untuk, cukup, begitu ringan,
      begitu lembut, selamat tinggal, akhirnya, tidak lagi, tak lagi, di mana saja, di mana pun, lebih lembut,
      lebih ringan, lebih cepat, lebih baik, lebih nyaman, berjam-jam, dalam hitungan detik, dalam sekejap,
      sepanjang tahun
    `,
  },
  offer: { free: 'gratis, cuma-cuma' },
  units: '',
  services: {
    names: `
      kursus, les, pelatihan, bimbingan, konsultasi, jasa, layanan, perbaikan, servis, reparasi, renovasi, pijat, salon,
      asuransi, sewa, rental, terjemahan, tur, wisata, penginapan, katering, tiket, keanggotaan, kelas
    `,
    asked: 'buat janji, janji temu, reservasi, daftar sekarang',
    per: 'per',
    hours: 'jam, malam, sesi',
  },
  places: {
    head: 'first',
    nouns: 'apart',
    describing: 'dengan, untuk, dari, tanpa, berbahan, di, yang, bagi, oleh, isi, rasa',
    table: `
      lampu, lampu meja, lampu tidur, cangkir, gelas, mug, teko, botol, tumbler, termos, vas, lilin, lilin aromaterapi,
      diffuser, headphone, earphone, headset, ponsel, casing, tablet, laptop, keyboard, mouse, monitor, webcam, mikrofon,
      speaker, radio, kamera, lensa, jam weker, mesin kopi, mesin espresso, mesin jahit, penggiling kopi, ketel,
      pemanggang roti, blender, juicer, penanak nasi, wajan, panci, pisau, sendok, garpu, piring, mangkuk, toples,
      kotak makan, talenan, nampan, krim, krim wajah, pelembap, serum, losion, sampo, kondisioner, sabun, parfum, lipstik,
      maskara, tabir surya, masker wajah, sikat gigi, pasta gigi, pengering rambut, catok, alat cukur, power bank,
      pengisi daya, printer, router, proyektor, pot bunga, catur, pulpen, kotak perhiasan, asbak
    `,
    floor: `
      sofa, kursi, kursi kantor, kursi makan, kursi goyang, bangku, meja, meja kerja, meja makan, meja kopi, tempat tidur,
      ranjang, kasur, lemari, rak buku, rak sepatu, lemari sepatu, nakas, karpet, keset, lampu lantai, penyedot debu,
      robot penyedot debu, koper, treadmill, sepeda statis, matras yoga, mesin cuci, kulkas, freezer, oven, kipas lantai,
      tempat tidur anjing, keranjang cucian, piano, kursi bayi, tempat sampah
    `,
    outdoors: `
      tenda, kursi taman, kursi lipat, kursi kemping, meja taman, bangku taman, ayunan, hammock, payung taman, sepeda,
      sepeda listrik, sepeda gunung, skuter, skateboard, panggangan, pemanggang, kompor kemping, kantong tidur, kayak,
      papan selancar, pancing, trampolin, kolam renang, mesin pemotong rumput, gerobak, selang, rumah kaca, sangkar burung,
      kereta bayi, stroller, sepeda motor, ban, bola, drone
    `,
    worn: `
      gaun, kemeja, kaus, kaos, blus, tunik, sweter, hoodie, kardigan, jaket, mantel, blazer, rompi, jubah, celana, jeans,
      legging, rok, piyama, daster, gamis, kebaya, batik, hijab, jilbab, mukena, kerudung, bra, kaus kaki, bikini,
      baju renang, baju, sepatu, sepatu lari, sepatu gunung, sneakers, sandal, sendal, boots, topi, syal, sarung tangan,
      ikat pinggang, dasi, tas, tas selempang, ransel, dompet, jam tangan, arloji, smartwatch, cincin, kalung, gelang, anting,
      bros, kacamata, helm, celemek
    `,
    eaten: `
      madu, teh, teh hijau, kopi, biji kopi, kakao, cokelat, anggur, bir, jus, limun, air mineral, minyak zaitun, cuka, selai,
      kue, kue kering, biskuit, roti, keju, sosis, ikan tuna, pasta, spageti, beras, tepung, oatmeal, granola, kacang, almon,
      kurma, bumbu, sambal, merica, garam, kayu manis, vanili, saus, kecap, sirup, permen, keripik, kerupuk, rendang,
      mi instan, es krim, yoghurt, mentega
    `,
    nowhere: `
      kartu hadiah, voucher, handuk, bantal, selimut, seprai, sarung bantal, gorden, taplak, serbet, poster, lukisan, cermin,
      buku, novel, kalender, stiker, wallpaper, cat, penutup, dudukan, rak, filter, suku cadang, adaptor, kabel, baterai,
      mainan, boneka, puzzle, makanan anjing, makanan kucing, perangkat lunak, mesin, kotak, keranjang, lampu gantung,
      lampu dinding, bohlam, senter, jam dinding, kursi mobil, gitar, bor, obeng, palu, gantungan kunci, spons, sikat,
      deterjen, televisi, kipas angin
    `,
  },
  downloads: 'unduh, download, pasang aplikasi, instal',

  claims: {
    superlative: 'terbaik, paling, nomor satu, terlengkap, termurah, sempurna, selamanya',
    proof: 'bergaransi, garansi, dijamin, terbukti, teruji, bersertifikat',
    rating: 'bintang, ulasan, pelanggan',
    offer: 'gratis, diskon, promo, hari ini, potongan harga, murah',
    number: 'empat, enam, tujuh, delapan, sembilan, puluh, ratus, ribu',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: '',
    titles: 'bpk, ibu, sdr, sdri, drs, ir, hj',
    labels: `
      no, ukuran, vitamin, tipe, jenis, bagian, kelas, langkah, halaman, hlm, bab, tingkat, model, musim, versi, seri,
      faktor, pukul, jam
    `,
    trailing: 'dll, dsb, dst',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      sabun*, krim*, serum*, sampo*, organik*, alami*, keramik*, linen*, katun*, madu*, lilin*, tanaman*, herbal*, bambu*,
      rotan*, lembut, bersih, minimalis*
    `,
    bold: `
      energi*, olahraga*, lari, sepatu lari, otot*, protein*, pedas*, sambal*, burger*, diskon*, promo*, sepeda*, bola,
      tinju*, ekstrem*, turbo*
    `,
    luxury: `
      parfum*, berlian*, perhiasan*, emas, perak, mutiara*, sutra*, kulit asli, mewah*, eksklusif*, elegan*, arloji*,
      premium*, cincin, kalung, kebaya
    `,
    playful: `
      anak, anak-anak, bayi*, mainan*, boneka*, permen*, cokelat*, pesta*, ulang tahun, lucu*, ceria*, warna-warni*, kucing,
      anjing, puzzle*
    `,
    corporate: `
      kantor*, perusahaan*, bisnis*, asuransi*, akuntansi*, konsult*, pelatihan*, seminar*, sertifikat*, industri*, keuangan*,
      printer*, pajak, logistik*
    `,
    modern: `
      nirkabel*, headphone*, earphone*, laptop*, ponsel*, kamera*, speaker*, aplikasi*, pintar*, listrik*, baterai*, robot*,
      gaming*, drone*, charger*, bluetooth*
    `,
  },

  requests: {
    parts: {
      product: 'produk*, barang*',
      headline: 'judul*, tajuk*',
      name: 'nama, nama produk',
      support: 'baris kedua, subjudul*',
      price: 'harga*',
      oldPrice: 'harga lama, harga awal, harga sebelumnya, harga coret',
      badge: 'lencana*, stiker*, label*, diskon*',
      callToAction: 'ajakan bertindak, ajakan*, tombol*, cta',
      webAddress: 'alamat web, alamat situs, situs web, situs, url',
      legalLine: 'teks hukum, baris hukum, catatan hukum',
      logo: 'logo*',
      photo: 'foto*, gambar*',
      background: 'latar belakang*, latar*',
      text: 'teks*, tulisan*, huruf*',
    },
    acts: {
      larger: 'lebih besar, besar*, perbesar*, besarkan*',
      smaller: 'lebih kecil, kecil*, perkecil*, kecilkan*',
      left: 'kiri, ke kiri',
      right: 'kanan, ke kanan',
      nearer: 'lebih dekat, dekat*, dekatkan*',
      without: 'tanpa, hapus*, hilangkan*, buang*',
      darker: 'lebih gelap, gelapkan*',
      lighter: 'lebih terang, terangkan*, lebih cerah',
      cutOut: 'potong*, dipotong',
      keep: 'dengan, pertahankan*, tampilkan*',
    },
    colors: {
      black: 'hitam*',
      white: 'putih*',
      gray: 'abu-abu, abu abu, kelabu',
      red: 'merah*',
      orange: 'oranye*, jingga*',
      yellow: 'kuning*',
      green: 'hijau*',
      teal: 'toska*, pirus',
      blue: 'biru*',
      purple: 'ungu*',
      pink: 'merah muda, pink',
      brown: 'cokelat*, coklat*',
      beige: 'krem*',
      navy: 'biru dongker, biru tua navy',
      gold: 'emas*',
    },
    shades: { light: 'muda, terang', dark: 'tua, gelap' },
    ordinals: ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima'],
    becomes: 'menjadi, jadi, ke',
    and: 'dan, lalu, juga, tapi',
    not: 'jangan, tidak',
    fill: 'buat, jadikan, itu, ini, tolong, gunakan, pakai, pindahkan, geser, ubah, ganti, yang, di, untuk, lebih, sedikit, banyak, warna, iklan, saya, ingin, nya',
    unclear: 'Permintaan ini tidak dipahami.',
    examples: ['harga 39.900', 'produk lebih besar', 'ubah latar menjadi biru'],
  },

  samples: {
    texts: `
      Cangkir keramik buatan tangan
      Headphone nirkabel
      Roti segar setiap pagi, khusus untuk Anda
      Tidur lebih nyenyak
      Jaket wol yang hangat
      Kopi dan kue hangat sore ini
      Kursi taman lipat yang nyaman
      Les piano untuk pemula
      Kaki tidak akan kedinginan lagi karena kaus kaki ini
      Dua kipas angin, tidak berisik sama sekali.
      Makanan anjing tanpa biji-bijian, bisa untuk semua ras
      Kemeja katun lengan panjang
      Ransel baru Anda, muat banyak
      Sepatu lari yang ringan
      Tahan air, bisa sampai sepuluh meter
      Kopi sangrai kami sendiri
      Taman jadi lebih terang dan nyaman
      Lampu ini menyala sendiri karena ada sensor.
      Mainan kayu untuk kado anak
      Gaun musim panas diskon
    `,
    divided: undefined,
    clause: ['Cangkir sederhana untuk setiap pagi, dengan bagian dalam kuning.', 'Cangkir sederhana untuk setiap pagi'],
    sentences: ['Cocok untuk teh, kopi dll. dan sup.', 'Cangkir untuk setiap pagi.'],
    leads: ['Nikmati setiap pagi', 'Kopi Anda tetap hangat lama'],
    attributes: ['Aman untuk mesin pencuci piring', 'Sweter lembut dari wol murni'],
    oldPrice: 'harga normal 590.000 rupiah',
    service: 'Les piano',
  },
}
