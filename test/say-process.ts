/** Says which process it is and what glibc was told, and ends with a code of its own. */
const { MALLOC_ARENA_MAX: arenas, MALLOC_TRIM_THRESHOLD_: trim } = process.env
process.stdout.write(`${JSON.stringify({ pid: process.pid, arenas, trim })}\n`)
process.exitCode = 3
