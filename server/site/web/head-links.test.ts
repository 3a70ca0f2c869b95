import { expect, it } from 'vitest'
import { headLinks, type Manifest } from './head-links.ts'

const manifest: Manifest = {
  _start: { file: 'assets/start-1.js', css: ['assets/start-1.css'] },
  _basics: { file: 'assets/basics-1.js', css: ['assets/basics-1.css'], imports: ['_start'] },
  'screens/a.tsx': { file: 'assets/a-1.js', css: ['assets/a-1.css'], imports: ['_start', '_basics'] },
}
const template = '<script src="/assets/start-1.js"></script><link href="/assets/start-1.css">'

it('links the styles and scripts of a screen, what it imports first, without what the page has already', () => {
  const links = headLinks(manifest, template, ['screens/a.tsx'])
  expect([...links.matchAll(/rel="(\w+)".*?href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'stylesheet /assets/basics-1.css',
    'stylesheet /assets/a-1.css',
    'modulepreload /assets/basics-1.js',
    'modulepreload /assets/a-1.js',
  ])
})

it('refuses a screen that the build does not know', () => {
  expect(() => headLinks(manifest, template, ['screens/b.tsx'])).toThrow('The build knows no screens/b.tsx')
})
