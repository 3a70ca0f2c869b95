import type { Language } from '../language.ts'

export const filipino: Language = {
  name: 'Filipino',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'tl',
  letters: 'ñáàâéèêíìîóòôúùû',
  tellingWords: `
    ng, bawat, tao'y, isang, ito, lahat, nang, bansa, laban, ganap, buhay, taong, alin, budhi, ari, arian, dito, hindi, iyong,
    ating, aming, namin, ngayon, inyong, gabi, umaga, araw, araw-araw, bahay, mabuti, mabango, masarap, bago, bagong, bumili,
    tubig, upang, walang, gawa, sarap, lambot, ganda
  `,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Bilhin na', 'Umorder na', 'Alamin pa'],
    friendly: ['Silipin na', 'Tingnan dito', 'Tara, tingnan'],
    luxury: ['Tuklasin pa', 'Kilalanin pa', 'Damhin ang ganda'],
  },
  buying: ['Bilhin na', 'Umorder na'],
  deeds: undefined,

  sentences: {
    abbreviations: 'hal, atbp, gng, bb, kgg',
    beforeNumbers: 'blg, tel, maks, min',
    examples: 'hal., halimbawa',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'kung, kapag, pag, habang, dahil, kahit, bago, pagkatapos, para, nang, upang, may, walang, sa',
    adding: 'at, pero, ngunit, o, may, walang, para',
    subjects: 'ito, ang, kami, tayo, ikaw, kayo, sila, siya, ang aming',
    leaning: 'ito, iyan, sila, siya, rin, din, saka',
    product: {
      with: 'may',
      this: 'itong, ito',
      the: '',
    },
    listing: 'may kasamang, kasama ang',
    and: 'at',
    articles: 'isang',
    verbs: {
      asking: `
        alamin, bilhin, bumili, damhin, dalhin, gawin, gamitin, huwag, hanapin, isuot, iwan, kainin, kalimutan, kilalanin,
        kunin, lasapin, magpahinga, maging, magluto, mag-relax, matulog, namnamin, pakinggan, pasayahin, piliin, simulan,
        subukan, sulitin, tangkilikin, tara, tikman, tingnan, tuklasin, uminom, umorder, wala nang
      `,
      telling: `
        ay, nananatili, nananatiling, nagbibigay, nagpapainit, kasya, bagay, pinoprotektahan, tumatagal, gumagana,
        nagliliwanag, nakakatulong, nakakatipid, dumarating, kailangan, puwede, maaari, umiilaw, bumubukas, sumusunod,
        mabango, mananatiling
      `,
      closing: '',
    },
  },
  lineKinds: {
    headings: `
      mga katangian, katangian, mga feature, features, detalye, mga detalye, detalye ng produkto, impormasyon,
      impormasyon ng produkto, karagdagang impormasyon, paglalarawan, tungkol, tungkol sa, tungkol sa produkto,
      tungkol sa amin, buod, mga benepisyo, benepisyo, mga bentahe, sa madaling salita, bakit, ano, paano, sino, saan,
      materyal, mga materyal, mga sangkap, sangkap, paano gumagana, sukat at tabas, mga madalas itanong, faq,
      mga kulay, kulay, mga opsyon, mga pagpipilian, specifications, specs, ang aming kuwento, gabay sa sukat,
      mga sukat, sukat, pagpapadala, pagbabalik, pag-aalaga, nilalaman
    `,
    openings: `
      pakiusap, paalala, tandaan, pansin, mahalaga, babala, paunawa, pag-aalaga, labhan sa, labhan nang, hugasan sa,
      hugasan gamit, linisin gamit, punasan ng, plantsahin, patuyuin, itago sa, iimbak, ilayo sa, hindi angkop,
      hindi para sa, hindi inirerekomenda, para lamang sa, para lang sa, makipag-ugnayan, mag-message, sumulat sa amin,
      tumawag, i-click, tingnan ang size, tingnan ang gabay, piliin ang sukat, piliin ang iyong sukat,
      piliin ang kulay, pumili ng sukat, pumili ng kulay, idagdag sa cart, kung may tanong, kung mayroon kang tanong,
      dahil sa, nagpapadala kami, tumatanggap kami, inirerekomenda namin, salamat, maligayang pagdating sa aming,
      bisitahin ang aming, gawa ng, mga baterya, kailangang buuin, presyo, ang presyo, mga order, lahat ng order,
      ang iyong order, paraan ng paggamit, paano gamitin, mga tagubilin, note, please, free shipping
    `,
    notices: `
      pagpapadala, ipinapadala, ipapadala, delivery, shipping, ship, courier, araw ng trabaho, working days, may stock,
      in stock, ubos na, sold out, pagbabalik, ibalik, maibabalik, refund, palitan, pagpapalit, warranty, garantiya,
      hindi kasama, kasama sa, kasama na ang, nasa kahon, sa loob ng kahon, sa loob ng pakete, laman ng,
      ibinebenta nang hiwalay, hiwalay, maaaring maglaman, allergen*, maaaring mag-iba, maaaring magkaiba,
      bahagyang naiiba, ilustrasyon, ipinapakita sa larawan, ipinapakita ng larawan, sa larawan, sa mga larawan,
      ang modelo ay, suot ng modelo, size chart, gabay sa sukat, isang sukat, karaniwan mong sukat, mga sukat,
      tagubilin sa paglalaba, hand wash, machine wash, washing machine, sa kamay lamang, dry clean, dryer, basang tela,
      malambot na tela, bleach, malamig na tubig, maligamgam na tubig, bago ang unang gamit, bago gamitin,
      bago mag-order, bago bumili, kapag nag-order, sa cart, customer service, aming tindahan, iyong order,
      discount code, voucher, karapatan, pananagutan, maliliit na bahagi, mabulunan, wala pang 3 taon, 3 taon pataas,
      pagbabantay, abot ng mga bata, madaling masunog, sa mata, direktang sikat ng araw, sa loob ng 14, sa loob ng 30,
      sa loob ng 24, sa loob ng 7, orihinal na pakete, amin, sa amin, tanong, depende sa screen, whatsapp,
      sa parehong araw, inirerekomendang edad, customs, piraso, pcs, dami, lumang modelo, naunang modelo, opsyonal,
      available, makukuha sa, ayon sa kahilingan, umorder na, mag-order na, bumili na, habang may stock, hindi saklaw,
      aaa
    `,
    forbids: 'huwag, hindi dapat, bawal, iwasan, hindi puwede, hindi maaaring',
    handling: `
      dishwasher, microwave, oven, freezer, bleach, plantsahin, labhan, hugasan, linisin, patuyuin, pigain, ibabad,
      ilubog, gamitin, ilantad, iwanan, walang bantay, buksan, kalasin, lunukin, ihalo, ilagay, habang nagcha-charge
    `,
    measures: 'sukat, taas, lapad, lalim, haba, timbang, bigat, diyametro, kapasidad, kapal, laki',
    tornEnds: `
      at, o, ngunit, pero, ng, nang, ang, sa, na, para sa, mula sa, kung, dahil, bawat, tulad ng, habang, upang, mga,
      may, ni
    `,
    promises: `
      ikaw, iyo, mo, ka, iyong, inyo, kayo, ninyo, araw-araw, tuwing umaga, tuwing gabi, bawat umaga, bawat gabi,
      buong araw, palagi, lagi, nagpapa*, nagbibigay, nagdadala, nagiging, pinapa*, pinalalambot, nakakatulong,
      tumutulong, pinoprotektahan, pumipigil, binabawasan, nananatili*, tumatagal, umiinit, lumalamig, komportable,
      maginhawa, walang hirap, madali, madaling gamitin, perpekto para, bagay sa, sapat, napakagaan, napakalambot,
      paalam, sa wakas, wala nang, hindi na, kahit saan, mas malambot, mas magaan, mas mabilis, mas mainam, ilang oras,
      sa ilang segundo, buong taon
    `,
  },
  offer: { free: 'libre' },
  units: '',
  services: {
    names: `
      klase, kurso, pagsasanay, konsultasyon, serbisyo, pag-aayos, paglilinis, masahe, salon, seguro, paupahan, pagsasalin,
      biyahe, tiket, aralin, leksiyon
    `,
    asked: 'magpareserba, magpa-appointment, mag-book',
    per: 'kada, bawat',
    hours: 'oras, gabi',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 'na, ng, sa, para, may, at, mula, gawa, walang',
    table: `
      lampara, ilaw sa mesa, tasa, tasang, baso, mug, tsarera, pitsel, bote, boteng, termos, plorera, kandila, kandilang,
      diffuser, headphones, earphones, telepono, cellphone, tablet, laptop, keyboard, mouse, monitor, mikropono, speaker,
      radyo, kamera, lente, orasang panggising, coffee maker, makina ng kape, makinang panahi, gilingan ng kape, takure,
      toaster, blender, rice cooker, kawali, kaldero, kutsilyo, kutsara, tinidor, plato, mangkok, garapon, baunan, sangkalan,
      bandehado, krema, cream, serum, losyon, shampoo, kondisyoner, sabon, pabango, lipistik, maskara, sunscreen, sipilyo,
      toothpaste, blower, pang-ahit, power bank, charger, printer, router, projector, paso, ahedres, bolpen, kahon ng alahas
    `,
    floor: `
      sopa, sopang, sofa, upuan, upuang pang-opisina, silya, silyang, bangko, mesa, hapag, kama, kutson, aparador, kabinet,
      kabinet ng sapatos, estante, karpet, alpombra, banig, ilaw na nakatayo, vacuum, robot vacuum, maleta, treadmill,
      washing machine, refrigerator, freezer, oven, bentilador, higaan ng aso, labahan, piyano, basurahan, duyan ng sanggol
    `,
    outdoors: `
      tolda, tent, upuang panghardin, silyang panghardin, upuang pangkamping, duyan, payong panghardin, bisikleta, iskuter,
      skateboard, ihawan, ihawang, kalan pangkamping, sleeping bag, kayak, surfboard, pamingwit, trampolin, palanguyan,
      panggapas, kariton, hose, stroller, motorsiklo, gulong, bola, drone
    `,
    worn: `
      bestida, bestidang, damit, polo, blusa, t shirt, kamiseta, sweater, hoodie, dyaket, jacket, amerikana, barong,
      bata de banyo, pantalon, maong, leggings, palda, padyama, bra, medyas, panlangoy, sapatos, sapatos na pantakbo,
      sapatos na pang-akyat, rubber shoes, bota, sandalyas, tsinelas, sombrero, gora, bandana, balabal, guwantes, sinturon,
      kurbata, bag, bayong, backpack, pitaka, relo, relong, smartwatch, singsing, kuwintas, pulseras, hikaw, alahas,
      salamin sa mata, helmet, epron
    `,
    eaten: `
      pulot, pulot-pukyutan, honey, tsaa, kape, kapeng, butil ng kape, tsokolate, tsokolateng, kakaw, alak, serbesa, katas,
      dyus, mineral water, langis ng oliba, suka, palaman, cookies, keyk, tinapay, pandesal, keso, longganisa, tocino, tapa,
      tuna, pasta, bigas, harina, oatmeal, granola, mani, almendras, pampalasa, paminta, asin, kanela, banilya, sarsa, ketsap,
      toyo, patis, kendi, chicharon, sorbetes, yogurt, mantikilya, polvoron, bagoong
    `,
    nowhere: `
      gift card, tuwalya, tuwalyang, pamunas, unan, kumot, punda, sapin, kurtina, mantel, poster, larawan, salamin, libro,
      aklat, kalendaryo, sticker, pintura, takip, lalagyan, patungan, filter, piyesa, adaptor, kable, baterya, laruan,
      laruang, manika, palaisipan, pagkain ng aso, pagkain ng pusa, software, makina, kahon, basket, bombilya, plaslayt,
      orasan, gitara, barena, distornilyador, martilyo, susian, espongha, brotsa, detergent, telebisyon
    `,
  },
  downloads: 'i-download, mag-download, i-install',

  claims: {
    superlative: 'pinaka*, perpekto*, walang kapantay, numero uno, magpakailanman',
    proof: 'garantiya, garantisado*, subok na, sertipikado*',
    rating: 'bituin, rebyu, kostumer',
    offer: 'libre*, diskuwento*, promo, ngayong araw, bawas presyo',
    number: 'apat, lima, anim, pito, walo, siyam, sampu, libo',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: '',
    titles: 'g, gng, bb, kgg, atty, engr',
    labels: 'blg, sukat, bitamina, uri, bahagi, klase, hakbang, pahina, kabanata, antas, modelo, bersyon, serye, alas',
    trailing: 'atbp',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      sabon*, losyon*, krema*, organiko*, natural*, seramika*, linen, bulak*, pulot*, kandila*, halaman*, kawayan*, banayad*,
      malinis*
    `,
    bold: `
      enerhiya*, isports*, pantakbo*, kalamnan*, protina*, maanghang*, burger*, diskuwento*, bisikleta*, boksing*, basketbol*,
      turbo*
    `,
    luxury: `
      pabango*, diyamante*, alahas*, ginto*, pilak*, perlas*, seda*, marangya*, eksklusibo*, elegante*, relo*, singsing*,
      kuwintas*, barong*
    `,
    playful: `
      bata, batang, sanggol*, laruan*, manika*, kendi*, tsokolate*, kaarawan*, masaya*, nakakatuwa*, makulay*, tuta, kuting
    `,
    corporate: `
      opisina*, kompanya*, negosyo*, seguro*, accounting*, konsultasyon*, pagsasanay*, sertipiko*, industriya*, printer*,
      buwis
    `,
    modern: `
      walang kable, headphones*, speaker*, kamera*, cellphone*, laptop*, baterya*, charger*, de-koryente*, robot*, app,
      drone*, gaming*, bluetooth*
    `,
  },

  requests: {
    parts: {
      product: 'produkto*, product, item',
      headline: 'pamagat*, headline, titulo*',
      name: 'pangalan*, pangalan ng produkto',
      support: 'ikalawang linya, pangalawang linya, subtitle',
      price: 'presyo*',
      oldPrice: 'lumang presyo, dating presyo, orihinal na presyo',
      badge: 'badge, sticker, diskuwento*, diskwento*, etiketa*',
      callToAction: 'panawagan*, call to action, cta, pindutan*, button',
      webAddress: 'web address, website, url',
      legalLine: 'legal na linya, legal na teksto, legal line',
      logo: 'logo*',
      photo: 'larawan*, litrato*, photo, picture',
      background: 'background*, likuran*',
      text: 'teksto*, text, titik, letra*',
    },
    acts: {
      larger: 'mas malaki*, malaki*, lakihan*, palakihin*',
      smaller: 'mas maliit*, maliit*, liitan*, paliitin*',
      left: 'kaliwa*, pakaliwa*',
      right: 'kanan*, pakanan*',
      nearer: 'mas malapit*, malapit*, ilapit*',
      without: 'walang, wala, tanggalin*, alisin*, burahin*',
      darker: 'mas madilim*, padilimin*',
      lighter: 'mas maliwanag*, mas mapusyaw*, paliwanagin*',
      cutOut: 'gupitin*, i-cut out, cut out',
      keep: 'may, panatilihin*, ipakita*',
    },
    colors: {
      black: 'itim*',
      white: 'puti*',
      gray: 'abo*, gray, grey, kulay abo',
      red: 'pula*',
      orange: 'kahel*, orange',
      yellow: 'dilaw*',
      green: 'berde*, luntian*',
      teal: 'turkesa*, teal',
      blue: 'asul*, bughaw*',
      purple: 'lila*, ube, purple',
      pink: 'rosas*, pink',
      brown: 'kayumanggi*, brown',
      beige: 'beige, krema',
      navy: 'navy blue, navy',
      gold: 'ginto*, gold',
    },
    shades: { light: 'mapusyaw*, light', dark: 'madilim*, matingkad*, dark' },
    ordinals: ['una*', 'ikalawa*, pangalawa*', 'ikatlo*, pangatlo*', 'ikaapat*, pang-apat', 'ikalima*, panlima*'],
    becomes: 'sa, maging, bilang',
    and: 'at, saka, pati, pero',
    not: 'huwag, hindi',
    fill: 'gawin, gawing, ito, ang, ng, na, mga, pakiusap, paki, gamitin, ilagay, ilipat, palitan, baguhin, mas, kaunti, konti, kulay, patalastas, gusto, ko, iyan, yung',
    unclear: 'Hindi ito naintindihan.',
    examples: ['presyo 399', 'mas malaking produkto', 'gawing asul ang background'],
  },

  samples: {
    texts: `
      Gawang-kamay na tasang seramika
      Headphones na walang kable
      Sariwang tinapay tuwing umaga
      Mas mahimbing na tulog
      Mainit na dyaket na yari sa lana
      Serbesa at inihaw ngayong gabi
      Natitiklop na silyang panghardin
      Mga leksiyon sa piyano para sa baguhan
      Wala nang malamig na paa
      Dalawang bentilador na mas tahimik kaysa usapan.
      Pagkain ng aso na walang butil
      Polong bulak na mahaba ang manggas
      Ang bago mong paboritong backpack
      Magaan na sapatos na pantakbo
      Hindi napapasok ng tubig hanggang sampung metro
      Kapeng sinangag namin mismo
      Mas maliwanag na hardin sa bahay
      Kusang umiilaw ang lampara tuwing gabi.
      Mga laruang kahoy para sa bata
      Bestidang pantag-init na may diskuwento
    `,
    divided: undefined,
    clause: ['Simpleng tasa para sa bawat umaga, may dilaw na loob.', 'Simpleng tasa para sa bawat umaga'],
    sentences: ['Bagay sa tsaa, kape atbp. at sabaw.', 'Tasa para sa bawat umaga.'],
    leads: ['Namnamin ang bawat umaga', 'Nananatiling mainit ang kape mo'],
    attributes: ['Mga bahaging ligtas sa makina', 'Malambot na sweater na purong lana'],
    oldPrice: 'dati 590 piso',
    service: 'Leksiyon sa piyano',
  },
}
