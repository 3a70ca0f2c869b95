/** The C library that this Linux is built on, by the name that npm has for it; undefined elsewhere. */
export function findLibc() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
