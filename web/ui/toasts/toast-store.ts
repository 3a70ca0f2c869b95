import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

export interface ToastEntry extends ToastMessage {
  id: number
  open: boolean
}

/** Number of toasts at a time, and how long each is kept after its dismissal (SPEC.md section 9). */
const TOASTS_MAX = 1
const REMOVE_AFTER_MS = 1_000_000

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

export function toast(message: ToastMessage): number {
  const id = ++lastId
  publish([{ ...message, id, open: true }, ...entries].slice(0, TOASTS_MAX))
  return id
}

export function dismissToast(id: number): void {
  if (entries.every((entry) => entry.id !== id)) return
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  if (!removals.has(id)) removals.set(id, setTimeout(remove, REMOVE_AFTER_MS, id))
}

export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(subscribe, currentToasts, currentToasts)
}

export const currentToasts = () => entries

/** Removes all toasts, for tests: the store outlives a rendered page. */
export function clearToasts(): void {
  removals.forEach((timer) => clearTimeout(timer))
  removals.clear()
  publish([])
}

function remove(id: number) {
  removals.delete(id)
  publish(entries.filter((entry) => entry.id !== id))
}

function publish(next: readonly ToastEntry[]) {
  entries = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
