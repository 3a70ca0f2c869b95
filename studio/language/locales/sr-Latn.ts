import type { Language } from '../language.ts'
import { serbian } from './sr.ts'

const CYRILLIC = [...'абвгдђежзијклљмнњопрстћуфхцчџш']
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')
const LETTERS: ReadonlyMap<string, string> = new Map(CYRILLIC.map((letter, at) => [letter, LATIN[at] ?? letter]))

/** The same words in the Latin alphabet, in which most Serbian ads are written: each Cyrillic letter has one of its own. */
export const latinSerbian: Language = {
  ...inLatin(serbian),
  name: 'Serbian, Latin',
  scripts: ['latin'],
  tellingLetters: undefined,
  letterGroups: 'hr',
  letters: 'čćđšž',
  tellingWords: `
    niko, pošto, opšte, mleko, mleka, mleku, mlečn*, beo, bela, belo, bele, beli, belu, belog, lep, lepa, lepo, lepe, lepi,
    lepu, lepš*, cena, cene, cenu, ceni, ceo, cela, celo, celu, celog, uvek, svet, vreme, vremena, dete, deteta, dece, deca,
    decu, deci, dečj*, mesto, mesta, mestu, mesec*, gde, ovde, negde, nedelj*, kafa, kafe, kafu, kafi, kafom, hleb*, vazduh*,
    šta, ukus*, peškir*, supa, supe, kašik*, hiljad*, muzik*, fabrik*, vredi, oseć*, oset*, rešenj*, porodic*, ekran*,
    računar*, sekund*, nerđ*, šolj*, čarap*, cvet*, reč, reči, telo, tela, telu, sneg*, leto, leta, zim*, odelo, delić*, deo,
    nosi se, pre, posle, smeh*, meso, mera, meru, sredin*, bezbedn*, udoban, hemij*, opšt*, sopstven*, takođe, tačno, januar,
    mart, saputnik, krompir*, pasulj*, pirinač*, sirće, pantalon*, patik*, dukseric*, haljin*, kaiš*, ogledal*, da li,
    saznaj*, isporuk*, dostav*, naruč*, hiljadu, talas*, bioskop*, voz, avion*, pozorišt*, fudbal*, stepen*, neg*, devoj*,
    dečak*, nameštaj*, podmetač*, tiganj*, viljušk*, šerp*, fri*, punjač*, uslov*, nigde, svako mesto, spavajte, probudite,
    poklopcu, bolje spavajte, svežom, ukusa, svetl*, *svež*, sto, stona, stoni, baštensk*, bašt*, kancelarijsk*, frižider*,
    letnj*, letnja, odeć*, kolen*, ovas, direktno, ćumur*, ranac*, ranc*, rančev*, dugme*, pirinč*, lep*, cen*, mlek*, mest*,
    svet*, zvezd*, nežn*, pesm*, kuva*, skuva*, ćebe*, sijalic*, čaršav*, makaz*, pertl*, farmerk*, trenerk*, duks*, minđuš*,
    naočar*, prodavnic*, sirć*, proverit*, uveče, poneti, ručno rađena šolja
  `,
  hyphenation: 'sh-latn',
}

function inLatin<T>(told: T): T {
  if (typeof told === 'string') return latin(told) as T
  if (Array.isArray(told)) return told.map(inLatin) as T
  if (typeof told !== 'object' || told === null) return told
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, inLatin(value)])) as T
}

function latin(text: string): string {
  return text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = LETTERS.get(letter.toLowerCase()) ?? letter
    return letter === letter.toLowerCase() ? small : small[0]!.toUpperCase() + small.slice(1)
  })
}
