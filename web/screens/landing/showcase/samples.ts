import type { AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'

/** Pictures that the studio made: `web/assets/showcase/{style}.jpg`, in the sample's own format. */
const pictures = import.meta.glob<string>('../../../assets/showcase/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface Sample {
  style: AdStyle
  format: FormatId
  /** What is advertised. */
  product: string
}

const SAMPLES: readonly Sample[] = [
  { style: 'modern', format: 'facebook_feed', product: 'an AI accelerator' },
  { style: 'bold', format: 'instagram_feed', product: 'a blood orange soda' },
  { style: 'luxury', format: 'google_display', product: 'a perfume' },
]

/** The samples with their addresses; none as long as one of the pictures is missing. */
export function shownSamples(): readonly (Sample & { url: string })[] {
  const found = SAMPLES.flatMap((sample) => {
    const url = pictures[`../../../assets/showcase/${sample.style}.jpg`]
    return url ? [{ ...sample, url }] : []
  })
  return found.length === SAMPLES.length ? found : []
}
