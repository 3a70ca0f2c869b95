/** Pictures that the studio made, one a sample; the section shows when all three are there. */
const pictures = import.meta.glob<string>('../../../assets/showcase/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface Sample {
  /** The picture is `web/assets/showcase/{file}.jpg`. */
  file: string
  title: string
  text: string
}

const SAMPLES: readonly Sample[] = [
  { file: 'modern', title: 'AI accelerator', text: 'Modern & Trendy' },
  { file: 'bold', title: 'Instagram feed', text: 'Bold & Vibrant' },
  { file: 'luxury', title: 'Display ad', text: 'Luxury & Premium' },
]

export interface ShownSample extends Sample {
  url: string
}

export function shownSamples(): readonly ShownSample[] {
  const found = SAMPLES.flatMap((sample) => {
    const url = pictures[`../../../assets/showcase/${sample.file}.jpg`]
    return url ? [{ ...sample, url }] : []
  })
  return found.length === SAMPLES.length ? found : []
}
