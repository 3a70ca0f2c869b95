import type { Purchase } from '#contract/money/subscription.ts'
import { registerSandboxWorkers } from '#server/money/billing/sandbox/worker.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../app.ts'
import type { TestClient, TestResponse } from '../client.ts'
import type { TestDatabase } from '../platform/database.ts'

export interface SandboxApp extends TestApp {
  /** Asks for a payment page as the subscription screen does, and opens it. */
  openCheckout(browser: TestClient, planId?: Purchase): Promise<SandboxPage>
  /** Asks for a payment page and pays there. */
  buy(browser: TestClient, planId?: Purchase, card?: string): Promise<SandboxPage>
  openPortal(browser: TestClient): Promise<SandboxPage>
  pass(milliseconds: number): void
  /** Delivers the sandbox's events to the app from now on; until then they wait. */
  deliverEvents(): Promise<void>
}

export type SandboxPage = TestResponse & { url: string }

/** Starts the whole server with the sandbox for its payments, whose events wait until the test delivers them. */
export async function startSandboxApp(database: TestDatabase, options: TestAppOptions = {}): Promise<SandboxApp> {
  const app = await startTestApp(database, options)
  const { services, url } = app
  const screen = `${url}/subscription`
  const open = async (browser: TestClient, address: string) => ({ ...(await browser.get(address)), url: address })
  const openCheckout = async (browser: TestClient, planId: Purchase = 'pro') => {
    const body = { planId, successUrl: `${screen}?success=true`, cancelUrl: `${screen}?canceled=true` }
    const answer = await browser.post('/api/subscription/checkout', body)
    if (answer.status !== 200) throw new Error(`No payment page: ${answer.status} ${answer.text}`)
    return open(browser, answer.body.url as string)
  }
  return {
    ...app,
    openCheckout,
    async buy(browser, planId, card = 'pays') {
      return browser.submit(await openCheckout(browser, planId), { card })
    },
    async openPortal(browser) {
      const { body } = await browser.post('/api/subscription/portal', { returnUrl: `${screen}?tab=1` })
      return open(browser, body.url as string)
    },
    pass: (milliseconds) => services.setTime(new Date(services.now().getTime() + milliseconds)),
    deliverEvents: () => registerSandboxWorkers(services),
  }
}

/** Presses the button with this text: each of the portal's is a form of its own. */
export async function press(browser: TestClient, page: TestResponse, text: string): Promise<SandboxPage> {
  const form = page.text
    .split('<form ')
    .slice(1)
    .find((html) => new RegExp(`<button[^>]*>${text}</button>`).test(html.split('</form>')[0]!))
  if (!form) throw new Error(`No button "${text}" on this page:\n${page.text}`)
  const fields = [...form.split('</form>')[0]!.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  const action = /action="([^"]+)"/.exec(form)![1]!
  return browser.follow(
    await browser.post(action, new URLSearchParams(fields.map(([, name, value]) => [name!, value!]))),
  )
}

/** Returns the visible text of a page: no tags, no styles, single spaces. */
export function textOfPage({ text }: TestResponse): string {
  return text
    .replace(/<style[^]*?<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
