import type { ComponentType } from 'react'
import type { AdStyle } from '#contract/choices.ts'
import { BoldSketch } from './sketches/bold-sketch.tsx'
import { CleanSketch } from './sketches/clean-sketch.tsx'
import { CorporateSketch } from './sketches/corporate-sketch.tsx'
import { LuxurySketch } from './sketches/luxury-sketch.tsx'
import { ModernSketch } from './sketches/modern-sketch.tsx'
import { PlayfulSketch } from './sketches/playful-sketch.tsx'
import './specimen-faces.css'

const SKETCHES: Record<AdStyle, ComponentType> = {
  clean: CleanSketch,
  bold: BoldSketch,
  luxury: LuxurySketch,
  playful: PlayfulSketch,
  corporate: CorporateSketch,
  modern: ModernSketch,
}

/** A small composition with the style's character, 200 by 150, painted with the --sketch colours around it. */
export function StyleSketch({ style }: { style: AdStyle }) {
  const Sketch = SKETCHES[style]
  return (
    <svg
      viewBox="0 0 200 150"
      width={200}
      height={150}
      preserveAspectRatio="xMidYMid slice"
      style={{ width: '100%', height: 'auto' }}
    >
      <Sketch />
    </svg>
  )
}
