import { expect, it } from 'vitest'
import { UNKNOWN_LANGUAGE } from '../language/languages.ts'
import { inCapitals, isInCapitals } from './capitals.ts'

it.each([
  ['en', 'Cold brew, warm heart', 'COLD BREW, WARM HEART'],
  ['de', 'Für heiße Tage', 'FÜR HEISSE TAGE'],
  ['el', 'Ξεσκεπάζω την ψυχή', 'ΞΕΣΚΕΠΑΖΩ ΤΗΝ ΨΥΧΗ'],
  ['tr', 'Işıklı iplik', 'IŞIKLI İPLİK'],
  ['ru', 'Тёплый дом', 'ТЁПЛЫЙ ДОМ'],
  ['vi', 'Thưởng thức', 'THƯỞNG THỨC'],
  ['en', 'Only 20% left in 2026', 'ONLY 20% LEFT IN 2026'],
  ['th', 'กาแฟเงียบ', 'กาแฟเงียบ'],
  ['ar', 'قهوة هادئة', 'قهوة هادئة'],
  ['ka', 'ახალი coffee და ჩაი', 'ახალი COFFEE და ჩაი'],
])('sets %s %j as %j', (language, text, capitals) => expect(inCapitals(text, language)).toBe(capitals))

it.each([
  ['For your iPhone', 'FOR YOUR iPhone'],
  ['eBay’s best', 'eBay’s BEST'],
  ['5000 mAh of power', '5000 mAh OF POWER'],
  ['Only 5 kg', 'ONLY 5 kg'],
  ['Now with 120 Hz', 'NOW WITH 120 Hz'],
  ['50 Nm, 20 Wh and 5 kW', '50 Nm, 20 Wh AND 5 kW'],
  ['120Hz, 500ml and 65 dB(A)', '120Hz, 500ml AND 65 dB(A)'],
  ['A 120-Hz display', 'A 120-Hz DISPLAY'],
  ['30 m² of rest', '30 m² OF REST'],
  ['At 90 km/h and 8 mL', 'AT 90 km/h AND 8 mL'],
  ['1 Gbit/s at −20 °C', '1 Gbit/s AT −20 °C'],
  ['30 x 40 cm or 30x40cm', '30 x 40 cm OR 30x40cm'],
  ['2 for 1 on all teas', '2 FOR 1 ON ALL TEAS'],
  ['2 in 1, 3 in a row', '2 IN 1, 3 IN A ROW'],
  ['Screens of 27 in', 'SCREENS OF 27 in'],
  ['Top 10 of the 2nd week', 'TOP 10 OF THE 2ND WEEK'],
  ['pH 5.5, 24 h a day', 'pH 5.5, 24 h A DAY'],
  ['Call at 8 am, 5 times', 'CALL AT 8 AM, 5 TIMES'],
])('sets %j as %j: signs of units and names keep their letters', (text, set) => {
  expect(inCapitals(text, 'en')).toBe(set)
  // Setting a set text again changes nothing, and a text in capitals is recognized as such.
  expect(inCapitals(set, 'en')).toBe(set)
  expect(isInCapitals(set, 'en')).toBe(true)
})

it.each([
  ['cs', 'Sada 3 s víkem', 'SADA 3 S VÍKEM'],
  ['ru', 'Всего 5 кг и 10 мл', 'ВСЕГО 5 кг И 10 мл'],
  ['nl', 'IJskoud ijs', 'IJSKOUD IJS'],
  ['lt', 'Rąstai ir i̇̀', 'RĄSTAI IR I\u0300'],
  ['el', 'Μαΐου ή άνοιξη', 'ΜΑΪΟΥ Ή ΑΝΟΙΞΗ'],
])('in %s sets %j as %j', (language, text, capitals) => expect(inCapitals(text, language)).toBe(capitals))

it('uses the capitals that all languages share if the language is unknown', () => {
  expect(inCapitals('Silicone mini', 'tr')).toBe('SİLİCONE MİNİ')
  expect(inCapitals('Silicone mini', UNKNOWN_LANGUAGE)).toBe('SILICONE MINI')
})

it.each(['Only 5 kg', 'Wi-Fi', '24/7', 'سلام'])('%j is not in capitals', (text) => {
  expect(isInCapitals(text, 'en')).toBe(false)
})
