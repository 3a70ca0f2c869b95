import { BENCHES } from './benches.ts'

/** `npm run bench -- NAME [OPTIONS]`: runs one bench, which reads its options from the arguments after its name. */
const [name = '', ...options] = process.argv.slice(3)
const program = BENCHES[name as keyof typeof BENCHES]
if (program) {
  process.argv.splice(2, process.argv.length, name, ...options)
  await import(program.href)
} else {
  const names = Object.keys(BENCHES).join(', ')
  process.stderr.write(`${name ? `There is no bench "${name}".` : 'npm run bench -- NAME'} Choose one of: ${names}.\n`)
  process.exitCode = 1
}
