/**
 * Diagnoses an `npm ci --loglevel=verbose` from npm's status and log, as a sentence that says what to do. npm itself
 * names another cause in three cases: anything that keeps it from reading package.json or the lockfile is "no lockfile"
 * (9.2 to 11); files that it could not write on a full disk are warnings, and it ends with 0 (9.2, 11.6); a registry
 * that refuses the connection is "Exit handler never called!" (11.6).
 *
 * @param {{ status: number | string, log: string }} run The status is a signal's name if one ended npm.
 * @returns {{ sentence: string, words: string } | undefined} With npm's own words if they help. Undefined if npm did
 * all that it had to.
 */
export function npmFault({ status, log }) {
  const unread = status === 0 ? undefined : unreadFile(log)
  if (unread) return { sentence: `npm cannot read package.json or package-lock.json: ${unread}`, words: '' }
  const codes = status === 0 ? unwrittenCodes(log) : [...unwrittenCodes(log), ...failureCodes(log)]
  const known = CAUSES.find(([pattern]) => codes.some((code) => pattern.test(code)))
  if (known) return { sentence: known[1], words: errorLines(log) }
  if (status === 0 && codes.length === 0) return undefined
  const end = codes[0] ?? (typeof status === 'string' ? status : `status ${status}`)
  return {
    sentence: `npm ended with ${end}: mend what it says above, then run the command again.`,
    words: errorLines(log),
  }
}

function errorLines(log) {
  const lines = log.split('\n').filter((line) => /^npm (?:ERR!|error) /.test(line))
  return lines.map((line) => `${line}\n`).join('')
}

/**
 * Causes in order of precedence, of which the first match counts: an unreachable registry makes other faults follow.
 */
const CAUSES = [
  [/^ENOSPC$|^EDQUOT$/, 'The disk is full: make room for 1.5 GB, then run the command again.'],
  [
    /^EACCES$|^EPERM$|^EROFS$/,
    'npm may not write here: run the command as the user that this folder and the npm cache belong to.',
  ],
  [
    /^ENOTFOUND$|^EAI_AGAIN$|^ECONN|^ETIMEDOUT$|^ENETUNREACH$|^EHOSTUNREACH$|^ERR_SOCKET_TIMEOUT$|^EIDLETIMEOUT$/,
    'npm does not reach its registry: look at the network and at the proxy and registry that `npm config list` names, then run the command again.',
  ],
  [
    /CERT|^UNABLE_TO_/,
    "npm does not trust its registry's certificate: name your network's authority by `npm config set cafile FILE`, then run the command again.",
  ],
  [
    /^EINTEGRITY$/,
    'What the registry gave is not what package-lock.json lists: `npm cache clean --force`, or another registry, then run the command again.',
  ],
  [
    /^E40[13]$/,
    'Your npm registry wants you to sign in: `npm login`, or another registry, then run the command again.',
  ],
  [/^E404$|^ETARGET$/, 'Your npm registry lacks a package: choose another registry, then run the command again.'],
]

/**
 * Returns the error codes of files that could not be unpacked. A file that no longer exists belongs to a package that
 * npm leaves out on this platform.
 *
 * @returns {string[]}
 */
function unwrittenCodes(log) {
  const codes = [...log.matchAll(/^npm \S+ tar TAR_ENTRY_ERROR (\w+)/gm)].map(([, code]) => code)
  return codes.filter((code) => code !== 'ENOENT')
}

/** @returns {string[]} Codes of requests that failed, even once: npm may end without naming them. */
function failureCodes(log) {
  const found = log.matchAll(/^npm (?:(?:ERR!|error) code (\w+)|\S+ \S*fetch .* failed with (\w+))/gm)
  return [...found].map(([, code, request]) => code ?? request)
}

/** Returns the error behind "can only install with an existing package-lock.json". */
function unreadFile(log) {
  const parsed = /^npm verb\S* shrinkwrap +failed to load package-lock\.json (.+)$/m.exec(log)
  const read = /^npm verb\S* loadVirtual (?:\w*Error: )?(.+)$/m.exec(log)
  const isMissing = read?.[1] === 'loadVirtual requires existing shrinkwrap file'
  return parsed?.[1] ?? (isMissing ? 'package-lock.json is missing.' : read?.[1])
}
