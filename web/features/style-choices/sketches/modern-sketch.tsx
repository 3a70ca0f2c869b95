import { SketchLamp } from './sketch-lamp.tsx'

/** A big gradient, a glowing orb, a pane of glass, tight grotesk type. */
export function ModernSketch() {
  return (
    <>
      <defs>
        <linearGradient id="sketch-sky" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--sketch-2)" />
          <stop offset=".62" stopColor="var(--sketch-1)" />
          <stop offset="1" stopColor="var(--sketch-3)" />
        </linearGradient>
        <radialGradient id="sketch-orb" cx=".36" cy=".3" r=".8">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".5" stopColor="var(--sketch-3)" />
          <stop offset="1" stopColor="var(--sketch-1)" />
        </radialGradient>
        <radialGradient id="sketch-halo">
          <stop offset="0" stopColor="#fff" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="200" height="150" fill="url(#sketch-sky)" />
      <circle cx="132" cy="62" r="78" fill="url(#sketch-halo)" />
      <circle cx="136" cy="62" r="42" fill="url(#sketch-orb)" />
      <g transform="translate(136 122) scale(1.05)">
        <SketchLamp body="#101014" shade="#101014" />
      </g>
      <rect x="14" y="88" width="92" height="46" rx="9" fill="#fff" fillOpacity=".2" stroke="#fff" strokeOpacity=".5" />
      <rect x="24" y="114" width="52" height="3" rx="1.5" fill="#fff" opacity=".8" />
      <rect x="24" y="121" width="36" height="3" rx="1.5" fill="#fff" opacity=".55" />
      <text
        x="24"
        y="107"
        fontFamily="Bricolage Grotesque"
        fontSize="15"
        fontWeight="700"
        letterSpacing="-.5"
        fill="#fff"
      >
        After dark
      </text>
    </>
  )
}
