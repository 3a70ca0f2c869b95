import { execFileSync } from 'node:child_process'
import { ROOT } from '../launch/root.mjs'

/** `npm run hooks`: this clone checks what is committed before it is committed. `git config --unset core.hooksPath` takes it back. */
execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: ROOT })
process.stdout.write('From now on git commit checks format, lint and types of what is committed first.\n')
