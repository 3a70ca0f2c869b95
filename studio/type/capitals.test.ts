import { expect, it } from 'vitest'
import { inCapitals } from './capitals.ts'

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
])('sets %s %j as %j', (language, text, capitals) => expect(inCapitals(text, language)).toBe(capitals))

it.each([
  'For your iPhone',
  'eBay’s best',
  '5000 mAh of power',
  'Only 5 kg',
  '10 mW laser',
  '30 m² of rest',
  'At 90 km/h',
])('leaves %j as it is', (text) => expect(inCapitals(text, 'en')).toBe(text))
