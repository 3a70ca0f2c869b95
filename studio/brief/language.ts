import type { Language } from '#contract/calls-to-action.ts'
import { mainScript, type Script, scriptOf } from '../type/scripts.ts'

export interface GuessedLanguage {
  /** BCP 47; English where nothing tells. */
  language: Language
  direction: 'ltr' | 'rtl'
}

/** Guesses the language that the most of a text is written in, from its script, its letters and its small words. */
export function guessLanguage(text: string): GuessedLanguage {
  const script = mainScript(text)
  const language = script ? LANGUAGE_OF_SCRIPT[script](text.normalize('NFC')) : 'en'
  return { language, direction: script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr' }
}

const LANGUAGE_OF_SCRIPT: Record<Script, (text: string) => Language> = {
  latin: guessLatin,
  cyrillic: (text) => (/[іїєґ]/iu.test(text) ? 'uk' : 'ru'),
  greek: () => 'el',
  arabic: () => 'ar',
  hebrew: () => 'he',
  devanagari: () => 'hi',
  thai: () => 'th',
  hangul: () => 'ko',
  kana: () => 'ja',
  han: guessHan,
}

/** Characters of everyday words that only the traditional script writes so, and the simplified ones of the same words. */
const TRADITIONAL =
  /[們個來時會對國學說這裡還後開關電無購買選讓給發現質優專業輕鬆體驗灣製適與從為樣裝設計鐘燈讀書寫語網視機車飛鳥魚門問間頭題類點線級經統細純紅綠藍銀鐵錢長張強歲萬葉處雙難離雲馬風飲飯養館麗龍寶實寬將導層]/gu
const SIMPLIFIED =
  /[们来时会对国学说这还开关电无购买选让给发现质优专业轻体验湾适与从为样装设计钟灯读书写语网视机车飞鸟鱼门问间头题类点线级经统细纯红绿蓝银铁钱长张强岁万叶处双难离云马风饮饭养馆丽龙宝实宽将导层]/gu
/** Japanese mixes its syllables in; Chinese has none. A few (の) turn up in Chinese brand names. */
const KANA_SHARE = 0.08

function guessHan(text: string): Language {
  const scripts = [...text].map(scriptOf)
  const count = (script: Script) => scripts.filter((found) => found === script).length
  if (count('kana') > KANA_SHARE * (count('han') + count('kana'))) return 'ja'
  const lettersOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return lettersOf(TRADITIONAL) > lettersOf(SIMPLIFIED) ? 'zh-Hant' : 'zh'
}

/** The commonest small words, and letters that hardly another of these languages uses. */
const LATIN: [Language, words: string, letters?: RegExp, worth?: number][] = [
  ['en', 'the and of to a in is for with your you that it on this are from be or will every made our its'],
  [
    'de',
    'der die das und ist mit für ein eine einen nicht auf von im den dem zu sich wie ihr dein deine jetzt aus',
    /[ß]|[äöü]/giu,
  ],
  [
    'fr',
    'le la les des et un une est pour avec vous votre dans sur du au aux plus ce cette qui nos en sans',
    /[œçêëîïùû]|[dlcnsjm]’/giu,
  ],
  ['es', 'el la los las y de un una con para por que en tu su más es del al lo sin nuestro todo', /[ñ¿¡]/giu],
  ['it', 'il lo la gli le e di un una con per che in del della dei è non più sono alla nel tuo tua', /[ìò]/giu],
  ['pt', 'o a os as e de um uma com para por que em do da dos das não mais seu sua você no na', /[ãõ]/giu],
  ['nl', 'de het een en van is met voor je jouw niet op in te zijn dat ook naar bij uit deze geen maar', /ij/giu],
  ['pl', 'i w na z do się jest nie to dla od po jak że twój twoja oraz przez który bez ten', /[łąęśćńźż]/giu],
  ['sv', 'och att det som en ett på är för med av till den inte din ditt från eller våra utan', /å|ä/giu],
  ['da', 'og at det som en et på er for med af til den ikke din dit fra eller vores uden', /[æø]/giu],
  ['tr', 've bir bu için ile de da çok en daha gibi her olan sizin şimdi ne kadar', /[ğışİ]/gu],
  ['cs', 'a v na se je že s z do pro to i k o ve jako váš vaše není pod bez', /[ěřůčšž]/giu],
  ['vi', 'và của là có cho với một các được trong không những này đến bạn', /[ăđơư]|[\u1ea0-\u1ef9]/giu, 1.3],
]
/** Worth of one telling letter against one small word; Vietnamese shares its letters of two marks with nobody. */
const LETTER_WORTH = 0.6
/** English is told by its words alone and is the default, so another language has to beat it clearly. */
const CLEARLY = 1.2

function guessLatin(text: string): Language {
  // An English genitive (pirate’s) must not count as the small word that its last letter is in other languages.
  const words = text.toLowerCase().match(/\p{L}+(?:['’]s\b)?/gu) ?? []
  const scores = LATIN.map(([language, list, letters, worth = LETTER_WORTH]) => {
    const known = new Set(list.split(' '))
    const hits = words.filter((word) => known.has(word)).length
    return { language, score: hits + worth * (letters ? (text.match(letters)?.length ?? 0) : 0) }
  })
  const english = scores[0]!
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= CLEARLY && best.score > CLEARLY * english.score ? best.language : 'en'
}
