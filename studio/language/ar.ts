import type { Language } from './language.ts'

export const arabic: Language = {
  name: 'Arabic',
  scripts: ['arabic'],
  direction: 'rtl',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['تسوق الآن', 'اطلب الآن', 'اعرف المزيد'],
    friendly: ['ألق نظرة', 'شاهد الآن', 'تعال وشاهد'],
    luxury: ['اكتشف المزيد', 'اكتشف الآن', 'استكشف'],
  },
  buying: ['تسوق الآن', 'اطلب الآن'],

  sentences: {
    abbreviations: '',
    beforeNumbers: '',
    examples: '',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'عند, عندما, إذا, مع, بدون, لأن',
    adding: 'و, لكن, مع, بدون',
    subjects: '',
    leaning: 'هذا, هذه, هو, هي',
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
    before: 'بدلا من, بدلاً من, كان, قبل',
    now: 'الآن, فقط',
  },
  currencies: {
    AED: 'درهم, د.إ',
    MAD: 'درهم, د.م',
    KWD: 'دينار, د.ك',
    BHD: 'دينار, د.ب',
    JOD: 'دينار',
    IQD: 'دينار',
    DZD: 'دينار',
    TND: 'دينار',
    LYD: 'دينار',
    SAR: 'ريال, ر.س',
    QAR: 'ريال, ر.ق',
    OMR: 'ريال, ر.ع',
    YER: 'ريال',
    IRR: 'ريال',
    EGP: 'جنيه, ج.م',
  },
  units: '',
  services: {
    names: 'دورة*, دروس*, تنظيف*, صيانة*, تأمين*, خدمة*, استشارة*',
    asked: 'احجز موعد*',
    per: '',
    hours: '',
  },
  downloads: 'حمّل, حمل الآن, تحميل, تنزيل, تثبيت',

  claims: {
    superlative: '*أفضل*, *أكثر*, *أقل*, *أسرع*, *مثالي*, *فريد*, *دائم*, *أبد*, *الأول*, *الوحيد*',
    proof: '*ضمان*, *مضمون*, *معتمد*, *مثبت*',
    rating: '*نجوم*, *تقييم*, *عملاء*',
    offer: '*مجان*, *خصم*, *عرض*, *تخفيض*, *سعر*, *اليوم*',
    number: '*اثنان*, *ثلاث*, *أربع*, *خمس*, *مئة*, *ألف*, *نصف*, *ضعف*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

  samples: {
    texts: `
      كوب سيراميك مصنوع يدويا
      سماعات لاسلكية
      خبز طازج كل صباح
      نوم أفضل
      سترة صوف دافئة
      شاي وكعك
      كرسي حديقة قابل للطي
      دروس بيانو للمبتدئين
      لا أقدام باردة بعد اليوم
      مروحتان أهدأ من حديث.
      طعام كلاب خال من الحبوب
      قميص قطني بأكمام طويلة
      حقيبة ظهرك الجديدة
      أحذية جري خفيفة
      مقاوم للماء حتى عشرة أمتار
      قهوة محمصة لدينا
      مزيد من الضوء في الحديقة
      يضيء المصباح وحده مساء.
      ألعاب خشبية
      فستان صيفي مخفض
    `,
    divided: undefined,
    clause: ['كوب بسيط لكل صباح، مع لون أصفر.', 'كوب بسيط لكل صباح'],
    sentences: ['اختيار د. سمير.', 'كوب بسيط لكل صباح.'],
    oldPrice: 'كان 59 درهم',
    service: 'دروس البيانو',
  },
}
