import { expect, it } from 'vitest'
import { idsOf, TONES } from '#contract/choices.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { languages, phrasesOf } from './languages.ts'

it.each(LANGUAGES)('%s ends an ad in several ways in every tone, one of which suits a service', (code) => {
  const { callsToAction, buying } = languages[code]
  for (const tone of idsOf(TONES)) {
    const phrases = callsToAction[tone]
    expect(new Set(phrases).size).toBeGreaterThanOrEqual(3)
    expect(phrases.filter((phrase) => !buying.includes(phrase))).not.toEqual([])
  }
  expect(Object.values(callsToAction).flat()).toEqual(expect.arrayContaining([...buying]))
})

it.each(LANGUAGES)('%s stays short, level-headed and clear of Download and Install', (code) => {
  for (const phrase of phrasesOf(languages[code])) {
    expect(phrase).toBe(phrase.trim().normalize('NFC').slice(0, 20))
    expect(phrase).not.toMatch(/[!.！。]/u)
    const words = phrase.toLowerCase().split(/[\s-]/u)
    expect(words.filter((word) => REFUSED.test(word))).toEqual([])
  }
})

/** Beginnings of Download and Install in each language that the studio sets. Google refuses both. */
const REFUSED =
  /^(?:download|install|herunterl|télécharg|instal|descarg|scarica|baixar|baixe|transfer|pobierz|zainstal|ladda|hämta|hent|indir|yükle|stáhn|nainstal|tải|cài|unduh|pasang|muat|last|stiahn|nainšt|letölt|telepít|lataa|asenna|prenes|namest|preuz|i-download|изтегл|свалет|инстал|преузм|دانلود|نصب|ڈاؤن|انسٹال|скача|загруз|установ|завантаж|встанов|λήψη|κατεβάσ|εγκατ|تحميل|حمل|تنزيل|نزل|تثبيت|ثبت|הורד|להורד|התק|להתק|डाउनलोड|इंस्टॉल|ดาวน์โหลด|โหลด|ติดตั้ง)|下载|下載|安装|安裝|ダウンロード|インストール|다운로드|설치/u
