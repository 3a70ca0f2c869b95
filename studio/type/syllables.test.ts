import { expect, it } from 'vitest'
import { cutSyllables } from './syllables.ts'

it.each([
  ['Geräuschunterdrückungskopfhörer', 'Geräu|schun|ter|drückungs|kopf|hö|rer'],
  ['Шумоподавление', 'Шумо|по|дав|ле|ние'],
  ['Ηλεκτροεγκεφαλογράφημα', 'Ηλεκτ|ροεγ|κε|φα|λογ|ρά|φημα'],
  ['technology', 'tech|no|logy'],
  ['WWWWWWWW', 'WWWWWWWW'],
  ['静かなコーヒー', '静かなコーヒー'],
  ['at', 'at'],
])('cuts %s', (word, cut) => expect(cutSyllables(word).join('|')).toBe(cut))
