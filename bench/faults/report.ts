import { cpus, loadavg } from 'node:os'
import type { Outcome } from './run-fault.ts'

export const HEADINGS = [
  'Fault',
  'Acknowledged',
  'Lost',
  'Doubled',
  'Other answers',
  'Slowest call',
  'Works again',
  'All made',
  'Memory',
  'Load',
  '',
]

/** Makes one line of the table in docs/faults.md. */
export function rowOfOutcome(outcome: Outcome): string[] {
  const { fault, acknowledged, lost, doubled, slowestSeconds, recoveredSeconds, madeSeconds, memoryMb, wrong } = outcome
  return [
    `${fault.name}: ${fault.what}`,
    ...[acknowledged, lost.length, doubled.length].map(String),
    otherAnswers(outcome),
    ...[slowestSeconds, recoveredSeconds, madeSeconds].map((seconds) => `${seconds.toFixed(1)} s`),
    memoryMb.before ? `${memoryMb.before} to ${memoryMb.after} MB` : 'all were killed',
    `${loadavg()[0]!.toFixed(1)} on ${cpus().length}`,
    wrong.length === 0 ? 'holds' : 'FAILS',
  ]
}

function otherAnswers({ answers, givenUp }: Outcome): string {
  const others = [...answers].filter(([kind]) => !/^(2|302)/.test(kind))
  const parts = others.map(([kind, count]) => `${count} x ${kind === 'none' ? 'hung up' : kind}`)
  if (givenUp > 0) parts.push(`${givenUp} ads given up, credit back`)
  return parts.join(', ') || 'none'
}

export function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
