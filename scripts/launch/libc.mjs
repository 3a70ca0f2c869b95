/** Returns npm's name for the C library that this Linux is built on; undefined elsewhere. */
export function findLibc() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
