/** What a style sheet would ask, for what only such a screen has any use for. To be asked in the browser. */
const matches = (query: string) => window.matchMedia(query).matches

/** Wide enough for the whole header; the breakpoint of SPEC.md section 9. */
export const isWide = () => matches('(min-width: 48rem)')
