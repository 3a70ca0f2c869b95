import type { ReactNode } from 'react'

/**
 * The icons of the parts that every page starts with, drawn after the icon set's grid and stroke. The set itself adds 2
 * KB of code with its first icon; everything else uses it.
 */

export function MenuIcon() {
  return (
    <PlainIcon>
      <path d="M4 6h16M4 12h16M4 18h16" />
    </PlainIcon>
  )
}

export function ChevronDownIcon() {
  return (
    <PlainIcon>
      <path d="m6 9 6 6 6-6" />
    </PlainIcon>
  )
}

export function CheckIcon() {
  return (
    <PlainIcon>
      <path d="M20 6 9 17l-5-5" />
    </PlainIcon>
  )
}

export function CloseIcon() {
  return (
    <PlainIcon>
      <path d="M18 6 6 18M6 6l12 12" />
    </PlainIcon>
  )
}

export function PlainIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
