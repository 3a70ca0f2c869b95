import { expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { splitSentences } from './sentences.ts'

it.each<[LanguageCode, string, string[]]>([
  ['en', 'A lamp that is art. Loved at home.', ['A lamp that is art.', 'Loved at home.']],
  ['en', 'Quiet. Even? Yes! Made to last…', ['Quiet.', 'Even?', 'Yes!', 'Made to last…']],
  [
    'en',
    'Made by J. R. Smith & Co. in St. Ives. Approx. 3.5 oz. of patience.',
    ['Made by J. R. Smith & Co. in St. Ives.', 'Approx. 3.5 oz. of patience.'],
  ],
  [
    'en',
    'Works with e.g. Chemex and French Press. See no. 5 too.',
    ['Works with e.g. Chemex and French Press.', 'See no. 5 too.'],
  ],
  ['en', 'Version 2.0 is here. From 9.99 only.', ['Version 2.0 is here.', 'From 9.99 only.']],
  ['de', 'Für z. B. Filterkaffee. Ca. 250 g.', ['Für z. B. Filterkaffee.', 'Ca. 250 g.']],
  ['fr', 'Léger, p. ex. pour le voyage. Solide !', ['Léger, p. ex. pour le voyage.', 'Solide !']],
  ['ja', '静かに挽けます。40段階の調整。', ['静かに挽けます。', '40段階の調整。']],
  ['hi', 'यह हल्का है। यह मज़बूत है।', ['यह हल्का है।', 'यह मज़बूत है।']],
  ['ar', 'تطحن بهدوء. خفيفة؟ نعم', ['تطحن بهدوء.', 'خفيفة؟', 'نعم']],
  [
    'en',
    'Open 9 a.m. to 5 p.m. in the U.K. Dr. Smith, Ph.D., agrees.',
    ['Open 9 a.m. to 5 p.m. in the U.K.', 'Dr. Smith, Ph.D., agrees.'],
  ],
  [
    'en',
    'Wait... what? Runs .NET and Node.js. “It works.” Then',
    ['Wait... what?', 'Runs .NET and Node.js.', '“It works.”', 'Then'],
  ],
  ['de', 'Am 3. Oktober geht es los, inkl. MwSt. Jetzt!', ['Am 3. Oktober geht es los, inkl. MwSt.', 'Jetzt!']],
  ['fr', 'Mme. Dupont l’aime. Env. 3 kg…', ['Mme. Dupont l’aime.', 'Env. 3 kg…']],
  ['es', 'El Sr. López y la Sra. Ruiz. ¿Y tú? ¡Claro!', ['El Sr. López y la Sra. Ruiz.', '¿Y tú?', '¡Claro!']],
  ['ru', 'Вес 3 кг. Цена 5 тыс. руб. за пару, т. е. даром!', ['Вес 3 кг.', 'Цена 5 тыс. руб. за пару, т. е. даром!']],
  ['el', 'Αλήθεια; Ναι! Π.χ. έτσι.', ['Αλήθεια;', 'Ναι!', 'Π.χ. έτσι.']],
  ['zh', '安静的咖啡。好吗？好的……行。价格9.99元。', ['安静的咖啡。', '好吗？', '好的……行。', '价格9.99元。']],
  ['zh', '第一行；第二行。“真好。”他说。', ['第一行；第二行。', '“真好。”他说。']],
  [
    'ja',
    '静かです。「すごい。」と彼は言う。40.5gです．次の文．',
    ['静かです。', '「すごい。」と彼は言う。', '40.5gです．', '次の文．'],
  ],
  ['ko', '조용합니다. 3.5kg입니다. 정말? 네!', ['조용합니다.', '3.5kg입니다.', '정말?', '네!']],
  ['hi', 'यह मज़बूत है॥ क्या? डॉ. शर्मा को पसंद है।', ['यह मज़बूत है॥', 'क्या?', 'डॉ. शर्मा को पसंद है।']],
  ['th', 'กาแฟเงียบ ๆ สำหรับวันหยุด น้ำนุ่มละมุนลิ้น ซื้อเลยวันนี้', ['กาแฟเงียบ ๆ สำหรับวันหยุด', 'น้ำนุ่มละมุนลิ้น', 'ซื้อเลยวันนี้']],
  ['th', 'รองเท้าวิ่ง Nike รุ่นใหม่ สำหรับผู้ชายทุกคน ราคา 9.99 บาท', ['รองเท้าวิ่ง Nike รุ่นใหม่ สำหรับผู้ชายทุกคน ราคา 9.99 บาท']],
  ['he', 'באמת? כן! מחיר 9.99 ש״ח. ד״ר כהן.', ['באמת?', 'כן!', 'מחיר 9.99 ש״ח.', 'ד״ר כהן.']],
  ['en', 'One line\nand another\n\n  Third   one. ', ['One line', 'and another', 'Third one.']],
  ['en', '!!! ---', []],
])('splits %s: %j', (language, text, sentences) => expect(splitSentences(text, language)).toEqual(sentences))
