import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { exampleOf } from '../rulebook/examples.ts'
import { readTarget, RULES } from '#contract/rulebook/rules.ts'
import { stateRule } from '#contract/rulebook/state-rule.ts'
import { judgePicture, seePicture } from '#server/pictures/checker/check-picture.ts'
import { requireSmall } from '#server/pictures/checker/require-small.ts'
import { drawExample } from '../rulebook/draw-example.ts'
import { BadInput, parseTyped, pathAsTyped } from '../bad-input.ts'

/**
 * Checks pictures against the rulebook and writes what was found; with `--example` it writes the two examples of a rule. The exit status is 1 if a platform would refuse one of
 * them. Throws BadInput for what cannot be read.
 */
export async function checkAd(args: string[], now = new Date()): Promise<void> {
  const options = {
    for: { type: 'string', default: 'all' },
    json: { type: 'boolean', default: false },
    example: { type: 'string' },
    out: { type: 'string' },
  } as const
  const { values, positionals } = parseTyped(args, options, USAGE)
  if (values.example !== undefined) return await writeExample(values.example, values.out)
  const target = readTarget(values.for)
  if (!target)
    throw new BadInput(`There is no platform, placement or format "${values.for}": docs/rulebook.md lists them.`)
  if (positionals.length === 0) throw new BadInput(`Name a picture: ${USAGE}.`)
  for (const file of positionals) {
    const check = judgePicture(await see(pathAsTyped(file)), target, now)
    process.stdout.write(values.json ? `${JSON.stringify({ file, ...check })}\n` : report(file, check))
    if (check.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1
  }
}

const USAGE = 'npm run check-ad -- picture.jpg --for google_display'

/** Writes the picture that passes a rule and the one that fails it, and how they are checked. */
async function writeExample(id: string, out: string | undefined): Promise<void> {
  const rule = RULES.find((one) => one.id === id)
  if (!rule) throw new BadInput(`There is no rule "${id}": docs/rulebook.md lists them.`)
  if (out === undefined) throw new BadInput(`Name a folder: npm run check-ad -- --example ${id} --out DIR.`)
  const folder = pathAsTyped(out)
  mkdirSync(folder, { recursive: true })
  const { target, ...pictures } = exampleOf(rule)
  process.stdout.write(`${stateRule(rule)}\n`)
  for (const kind of ['passes', 'fails'] as const) {
    const file = path.join(folder, `${id}-${kind}.${pictures[kind].type}`)
    writeFileSync(file, await drawExample(pictures[kind]))
    process.stdout.write(`${kind}: ${file}: ${pictures[kind].description}\n`)
  }
  process.stdout.write(`checked by: npm run check-ad -- FILE --for ${target}\n`)
}

async function see(file: string) {
  if (!existsSync(file)) throw new BadInput(`${file} is not there.`)
  const bytes = readFileSync(file)
  try {
    await requireSmall(bytes, file)
    return await seePicture(bytes, file)
  } catch (error) {
    if (error instanceof AppError) throw new BadInput(error.message)
    throw error
  }
}

const MARKS = { error: 'PROBLEM', warning: 'ADVICE', info: 'NOTE' } as const

/** Writes a check for people: what was found, the rule with its page and day, and the places in the picture. */
function report(file: string, { picture, placements, findings, unchecked }: PictureCheck): string {
  const { widthPx, heightPx, bytes, type } = picture
  const taken = placements.filter(({ fits }) => fits).map(({ id }) => id)
  const lines = [
    `${file}: ${widthPx} x ${heightPx}, ${type}, ${bytes} bytes`,
    `  fits: ${taken.length > 0 ? taken.join(', ') : 'no placement'}`,
    ...findings.flatMap(({ severity, message, rule, statement, source, boxes }) => [
      `  ${MARKS[severity]} ${message}`,
      `    ${statement} [${rule}]`,
      ...(source
        ? [`    ${source.url} (${source.read}, checked on ${source.lastChecked}${source.isOld ? ', old' : ''})`]
        : ['    a bound of ours']),
      ...boxes.map(({ x, y, width, height }) => `    at ${x},${y} ${width} x ${height}`),
    ]),
    ...(findings.length === 0 ? ['  nothing to say'] : []),
    ...unchecked.map((sentence) => `  not checked: ${sentence}`),
  ]
  return `${lines.join('\n')}\n`
}
