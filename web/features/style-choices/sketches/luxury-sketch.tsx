import { SketchLamp } from './sketch-lamp.tsx'

/** A pool of light in the dark, a reflection, a fine serif between hairlines. */
export function LuxurySketch() {
  return (
    <>
      <defs>
        <radialGradient id="sketch-pool" cx=".5" cy=".56" r=".62">
          <stop offset="0" stopColor="var(--sketch-1)" stopOpacity=".75" />
          <stop offset=".55" stopColor="var(--sketch-1)" stopOpacity=".16" />
          <stop offset="1" stopColor="var(--sketch-1)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sketch-fade" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#08080a" stopOpacity=".45" />
          <stop offset=".7" stopColor="#08080a" />
        </linearGradient>
      </defs>
      <rect width="200" height="150" fill="#08080a" />
      <rect width="200" height="150" fill="var(--sketch-2)" opacity=".42" />
      <rect width="200" height="150" fill="url(#sketch-pool)" />
      <g transform="translate(98 116)">
        <SketchLamp body="var(--sketch-4)" shade="var(--sketch-3)" />
        <g transform="scale(1 -.5)">
          <SketchLamp body="var(--sketch-4)" shade="var(--sketch-3)" />
        </g>
      </g>
      <rect y="119" width="200" height="31" fill="url(#sketch-fade)" />
      <path d="M70 24 H130 M84 138 H116" stroke="var(--sketch-3)" strokeWidth=".7" />
      <text x="100" y="19" textAnchor="middle" fontFamily="Specimen Serif, serif" fontSize="13" fill="var(--sketch-4)">
        Maison Aurore
      </text>
    </>
  )
}
