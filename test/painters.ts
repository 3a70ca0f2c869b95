import { getFormat } from '#contract/formats.ts'
import type { Report } from '#contract/report.ts'
import type { PaintPool } from '#server/generation/paint-pool.ts'
import type { Paint } from '#server/generation/painter.ts'
import type { Layout } from '#studio/index.ts'
import { drawHalves } from './pictures.ts'

/** Paints two halves in the right size, for tests of what happens around the painting; the studio has its own. */
export const paintHalves: Paint = async ({ format }, { signal, onStage }) => {
  signal.throwIfAborted()
  const { widthPx, heightPx } = getFormat(format)
  onStage('layout')
  const jpeg = await drawHalves(widthPx, heightPx).jpeg().toBuffer()
  onStage('paint')
  const findings = [{ rule: 'photo-small', severity: 'info' as const, message: 'The photo is small.' }]
  return { jpeg, layout: {} as Layout, report: { findings } as unknown as Report }
}

/** For tests of the app that need an ad and not its looks: no painting process has to start. */
export const INSTANT_PAINTERS: PaintPool = {
  ...{ size: 2, paint: paintHalves, close: () => {} },
  plan: () => Promise.resolve(undefined),
}

/** Paints nothing until it is aborted, and then says why. */
export const paintForever: Paint = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    if (signal.aborted) reject(signal.reason as Error)
  })
