/** The levels of pino, which writes the log of the server. */
const LEVELS = { info: 30, fatal: 60 }

/**
 * Prints a message for the person at the keyboard; if the server starts in production, where nobody sits at one, it is
 * a line of its log.
 *
 * @param {string} text
 * @param {{ level?: keyof typeof LEVELS, task?: string, env?: Record<string, string | undefined> }} [options]
 */
export function say(text, { level = 'info', task = process.argv[2], env = process.env } = {}) {
  process.stderr.write(
    `${isLogged(task, env) ? JSON.stringify({ level: LEVELS[level], time: Date.now(), msg: text }) : text}\n`,
  )
}

function isLogged(task, env) {
  return task === 'start' && env.NODE_ENV === 'production'
}
