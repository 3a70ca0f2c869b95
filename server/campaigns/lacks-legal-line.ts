import type { ShownText } from '#studio/index.ts'

/** What a report notes of a picture that has no room for what its ad has to say; empty where it has. */
export function lacksLegalLine(shown: readonly ShownText[], legalLine: string | null | undefined): string[] {
  const isLacking = Boolean(legalLine) && !shown.some(({ part }) => part === 'legal-line')
  return isLacking ? ['It is without the legal line.'] : []
}
