import type { Fault } from '../fault.ts'

export const killWeb: Fault = {
  name: 'kill-web',
  what: 'one web process is killed, and started again at once',
  mayHangUp: true,
  async strike({ webs }, { generateMore }) {
    generateMore()
    await webs[1]!.kill()
    await webs[1]!.start()
  },
}
