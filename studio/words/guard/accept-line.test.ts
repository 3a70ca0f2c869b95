import { describe, expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { type AdFields } from '../../brief/brief.ts'
import { makeBrief } from '../../brief/brief.ts'
import { acceptHeadline, acceptSupport } from './accept-line.ts'

const KETTLE: Partial<AdFields> = {
  productName: 'Aero kettle',
  productDescription:
    'A kettle that boils 1.5 litres in ninety seconds. The best handle we ever made. Pour over coffee at home.',
  productPrice: '$79',
  productDiscount: '20% off',
  taglines: ['Tea before the news'],
}
const kettle = makeBrief(adFields(KETTLE), 1)

it.each([
  ['Mornings, on the boil', false],
  ['Good tea starts here', false],
  ['Tea before the news', true],
  ['tea before the news.', true],
  ['Your kettle, the Aero kettle', false],
  ['Pour slowly', false],
])('takes %j', (line, own) => {
  expect(acceptHeadline(line, kettle)).toMatchObject({ own })
})

describe('refuses claims that the user did not make:', () => {
  it.each([
    ['a number', 'Boils in 60 seconds'],
    ['a number with another unit', 'Boils 1.5 gallons'],
    ['a number in words', 'Boils in two minutes'],
    ['a number in full-width digits', 'Boils in ６０ seconds'],
    ['a price', 'Only $49'],
    ['a price in other digits', 'Now for ٤٩ €'],
    ['a percentage', 'Save 30%'],
    ['a percentage in words', 'Thirty percent hotter'],
    ['a superlative', 'The fastest kettle'],
    ['another superlative', 'Simply unbeatable tea'],
    ['a comparison', 'Hotter than others'],
    ['an absolute', 'Never wait again'],
    ['a guarantee', 'Guaranteed to boil'],
    ['a proof', 'Clinically tested tea'],
    ['a rating', 'Rated by tea lovers'],
    ['stars', 'Tea worth a ★ moment'],
    ['popularity', 'Loved by customers'],
    ['an offer', 'Free shipping on tea'],
    ['urgency', 'Today is tea day'],
    ['a brand', 'Better with Nespresso'],
    ['a brand at the beginning', 'Nespresso moments at home'],
    ['a name', 'Tea like in Kyoto'],
    ['a name with a mark', 'The boilflow™ way'],
    ['a made-up name', 'With HeatCore inside'],
    ['shouting', 'TEATIME at HOME now'],
    ['repeated marks', 'Tea, right now!!'],
    ['a command to download', 'Download the kettle'],
    ['an address', 'See aerokettle.com'],
    ['markup', '<b>Tea</b> at home'],
    ['a placeholder', 'Tea for {{name}}'],
    ['another script', 'Чай до новостей'],
    ['pictures', 'Tea time ☕️'],
    ['a whole page', 'Tea '.repeat(100)],
    ['letters without a font', 'Tea for 𝍠 at home'],
    ['nothing', ' \u200b '],
  ])('%s', (_, line) => {
    expect(acceptHeadline(line, kettle)).toBeUndefined()
    expect(acceptSupport(line, kettle)).toBeUndefined()
  })
})

it('accepts a word or a number that the user wrote, with the same word after it', () => {
  expect(acceptSupport('Boils 1.5 litres, and you pour.', kettle)).toMatchObject({ own: false })
  expect(acceptHeadline('The best handle in hand', kettle)).toMatchObject({ own: false })
})

describe('knows claims in the language of the ad', () => {
  it.each<[string, Partial<AdFields>, string, string]>([
    [
      'de',
      { productDescription: 'Ein Kessel, der leise kocht und gut in der Hand liegt.' },
      'Tee für ruhige Stunden',
      'Der schnellste Kessel',
    ],
    [
      'de',
      { productDescription: 'Ein Kessel, der leise kocht und gut in der Hand liegt.' },
      'Tee für ruhige Stunden',
      'Garantiert guter Tee',
    ],
    [
      'fr',
      { productDescription: 'Une bouilloire avec une poignée douce pour le matin.' },
      'Le thé du matin',
      'La meilleure bouilloire',
    ],
    [
      'es',
      { productDescription: 'Una tetera con un mango suave para la mañana.' },
      'Té por la mañana',
      'El té más rápido',
    ],
    [
      'it',
      { productDescription: 'Un bollitore con una maniglia morbida per la mattina.' },
      'Il tè della mattina',
      'Un tè velocissimo',
    ],
    [
      'pl',
      { productDescription: 'Czajnik z wygodnym uchwytem, który jest cichy.' },
      'Herbata o poranku',
      'Najszybsza herbata dnia',
    ],
    ['ru', { productDescription: 'Чайник с удобной ручкой для утра.' }, 'Чай по утрам', 'Самый быстрый чайник'],
    [
      'ja',
      { productDescription: '朝のお茶のためのやかんです。持ちやすい。' },
      '朝のお茶をどうぞ',
      '世界一おいしい最高のお茶',
    ],
    ['zh', { productDescription: '适合早晨的水壶,手感舒适。' }, '早晨喝杯茶', '全国销量第一'],
    ['ko', { productDescription: '아침을 위한 주전자입니다. 손잡이가 편안합니다.' }, '아침의 차 한잔', '최고의 주전자'],
    ['ar', { productDescription: 'غلاية شاي بمقبض مريح لصباحك.' }, 'شاي الصباح الهادئ', 'أفضل غلاية شاي'],
    ['hi', { productDescription: 'सुबह की चाय के लिए आरामदायक केतली।' }, 'सुबह की चाय', 'सबसे तेज़ केतली'],
    ['th', { productDescription: 'กาน้ำสำหรับชายามเช้า จับสบายมือ' }, 'ชายามเช้าของคุณ', 'กาน้ำที่ดีที่สุด'],
  ])('%s', (_, own, good, claim) => {
    const brief = makeBrief(
      adFields({ productName: 'Aero', taglines: [], productPrice: null, productDiscount: null, ...own }),
      1,
    )
    expect(acceptHeadline(good, brief)?.text).toBe(good)
    expect(acceptHeadline(claim, brief)).toBeUndefined()
  })
})
