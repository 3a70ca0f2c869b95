import { expect, it } from 'vitest'
import { cutSyllables } from './syllables.ts'

it.each([
  ['de', 'Geräuschunterdrückungskopfhörer', 'Geräusch|un|ter|drü|ckungs|kopf|hö|rer'],
  ['de', 'Kaffeevollautomat', 'Kaf|fee|voll|au|to|mat'],
  ['ru', 'Шумоподавление', 'Шумо|по|дав|ле|ние'],
  ['el', 'Ηλεκτροεγκεφαλογράφημα', 'Ηλε|κτρο|ε|γκε|φα|λο|γρά|φημα'],
  ['tr', 'AFYONKARAHİSARLI', 'AFYON|KA|RA|Hİ|SARLI'],
  ['tr', 'ISITICILARIMIZ', 'ISI|TI|CI|LA|RI|MIZ'],
  ['en', 'INSTITUTIONAL', 'INSTI|TU|TIONAL'],
  ['en', 'İSTANBULLULAR', 'İSTAN|BUL|LU|LAR'],
  ['en', 'technology', 'tech|nol|ogy'],
  ['nl', 'keukenmachines', 'keu|ken|ma|chi|nes'],
  ['cs', 'prodloužená', 'pro|dloužená'],
  ['cs', 'Rychlovarná', 'Rychlo|varná'],
  ['en', 'WWWWWWWW', 'WWWWWWWW'],
  ['en', 'XK2000PRO', 'XK2000PRO'],
  ['ja', '静かなコーヒー', '静かなコーヒー'],
  ['th', 'คอมพิวเตอร์', 'คอมพิวเตอร์'],
  ['en', 'at', 'at'],
])('in %s cuts %s', (language, word, cut) => expect(cutSyllables(word, language).join('|')).toBe(cut))
