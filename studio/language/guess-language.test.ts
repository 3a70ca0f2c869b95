import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'
import { guessLanguage } from './guess-language.ts'
import { languages } from './languages.ts'

it.each([
  ['en', 'This small but intricate candle holder is an excellent gift.'],
  ['en', 'Café crème mug'],
  ['en', 'Mug'],
  ['en', 'Pirate’s Beanie'],
  ['en', "Paul's Balance 420"],
  ['en', 'Vitamins A, D, E and K'],
  ['en', 'Sizes S, M, L, XL'],
  ['en', '$ 49.99 !!'],
  ['de', 'Die Jacke ist aus Wolle und hält dich im Winter warm.'],
  ['de', 'Für jeden Tag'],
  ['fr', 'Une tasse simple avec un intérieur couleur moutarde.'],
  ['es', 'Una taza sencilla con interior de color mostaza para tus mañanas.'],
  ['it', 'Una tazza semplice con interno color senape, per il tuo caffè.'],
  ['pt', 'Uma caneca simples com interior mostarda, para as suas manhãs.'],
  ['nl', 'Een eenvoudige mok met een mosterdgele binnenkant voor bij het ontbijt.'],
  ['pl', 'Prosty kubek z musztardowym wnętrzem dla każdego.'],
  ['sv', 'En enkel mugg med senapsgul insida, gjord för att hålla.'],
  ['da', 'Et enkelt krus med sennepsgul inderside, lavet til at blive brugt hver dag, også på øen.'],
  ['tr', 'Hardal rengi iç yüzeyi olan sade bir kupa, her sabah için.'],
  ['cs', 'Jednoduchý hrnek s hořčicovým vnitřkem, který se hodí k snídani.'],
  ['vi', 'Một chiếc cốc đơn giản với lòng màu vàng mù tạt.'],
  ['ru', 'Простая кружка с горчичной внутренней стороной.'],
  ['uk', 'Проста чашка з гірчичною внутрішньою стороною.'],
  ['el', 'Μια απλή κούπα με εσωτερικό στο χρώμα της μουστάρδας.'],
  ['ar', 'كوب بسيط بلون الخردل من الداخل'],
  ['he', 'ספל פשוט עם פנים בצבע חרדל'],
  ['hi', 'सरसों के रंग वाला एक साधारण मग'],
  ['th', 'แก้วมัคเรียบง่ายด้านในสีมัสตาร์ด'],
  ['zh', '一款内壁为芥末黄色的简约马克杯'],
  ['zh-Hant', '這個馬克杯讓你的早晨更輕鬆'],
  ['zh-Hant', '台灣製造'],
  ['zh', '用繁體字寫的品牌，但这里的说明是简体中文'],
  ['ja', 'LED ランプ'],
  ['ru', 'Наушники Sony с шумоподавлением'],
  ['vi', 'Chảo'],
  ['ja', '内側がマスタード色のシンプルなマグカップ'],
  ['ja', '毎日の朝食に最適'],
  ['ko', '안쪽이 머스터드색인 심플한 머그컵'],
  ['id', 'Istirahat lebih baik dengan kasur busa kami.'],
  ['ms', 'Rehat yang lebih selesa dengan tilam buih kami.'],
  ['nb', 'En enkel kopp med sennepsgul innside, laget for å brukes hver dag.'],
  ['fi', 'Yksinkertainen muki, sisältä sinapinkeltainen.'],
  ['hu', 'Egyszerű bögre mustársárga belsővel.'],
  ['sk', 'Jednoduchý hrnček s horčicovým vnútrom, ktorý sa hodí k raňajkám.'],
  ['sl', 'Preprosta skodelica z gorčično notranjostjo, ki je kot nalašč za zajtrk.'],
  ['hr', 'Jednostavna šalica s unutrašnjošću boje senfa, uvijek uz vašu kavu.'],
  ['sr-Latn', 'Jednostavna šolja sa unutrašnjošću boje senfa, uvek uz vašu kafu.'],
  ['sr', 'Једноставна шоља са унутрашњошћу боје сенфа.'],
  ['bg', 'Семпла чаша с вътрешност в цвят горчица.'],
  ['fil', 'Simpleng tasa na kulay mustasa ang loob, para sa bawat umaga.'],
  ['fa', 'یک ماگ ساده که داخلش به رنگ خردل است'],
  ['ur', 'ایک سادہ کپ جس کا اندرونی رنگ سرسوں جیسا ہے'],
])('takes this for %s: %s', (language, text) => expect(guessLanguage(text).language).toBe(language))

it('reads Arabic and Hebrew from the right, and mixtures by most of their letters', () => {
  expect(guessLanguage('كوب Placard بسيط بلون الخردل').direction).toBe('rtl')
  expect(guessLanguage('ספל').direction).toBe('rtl')
  expect(guessLanguage('A mug called كوب').direction).toBe('ltr')
  expect(guessLanguage('Placard 2.0 — מנורת שולחן חכמה USB-C').direction).toBe('rtl')
  expect(guessLanguage('$49.99 🎉').direction).toBe('ltr')
})

const SHORT_TEXTS = LANGUAGES.flatMap((own) =>
  languages[own].samples.texts
    .trim()
    .split(/\n\s*/u)
    .map((text) => ({ own, text })),
)

it('has as many short texts for each language', () => {
  for (const language of LANGUAGES) expect(SHORT_TEXTS.filter(({ own }) => own === language)).toHaveLength(20)
})

it.each([
  ['of nothing', (): LanguageCode[] | undefined => undefined],
  ['of their own language', (own: LanguageCode): LanguageCode[] => [own]],
  ['of English', (): LanguageCode[] => ['en']],
  ['of German and English', (): LanguageCode[] => ['de', 'en']],
])('is sure of nearly all short texts, and wrong of one in two hundred at most, in a browser %s', (_name, browser) => {
  const guesses = SHORT_TEXTS.map(({ own, text }) => ({ own, text, guess: guessLanguage(text, browser(own)) }))
  const sure = guesses.filter(({ guess }) => guess.isSure)
  expect(sure.length).toBeGreaterThanOrEqual(0.88 * guesses.length)
  const wrong = sure.filter(({ own, guess }) => guess.language !== own)
  expect(wrong.length).toBeLessThanOrEqual(0.005 * sure.length)
  // No language has more than a few names and taglines left open.
  const open = LANGUAGES.filter(
    (language) => guesses.filter(({ own, guess }) => own === language && !guess.isSure).length > 8,
  )
  expect(open).toEqual([])
})

/** Names, taglines and sentences that no list was made from, of our languages and of others, with their codes. */
const HELD_OUT = readFileSync(new URL('held-out-texts.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [code, text] = line.split('\t') as [string, string]
    return { code, text, guess: guessLanguage(text) }
  })

it('is wrong about one in two hundred at most where it is sure', () => {
  const ours = HELD_OUT.filter(({ code }) => code in languages)
  expect(new Set(ours.map(({ code }) => code))).toEqual(new Set(LANGUAGES))
  const sure = ours.filter(({ guess }) => guess.isSure)
  expect(sure.length).toBeGreaterThanOrEqual(0.85 * ours.length)
  expect(sure.filter(({ code, guess }) => guess.language !== code).length).toBeLessThanOrEqual(0.005 * sure.length)
  for (const { guess } of ours) if (!guess.isSure && !HAN.has(guess.language)) expect(guess.language).toBe('en')
})

/** Text that simplified and traditional Chinese write alike, which is Chinese all the same. */
const HAN = new Set<LanguageCode>(['zh', 'zh-Hant'])

it('does not mistake a language that no ad can be in for a neighbor of it', () => {
  const others = HELD_OUT.filter(({ code }) => !(code in languages))
  expect(new Set(others.map(({ code }) => code)).size).toBeGreaterThan(50)
  const taken = others.filter(({ guess }) => guess.language !== 'en')
  expect(taken.length).toBeLessThanOrEqual(0.005 * others.length)
})

it('takes a language of the browser if the words leave it open, and is then not sure', () => {
  for (const text of ['Mug', 'X-200', '49,99']) {
    expect(guessLanguage(text, ['de', 'en'])).toMatchObject({ language: 'de', isSure: false })
    expect(guessLanguage(text)).toMatchObject({ language: 'en', isSure: false })
  }
  // A language that the words cannot be in decides nothing.
  expect(guessLanguage('Juguetes de madera', ['ko', 'es']).language).toBe('es')
  expect(guessLanguage('Ручка', ['de', 'uk']).language).toBe('uk')
})

it.each(['সাদা মগ', 'வெள்ளை குவளை', 'თეთრი ფინჯანი', 'Սպիտակ գավաթ', 'ພາສາລາວ', 'ነጭ ኩባያ'])(
  'leaves %s, whose script no language of ours is written in, to the browser',
  (text) => {
    expect(guessLanguage(text, ['de'])).toEqual({ language: 'de', direction: 'ltr', isSure: false })
    expect(guessLanguage(text, [])).toEqual({ language: 'en', direction: 'ltr', isSure: false })
  },
)
