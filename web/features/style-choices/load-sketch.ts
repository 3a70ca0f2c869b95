interface SketchNews {
  onPainted: () => void
  onFailed: () => void
}

/** Choices that follow one another quickly are painted once. */
const REST_MS = 150
const RETRY_MS = 1_500

/** Has the server paint the sketch at an address, and asks a second time where it was busy. Gives back how to end that. */
export function loadSketch(url: string, { onPainted, onFailed }: SketchNews): () => void {
  const image = new Image()
  image.onload = onPainted
  let timer = setTimeout(() => (image.src = url), REST_MS)
  image.onerror = () => {
    image.onerror = onFailed
    timer = setTimeout(() => (image.src = url), RETRY_MS)
  }
  return () => {
    clearTimeout(timer)
    image.onload = image.onerror = null
    // Ends a request that nobody needs any more.
    image.src = ''
  }
}
