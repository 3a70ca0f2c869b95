import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast } from '#web/ui/toasts/toast-store.ts'

const NEWS = 'There is a new version'

const reload = vi.fn()
const asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  reload.mockClear()
  window.sessionStorage.clear()
  document.head.innerHTML = '<script type="module" src="http://placard.test/assets/index-1.js"></script>'
  document.body.innerHTML = ''
})

afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads a page from a server that answers with this status for the page's own script. */
async function openPage(status: number | 'offline') {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (status === 'offline') throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  vi.resetModules()
  const page = await import('#web/ui/browser/new-version.ts')
  const { currentToasts: toasts } = await import('#web/ui/toasts/toast-store.ts')
  return { ...page, titles: () => toasts().map(({ title }) => title) }
}

it('says that there is a new version once the page’s own script is gone, and then reloads', async () => {
  const { handleNewVersion, isReloading, titles } = await openPage(404)
  expect(await handleNewVersion()).toBe(true)
  expect(asked).toEqual(['HEAD http://placard.test/assets/index-1.js'])
  expect(titles()).toEqual([NEWS])
  expect([isReloading(), reload.mock.calls.length]).toEqual([true, 0])
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
})

it.each([200, 503, 'offline'] as const)(
  'stays if the script is still there or cannot be requested: %s',
  async (status) => {
    const { handleNewVersion, isReloading, titles } = await openPage(status)
    expect(await handleNewVersion()).toBe(false)
    vi.runAllTimers()
    expect([isReloading(), titles(), reload.mock.calls.length]).toEqual([false, [], 0])
  },
)

it('reloads once for several parts that no longer exist', async () => {
  const { handleNewVersion } = await openPage(404)
  expect(await Promise.all([handleNewVersion(), handleNewVersion()])).toEqual([true, true])
  expect(await handleNewVersion()).toBe(true)
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload for ever if the same page comes back', async () => {
  const before = await openPage(404)
  await before.handleNewVersion()
  const after = await openPage(404)
  expect(await after.handleNewVersion()).toBe(false)
})

it('interrupts no button that is busy', async () => {
  const { handleNewVersion } = await openPage(404)
  document.body.innerHTML = '<button aria-busy="true">Uploading...</button>'
  await handleNewVersion()
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = '<button>Next</button>'
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
})
