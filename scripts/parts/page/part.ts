import type { ReactNode } from 'react'
import type { Answers } from './fake-server.ts'

/** One picture of the gallery: some parts side by side, or a whole screen in one state. */
export interface Part {
  /** Lower-case words joined by hyphens. It is the address of the part on the page, and the name of its picture. */
  name: string
  /** The heading under which the page lists it. */
  group: 'Parts' | 'Screens'
  /** Width of the window in CSS pixels. */
  width: number
  /** Height of the window in CSS pixels: what lies below is not in the picture. */
  height: number
  /** Shows the part. What it gives back is the page's content, unless `screen` is set. */
  render?: () => ReactNode
  screen?: ScreenState
}

/** A state of the app as the fixtures of the tests describe it. */
export interface ScreenState {
  path: string
  /** The fake server's answers. A call without an answer waits for ever. */
  answers?: Answers
  isSignedIn?: boolean
  planId?: 'free' | 'pro'
  isOperator?: true
  /** Words that are on the page once the state is reached. Until then the page is not shown, however still it is. */
  until?: string
  /** Runs once the screen is there, to open a dialog or press a button. */
  act?: (page: Document) => void | Promise<void>
}
