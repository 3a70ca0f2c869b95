import type { Language } from './language.ts'

export const hindi: Language = {
  name: 'Hindi',
  scripts: ['devanagari'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['अभी खरीदें', 'अभी ऑर्डर करें', 'और जानें'],
    friendly: ['एक नज़र डालें', 'अभी देखें', 'आइए देखें'],
    luxury: ['अनुभव करें', 'करीब से देखें', 'और देखें'],
  },
  buying: ['अभी खरीदें', 'अभी ऑर्डर करें'],

  sentences: {
    abbreviations: 'डॉ, प्रो, श्री, रु, कि.मी, कि.ग्रा',
    beforeNumbers: '',
    examples: '',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'जब, यदि, अगर, जबकि',
    adding: 'और, लेकिन, या',
    subjects: '',
    leaning: 'यह, ये, वह',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: '',
    and: 'और',
    articles: '',
  },

  offer: {
    before: 'पहले, पुरानी कीमत',
    now: 'अब, केवल, सिर्फ़, सिर्फ',
  },
  currencies: {
    INR: 'रु, रुपये',
  },
  units: '',
  services: {
    names: '*कक्षा*, *पाठ्यक्रम*, *सफ़ाई*, *सफाई*, *मरम्मत*, *बीमा*, *सेवा*',
    asked: 'अपॉइंटमेंट',
    per: '',
    hours: '',
  },
  downloads: '*डाउनलोड*, *इंस्टॉल*',

  claims: {
    superlative: `
      *सर्वश्रेष्ठ*, *सबसे*, *बेहतर*, *उत्तम*, *परफेक्ट*, *हमेशा*, *कभी*, *एकमात्र*, *पहला*, *ज़्यादा*, *ज्यादा*
    `,
    proof: '*गारंटी*, *प्रमाणित*, *सिद्ध*, *वारंटी*',
    rating: '*सितारे*, *रेटिंग*, *ग्राहक*, *लोकप्रिय*',
    offer: '*मुफ़्त*, *मुफ्त*, *छूट*, *ऑफर*, *सेल*, *कीमत*, *आज*',
    number: 'दो, *तीन*, *चार*, *पाँच*, *दस*, *सौ*, *हज़ार*, *हजार*, *लाख*, *करोड़*, *आधा*, *दोगुना*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

  samples: {
    texts: `
      हाथ से बना सिरेमिक मग
      वायरलेस हेडफ़ोन
      हर सुबह ताज़ी रोटी
      बेहतर नींद
      गर्म ऊनी जैकेट
      चाय और समोसा
      मुड़ने वाली बगीचे की कुर्सी
      शुरुआती लोगों के लिए पियानो
      अब पैर ठंडे नहीं
      दो पंखे, बातचीत से भी शांत।
      बिना अनाज का कुत्ते का खाना
      लंबी बाजू की सूती कमीज़
      आपका नया बैग
      हल्के दौड़ने के जूते
      दस मीटर तक पानी से सुरक्षित
      हमारी भुनी हुई कॉफ़ी
      बगीचे में ज़्यादा रोशनी
      शाम को दीपक अपने आप जलता है।
      लकड़ी के खिलौने
      गर्मियों की पोशाक, छूट पर
    `,
    divided: undefined,
    clause: ['हर सुबह के लिए सादा मग, और बहुत हल्का।', 'हर सुबह के लिए सादा मग'],
    sentences: ['डॉ. शर्मा को पसंद है।', 'यह मज़बूत है।'],
    oldPrice: 'पहले 590 रुपये',
    service: 'पियानो कक्षा',
  },
}
