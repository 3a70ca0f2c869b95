import { runProgram } from '../launch/run-program.mjs'

/** Node restarts the server when one of its files changes; Vite, inside of it, updates the web app in the browser. */
await runProgram(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts', '--dev'])
