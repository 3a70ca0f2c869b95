/** The letters that one language writes besides plain Latin ones, in lower case. */
export interface Alphabet {
  language: string
  common: string
  /** Letters of loan words and old spellings. */
  rare: string
}

export interface CodePage {
  /** The name by which `TextDecoder` knows it. */
  encoding: string
  /** Rarity of this page compared with those of Windows, in points of `doubtOf`. */
  rarity: number
  alphabets: readonly Alphabet[]
}

/** Makes the alphabet of a language that shares the Latin letters. */
function latin(language: string, common: string, rare = ''): Alphabet {
  return { language, common, rare }
}

const WEST: readonly Alphabet[] = [
  latin('en', '', 'éèêïôñüçöäâ'),
  latin('de', 'äöüß', 'éèàêáç'),
  latin('fr', 'éèêàçâîôûùïœë', 'ÿæüöä'),
  latin('es', 'áéíóúñ', 'üç'),
  latin('pt', 'ãáàâçéêíóôõú', 'ü'),
  latin('it', 'àèéìòù', 'óíî'),
  latin('nl', 'ëéïè', 'öüóáíçê'),
  latin('sv', 'åäö', 'éàü'),
  latin('da', 'æøå', 'éóòôüöä'),
  latin('fi', 'äö', 'åéšž'),
  latin('et', 'äõöü', 'šžé'),
  latin('is', 'áéíóúýþæöð'),
  latin('ca', 'àçèéíïòóúü'),
  latin('sq', 'ëç'),
  // One file may hold names from several languages: brands, dishes, towns.
  latin('several', '', 'äöüßéèêëàâáãåæøçìíîïñòóôõùúûœ'),
]

const CENTRAL: readonly Alphabet[] = [
  latin('de', 'äöüß', 'éá'),
  latin('pl', 'ąćęłńóśźż', 'éöüä'),
  latin('cs', 'áčďéěíňóřšťúůýž', 'öüä'),
  latin('sk', 'áäčďéíĺľňóôŕšťúýž', 'öü'),
  latin('hu', 'áéíóöőúüű'),
  latin('ro', 'ăâîşţ', 'éáöü'),
  latin('hr', 'čćđšž', 'éöü'),
  latin('sq', 'ëç'),
]

const TURKISH: readonly Alphabet[] = [latin('tr', 'çğıiöşü', 'âîûé'), ...WEST]

const BALTIC: readonly Alphabet[] = [
  latin('lt', 'ąčęėįšųūž', 'éöüäó'),
  latin('lv', 'āčēģīķļņšūž', 'éöüäōŗ'),
  latin('et', 'äõöü', 'šžé'),
  latin('de', 'äöüß', 'é'),
  latin('fi', 'äö', 'åéšž'),
]

/** The Vietnamese alphabet. Its code page writes tones as separate combining marks. */
const VIETNAMESE: readonly Alphabet[] = [latin('vi', 'ăâđêôơư\u0300\u0301\u0303\u0309\u0323', 'àáèéìíòóùúãõĩũý')]

const CYRILLIC: readonly Alphabet[] = [
  { language: 'ru', common: 'оеаинтсрвлкмдпуяыьгзбйч', rare: 'хжшюцщэфъё' },
  { language: 'uk', common: 'оеаинтсрвлкмдпуяіьгзбйчї', rare: 'хжшюцщєфґ' },
  { language: 'bg', common: 'оеаинтсрвлкмдпуягзбйчъ', rare: 'хжшюцщьф' },
  { language: 'be', common: 'оеаінтсрвлкмдпуяыьгзбйчўэ', rare: 'хжшюцфё' },
  { language: 'sr', common: 'оеаинтсрвлкмдпугзбјшћчж', rare: 'љњђџцхф' },
]

const GREEK: readonly Alphabet[] = [{ language: 'el', common: 'αάβγδεέζηήθιίκλμνξοόπρσςτυύφχψωώ', rare: 'ϊϋΐΰ' }]
const HEBREW: readonly Alphabet[] = [{ language: 'he', common: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת', rare: '' }]
const ARABIC: readonly Alphabet[] = [
  { language: 'ar', common: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىأإآءئؤ', rare: '،؟؛ًٌٍَُِّْـ' },
  { language: 'fa', common: 'ابتثجحخدذرزسشصضطظعغفقکلمنهويپچژگآئ', rare: 'ةأإءؤ،؟' },
]
const THAI: readonly Alphabet[] = [
  {
    language: 'th',
    common: Array.from({ length: 0x5b }, (_, at) => String.fromCodePoint(0xe01 + at)).join(''),
    rare: '',
  },
]

/**
 * Single-byte code pages that Excel and shop programs write, the commonest first, including Vietnamese, Arabic and Thai
 * ones.
 */
export const CODE_PAGES: readonly CodePage[] = [
  { encoding: 'windows-1252', rarity: 0, alphabets: WEST },
  { encoding: 'windows-1250', rarity: 0, alphabets: CENTRAL },
  { encoding: 'windows-1251', rarity: 0, alphabets: CYRILLIC },
  { encoding: 'windows-1254', rarity: 0, alphabets: TURKISH },
  { encoding: 'windows-1253', rarity: 0, alphabets: GREEK },
  { encoding: 'windows-1255', rarity: 0, alphabets: HEBREW },
  { encoding: 'windows-1256', rarity: 0, alphabets: ARABIC },
  { encoding: 'windows-1257', rarity: 0, alphabets: BALTIC },
  { encoding: 'windows-1258', rarity: 0, alphabets: VIETNAMESE },
  { encoding: 'windows-874', rarity: 0, alphabets: THAI },
  { encoding: 'iso-8859-15', rarity: 2, alphabets: WEST },
  { encoding: 'iso-8859-2', rarity: 2, alphabets: CENTRAL },
  { encoding: 'macintosh', rarity: 2, alphabets: WEST },
  { encoding: 'koi8-u', rarity: 2, alphabets: CYRILLIC },
  { encoding: 'ibm866', rarity: 2, alphabets: CYRILLIC },
  { encoding: 'iso-8859-5', rarity: 2, alphabets: CYRILLIC },
  { encoding: 'iso-8859-7', rarity: 2, alphabets: GREEK },
  { encoding: 'iso-8859-8-i', rarity: 2, alphabets: HEBREW },
]

/** Encodings with two bytes per letter. */
export const EAST_ASIAN = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'] as const
export type EastAsian = (typeof EAST_ASIAN)[number]
