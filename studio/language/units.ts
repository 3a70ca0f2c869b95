import { listWords } from './words.ts'

/**
 * Signs of units as ISO 80000 and makers write them, with the case of each letter: "120 Hz", "50 Nm", "5000 mAh". Whole
 * words (Minuten, litres) are no signs; letters of other alphabets are in the languages' files.
 */
export const UNIT_SIGNS: readonly string[] = listWords(`
  nm, µm, μm, mm, cm, dm, m, km, mm², cm², m², km², mm2, cm2, m2, ha, cm³, m³, cm3, m3, ccm, cc,
  µl, μl, ml, mL, cl, cL, dl, dL, l, L, hl, µg, μg, mcg, mg, g, kg, t, ct, kt,
  ms, s, sec, h, min, mA, A, mAh, Ah, mV, V, kV, mW, W, kW, MW, GW, Wh, kWh, MWh, GWh, VA, kVA, kWp, Wp, Ω, kΩ, µF, pF,
  Hz, kHz, MHz, GHz, THz, J, kJ, MJ, cal, kcal, Kcal, N, kN, Nm, Ncm, Pa, hPa, kPa, MPa, bar, mbar, psi, mmHg, dB, dBA, lm, lx, cd, K,
  bit, kbit, Mbit, Gbit, kB, KB, MB, GB, TB, PB, kbit/s, Mbit/s, Gbit/s, kbps, Mbps, Gbps, kB/s, MB/s, GB/s, Mb/s, Gb/s,
  m/s, km/h, mph, kn, hp, PS, kW/h, kWh/km, l/min, L/min, l/h, m³/h, m³/min, U/min, rpm, l/100, g/km, g/m², mg/l, kg/m²,
  MP, Mpx, px, dpi, ppi, fps, IU, ppm, pH, dpt, in, ft, yd, mi, oz, lb, lbs, gal, pt, qt, x
`)

/**
 * Signs that are words too. After a space they are signs only if no word follows that they could belong to ("2 in 1").
 */
export const WORDS_TOO: ReadonlySet<string> = new Set(['in', 'bar'])

/**
 * Returns a pattern for a unit after a number: the longest sign that fits, and no part of a word or of a shortened one.
 */
export function unitPattern(...more: readonly string[]): string {
  const signs = [...new Set([...UNIT_SIGNS, ...more])].toSorted((a, b) => b.length - a.length)
  const [words, others] = [signs.filter((sign) => WORDS_TOO.has(sign)), signs.filter((sign) => !WORDS_TOO.has(sign))]
  const whole = `(?![\\p{L}\\p{Nd}²³]|['’]\\p{L})`
  const word = `(?:${words.join('|')})`
  return `(?:[%٪‰]|°\\s?[CFK]?|(?:${others.join('|')})${whole}|(?<=\\p{Nd})${word}${whole}|${word}${whole}(?!\\s+[\\p{L}\\p{N}]))`
}
