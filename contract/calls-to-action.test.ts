import { expect, it } from 'vitest'
import { BUYING_PHRASES, CALLS_TO_ACTION } from './calls-to-action.ts'
import { idsOf, TONES } from './choices.ts'
import { LANGUAGES } from './languages.ts'

const NAMED = 'en ar he hi th zh ja ko ru el vi de fr es it pt nl pl sv da tr cs uk'.split(' ')

it('speaks every language that the studio sets, in every tone, in several ways', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(NAMED))
  for (const language of LANGUAGES) {
    for (const tone of idsOf(TONES)) {
      const phrases: readonly string[] = CALLS_TO_ACTION[language][tone]
      expect({ language, tone, many: new Set(phrases).size >= 3 }).toEqual({ language, tone, many: true })
    }
  }
})

it('has in every tone a phrase that suits a service, and knows all that ask to buy', () => {
  for (const language of LANGUAGES) {
    const phrases: string[] = Object.values(CALLS_TO_ACTION[language]).flat()
    expect(phrases).toEqual(expect.arrayContaining([...BUYING_PHRASES[language]]))
    for (const tone of idsOf(TONES)) {
      const others = CALLS_TO_ACTION[language][tone].filter((phrase) => !BUYING_PHRASES[language].includes(phrase))
      expect({ language, tone, others: others.length > 0 }).toEqual({ language, tone, others: true })
    }
  }
})

it('stays short, level-headed and clear of Download and Install', () => {
  const phrases: string[] = LANGUAGES.flatMap((language) => Object.values(CALLS_TO_ACTION[language]).flat())
  for (const phrase of phrases) {
    expect(phrase).toBe(phrase.trim().normalize('NFC').slice(0, 20))
    expect(phrase).not.toMatch(/[!.！。]/u)
    expect(
      phrase
        .toLowerCase()
        .split(/[\s-]/u)
        .filter((word) => REFUSED.test(word)),
    ).toEqual([])
  }
})

/** How Download and Install begin in each language that the studio sets; Google refuses both. */
const REFUSED =
  /^(?:download|install|herunterl|télécharg|instal|descarg|scarica|baixar|baixe|transfer|pobierz|zainstal|ladda|hämta|hent|indir|yükle|stáhn|nainstal|tải|cài|скача|загруз|установ|завантаж|встанов|λήψη|κατεβάσ|εγκατ|تحميل|حمل|تنزيل|نزل|تثبيت|ثبت|הורד|להורד|התק|להתק|डाउनलोड|इंस्टॉल|ดาวน์โหลด|โหลด|ติดตั้ง)|下载|下載|安装|安裝|ダウンロード|インストール|다운로드|설치/u
