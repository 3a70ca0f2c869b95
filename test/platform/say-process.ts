/** Prints its pid and the settings of Node and glibc, and ends with a code of its own. */
const { MALLOC_ARENA_MAX: arenas, MALLOC_TRIM_THRESHOLD_: trim } = process.env
const { pid, title, execArgv: flags } = process
process.stdout.write(`${JSON.stringify({ pid, title, flags, arenas, trim })}\n`)
process.exitCode = 3
