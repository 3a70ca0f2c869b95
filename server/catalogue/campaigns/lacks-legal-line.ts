import type { ShownText } from '#studio/index.ts'

/** Returns the report's note for a picture without room for the legal line of its ad, or an empty list. */
export function lacksLegalLine(shown: readonly ShownText[], legalLine: string | null | undefined): string[] {
  const isLacking = Boolean(legalLine) && !shown.some(({ part }) => part === 'legal-line')
  return isLacking ? ['It is without the legal line.'] : []
}
