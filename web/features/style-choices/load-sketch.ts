interface SketchNews {
  onPainted: () => void
  onFailed: () => void
}

/** Delay before a sketch is requested, so that choices in quick succession are painted once. */
const REST_MS = 150
const RETRY_MS = 1_500

/**
 * Requests the sketch at an address, which the server paints; once more if the server was busy. Gives a function that
 * stops it.
 */
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
    // This cancels a request that is no longer needed.
    image.src = ''
  }
}
