import { expect, it } from 'vitest'
import type { RouterHistory } from './browser-history.ts'
import type { Route } from './match-routes.ts'
import { createMemoryHistory } from './memory-history.ts'
import { createRouter } from './router.ts'

const Screen = () => null

function open(routes: Route[] = [{ path: '*', Component: Screen }], history: RouterHistory = createMemoryHistory('/')) {
  const router = createRouter(routes, history)
  return { router, history, at: () => router.state.location.pathname }
}

function heldRoute(path: string) {
  const loading = Promise.withResolvers<{ Component: typeof Screen }>()
  return { route: { path, lazy: () => loading.promise } satisfies Route, ...loading }
}

it('shows the present screen, and its address, until the next one has loaded', async () => {
  const slow = heldRoute('slow')
  const { router, history, at } = open([slow.route, { path: '*', Component: Screen }])
  const isThere = router.navigate('/slow')
  expect([at(), history.location.pathname, router.state.isNavigating]).toEqual(['/', '/', true])
  slow.resolve({ Component: Screen })
  await isThere
  expect([at(), history.location.pathname, router.state.isNavigating]).toEqual(['/slow', '/slow', false])
})

it('forgets a screen that is still loading when the user goes elsewhere', async () => {
  const slow = heldRoute('slow')
  const { router, history, at } = open([slow.route, { path: '*', Component: Screen }])
  const isOvertaken = router.navigate('/slow')
  await router.navigate('/elsewhere')
  slow.resolve({ Component: Screen })
  await isOvertaken
  expect([at(), history.location.pathname, router.state.isNavigating]).toEqual(['/elsewhere', '/elsewhere', false])
})

it('goes to the address of a screen that failed to load, and says why', async () => {
  const slow = heldRoute('slow')
  const { router, at } = open([slow.route, { path: '*', Component: Screen }])
  const isThere = router.navigate('/slow')
  const reason = new Error('offline')
  slow.reject(reason)
  await isThere
  expect([at(), router.state.failure]).toEqual(['/slow', { reason }])
  await router.navigate('/')
  expect(router.state.failure).toBeUndefined()
})

it('resolves an address from the present one, and replaces an entry of the history', async () => {
  const { router, at } = open()
  await router.navigate('/people?search=mira#first')
  await router.navigate('?person=7')
  expect(router.state.location).toMatchObject({ pathname: '/people', search: '?person=7', hash: '' })
  await router.navigate({ search: '' }, { replace: true, state: { from: 'test' } })
  expect(router.state.location).toMatchObject({ pathname: '/people', search: '', state: { from: 'test' } })
  await router.navigate(-1)
  expect(router.state.location.search).toBe('?search=mira')
  await router.navigate(-1)
  expect(at()).toBe('/')
})

it('lets the user answer before a link leaves blocked work', async () => {
  const { router, at } = open()
  const asked: string[] = []
  const remove = router.addBlocker(({ currentLocation, nextLocation }) => {
    asked.push(`${currentLocation.pathname} ${nextLocation.pathname}`)
    return true
  })
  await router.navigate('/away')
  expect([at(), asked]).toEqual(['/', ['/ /away']])
  router.state.blocked?.stay()
  expect([at(), router.state.blocked]).toEqual(['/', undefined])
  await router.navigate('/away')
  router.state.blocked?.leave()
  await expect.poll(at).toBe('/away')
  expect(router.state.blocked).toBeUndefined()
  remove()
  await router.navigate('/')
  expect(at()).toBe('/')
})

it('goes forward again when Back is blocked, and back once the user leaves', async () => {
  const { router, history, at } = open()
  await router.navigate('/work')
  const remove = router.addBlocker(() => true)
  history.go(-1)
  expect([at(), history.location.pathname]).toEqual(['/work', '/work'])
  router.state.blocked?.stay()
  expect([at(), router.state.blocked]).toEqual(['/work', undefined])
  history.go(-1)
  router.state.blocked?.leave()
  await expect.poll(at).toBe('/')
  remove()
  history.go(1)
  expect([at(), history.location.pathname]).toEqual(['/work', '/work'])
})

/** A history like the browser's, which moves later: by `arrive`, in the order in which the moves were asked for. */
function heldHistory() {
  const history = createMemoryHistory('/')
  const moves: number[] = []
  const arrive = () => history.go(moves.shift() ?? 0)
  return {
    ...history,
    at: () => history.location.pathname,
    go: (steps: number) => void moves.push(steps),
    moves,
    arrive,
  }
}

/** Opens `/`, then `/before`, then `/work`, which is left after a question only. */
async function openWork() {
  const history = heldHistory()
  const { router, at } = open(undefined, history)
  await router.navigate('/before')
  await router.navigate('/work')
  const remove = router.addBlocker(() => true)
  const places = () => [at(), history.at(), router.state.blocked !== undefined]
  const settle = async () => {
    while (history.moves.length > 0) {
      history.arrive()
      await Promise.resolve()
    }
  }
  return { router, history, remove, places, settle }
}

it.each(['stays', 'leaves'])(
  'asks one question of two presses of Back, the second one while it is open, and %s',
  async (answer) => {
    const { router, history, remove, places, settle } = await openWork()
    history.go(-1)
    await settle()
    history.go(-1)
    await settle()
    expect(places()).toEqual(['/work', '/work', true])
    if (answer === 'stays') router.state.blocked?.stay()
    else {
      remove()
      router.state.blocked?.leave()
      await expect.poll(() => history.moves).toEqual([-1])
      await settle()
    }
    const place = answer === 'stays' ? '/work' : '/before'
    await expect.poll(places).toEqual([place, place, false])
  },
)

it('comes back from two presses of Back, the second one before it has moved forward again', async () => {
  const { router, history, remove, places, settle } = await openWork()
  history.go(-1)
  history.go(-1)
  await settle()
  expect(places()).toEqual(['/work', '/work', true])
  remove()
  router.state.blocked?.leave()
  await expect.poll(() => history.moves).toEqual([-1])
  await settle()
  await expect.poll(places).toEqual(['/before', '/before', false])
})
