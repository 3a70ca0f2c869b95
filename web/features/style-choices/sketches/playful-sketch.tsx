import { SketchLamp } from './sketch-lamp.tsx'

const RAYS = Array.from({ length: 12 }, (_, at) => at * 30)

/** Colour blocks with round corners, a sun behind a tilted product, a sticker. */
export function PlayfulSketch() {
  return (
    <>
      <rect width="200" height="150" fill="var(--sketch-3)" />
      <path d="M0 96 C40 76 74 118 116 100 S178 84 200 100 V150 H0 Z" fill="var(--sketch-1)" />
      <g transform="translate(140 76)" stroke="var(--sketch-4)" strokeWidth="9" strokeLinecap="round">
        {RAYS.map((degrees) => (
          <path key={degrees} d="M50 0 H62" transform={`rotate(${degrees})`} />
        ))}
        <circle r="39" fill="var(--sketch-4)" stroke="none" />
      </g>
      <g transform="translate(136 122) rotate(-9) scale(1.12)">
        <SketchLamp body="var(--sketch-2)" shade="var(--sketch-1)" />
      </g>
      <g transform="rotate(-6 50 60)" fontFamily="Specimen Round, Hanken Grotesk" fontSize="29" fill="var(--sketch-2)">
        <text x="14" y="54">
          Hello
        </text>
        <text x="14" y="82">
          glow!
        </text>
      </g>
      <g transform="translate(38 120) rotate(8)">
        <rect x="-26" y="-12" width="52" height="24" rx="12" fill="var(--sketch-4)" />
        <path d="M-12 0 H12" stroke="var(--sketch-2)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  )
}
