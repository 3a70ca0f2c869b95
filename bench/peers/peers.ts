import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import type { Peer } from './peer.ts'

/** Opens each renderer. Only the process that measures it loads its code. */
export const PEERS = {
  floor: async (): Promise<Peer> => {
    const { floorSource, floorWork } = await import('../floor.ts')
    const work = floorWork(await floorSource())
    return { paint: async () => (await work()) as Uint8Array }
  },
  canvas: async () => (await import('./canvas.ts')).openPeer(),
  takumi: async () => (await import('./takumi.ts')).openPeer(),
  chromium: async () => (await import('./chromium.ts')).openPeer(),
  satori: async () => (await import('./satori.ts')).openPeer(),
  placard: async () => (await import('./placard.ts')).openPlacard('facebook_feed'),
  'placard, 728x90': async () => (await import('./placard.ts')).openPlacard('leaderboard'),
  'placard, six formats': async () => (await import('./placard.ts')).openPlacard(...MAIN_FORMAT_IDS),
}

export type PeerName = keyof typeof PEERS
