import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openWizard, stepTitle } from '#test/web/open-wizard.ts'
import { answerFetch } from '#test/web/render-page.tsx'
import { App } from '#web/app.tsx'
import { createSession } from '#web/api/people/session.ts'
import { routes } from '#web/routes/router.tsx'
import { createMemoryHistory } from '#web/router/memory-history.ts'
import { createRouter } from '#web/router/router.ts'
import { RouterView } from '#web/router/router-view.tsx'
import { complete } from '#test/web/make-creative.ts'

it('names the steps, marks the current one, and has the tabs and the note of SPEC.md', async () => {
  openWizard({ ad: complete, step: 2 })
  await stepTitle('Upload Images')
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual([
    expect.stringMatching(/^Product Images/),
    expect.stringMatching(/^Inspiration Images \(Optional\)/),
  ])
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button')
  for (const [at, name] of ['Product Info', 'Images', 'Style', 'Format', 'Generate'].entries()) {
    expect(steps[at]?.textContent).toContain(`Step ${at + 1}:`)
    expect(steps[at]?.textContent).toContain(name)
  }
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
  const details = within(screen.getByRole('complementary', { name: 'Your Ad Details' }))
  expect(details.getByText(/changes are saved when (you click|clicking) Next Step/i)).toBeDefined()
})

it('shows three pictures in the sidebar and counts the rest', async () => {
  const productImages = [1, 2, 3, 4, 5].map((number) => ({ url: `/api/images/${number}`, name: `${number}.jpg` }))
  openWizard({ ad: { ...complete, productImages }, step: 1 })
  await stepTitle('Product and Ad Details')
  const details = within(screen.getByRole('complementary', { name: 'Your Ad Details' }))
  expect(details.getByText('+2')).toBeDefined()
  expect(screen.getByRole('complementary').querySelectorAll('img')).toHaveLength(3)
})

it('says that it authenticates the user while that is not known', async () => {
  answerFetch({ 'GET /api/auth/user': () => new Promise<Response>(() => {}) })
  const router = createRouter(routes, createMemoryHistory('/create'))
  render(
    <App session={createSession({})}>
      <RouterView router={router} />
    </App>,
  )
  expect(await screen.findByRole('heading', { name: 'Loading Data' })).toBeDefined()
  await waitFor(() => expect(screen.getByText('Authenticating user...')).toBeDefined())
})
