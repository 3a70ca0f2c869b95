const WIDTH = 24

/** Shows a bar on a terminal; nothing if the output goes into a file. */
export function showProgress({ done, all, failed, begun }: RunProgress, output = process.stdout): void {
  if (!output.isTTY) return
  const filled = Math.round((WIDTH * done) / all)
  const leftMs = ((Date.now() - begun) / Math.max(done, 1)) * (all - done)
  const left = done > 0 && done < all ? `, about ${Math.ceil(leftMs / 60_000)} min left` : ''
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}]`
  output.write(`\r\x1b[K${bar} ${done} of ${all} products${failed > 0 ? `, ${failed} failed` : ''}${left}`)
  if (done === all) output.write('\n')
}

export interface RunProgress {
  done: number
  all: number
  failed: number
  /** Start time in milliseconds. */
  begun: number
}
