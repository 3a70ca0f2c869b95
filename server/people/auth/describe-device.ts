/** Ordered, because most browsers also name those that they descend from. */
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

/** No browser sends a longer one. */
const LENGTH_MAX = 500

/**
 * Returns a device's description, such as `Firefox on Windows`, by which a user may recognize it; nothing else of the
 * header is stored. Returns undefined if the header names none.
 */
export function describeDevice(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, LENGTH_MAX) ?? ''
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1]
  const known = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' on ') : undefined
}
