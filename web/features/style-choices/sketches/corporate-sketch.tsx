import { SketchLamp } from './sketch-lamp.tsx'

const PROOF_ROWS = [88, 102, 116]

/** Two columns on a grid: claims with ticks on the panel, the product in plain light. */
export function CorporateSketch() {
  return (
    <>
      <rect width="200" height="150" fill="#f6f6f4" />
      <rect width="112" height="150" fill="var(--sketch-2)" />
      <rect x="112" width="4" height="150" fill="var(--sketch-1)" />
      <text x="16" y="38" fontFamily="Specimen Sans, Hanken Grotesk" fontSize="16" fontWeight="600" fill="#fff">
        <tspan x="16">Better light,</tspan>
        <tspan x="16" dy="18">
          better work
        </tspan>
      </text>
      {PROOF_ROWS.map((y, at) => (
        <g key={y}>
          <path d={`M16 ${y} l3 3 l6 -7`} stroke="var(--sketch-3)" strokeWidth="2.2" fill="none" />
          <rect x="31" y={y - 2.5} width={[58, 44, 52][at]} height="3" fill="#fff" opacity=".72" />
        </g>
      ))}
      <ellipse cx="156" cy="117" rx="26" ry="3.5" fill="#17181b" opacity=".16" />
      <g transform="translate(154 114)">
        <SketchLamp body="#3a3c41" shade="var(--sketch-1)" />
      </g>
    </>
  )
}
