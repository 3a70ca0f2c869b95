import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { drawPlace } from '../pictures/draw-place.ts'
import type { Behaviour } from './model-server-replies.ts'

let painted = 0
/**
 * The seeds of the places that are painted in turn. Nothing in these places looks like lettering to the detector, in
 * any size and format; the leaves of others (5 in a square, 3 and 5 in a story) do, and such a scene would be painted a
 * second time.
 */
export const PLACES = [2, 8, 12] as const

/** Makes a picture as an image model would give it, or as the behaviour alters it. Undefined if there is none. */
export async function makePicture(
  behaviour: Behaviour,
  widthPx: number,
  heightPx: number,
): Promise<Buffer | undefined> {
  switch (behaviour.kind) {
    case 'no-picture':
      return undefined
    case 'svg':
      return Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect/></svg>`,
      )
    case 'tiny':
      return sharp(drawPlace({ widthPx: 64, heightPx: 64, seed: nextPlace() }))
        .jpeg()
        .toBuffer()
    case 'wide':
      return paintPlace(1792, 1024)
    case 'flat':
      return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#c9b8a0' } })
        .jpeg()
        .toBuffer()
    case 'truncated': {
      const whole = drawPlace({ widthPx, heightPx, seed: nextPlace() })
      return whole.subarray(0, whole.byteLength / 3)
    }
    case 'lettering':
      return encode(await writeOn(drawSmall(widthPx, heightPx, nextPlace())), widthPx, heightPx)
    default:
      return paintPlace(widthPx, heightPx)
  }
}

function nextPlace(): number {
  painted += 1
  return PLACES[painted % PLACES.length]!
}

const places = new Map<string, Promise<Buffer>>()

/** Paints each place once in a size: most tests that ask for a scene are not about its appearance. */
function paintPlace(widthPx: number, heightPx: number): Promise<Buffer> {
  const seed = nextPlace()
  const name = `${seed} ${widthPx}x${heightPx}`
  const place = places.get(name) ?? encode(drawSmall(widthPx, heightPx, seed), widthPx, heightPx)
  places.set(name, place)
  return place
}

/** Draws scenes at half their size: they are soft, so that nobody sees it, and tests wait a quarter of the time. */
function drawSmall(widthPx: number, heightPx: number, seed: number): Buffer {
  return drawPlace({ widthPx: widthPx / 2, heightPx: heightPx / 2, seed })
}

function encode(png: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(png).resize({ width, height }).jpeg({ quality: 90 }).toBuffer()
}

const FONT = createRequire(import.meta.url).resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')

async function writeOn(png: Buffer): Promise<Buffer> {
  if (!GlobalFonts.has('fake-lettering')) GlobalFonts.register(readFileSync(FONT), 'fake-lettering')
  const place = await loadImage(png)
  const canvas = createCanvas(place.width, place.height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(place, 0, 0)
  ctx.fillStyle = '#223'
  ctx.font = `bold ${Math.round(place.width / 11)}px fake-lettering`
  ctx.fillText('SUMMER SALE', 0.1 * place.width, 0.3 * place.height)
  return canvas.toBuffer('image/png')
}

/** A direction that the guard accepts, in plain English. */
export const DIRECTION = {
  lines: [
    {
      headline: 'A calmer start to the day',
      short: 'A calmer start',
      support: 'Made for the quiet part of your morning.',
    },
    { headline: 'Good things take their place', short: 'In its place', support: '' },
  ],
  callToAction: 'See details',
  family: 'window',
  colors: { strength: 'full', beside: null },
  scenes: [
    { place: 'a linen-covered table by a window', light: 'low morning sun', motif: 'the shadow of a branch' },
    { place: 'a pale stone shelf', light: 'soft daylight', motif: 'a dry reed in a vase' },
  ],
}

/** Taglines of which the guard accepts two. */
export const TAGLINES = ['Evenings grow quiet', 'The best lamp in the world', 'Stay a little longer']

/** German for a description and a tagline, of which the guard accepts only the first. */
export const TRANSLATIONS = ['Ein Duft von Bernstein und Feige für den Abend.', 'Der beste Duft der Welt']

/** Makes the text that a language model answers with: a direction, or taglines if those are requested. */
export function makeText(behaviour: Behaviour, prompt: string): string {
  if (behaviour.kind === 'direction') return JSON.stringify(behaviour.direction)
  if (behaviour.kind === 'no-direction') return 'Sure! Here is your ad: {"headline"'
  if (prompt.includes('You translate')) return JSON.stringify({ texts: TRANSLATIONS })
  return JSON.stringify(prompt.includes('You write taglines') ? { taglines: TAGLINES } : DIRECTION)
}
