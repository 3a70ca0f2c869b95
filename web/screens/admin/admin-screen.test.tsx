import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

const AT = '2026-03-17T12:00:00.000Z'
const ID = '0d3f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f12'
const PERSON: AdminPersonDetails = {
  id: ID,
  email: 'ada@example.com',
  planId: 'free',
  ads: 2,
  credits: { monthly: 3, pack: 20 },
  since: AT,
  suspendedSince: null,
  signsInAt: 'https://id.example',
  ledger: [],
  trail: [{ id: MIRA.id, at: AT, kind: 'sign-in', actorId: null, details: { provider: 'sso', device: null } }],
}

const openAdmin = (query: string, answers: Answers) =>
  renderPage({ path: `/admin${query}`, user: MIRA, isOperator: true, answers })

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('is the not-found page for everyone but operators, and requests nothing', async () => {
  const { calls } = renderPage({ path: '/admin', user: MIRA, answers: { 'GET /api/credits': () => new Response() } })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined()
  expect(calls.filter((call) => call.includes('admin'))).toEqual([])
})

it('finds a person, shows their data, and gives credits once although the answer was lost', async () => {
  const asked: { amount: number; reason: string; requestId: string }[] = []
  openAdmin('', {
    'GET /api/admin/people': ({ url }) =>
      Response.json({ people: new URL(url).searchParams.get('search') === 'ada' ? [PERSON] : [] }),
    [`GET /api/admin/people/${ID}`]: () => Response.json(PERSON),
    [`POST /api/admin/people/${ID}/credits`]: async (request) => {
      asked.push((await request.json()) as never)
      if (asked.length === 1) throw new TypeError('Failed to fetch')
      return Response.json({ ...PERSON, credits: { monthly: 3, pack: 25 } })
    },
  })
  await type('Beginning of the e-mail address, or the id', ' ada ')
  await press('Search')
  fireEvent.click(await screen.findByRole('link', { name: 'ada@example.com' }))
  expect(await screen.findByText('provider sso, device unknown')).toBeDefined()
  await press('Give credits')
  expect(await screen.findByText('A whole number from 1 to 1000.')).toBeDefined()
  await type('How many', '5')
  await type('Why', 'A failed ad')
  await press('Give credits')
  await screen.findByRole('alert')
  await press('Give credits')
  expect(await screen.findByText('25')).toBeDefined()
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual({ amount: 5, reason: 'A failed ad', requestId: expect.any(String) })
  expect(asked[1]).toEqual(asked[0])
})

it('relinks, suspends, lifts, stops payments and deletes, and asks before each but the first', async () => {
  let person = PERSON
  const asked: unknown[] = []
  const answer = (change: Partial<AdminPersonDetails>) => async (request: Request) => {
    asked.push(await request.text())
    person = { ...person, ...change }
    return Response.json(person)
  }
  openAdmin(`?person=${ID}`, {
    [`GET /api/admin/people/${ID}`]: () => Response.json(person),
    'GET /api/admin/people': () => Response.json({ people: [] }),
    [`POST /api/admin/people/${ID}/relink`]: answer({}),
    [`POST /api/admin/people/${ID}/suspend`]: async (request) => {
      const { suspended } = (await request.clone().json()) as { suspended: boolean }
      return answer({ suspendedSince: suspended ? AT : null })(request)
    },
    [`POST /api/admin/people/${ID}/stop-payments`]: () =>
      Response.json({ code: 'CONFLICT', message: 'This person pays nothing.' }, { status: 409 }),
    [`DELETE /api/admin/people/${ID}`]: () => new Response(null, { status: 204 }),
  })
  expect((await screen.findByText('https://id.example')).tagName).toBe('DD')
  const link = screen.getByRole('link', { name: 'Export' })
  expect(link.getAttribute('href')).toBe(`/api/admin/people/${ID}/export`)
  await type('Subject at the issuer', ' a-subject ')
  await press('Relink')
  await waitFor(() => expect(asked).toEqual([JSON.stringify({ subject: 'a-subject' })]))
  const confirm = async (name: string) => {
    await press(name)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('ada@example.com')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name }))
    return dialog
  }
  await confirm('Suspend')
  expect(await screen.findByText('Suspended since')).toBeDefined()
  await confirm('Lift the suspension')
  await waitFor(() => expect(screen.queryByText('Suspended since')).toBeNull())
  const refused = await confirm('Stop payments')
  expect(await refused.findByText('This person pays nothing.')).toBeDefined()
  fireEvent.click(refused.getByRole('button', { name: 'Cancel' }))
  await confirm('Delete account')
  expect(await screen.findByLabelText('Beginning of the e-mail address, or the id')).toBeDefined()
  expect(asked.slice(1)).toEqual(['{"suspended":true}', '{"suspended":false}'])
})

it('retries failed and stuck jobs, and explains a refusal', async () => {
  const job = { id: ID, personId: MIRA.id, format: 'square', stage: 'queued', createdAt: AT, updatedAt: AT }
  const lists = (jobs: object[]) => ({ count: jobs.length, jobs })
  let stuck = [{ ...job, code: null }]
  openAdmin('?part=jobs', {
    'GET /api/admin/jobs': () => Response.json({ waiting: lists([]), failed: lists([]), stuck: lists(stuck) }),
    [`POST /api/admin/jobs/${ID}/retry`]: () => {
      if (stuck.length === 0) return Response.json({ code: 'CONFLICT', message: 'It goes on.' }, { status: 409 })
      stuck = []
      return Response.json({ jobId: ID })
    },
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('link', { name: MIRA.id.slice(0, 8) }).getAttribute('href')).toBe(`/admin?person=${MIRA.id}`)
  await press(/^Try again/)
  expect(await screen.findByText('None is stuck.')).toBeDefined()
})

it('shows costs by day and which services answer, and requests nothing that is not opened', async () => {
  const { calls } = openAdmin('?part=costs', {
    'GET /api/admin/costs': () => Response.json({ days: [{ day: '2026-03-17', usd: 1.25 }] }),
    'GET /api/admin/services': () =>
      Response.json({ services: [{ name: 'issuer', reachable: false, ms: 3 }], resting: ['openai'] }),
  })
  expect(await screen.findByRole('cell', { name: '$1.25' })).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: 'Services' }))
  expect(await screen.findByRole('cell', { name: 'No' })).toBeDefined()
  expect(screen.getByText(/^openai failed too often/)).toBeDefined()
  await waitFor(() =>
    expect(calls.filter((call) => call.includes('admin'))).toEqual(['GET /api/admin/costs', 'GET /api/admin/services']),
  )
})
