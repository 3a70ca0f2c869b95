/** The product of every sketch: one desk lamp, so that only the style differs. Stands on (0, 0), 46 wide, 78 high. */
export function SketchLamp({ body, shade }: { body: string; shade: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-15 0 H15" stroke={body} strokeWidth="6" />
      <path d="M0 -2 L-10 -36 L12 -60" stroke={body} strokeWidth="4" />
      <circle cx="-10" cy="-36" r="3.6" fill={body} />
      <path d="M2 -68 L18 -78 L31 -52 L-1 -46 Z" fill={shade} stroke={shade} strokeWidth="3" />
    </g>
  )
}
