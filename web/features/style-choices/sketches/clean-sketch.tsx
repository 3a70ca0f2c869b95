import { SketchLamp } from './sketch-lamp.tsx'

/** Mostly air: a light ground, a window's light on it, one accent. */
export function CleanSketch() {
  return (
    <>
      <rect width="200" height="150" fill="#fbfaf8" />
      <path d="M96 0 L150 0 L200 112 L200 150 L164 150 Z" fill="var(--sketch-4)" />
      <ellipse cx="146" cy="121" rx="30" ry="4" fill="#17181b" opacity=".13" />
      <g transform="translate(146 118)">
        <SketchLamp body="#2b2c30" shade="var(--sketch-1)" />
      </g>
      <text x="20" y="58" fontFamily="Hanken Grotesk" fontSize="19" fontWeight="600" letterSpacing="-.6" fill="#1d1e22">
        <tspan x="20">Softer</tspan>
        <tspan x="20" dy="20">
          evenings
        </tspan>
      </text>
      <rect x="20" y="90" width="46" height="2.5" fill="#8b8d92" />
      <rect x="20" y="96" width="34" height="2.5" fill="#b7b8bb" />
      <rect x="20" y="112" width="18" height="2.5" fill="var(--sketch-1)" />
    </>
  )
}
