/** The brand's sheet on its post, with nothing on it, between crop marks. */
export function BlankPlacard() {
  return (
    <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden>
      <path d="M22 4v8M4 22h8M74 4v8M92 22h-8M4 66h8M92 66h-8" strokeWidth="1" />
      <path d="M44 60v30h8V58.5" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M19 24.5 72 15l7 44.5-53 9.5z" strokeWidth="2.5" strokeLinejoin="round" fill="var(--sheet)" />
    </svg>
  )
}
