import { expect, it } from 'vitest'
import { loadRoutes, matchRoutes, type Route } from './match-routes.ts'

const routes: Route[] = [
  { id: 'bare', children: [{ path: 'r/:token' }] },
  {
    id: 'frame',
    children: [{ index: true, id: 'home' }, { path: 'campaigns/new' }, { path: 'campaigns/:id' }, { path: '*' }],
  },
]

const matched = (pathname: string) => {
  const found = matchRoutes(routes, pathname)
  return [found.routes.map(({ path, id }) => path ?? id), found.params]
}

it.each([
  ['/', 'home', {}],
  ['/campaigns/new', 'campaigns/new', {}],
  ['/campaigns/7', 'campaigns/:id', { id: '7' }],
  ['/campaigns/7/', 'campaigns/:id', { id: '7' }],
  ['/campaigns/a%20b', 'campaigns/:id', { id: 'a b' }],
  ['/campaigns/%E0%A4%A', 'campaigns/:id', { id: '%E0%A4%A' }],
  ['/Campaigns/7', '*', {}],
  ['/campaigns//', '*', {}],
  ['/campaigns/7/more', '*', {}],
])('finds for %s the screen %s in its frame', (pathname, screen, params) => {
  expect(matched(pathname)).toEqual([['frame', screen], params])
})

it('takes the first route that fits, so that the one for all the rest stands last', () => {
  expect(matched('/r/secret')).toEqual([['bare', 'r/:token'], { token: 'secret' }])
})

it('loads a route once, and again after a failure', async () => {
  let tries = 0
  const Component = () => null
  const route: Route = {
    lazy: () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ Component })
    },
  }
  await expect(loadRoutes([route])).rejects.toThrow('offline')
  await loadRoutes([route])
  await loadRoutes([route])
  expect([tries, route.Component]).toEqual([2, Component])
})
