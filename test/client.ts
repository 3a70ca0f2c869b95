import type { ApiAnswer } from './site/check-against-document.ts'

/** A browser at the level of HTTP: keeps cookies, follows redirects on request, fills in plain forms. */
export interface TestResponse {
  status: number
  headers: Headers
  text: string
  /** The parsed body of a JSON answer; undefined otherwise, and for a HEAD. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests name the fields that they look at
  body: any
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON, unless it is a text, bytes or a form. */
  body?: unknown
  signal?: AbortSignal
}

export class TestClient {
  /** The signed-in user; known if a test has signed them in without the issuer's pages. */
  userId: string | undefined
  /** The cookies of the whole site. */
  readonly cookies = new Map<string, string>()
  /** The cookies of one path and what lies below it. */
  readonly #pathCookies = new Map<string, Map<string, string>>()
  readonly #origin: string
  readonly #check: (answer: ApiAnswer) => void

  /** `check` receives every answer whose body is read, and throws if it is not allowed. */
  constructor(origin: string, check: (answer: ApiAnswer) => void = () => {}) {
    this.#origin = origin
    this.#check = check
  }

  get(path: string, options?: RequestOptions): Promise<TestResponse> {
    return this.request(path, options)
  }

  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse> {
    return this.request(path, { ...options, method: 'POST', body })
  }

  put(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse> {
    return this.request(path, { ...options, method: 'PUT', body })
  }

  delete(path: string, options?: RequestOptions): Promise<TestResponse> {
    return this.request(path, { ...options, method: 'DELETE' })
  }

  /** Sends a request and returns its answer; a redirect is not followed. */
  async request(path: string, options: RequestOptions = {}): Promise<TestResponse> {
    const response = await this.open(path, options)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const { status, headers } = response
    const body = isJson && text ? JSON.parse(text) : undefined
    this.#check({ method: options.method ?? 'GET', path, status, contentType: headers.get('content-type'), body })
    return { status, headers, text, body }
  }

  /** Sends a request and returns the answer with its body unread: for streams and files. */
  async open(path: string, { method = 'GET', headers = {}, body, signal }: RequestOptions = {}): Promise<Response> {
    const cookie = this.#cookiesFor(path)
    const isRaw =
      body === undefined ||
      typeof body === 'string' ||
      body instanceof Blob ||
      body instanceof FormData ||
      body instanceof URLSearchParams
    const response = await fetch(new URL(path, this.#origin), {
      method,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(!isRaw && { 'content-type': 'application/json' }), ...headers },
      body: isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
      ...(signal && { signal }),
    })
    this.#keepCookies(response)
    return response
  }

  /** Follows redirects as long as they lead to this server. */
  async follow(response: TestResponse): Promise<TestResponse & { url: string }> {
    let [last, url] = [response, '']
    for (let hop = 0; hop < 10; hop++) {
      const location = last.headers.get('location')
      if (!location) return { ...last, url }
      url = new URL(location, this.#origin).href
      last = await this.get(url)
    }
    throw new Error(`More than ten redirects, the last to ${url}`)
  }

  /** Signs in through the demo issuer's own pages, as a user does. */
  async signIn(email = 'ada@example.com', name = 'Ada Lovelace'): Promise<TestResponse & { url: string }> {
    const form = await this.follow(await this.get('/auth/demo'))
    return this.submit(form, { email, name })
  }

  /** Sends the first form of a page with these fields, and follows where that leads. */
  async submit(page: TestResponse, fields: Record<string, string>): Promise<TestResponse & { url: string }> {
    const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1]
    if (!action) throw new Error(`No form on this page:\n${page.text}`)
    return this.follow(await this.post(action, new URLSearchParams(fields)))
  }

  #cookiesFor(path: string): string {
    const { pathname } = new URL(path, this.#origin)
    const ofPath = [...this.#pathCookies].filter(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))
    const pairs = [...this.cookies, ...ofPath.flatMap(([, cookies]) => [...cookies])]
    return pairs.map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (!name) continue
      const jar = this.#jarOf(/; path=([^;]+)/i.exec(line)?.[1] ?? '/')
      const expires = /; expires=([^;]+)/i.exec(line)?.[1]
      if (!value || (expires && Date.parse(expires) < Date.now())) jar.delete(name)
      else jar.set(name, value)
    }
  }

  #jarOf(path: string): Map<string, string> {
    if (path === '/') return this.cookies
    const jar = this.#pathCookies.get(path) ?? new Map<string, string>()
    this.#pathCookies.set(path, jar)
    return jar
  }
}
