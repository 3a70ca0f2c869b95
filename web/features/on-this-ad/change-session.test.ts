import { expect, it, vi } from 'vitest'
import type { Variant } from '#contract/ads/variant.ts'
import { fieldsOf, type ReadCreative } from '#web/api/ads/creative-fields.ts'
import { makeCreative, makeVariant } from '#test/web/make-creative.ts'
import { ChangeSession } from './change-session.ts'

const ad = makeCreative({ productPrice: '$5.49' })
const at = (version: string, format: Variant['format'] = 'square') => makeVariant(format, { adId: ad.id, id: version })

/** Starts a session on an ad with two pictures; the test answers each change. */
function begin() {
  let creative: ReadCreative = ad
  let variants = [at('square 1'), at('feed 1', 'facebook_feed')]
  const show = (variant: Variant) => {
    variants = [...variants.filter(({ format }) => format !== variant.format), variant]
  }
  const edge = {
    read: () => ({ fields: fieldsOf(creative), variants }),
    change: vi.fn(async (): Promise<unknown> => {
      throw new Error('No answer was given')
    }) as unknown as ConstructorParameters<typeof ChangeSession>[0]['change'] & ReturnType<typeof vi.fn>,
    writeFields: vi.fn(async (fields: object) => ({ ...creative, ...fields })),
    restore: vi.fn(async ({ id }: { id: string }) => at(id, id.startsWith('feed') ? 'facebook_feed' : 'square')),
    readCreative: async () => creative,
    readVariants: vi.fn(async () => {}),
    onDraft: vi.fn(),
    onVariant: vi.fn(show),
    onCreative: (next: ReadCreative) => {
      creative = next
    },
    conflictOf: () => undefined,
    sentenceOf: (error: unknown) => (error as Error).message,
  }
  const session = new ChangeSession(edge)
  const answer = (made: Variant[], more: object = {}) =>
    edge.change.mockResolvedValueOnce({
      variants: made,
      refused: [],
      creative: { ...creative, productPrice: '$3.99' },
      ...more,
    })
  return { session, edge, answer, ids: () => variants.map(({ id }) => id).toSorted(), creative: () => creative }
}

const cheaper = { changes: { words: { price: '$3.99' } } }

it('undoes a change as a whole and redoes it: every picture in its very version, the fields as they were', async () => {
  const { session, edge, answer, ids, creative } = begin()
  answer([at('square 2'), at('feed 2', 'facebook_feed')])
  session.edit(cheaper.changes)
  await session.applyDraft(undefined)
  expect(session.read()).toMatchObject({ draft: {}, canUndo: true, canRedo: false, news: '2 pictures are changed.' })

  await session.undo()
  expect(ids()).toEqual(['feed 1', 'square 1'])
  expect(creative().productPrice).toBe('$5.49')
  expect(session.read()).toMatchObject({ canUndo: false, canRedo: true })
  await session.redo()
  expect(ids()).toEqual(['feed 2', 'square 2'])
  expect(creative().productPrice).toBe('$3.99')
  expect(edge.writeFields).toHaveBeenLastCalledWith({ productPrice: '$3.99' })
})

it('says in how many pictures other parts had to move', async () => {
  const { session, answer } = begin()
  answer([at('square 2'), at('feed 2', 'facebook_feed')], { moved: ['square'] })
  await session.apply([cheaper])
  expect(session.read().news).toBe('2 pictures are changed. Other parts had to move in 1 picture.')
})

it('does not undo what was changed in another way since', async () => {
  const { session, edge, answer } = begin()
  answer([at('square 2')])
  await session.apply([cheaper])
  edge.onVariant(at('square 3'))
  await session.undo()
  expect(session.read()).toMatchObject({ canUndo: false, problem: expect.stringContaining('cannot be reversed') })
  expect(edge.restore).not.toHaveBeenCalled()
})

it('keeps the draft if the change was refused, and explains why for each format', async () => {
  const { session, answer } = begin()
  const refused = [{ format: 'square', message: 'There is no room for the price on Square.' }]
  answer([], { refused })
  session.edit(cheaper.changes)
  await session.applyDraft(undefined)
  expect(session.read()).toMatchObject({ refused, draft: cheaper.changes, canUndo: false })
})

it('counts as changed only what looks different, and names what could not be', async () => {
  const { session, answer } = begin()
  const refused = [{ format: 'story', message: 'The product cannot be cut out on Instagram Story.' }]
  answer([at('square 2'), at('feed 2', 'facebook_feed')], { alike: ['facebook_feed'], refused: [] })
  await session.apply([{ changes: { cutOut: 'always' } }])
  expect(session.read().news).toBe('The picture is changed. 1 picture looked like this already.')
  answer([at('square 3')], { refused: [{ ...refused[0], format: 'instagram_story' }] })
  await session.apply([{ changes: { cutOut: 'always' } }])
  expect(session.read().news).toBe('The picture is changed. 1 could not be changed: Instagram Story.')
  answer([at('square 3')])
  await session.apply([cheaper])
  expect(session.read().news).toBe('1 picture looked like this already.')
})

it('waits for the stream if a change takes longer than a call', async () => {
  const { session, edge } = begin()
  edge.change.mockResolvedValueOnce({ jobId: 'job' })
  const made = session.apply([cheaper])
  const event = { jobId: 'job', formats: ['square' as const], variants: [at('square 2')], refused: [] }
  await vi.waitFor(() => expect(edge.change).toHaveBeenCalled())
  session.handleEvent({ ...event, state: 'running' })
  expect(session.read().work).toEqual({ total: 2, done: 1 })
  expect(edge.onVariant).toHaveBeenCalledOnce()
  session.handleEvent({ ...event, state: 'done' })
  expect(await made).toBe(true)
  expect(session.read()).toMatchObject({ work: undefined, canUndo: true })
})

it('makes one change after the other', async () => {
  const { session, edge, answer } = begin()
  const first = Promise.withResolvers<unknown>()
  edge.change.mockReturnValueOnce(first.promise)
  answer([at('square 3')])
  const both = [session.apply([cheaper]), session.apply([cheaper])]
  await vi.waitFor(() => expect(edge.change).toHaveBeenCalledOnce())
  first.resolve({ variants: [at('square 2')], refused: [], creative: ad })
  expect(await Promise.all(both)).toEqual([true, true])
  await session.undo()
  expect(edge.restore).toHaveBeenCalledWith({ adId: ad.id, id: 'square 2' })
})

it('undoes a change of several calls as a whole, even if the last of them failed', async () => {
  const { session, edge, answer, ids } = begin()
  answer([at('square 2')])
  answer([at('square 3'), at('feed 2', 'facebook_feed')])
  await session.apply([cheaper, cheaper, cheaper])
  expect(session.read()).toMatchObject({ problem: 'No answer was given', canUndo: true })
  expect(ids()).toEqual(['feed 2', 'square 3'])
  await session.undo()
  expect(ids()).toEqual(['feed 1', 'square 1'])
  expect(edge.restore).toHaveBeenCalledTimes(2)
  await session.redo()
  expect(ids()).toEqual(['feed 2', 'square 3'])
})
