import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SaleCalendar, SaleState } from '#contract/ads/sales/sale-calendar.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { complete, makeShown, makeVariant } from '#test/web/make-creative.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'

const SALE = `/api/creatives/${complete.id}/sale-calendar`

const PICTURE = {
  format: 'square' as const,
  state: 'done' as const,
  message: null,
  imageUrl: '/api/images/7',
  width: 600,
  height: 600,
  isOutdated: false,
  findings: [],
}

function makeState(fields: Partial<SaleState> = {}): SaleState {
  const id = crypto.randomUUID()
  return { id, name: 'From Friday', from: '2026-11-27', words: { price: '$3.99' }, pictures: [PICTURE], ...fields }
}

interface Opened {
  planId?: PlanId
  states?: SaleState[]
  missing?: number
  /** The server's refusal to save it. */
  refused?: Response
}

/** Opens step 5 with the calendar from the format's menu. `sent` collects what is saved and requested. */
async function open({ planId = 'pro', states = [], missing = 0, refused }: Opened) {
  const sent: unknown[] = []
  const calendar: SaleCalendar = { states, missing }
  const shown = makeShown({ headline: 'Glow', price: '$5.49', badge: 'New' })
  openWizard({
    planId,
    ad: complete,
    step: 5,
    variants: [makeVariant('square', { adId: complete.id, shown })],
    answers: {
      [`GET ${SALE}`]: () => Response.json(calendar),
      [`PUT ${SALE}`]: async (request) => {
        sent.push(await request.json())
        return refused?.clone() ?? Response.json(calendar)
      },
      [`POST ${SALE}/pictures`]: () => {
        sent.push('pictures')
        return Response.json({ states, missing: 0 }, { status: 202 })
      },
    },
  })
  await stepTitle('Generate and preview')
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Square options' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sale calendar' }))
  return sent
}

async function dialogOf() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sale calendar' }))
  await dialog.findAllByLabelText('First day')
  return dialog
}

it('sends the words that were typed, and leaves out what should not be on the ad', async () => {
  const state = makeState()
  const sent = await open({ states: [state] })
  const dialog = await dialogOf()
  const price = dialog.getByLabelText<HTMLInputElement>('Price')
  expect(price.value).toBe('$3.99')
  expect(dialog.getByLabelText<HTMLInputElement>('Headline').placeholder).toBe('Glow')
  fireEvent.change(price, { target: { value: '$2.99' } })
  fireEvent.click(dialog.getByLabelText('Leave out the badge'))
  fireEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
  const { id, name, from } = state
  await waitFor(() => expect(sent).toEqual([{ states: [{ id, name, from, words: { price: '$2.99', badge: null } }] }]))
})

it('refuses a wrong order before it is sent, and shows the server’s refusal', async () => {
  const states = [makeState(), makeState({ name: 'Over', from: '2026-12-01', words: {} })]
  const sent = await open({ states, refused: refusal(400, 'VALIDATION_FAILED', 'The server says no.') })
  const dialog = await dialogOf()
  const [, day] = dialog.getAllByLabelText('First day')
  fireEvent.change(day!, { target: { value: '2026-11-20' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
  expect(dialog.getByRole('alert').textContent).toContain('The state “Over” begins before “From Friday”.')
  fireEvent.change(day!, { target: { value: '2026-12-02' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
  await dialog.findByText('The server says no.')
  expect(sent).toHaveLength(1)
})

it('shows how many pictures a press makes, and that they cost nothing', async () => {
  const sent = await open({ states: [makeState({ pictures: [{ ...PICTURE, isOutdated: true }] })], missing: 1 })
  const dialog = await dialogOf()
  dialog.getByText('1 picture is missing or out of date.')
  const press = dialog.getByRole('button', { name: 'Make 1 picture no credits' })
  fireEvent.click(press)
  fireEvent.click(press)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Make 1/ })).toBeNull())
  expect(sent).toEqual(['pictures'])
})

it('lets a user without a plan for it delete an earlier sale, and nothing else', async () => {
  const sent = await open({ planId: 'free', states: [makeState()], missing: 1 })
  const dialog = await dialogOf()
  dialog.getByText(/A sale calendar is part of the Pro plan/)
  expect(dialog.getByRole<HTMLFieldSetElement>('group', { name: 'From Friday' }).disabled).toBe(true)
  expect(dialog.queryByRole('button', { name: /^Make/ })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete From Friday' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
  await waitFor(() => expect(sent).toEqual([{ states: [] }]))
})

it('offers the plan to a user who has no sale and no plan for one', async () => {
  await open({ planId: 'free' })
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro' })
  expect(dialog.textContent).toContain('Sale calendar is a Pro plan feature.')
})
