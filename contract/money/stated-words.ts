import type { LanguageCode } from '../languages.ts'

/** What stands before or behind an old price ("was $59", "59 € statt") and a new one ("now $49"), in small letters. */
export const STATED_WORDS: Readonly<Record<LanguageCode, { before: string; now: string }>> = {
  en: {
    before:
      'was, before, formerly, instead of, reg, regular, regular price, rrp, msrp, srp, list, list price, orig, originally',
    now: 'now, today, only, just',
  },
  de: { before: 'statt, vorher, früher, bisher, uvp, ehemals', now: 'jetzt, heute, nur' },
  fr: { before: 'au lieu de, avant, ancien prix, prix conseillé', now: 'maintenant, seulement' },
  es: { before: 'antes, en vez de, precio anterior, pvp', now: 'ahora, solo, sólo' },
  it: { before: 'prima, anziché, invece di, era, prezzo di listino', now: 'ora, adesso, solo' },
  pt: { before: 'antes, em vez de', now: 'agora, só, apenas' },
  nl: { before: 'van, was eerst, eerst, adviesprijs', now: 'nu, slechts' },
  pl: { before: 'było, zamiast, cena regularna', now: 'teraz, tylko' },
  sv: { before: 'tidigare, förr, före, ord. pris, ord.pris, ord pris, ordpris', now: 'nu, endast, bara' },
  da: { before: 'før, førpris, normalpris', now: 'nu, kun' },
  tr: { before: 'eskiden, yerine', now: 'şimdi, sadece' },
  cs: { before: 'původně, dříve, místo', now: 'nyní, teď, jen, pouze' },
  vi: { before: 'giá gốc, giá cũ, trước đây', now: 'chỉ còn, chỉ' },
  ru: { before: 'было, раньше, вместо, старая цена', now: 'сейчас, теперь, только' },
  uk: { before: 'було, раніше, замість, стара ціна', now: 'зараз, тепер, лише, тільки' },
  el: { before: 'αντί, πριν, ήταν, αρχική', now: 'τώρα, μόνο' },
  ar: { before: 'بدلا من, بدلاً من, كان, قبل', now: 'الآن, فقط' },
  he: { before: 'במקום, היה, לפני', now: 'עכשיו, רק' },
  hi: { before: 'पहले, पुरानी कीमत', now: 'अब, केवल, सिर्फ़, सिर्फ' },
  th: { before: 'ปกติ, ราคาปกติ', now: 'ตอนนี้, เพียง' },
  zh: { before: '原价', now: '现在, 现价, 仅' },
  'zh-Hant': { before: '原價', now: '現在, 現價, 僅' },
  ja: { before: '通常価格, 定価', now: '今, 現在, わずか' },
  ko: { before: '정가, 원가', now: '지금, 단' },
}
