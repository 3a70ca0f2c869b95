import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../launch/root.mjs'
import { readLogLines } from './read-log-lines.ts'

interface Row {
  line: string
  level: string
}

function readTable(): Row[] {
  const text = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8')
  const section = text.split('## What the log lines mean')[1]!.split('\n## ')[0]!
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) => {
    const [, line = '', level = ''] = row.split('|').map((cell) => cell.trim())
    return { line, level }
  })
}

/** Returns the sources of all output of a server: its own, and those of Fastify, which logs through ours. */
function readSources(): { file: string; source: string }[] {
  const files = globSync('server/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const fastify = ['log-controller.js', 'route.js', 'reply.js'].map((file) => `node_modules/fastify/lib/${file}`)
  return [...files, ...fastify].map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))
}

/** Lines of Fastify that only a fault in our own routes could cause; some contain only an error's message. */
const ONLY_BY_A_FAULT = [
  /^Reply was already sent/,
  /^unhandled rejection on reply\.then/,
  /^response will send, but you shouldn/,
  /^stream payload does not end properly/,
  /^Trying to send a NotFound error inside a 404 handler/,
  /^The serializer for the given status code failed/,
  /^onRequestAborted hook failed/,
  /^Route /,
  /^request aborted - refusing/,
  /^request errored/,
]

const says = ({ line }: Row, message: string) =>
  message.startsWith(line.replaceAll('’', "'")) || message.startsWith(line)

it('has a row for each line that the server can write, with its level', () => {
  const rows = readTable()
  const unknown: string[] = []
  for (const { file, source } of readSources()) {
    const ofFastify = file.startsWith('node_modules')
    for (const { level, messages } of readLogLines(source)) {
      if (messages.length === 0 && !ofFastify) unknown.push(`${file}: a ${level} whose words cannot be found`)
      for (const message of messages) {
        if (ofFastify && ONLY_BY_A_FAULT.some((one) => one.test(message))) continue
        if (!rows.some((row) => says(row, message) && row.level === level))
          unknown.push(`${file}: ${level} "${message}"`)
      }
    }
  }
  expect(unknown).toEqual([])
})

it('has no row for a line that nobody writes', () => {
  const sources = readSources().map(({ source }) => source)
  const stale = readTable().filter(({ line }) => !sources.some((source) => source.includes(line.replaceAll('’', "'"))))
  // Fastify puts the address into it.
  expect(stale.map(({ line }) => line)).toEqual(['Server listening at'])
})

it('knows the one place that chooses the level of a line while it runs, whose lines are in the table', () => {
  const choosing = readSources().filter(({ file, source }) => file.startsWith('server/') && /\blog\[/.test(source))
  expect(choosing.map(({ file }) => file)).toEqual(['server/people/auth/routes.ts'])
  const refusal = readFileSync(path.join(ROOT, 'server/people/auth/sign-in-refusal.ts'), 'utf8')
  const lines = refusal.split('\n').filter((line) => /\bmessage(:| =) /.test(line))
  const messages = lines.flatMap((line) => [...line.matchAll(/'([A-Z][^']+)'/g)].map(([, message]) => message!))
  expect(messages.length).toBeGreaterThan(2)
  const known = new Set(readTable().map(({ line }) => line))
  expect(messages.filter((message) => !known.has(message))).toEqual([])
})

it('reads the messages of log calls, however they are written', () => {
  const source = `
    const TOO_OLD =
      'It is too old, (really)'
    log.warn('One')
    services.log.error(
      { err: error, list: [1, 'no'] },
      'Two, with a comma',
    )
    request.log.info(describe(a, b), isOld ? TOO_OLD : 'Four')
    log.warn(describe(a))
    log.debug('Five')`
  expect(readLogLines(source)).toEqual([
    { level: 'warn', messages: ['One'] },
    { level: 'error', messages: ['Two, with a comma'] },
    { level: 'info', messages: ['Four', 'It is too old, (really)'] },
    { level: 'warn', messages: [] },
  ])
})

it('writes nothing beside its log', () => {
  // These write before there is a log, or to the keyboard in place of it.
  const allowed = ['server/announce-start.ts', 'server/platform/logging/write-all-as-lines.ts']
  const found = readSources()
    .filter(({ file }) => file.startsWith('server/') && !allowed.includes(file))
    .filter(({ source }) => /\bconsole\.\w+\(|process\.std(out|err)\.write\(/.test(source))
  expect(found.map(({ file }) => file)).toEqual([])
})
