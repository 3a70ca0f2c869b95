import type { AdStyle, Tone, Typography } from '#contract/choices.ts'
import type { PresetPalette } from '../color/named-hue.ts'
import type { ThingKind } from '../language/thing-kinds.ts'

/** Look that suits a kind of thing, in a senior designer's judgement. */
export interface KindLook {
  /** Fit of each style: 1 is the first choice, and a style that is left out does not suit the kind. */
  styles: Partial<Record<AdStyle, number>>
  tone: Tone
  /** Palettes for a thing without a color of its own, best first. */
  palettes: readonly [PresetPalette, ...PresetPalette[]]
  /** Palettes that spoil the thing, whatever color its photo has: bread on blue. */
  never?: readonly PresetPalette[]
  /** Typography, if the style's own is not the best. */
  letters?: Partial<Record<AdStyle, Typography>>
  /** Price in dollars, or its worth in them, from which on the thing is bought for its beauty. */
  fineFrom?: number
}

const COLD = ['blue', 'purple'] as const
const SERIF = { clean: 'classic', luxury: 'classic', corporate: 'classic' } as const

/** Looks by kind, in the order of THING_KINDS. */
export const KIND_LOOKS: Readonly<Record<ThingKind, KindLook>> = {
  bakery: {
    styles: { clean: 1, luxury: 0.4, playful: 0.4 },
    tone: 'friendly',
    palettes: ['yellow', 'red'],
    never: COLD,
    letters: SERIF,
  },
  'fast-food': {
    styles: { bold: 1.2, playful: 0.7 },
    tone: 'friendly',
    palettes: ['red', 'yellow'],
    never: COLD,
  },
  sweets: {
    styles: { playful: 1.2, bold: 0.4, clean: 0.3 },
    tone: 'friendly',
    palettes: ['red', 'yellow', 'purple'],
    never: ['blue'],
  },
  pantry: {
    styles: { clean: 1.1, luxury: 0.5 },
    tone: 'friendly',
    palettes: ['green', 'yellow'],
    never: COLD,
    letters: SERIF,
    fineFrom: 60,
  },
  fruit: {
    styles: { clean: 1, playful: 0.7, bold: 0.5 },
    tone: 'friendly',
    palettes: ['green', 'red', 'yellow'],
    never: COLD,
  },
  drink: {
    styles: { clean: 0.8, playful: 0.8, bold: 0.7, modern: 0.3 },
    tone: 'friendly',
    palettes: ['green', 'yellow', 'red'],
    never: ['purple'],
  },
  'tea-coffee': {
    styles: { clean: 1, bold: 0.5, luxury: 0.5, modern: 0.3 },
    tone: 'friendly',
    palettes: ['yellow', 'red', 'green'],
    never: COLD,
    letters: SERIF,
  },
  spirits: {
    styles: { luxury: 1.3, clean: 0.4 },
    tone: 'luxury',
    palettes: ['yellow', 'red'],
    never: COLD,
    letters: SERIF,
  },
  tools: {
    styles: { bold: 1.3, corporate: 0.4, modern: 0.3 },
    tone: 'professional',
    palettes: ['yellow', 'red', 'blue'],
    never: ['purple'],
  },
  'garden-tools': {
    styles: { bold: 0.9, clean: 0.8 },
    tone: 'friendly',
    palettes: ['green', 'yellow'],
    never: ['purple'],
  },
  jewelry: {
    styles: { luxury: 1.5, clean: 0.4 },
    tone: 'luxury',
    palettes: ['yellow', 'blue', 'purple'],
    letters: SERIF,
  },
  trinkets: {
    styles: { playful: 1.6, bold: 0.4, clean: 0.3 },
    tone: 'friendly',
    palettes: ['yellow', 'purple', 'red'],
  },
  watches: {
    styles: { luxury: 0.8, modern: 0.6, clean: 0.4 },
    tone: 'professional',
    palettes: ['blue', 'yellow'],
    letters: SERIF,
    fineFrom: 100,
  },
  'dress-watches': {
    styles: { luxury: 1.6 },
    tone: 'luxury',
    palettes: ['yellow', 'blue'],
    letters: SERIF,
  },
  'sport-watches': {
    styles: { bold: 1.1, modern: 1.1 },
    tone: 'professional',
    palettes: ['blue', 'green', 'red'],
  },
  clothes: {
    styles: { clean: 1, luxury: 0.4, modern: 0.5 },
    tone: 'friendly',
    palettes: ['blue', 'yellow', 'red'],
    fineFrom: 250,
  },
  streetwear: {
    styles: { bold: 0.9, modern: 0.9, clean: 0.4 },
    tone: 'friendly',
    palettes: ['blue', 'red'],
  },
  'fine-clothes': {
    styles: { luxury: 1.3, clean: 0.5 },
    tone: 'luxury',
    palettes: ['purple', 'red', 'blue'],
    letters: SERIF,
  },
  shoes: {
    styles: { clean: 1, luxury: 0.5, modern: 0.6 },
    tone: 'friendly',
    palettes: ['blue', 'yellow'],
    fineFrom: 250,
  },
  'sport-shoes': {
    styles: { bold: 1.3, modern: 0.7 },
    tone: 'friendly',
    palettes: ['blue', 'red', 'yellow'],
  },
  'fine-shoes': {
    styles: { luxury: 1.4, clean: 0.5 },
    tone: 'luxury',
    palettes: ['yellow', 'red'],
    never: ['purple', 'green'],
    letters: SERIF,
  },
  bags: {
    styles: { luxury: 0.9, clean: 0.8, modern: 0.4 },
    tone: 'friendly',
    palettes: ['yellow', 'red'],
    letters: SERIF,
    fineFrom: 150,
  },
  luggage: {
    styles: { modern: 0.9, clean: 0.8, bold: 0.4 },
    tone: 'friendly',
    palettes: ['blue', 'yellow'],
  },
  beauty: {
    styles: { clean: 1.1, luxury: 0.7 },
    tone: 'friendly',
    palettes: ['green', 'yellow', 'red'],
    fineFrom: 70,
  },
  makeup: {
    styles: { luxury: 1, bold: 0.7, playful: 0.4 },
    tone: 'friendly',
    palettes: ['red', 'purple'],
    never: ['blue', 'green'],
    fineFrom: 30,
  },
  perfume: {
    styles: { luxury: 1.6, clean: 0.3 },
    tone: 'luxury',
    palettes: ['purple', 'yellow', 'red'],
    never: ['green'],
    letters: SERIF,
  },
  grooming: {
    styles: { luxury: 0.9, clean: 0.8, modern: 0.4 },
    tone: 'friendly',
    palettes: ['yellow', 'red', 'green'],
    never: ['purple'],
    letters: SERIF,
  },
  furniture: {
    styles: { clean: 1.2, luxury: 0.6, modern: 0.4 },
    tone: 'friendly',
    palettes: ['yellow', 'green', 'red'],
    never: ['purple'],
    fineFrom: 1500,
  },
  'office-furniture': {
    styles: { modern: 1, clean: 0.9, corporate: 0.5 },
    tone: 'professional',
    palettes: ['blue', 'green', 'yellow'],
    never: ['purple'],
  },
  homeware: {
    styles: { clean: 1.2, playful: 0.4, luxury: 0.3 },
    tone: 'friendly',
    palettes: ['blue', 'yellow', 'green'],
  },
  kitchenware: {
    styles: { clean: 1.1, modern: 0.7 },
    tone: 'friendly',
    palettes: ['blue', 'red', 'yellow'],
    never: ['purple'],
  },
  appliances: {
    styles: { modern: 1, clean: 0.9, corporate: 0.3 },
    tone: 'professional',
    palettes: ['blue', 'red'],
  },
  lighting: {
    styles: { clean: 1, luxury: 0.6, modern: 0.4 },
    tone: 'friendly',
    palettes: ['yellow', 'red'],
    never: ['purple'],
    fineFrom: 500,
  },
  candles: {
    styles: { clean: 1, luxury: 0.7 },
    tone: 'friendly',
    palettes: ['yellow', 'red', 'purple'],
    never: ['blue'],
    letters: SERIF,
  },
  'real-estate': {
    styles: { corporate: 1.3, clean: 0.9, luxury: 0.6 },
    tone: 'professional',
    palettes: ['blue', 'green'],
    fineFrom: 500_000,
    letters: SERIF,
  },
  travel: {
    styles: { clean: 0.9, modern: 0.8, luxury: 0.6 },
    tone: 'friendly',
    palettes: ['blue', 'green', 'yellow'],
    fineFrom: 3000,
  },
  hotel: {
    styles: { luxury: 1, clean: 0.9 },
    tone: 'friendly',
    palettes: ['blue', 'green', 'yellow'],
    letters: SERIF,
  },
  restaurant: {
    styles: { clean: 1, luxury: 0.8 },
    tone: 'friendly',
    palettes: ['red', 'yellow', 'green'],
    never: COLD,
    letters: SERIF,
  },
  cafe: {
    styles: { clean: 1.2, luxury: 0.4, playful: 0.3 },
    tone: 'friendly',
    palettes: ['yellow', 'red'],
    never: COLD,
    letters: SERIF,
  },
  wellness: {
    styles: { clean: 1.3, luxury: 0.9 },
    tone: 'friendly',
    palettes: ['green', 'yellow', 'purple'],
    fineFrom: 120,
  },
  health: {
    styles: { corporate: 1.4, clean: 1.1 },
    tone: 'professional',
    palettes: ['blue', 'green'],
    never: ['red'],
  },
  law: {
    styles: { corporate: 1.8, luxury: 0.3 },
    tone: 'professional',
    palettes: ['blue', 'green'],
    letters: SERIF,
  },
  finance: {
    styles: { corporate: 1.8, modern: 0.3 },
    tone: 'professional',
    palettes: ['blue', 'green'],
  },
  business: {
    styles: { corporate: 1.5, modern: 0.4 },
    tone: 'professional',
    palettes: ['blue', 'green'],
  },
  software: {
    styles: { modern: 1.4, corporate: 1 },
    tone: 'professional',
    palettes: ['blue', 'purple'],
  },
  education: {
    styles: { clean: 1, corporate: 0.7, playful: 0.5 },
    tone: 'friendly',
    palettes: ['blue', 'green', 'yellow'],
  },
  training: {
    styles: { corporate: 1.4, modern: 0.9 },
    tone: 'professional',
    palettes: ['blue', 'green'],
  },
  repair: {
    styles: { corporate: 1.3, bold: 1, clean: 0.4 },
    tone: 'professional',
    palettes: ['blue', 'red', 'green'],
  },
  cleaning: {
    styles: { clean: 1.2, corporate: 0.8 },
    tone: 'friendly',
    palettes: ['blue', 'green'],
  },
  events: {
    styles: { luxury: 1.2, clean: 0.9 },
    tone: 'luxury',
    palettes: ['yellow', 'red', 'green'],
    letters: SERIF,
  },
  party: {
    styles: { bold: 1.2, playful: 0.9 },
    tone: 'friendly',
    palettes: ['red', 'purple', 'yellow'],
  },
  children: {
    styles: { playful: 1.8, bold: 0.3 },
    tone: 'friendly',
    palettes: ['yellow', 'red', 'blue'],
  },
  baby: {
    styles: { clean: 1.1, playful: 0.8 },
    tone: 'friendly',
    palettes: ['green', 'yellow', 'blue'],
  },
  pets: {
    styles: { playful: 1.4, bold: 0.6, clean: 0.4 },
    tone: 'friendly',
    palettes: ['yellow', 'red', 'green'],
  },
  electronics: {
    styles: { modern: 1.2, clean: 0.6 },
    tone: 'professional',
    palettes: ['blue', 'purple'],
  },
  computers: {
    styles: { modern: 1.6, corporate: 0.5 },
    tone: 'professional',
    palettes: ['blue', 'purple'],
    never: ['yellow'],
  },
  gaming: {
    styles: { modern: 1.2, bold: 1 },
    tone: 'friendly',
    palettes: ['purple', 'blue', 'red'],
  },
  plants: {
    styles: { clean: 1.3, playful: 0.4 },
    tone: 'friendly',
    palettes: ['green'],
    never: COLD,
  },
  flowers: {
    styles: { clean: 1.1, luxury: 0.6 },
    tone: 'friendly',
    palettes: ['green', 'red', 'purple'],
    letters: SERIF,
  },
  yoga: {
    styles: { clean: 1.2, modern: 0.4 },
    tone: 'friendly',
    palettes: ['green', 'blue', 'purple'],
  },
  fitness: {
    styles: { bold: 1.4, modern: 0.6 },
    tone: 'friendly',
    palettes: ['red', 'yellow'],
  },
  sport: {
    styles: { bold: 1.3, modern: 0.6, playful: 0.3 },
    tone: 'friendly',
    palettes: ['red', 'blue', 'yellow'],
  },
  outdoor: {
    styles: { bold: 1.1, modern: 0.6, clean: 0.5 },
    tone: 'friendly',
    palettes: ['green', 'red', 'yellow'],
    never: ['purple'],
  },
  bikes: {
    styles: { bold: 1.1, modern: 1 },
    tone: 'friendly',
    palettes: ['red', 'blue', 'green'],
  },
  cars: {
    styles: { modern: 1.3, luxury: 0.6, corporate: 0.5 },
    tone: 'professional',
    palettes: ['blue', 'red'],
  },
  books: {
    styles: { clean: 1.1, luxury: 0.6 },
    tone: 'friendly',
    palettes: ['blue', 'yellow'],
    letters: SERIF,
  },
  'gift-cards': {
    styles: { clean: 0.9, playful: 0.9, modern: 0.4 },
    tone: 'friendly',
    palettes: ['red', 'purple', 'yellow'],
  },
}
