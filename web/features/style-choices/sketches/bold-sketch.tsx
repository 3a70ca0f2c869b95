import { SketchLamp } from './sketch-lamp.tsx'

/** A saturated field, type as large as the frame, and the product in front of it. */
export function BoldSketch() {
  return (
    <>
      <rect width="200" height="150" fill="var(--sketch-1)" />
      <path d="M-10 150 L96 -10 L150 -10 L44 160 Z" fill="var(--sketch-3)" opacity=".32" />
      <g fontFamily="Specimen Poster, Impact, sans-serif" fontSize="76" fill="var(--sketch-4)" letterSpacing="-1">
        <text x="9" y="74">
          LIGHT
        </text>
        <text x="9" y="144">
          IT UP
        </text>
      </g>
      <g transform="translate(150 154) rotate(7) scale(1.5)">
        <SketchLamp body="var(--sketch-2)" shade="var(--sketch-2)" />
      </g>
    </>
  )
}
