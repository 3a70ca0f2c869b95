import { appendFileSync, existsSync } from 'node:fs'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { blockThread } from '../platform/hang.ts'

/**
 * A painting process that does what its ad's name says, for tests of the users of painters. `productDescription` is a
 * file that counts the attempts.
 */
process.on('message', (task: PaintTask) => {
  const { productName, productDescription } = task.ad
  const again = existsSync(productDescription)
  appendFileSync(productDescription, `${process.pid}\n`)
  process.send?.({ kind: 'note', note: 'paint' })
  if (productName === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (productName === 'crash once' && !again) process.kill(process.pid, 'SIGSEGV')
  if (productName === 'hang' || (productName === 'hang once' && !again)) blockThread()
  if (productName === 'refuse') {
    return process.send?.({ kind: 'refused', code: 'GENERATION_FAILED', message: 'This photo cannot be read.' })
  }
  if (productName === 'fail') return process.send?.({ kind: 'failed', stack: 'Error: no layout\n    at nowhere' })
  const painted = { jpeg: new Uint8Array([1, 2, 3]), layout: { environment: Object.keys(process.env) }, report: {} }
  process.send?.({ kind: 'done', answer: { painted }, rssBytes: productName === 'grow' ? 2 ** 31 : 1000 })
})
process.on('disconnect', () => process.exit())
