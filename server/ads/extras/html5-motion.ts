/** Time until the first part comes in, and between two parts. */
const FIRST_MS = 300
const STEP_MS = 450
const FADE_MS = 700

/** Maximum time of all motion: Google asks that it stops within 30 seconds, most networks within 15. */
export const MOTION_MAX_MS = 15_000

/** Styles of gentle motion: a part fades in from just below its place, once, and not for people who prefer none. */
export const MOTION_STYLES = [
  '@keyframes in{from{opacity:0;transform:translateY(6px)}}',
  `@media (prefers-reduced-motion:no-preference){[style*="--in"]{animation:in ${FADE_MS}ms ease-out var(--in) both}}`,
]

/** Returns the end of a style by which a part comes in as the given one; empty for a part that is there from the start. */
export function motionStyle(step: number): string {
  if (step < 0) return ''
  return `;--in:${Math.min(FIRST_MS + STEP_MS * step, MOTION_MAX_MS - FADE_MS)}ms`
}
