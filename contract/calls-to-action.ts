import type { Tone } from './choices.ts'
import type { LanguageCode } from './languages.ts'

/**
 * The phrases that an ad may end with, for each tone in each language that the studio tells apart. They ask and claim
 * nothing (no "free", no "today only"), fit any product, and never say Download or Install, which Google refuses.
 * The last professional one of each language names no way to buy: it also suits where little is known. Data only: no zod.
 */
export const CALLS_TO_ACTION = {
  en: {
    professional: ['Shop now', 'Order now', 'See details'],
    friendly: ['Get yours', 'Take a look', 'Come and see'],
    luxury: ['Discover more', 'Explore', 'Make it yours'],
  },
  de: {
    professional: ['Jetzt kaufen', 'Jetzt bestellen', 'Mehr erfahren'],
    friendly: ['Hol es dir', 'Gleich ansehen', 'Schau mal rein'],
    luxury: ['Jetzt entdecken', 'Mehr entdecken', 'Näher betrachten'],
  },
  fr: {
    professional: ['Acheter', 'Commander', 'En savoir plus'],
    friendly: ['Je le veux', 'Je découvre', 'Voir de plus près'],
    luxury: ['Découvrir', 'Explorer', 'Laissez-vous tenter'],
  },
  es: {
    professional: ['Comprar ahora', 'Pedir ahora', 'Más información'],
    friendly: ['Lo quiero', 'Échale un vistazo', 'Ven a verlo'],
    luxury: ['Descubrir', 'Descubre más', 'Explorar'],
  },
  it: {
    professional: ['Acquista ora', 'Ordina ora', 'Scopri di più'],
    friendly: ['Lo voglio', 'Dai un’occhiata', 'Vieni a vedere'],
    luxury: ['Scopri', 'Esplora', 'Lasciati ispirare'],
  },
  pt: {
    professional: ['Comprar agora', 'Saber mais', 'Ver detalhes'],
    friendly: ['Eu quero', 'Quero ver', 'Ver de perto'],
    luxury: ['Descobrir', 'Explorar', 'Descubra mais'],
  },
  nl: {
    professional: ['Nu kopen', 'Nu bestellen', 'Meer informatie'],
    friendly: ['Neem een kijkje', 'Kom kijken', 'Bekijk het snel'],
    luxury: ['Ontdek meer', 'Nu ontdekken', 'Laat u verrassen'],
  },
  pl: {
    professional: ['Kup teraz', 'Zamów teraz', 'Dowiedz się więcej'],
    friendly: ['Zobacz więcej', 'Sprawdź', 'Chcę to mieć'],
    luxury: ['Odkryj', 'Odkryj więcej', 'Poznaj bliżej'],
  },
  sv: {
    professional: ['Köp nu', 'Beställ nu', 'Läs mer'],
    friendly: ['Ta en titt', 'Kolla in', 'Kom och se'],
    luxury: ['Upptäck', 'Upptäck mer', 'Utforska'],
  },
  da: {
    professional: ['Køb nu', 'Bestil nu', 'Læs mere'],
    friendly: ['Tag et kig', 'Se nærmere', 'Kom og se'],
    luxury: ['Opdag mere', 'Gå på opdagelse', 'Udforsk'],
  },
  tr: {
    professional: ['Hemen al', 'Sipariş ver', 'Ayrıntıları gör'],
    friendly: ['Göz at', 'Hemen bak', 'Senin olsun'],
    luxury: ['Keşfedin', 'Şimdi keşfedin', 'Yakından bakın'],
  },
  cs: {
    professional: ['Koupit', 'Objednat', 'Zjistit více'],
    friendly: ['Chci to', 'Mrkněte na to', 'Podívejte se'],
    luxury: ['Objevte více', 'Objevovat', 'Poznejte blíž'],
  },
  vi: {
    professional: ['Mua ngay', 'Đặt hàng ngay', 'Tìm hiểu thêm'],
    friendly: ['Xem ngay', 'Rinh về ngay', 'Ghé xem nhé'],
    luxury: ['Khám phá', 'Khám phá ngay', 'Khám phá thêm'],
  },
  ru: {
    professional: ['Купить', 'Заказать', 'Подробнее'],
    friendly: ['Посмотреть', 'Хочу купить', 'Взглянуть'],
    luxury: ['Узнать больше', 'Открыть для себя', 'Рассмотреть ближе'],
  },
  uk: {
    professional: ['Купити', 'Замовити', 'Докладніше'],
    friendly: ['Подивитися', 'Хочу купити', 'Глянути'],
    luxury: ['Дізнатися більше', 'Відкрити для себе', 'Роздивитися ближче'],
  },
  el: {
    professional: ['Αγορά τώρα', 'Παραγγελία', 'Περισσότερα'],
    friendly: ['Ρίξτε μια ματιά', 'Δείτε το', 'Το θέλω'],
    luxury: ['Ανακαλύψτε', 'Ανακαλύψτε το', 'Εξερευνήστε'],
  },
  ar: {
    professional: ['تسوق الآن', 'اطلب الآن', 'اعرف المزيد'],
    friendly: ['ألق نظرة', 'شاهد الآن', 'تعال وشاهد'],
    luxury: ['اكتشف المزيد', 'اكتشف الآن', 'استكشف'],
  },
  he: {
    professional: ['לרכישה', 'להזמנה', 'לפרטים נוספים'],
    friendly: ['בואו לראות', 'הציצו', 'אני רוצה כזה'],
    luxury: ['גלו עוד', 'לגלות עוד', 'מבט מקרוב'],
  },
  hi: {
    professional: ['अभी खरीदें', 'अभी ऑर्डर करें', 'और जानें'],
    friendly: ['एक नज़र डालें', 'अभी देखें', 'आइए देखें'],
    luxury: ['अनुभव करें', 'करीब से देखें', 'और देखें'],
  },
  th: {
    professional: ['ซื้อเลย', 'สั่งซื้อเลย', 'ดูรายละเอียด'],
    friendly: ['ดูเลย', 'แวะมาชม', 'ลองดูสิ'],
    luxury: ['ค้นพบเพิ่มเติม', 'สัมผัสเลย', 'ชมเพิ่มเติม'],
  },
  zh: {
    professional: ['立即购买', '立即选购', '了解更多'],
    friendly: ['去看看', '带回家', '看一看'],
    luxury: ['探索更多', '立即探索', '发现更多'],
  },
  'zh-Hant': {
    professional: ['立即購買', '立即選購', '了解更多'],
    friendly: ['去看看', '帶回家', '看一看'],
    luxury: ['探索更多', '立即探索', '發現更多'],
  },
  ja: {
    professional: ['今すぐ購入', 'ご注文はこちら', '詳しく見る'],
    friendly: ['見てみる', 'チェックする', 'のぞいてみる'],
    luxury: ['詳細を見る', 'もっと知る', 'ご覧ください'],
  },
  ko: {
    professional: ['지금 구매하기', '주문하기', '자세히 보기'],
    friendly: ['구경하기', '보러 가기', '만나보기'],
    luxury: ['더 알아보기', '만나보세요', '살펴보기'],
  },
} as const satisfies Record<LanguageCode, Record<Tone, readonly [string, ...string[]]>>

/** Those of them that ask to buy a thing or to take it home: not said of what is a service. Every tone keeps others. */
export const BUYING_PHRASES: Record<LanguageCode, readonly string[]> = {
  en: ['Shop now', 'Order now', 'Get yours', 'Make it yours'],
  de: ['Jetzt kaufen', 'Jetzt bestellen', 'Hol es dir'],
  fr: ['Acheter', 'Commander', 'Je le veux'],
  es: ['Comprar ahora', 'Pedir ahora', 'Lo quiero'],
  it: ['Acquista ora', 'Ordina ora', 'Lo voglio'],
  pt: ['Comprar agora', 'Eu quero'],
  nl: ['Nu kopen', 'Nu bestellen'],
  pl: ['Kup teraz', 'Zamów teraz', 'Chcę to mieć'],
  sv: ['Köp nu', 'Beställ nu'],
  da: ['Køb nu', 'Bestil nu'],
  tr: ['Hemen al', 'Sipariş ver', 'Senin olsun'],
  cs: ['Koupit', 'Objednat', 'Chci to'],
  vi: ['Mua ngay', 'Đặt hàng ngay', 'Rinh về ngay'],
  ru: ['Купить', 'Заказать', 'Хочу купить'],
  uk: ['Купити', 'Замовити', 'Хочу купити'],
  el: ['Αγορά τώρα', 'Παραγγελία', 'Το θέλω'],
  ar: ['تسوق الآن', 'اطلب الآن'],
  he: ['לרכישה', 'להזמנה', 'אני רוצה כזה'],
  hi: ['अभी खरीदें', 'अभी ऑर्डर करें'],
  th: ['ซื้อเลย', 'สั่งซื้อเลย'],
  zh: ['立即购买', '立即选购', '带回家'],
  'zh-Hant': ['立即購買', '立即選購', '帶回家'],
  ja: ['今すぐ購入', 'ご注文はこちら'],
  ko: ['지금 구매하기', '주문하기'],
}
