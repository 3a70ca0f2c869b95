import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './launch/root.mjs'
import { TASKS } from './launch/tasks.mjs'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'))
const RECORDS = readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
const AREA_PATH = /`((?:contract|studio|server|web|test|e2e|bench|scripts|docs|deploy|ops|findings)\/[\w./-]+)`/g

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(AREA_PATH)].map(([, name]) => name!)
    expect(paths.filter((name) => !name.endsWith('.env') && !existsSync(path.join(ROOT, name)))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name!)
    expect(commands.filter((name) => !(name in TASKS))).toEqual([])
  })
})

it.each([...PAGES, ...RECORDS])('%s links to files that exist', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!)
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(page), link)))).toEqual([])
})
