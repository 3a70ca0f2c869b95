/** Evaluates a media query for what a style sheet cannot do. Only in the browser. */
const matches = (query: string) => window.matchMedia(query).matches

/** Tells whether the whole header fits; the breakpoint of SPEC.md section 9. */
export const isWide = () => matches('(min-width: 48rem)')
