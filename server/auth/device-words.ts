/** In the order in which they have to be asked: most browsers name those that they descend from, too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Longer ones are nobody's browser. */
const LENGTH_MAX = 500

/** `Firefox on Windows`: what a person may know a device by, and no more of the header is kept. Undefined where it names none. */
export function deviceWords(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, LENGTH_MAX) ?? ''
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1]
  const known = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' on ') : undefined
}
