import type { Language } from './language.ts'

export const hebrew: Language = {
  name: 'Hebrew',
  scripts: ['hebrew'],
  direction: 'rtl',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: undefined,
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['לרכישה', 'להזמנה', 'לפרטים נוספים'],
    friendly: ['בואו לראות', 'הציצו', 'אני רוצה כזה'],
    luxury: ['גלו עוד', 'לגלות עוד', 'מבט מקרוב'],
  },
  buying: ['לרכישה', 'להזמנה', 'אני רוצה כזה'],

  sentences: {
    abbreviations: '',
    beforeNumbers: '',
    examples: '',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'כאשר, אם, עם, בלי, כי, למרות',
    adding: 'עם, אבל, או, בלי',
    subjects: '',
    leaning: 'זה, זו, זאת, הוא, היא',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: '',
    and: '',
    articles: '',
  },

  offer: {
    before: 'במקום, היה, לפני',
    now: 'עכשיו, רק',
  },
  currencies: {
    ILS: 'ש"ח, ש״ח',
  },
  units: '',
  services: {
    names: 'שיעור*, קורס*, ניקוי*, תיקון*, ביטוח*, שירות*, ייעוץ*',
    asked: 'לקביעת תור',
    per: '',
    hours: '',
  },
  downloads: 'הורד, הורידו, הורדה, התקן, התקינו, התקנה',

  claims: {
    superlative: '*הכי*, *ביותר*, *מושלם*, *ייחודי*, *תמיד*, *לעולם*, *היחיד*, *הראשון*, *יותר*',
    proof: '*אחריות*, *מובטח*, *מוכח*, *מאושר*',
    rating: '*כוכבים*, *ביקורות*, *לקוחות*',
    offer: '*חינם*, *הנחה*, *מבצע*, *מחיר*, *היום*',
    number: '*שניים*, *שלוש*, *ארבע*, *חמש*, *מאה*, *אלף*, *חצי*, *כפול*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

  samples: {
    texts: `
      ספל קרמיקה בעבודת יד
      אוזניות אלחוטיות
      לחם טרי בכל בוקר
      לישון טוב יותר
      מעיל צמר חם
      בירה ונקניקייה
      כיסא גינה מתקפל
      שיעורי פסנתר למתחילים
      לעולם לא רגליים קרות
      שני מאווררים שקטים יותר משיחה.
      מזון לכלבים ללא דגנים
      חולצת כותנה עם שרוולים ארוכים
      התיק החדש שלך
      נעלי ריצה קלות
      עמיד במים עד עשרה מטרים
      קפה מבית הקלייה שלנו
      יותר אור בגינה
      המנורה נדלקת לבד בערב.
      צעצועי עץ
      שמלת קיץ במבצע
    `,
    divided: undefined,
    clause: ['ספל פשוט לכל בוקר, עם פנים צהוב.', 'ספל פשוט לכל בוקר'],
    sentences: ['ספל פשוט לכל בוקר.', 'לתה ולקפה.'],
    oldPrice: 'היה 59 ש״ח',
    service: 'שיעורי פסנתר',
  },
}
