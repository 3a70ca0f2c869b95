/** One row of docs/traceability.md. */
export interface TraceRow {
  id: string
  text: string
  tests: { file: string; name: string }[]
  /** Other rows that prove this one. */
  see: string[]
}

export function readRows(markdown: string): TraceRow[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\', ''))
    const [, id, text, proof] = cells
    if (!id || !text || !proof || !/^\d+\.\d+$/.test(id)) return []
    const see = proof.startsWith('see ') ? proof.slice(4).split(', ') : []
    return [{ id, text, see, tests: see.length > 0 ? [] : proof.split('<br>').map(readTest) }]
  })
}

function readTest(proof: string) {
  const [file = '', ...name] = proof.split(': ')
  return { file, name: name.join(': ') }
}
