declare module 'jstat' {
  interface Continuous {
    pdf(x: number, alpha: number, beta: number): number
    cdf(x: number, alpha: number, beta: number): number
    inv(p: number, alpha: number, beta: number): number
  }
  const library: { jStat: { beta: Continuous; normal: Continuous } }
  export default library
}
