import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CutOutOfPhoto } from '#contract/ads/cut-outs/cut-out.ts'
import type { Creative } from '#contract/ads/creative.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import type { Answers } from '#test/web/render-page.tsx'
import { complete } from '#test/web/make-creative.ts'

const PATH = `/api/creatives/${complete.id}/photos/1/cut-out`
const cut: CutOutOfPhoto = {
  shown: 'cut-out',
  advised: 'cut-out',
  why: 'The product stands out clearly from its background.',
  preview: `${PATH}/preview?version=1`,
  strokes: [],
}
const whole: CutOutOfPhoto = { ...cut, shown: 'whole', advised: 'whole', why: 'It is not clear enough where it ends.' }

const answerWith = (cutOut: CutOutOfPhoto, etag = '"1"') => Response.json(cutOut, { headers: { etag } })

async function openPhoto(
  cutOut: CutOutOfPhoto,
  { ad = complete, answers = {} }: { ad?: Creative; answers?: Answers } = {},
) {
  const page = openWizard({ ad, step: 2, answers: { [`GET ${PATH}`]: () => answerWith(cutOut), ...answers } })
  await stepTitle('Upload Images')
  const card = within(await screen.findByRole('listitem', { name: 'lamp.jpg' }))
  await card.findByRole('group', { name: 'How to show lamp.jpg' })
  return { ...page, card }
}

describe('what becomes of a photo', () => {
  it('is a cut-out or the whole photo, with one sentence that explains why, as the studio advises', async () => {
    const { card } = await openPhoto(whole)
    expect(card.getByText(whole.why)).toBeDefined()
    expect(card.getByRole('radio', { name: 'As photographed' })).toHaveProperty('checked', true)
    expect(card.getByRole('img', { name: 'lamp.jpg, as photographed' })).toBeDefined()
    // The step shows each photo once.
    expect(within(screen.getByRole('tabpanel')).getAllByRole('img')).toHaveLength(1)
  })

  it('is the user’s choice, and saved with the ad', async () => {
    const { card, saved } = await openPhoto(cut)
    expect(card.getByRole('img', { name: 'lamp.jpg, cut out' }).getAttribute('src')).toBe(cut.preview)
    fireEvent.click(card.getByRole('radio', { name: 'As photographed' }))
    expect(card.getByRole('img', { name: 'lamp.jpg, as photographed' })).toBeDefined()
    expect(card.getByText('You want it as it was photographed.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
    await waitFor(() => expect(saved.at(-1)?.productImages).toMatchObject([{ name: 'lamp.jpg', cutOut: 'never' }]))
    fireEvent.click(card.getByRole('radio', { name: 'Cut out' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
    await waitFor(() => expect(saved.at(-1)?.productImages).toMatchObject([{ cutOut: 'always' }]))
  })

  it('is requested again after a failure', async () => {
    let isUp = false
    const answer = () => (isUp ? answerWith(cut) : refusal(500, 'INTERNAL_ERROR', 'Oh'))
    openWizard({ ad: complete, step: 2, answers: { [`GET ${PATH}`]: answer } })
    await screen.findByText(/could not be looked at right now/)
    isUp = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(cut.why)).toBeDefined()
  })
})

describe('a touch-up', () => {
  /** Opens the brush, which starts in the middle of the photo; each press of space paints a dot. */
  async function openTouchUp(cutOut: CutOutOfPhoto, answers: Answers = {}) {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }))
    const tried: unknown[] = []
    const page = await openPhoto(cutOut, {
      answers: {
        [`POST ${PATH}/preview`]: async (request) => {
          tried.push(((await request.json()) as { strokes: unknown }).strokes)
          return new Response(new Blob(['x']), { headers: { 'content-type': 'image/webp' } })
        },
        ...answers,
      },
    })
    fireEvent.click(page.card.getByRole('button', { name: 'Touch up lamp.jpg' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Touch up' }))
    const board = dialog.getByRole('application', { name: 'lamp.jpg, to paint on' })
    const dot = () => {
      fireEvent.keyDown(board, { key: ' ' })
      fireEvent.keyUp(board, { key: ' ' })
    }
    return { ...page, dialog, board, dot, tried }
  }

  it('is painted by keys, undone and redone, previewed and saved with the version that was read', async () => {
    const sent: unknown[] = []
    const { dialog, board, dot, tried } = await openTouchUp(cut, {
      [`POST ${PATH}`]: async (request) => {
        const { strokes } = (await request.json()) as Pick<CutOutOfPhoto, 'strokes'>
        sent.push([request.headers.get('if-match'), strokes])
        return answerWith({ ...cut, strokes, preview: `${PATH}/preview?version=2` }, '"2"')
      },
    })
    fireEvent.click(dialog.getByRole('radio', { name: 'Keep' }))
    fireEvent.keyDown(board, { key: '+' })
    expect(dialog.getByText('Brush size 5 of 7.')).toBeDefined()
    dot()
    fireEvent.click(dialog.getByRole('radio', { name: 'Remove' }))
    fireEvent.keyDown(board, { key: 'ArrowRight' })
    dot()
    expect(dialog.getByText('Removed. 2 of 200 strokes.')).toBeDefined()
    fireEvent.keyDown(board, { key: 'z', ctrlKey: true })
    expect(dialog.getByText('Undone. 1 of 200 strokes.')).toBeDefined()
    expect(dialog.queryByText(/^Removed/)).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Redo' }))
    expect(dialog.getByText('Redone. 2 of 200 strokes.')).toBeDefined()
    const strokes = [
      { kind: 'keep', radius: 0.04, points: [[0.5, 0.5]] },
      { kind: 'remove', radius: 0.04, points: [[0.53, 0.5]] },
    ]
    await waitFor(() => expect(tried.at(-1)).toEqual(strokes))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([['"1"', strokes]])
    expect(screen.getByRole('img', { name: 'lamp.jpg, cut out' }).getAttribute('src')).toContain('version=2')
  })

  it('can be zoomed, with a finer brush, and shown on the other ground', async () => {
    const { dialog, board, dot, tried } = await openTouchUp(cut)
    const out = () => dialog.getByRole('button', { name: 'Zoom out' })
    expect(out()).toHaveProperty('disabled', true)
    fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
    expect(dialog.getByText('2 times as large.')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
    expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveProperty('disabled', true)
    dot()
    await waitFor(() => expect(tried.at(-1)).toMatchObject([{ radius: 0.025 / 4, points: [[0.5, 0.5]] }]))
    fireEvent.click(out())
    fireEvent.click(out())
    expect(dialog.getByText('The whole photo.')).toBeDefined()

    const ground = () => board.closest('[data-ground]')?.getAttribute('data-ground')
    expect(ground()).toBe('dark')
    fireEvent.click(dialog.getByRole('button', { name: 'On a light ground' }))
    expect(ground()).toBe('light')
    fireEvent.click(dialog.getByRole('button', { name: 'On a dark ground' }))
    expect(ground()).toBe('dark')
  })

  it('is zoomed by two fingers, which paint nothing', async () => {
    const { dialog, board, tried } = await openTouchUp(cut)
    const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 50, button: 0 })
    fireEvent.pointerDown(board, at(1, 100))
    fireEvent.pointerDown(board, at(2, 140))
    fireEvent.pointerMove(board, at(2, 170))
    expect(dialog.getByText('2 times as large.')).toBeDefined()
    fireEvent.pointerUp(board, at(2, 170))
    fireEvent.pointerUp(board, at(1, 100))
    fireEvent.pointerDown(board, at(1, 170))
    fireEvent.pointerDown(board, at(2, 100))
    fireEvent.pointerMove(board, at(2, 150))
    expect(dialog.getByText('The whole photo.')).toBeDefined()
    expect(tried).toEqual([])
  })

  it('forces the cut-out of a photo that would stay whole', async () => {
    const { card, dialog, dot } = await openTouchUp(whole, {
      [`POST ${PATH}`]: async (request) => answerWith({ ...whole, ...((await request.json()) as object) }),
    })
    dot()
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(card.getByRole('radio', { name: 'Cut out' })).toHaveProperty('checked', true)
    expect(card.getByText('You want it cut out. Look it over: it is not clear enough where it ends.')).toBeDefined()
  })

  it('overwrites what was painted elsewhere only when it is saved again', async () => {
    const versions: (string | null)[] = []
    const { dialog, dot } = await openTouchUp(cut, {
      [`POST ${PATH}`]: async (request) => {
        versions.push(request.headers.get('if-match'))
        if (versions.length > 1) return answerWith(cut, '"3"')
        const body = { code: 'CONFLICT', message: 'This photo was touched up elsewhere in the meantime.' }
        return Response.json(body, { status: 409, headers: { etag: '"2"' } })
      },
    })
    dot()
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Touched up elsewhere')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(versions).toEqual(['"1"', '"2"'])
  })

  it('is not lost by a slip: closing asks, Cancel does not', async () => {
    const { dialog, dot } = await openTouchUp(cut)
    dot()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(dialog.getByText('Your strokes are not saved')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
