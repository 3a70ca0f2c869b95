import type { ApiRow, World } from './api-rows.ts'
import type { TestApp } from '../app.ts'
import type { RequestOptions, TestClient, TestResponse } from '../client.ts'
import { fontForm } from './font-form.ts'
import { drawForRows } from './draw-for-rows.ts'

/** Sends a complete, correct call of the API by its row. */
export async function sendRow(
  browser: TestClient,
  call: string,
  row: ApiRow,
  world: World,
  app: TestApp,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const body = typeof row.body === 'function' ? row.body(world, app.url) : row.body
  return requestRow(browser, call, row, world, {
    body:
      row.form === 'picture' || row.form === 'one picture'
        ? await drawForm(row.form === 'picture' ? 'images' : 'picture')
        : row.form === 'feed'
          ? feedForm()
          : row.form === 'font'
            ? fontForm()
            : body,
    headers,
  })
}

/** Sends a request to the row's address with further options. */
export async function requestRow(
  browser: TestClient,
  call: string,
  row: ApiRow,
  world: World,
  options: RequestOptions,
) {
  const [method, url] = call.split(' ') as [string, string]
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => world.ids[name]!) + (row.query?.(world) ?? '')
  if (!row.stream) return browser.request(path, { ...options, method })
  const hangUp = new AbortController()
  const response = await browser.open(path, { ...options, method, signal: hangUp.signal })
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  const text = isStream ? '' : await response.text()
  hangUp.abort()
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : undefined }
}

async function drawForm(field: string): Promise<FormData> {
  const form = new FormData()
  form.append(field, new Blob([(await drawForRows()) as Uint8Array<ArrayBuffer>]), 'halves.png')
  return form
}

function feedForm(): FormData {
  const form = new FormData()
  form.append('columns', '{}')
  form.append(
    'feed',
    new Blob(['id,name,description,image\n1,Kettle,Boils in ninety seconds.,https://shop.example/a.jpg\n']),
  )
  return form
}

/** Drawn once. */
