/** A renderer that paints the ad of scene.ts, opened in a process of its own. */
export interface Peer {
  /** Paints the ad with the price of this picture and returns it as a JPEG. */
  paint(picture: number): Promise<Uint8Array>
  close?(): Promise<void>
}
