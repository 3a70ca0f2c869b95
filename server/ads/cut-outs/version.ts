import { createHash } from 'node:crypto'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { STUDY_VERSION } from '#server/pictures/images/study-file.ts'

/** Returns the version of a touch-up, as ETag: the same strokes are the same version. */
export function touchUpVersionOf(strokes: readonly Stroke[]): string {
  return `"${hash(strokes)}"`
}

/** Parses If-Match. Returns undefined if it requires nothing, or any version. Some proxies call a version weak. */
export function readTouchUpVersion(ifMatch: string | undefined): string | undefined {
  const wanted = ifMatch?.trim().replace(/^W\//, '')
  return wanted === '*' ? undefined : wanted
}

/**
 * Returns a version that changes with the picture of a cut-out: with the strokes, and with the version of the studio's
 * studies.
 */
export function previewVersionOf(strokes: readonly Stroke[]): string {
  return `${STUDY_VERSION}-${hash(strokes)}`
}

/** Hashes the values alone: the database has an order of its own for keys. */
function hash(strokes: readonly Stroke[]): string {
  const values = strokes.map(({ kind, radius, points }) => [kind, radius, points])
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)
}
