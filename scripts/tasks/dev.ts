import { runProgram } from '../launch/run-program.mjs'

/** Node starts the server again when one of its files changes; Vite, inside of it, renews the web app in the browser. */
await runProgram(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts', '--dev'])
