import type { Page } from 'playwright-core'
import { finishFades } from './checks.ts'

const DEVICES = {
  desk: { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false },
  /** 320 px is also what a desktop window of 640 px shows at 200% zoom (WCAG 2.2, 1.4.4 and 1.4.10). */
  phone: { width: 320, height: 640, deviceScaleFactor: 1, mobile: true },
}

export type Device = keyof typeof DEVICES

/** Turns a page on a desktop into one on a phone, with fingers for a pointer, and back, without a load. */
export async function deviceSwitch(page: Page): Promise<(device: Device) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  let current: Device = 'desk'
  return async (device) => {
    if (device === current) return
    current = device
    await session.send('Emulation.setDeviceMetricsOverride', DEVICES[device])
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: device === 'phone' })
    await page.waitForFunction((px) => document.documentElement.clientWidth === px, DEVICES[device].width)
    // Elements that fade with their width or size get both at once.
    await page.evaluate(finishFades)
  }
}
