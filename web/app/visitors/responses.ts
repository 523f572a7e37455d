/** What a loader returns or throws instead of its data, as React Router understands it. */

export function redirect(url: string, init: number | ResponseInit = 302): Response {
  const options = typeof init === 'number' ? { status: init } : init
  const headers = new Headers(options.headers)
  headers.set('location', url)
  return new Response(null, { status: 302, ...options, headers })
}

/** Every link of a visitors' page loads a whole page. */
export const redirectDocument = redirect

class DataWithStatus {
  readonly data: unknown
  readonly init: ResponseInit | null

  constructor(data: unknown, init?: number | ResponseInit) {
    this.data = data
    this.init = typeof init === 'number' ? { status: init } : (init ?? null)
  }
}

export function data(value: unknown, init?: number | ResponseInit): DataWithStatus {
  return new DataWithStatus(value, init)
}

export const isData = (value: unknown): value is DataWithStatus => value instanceof DataWithStatus

/** What the router of the whole site makes of a refusal; there are none on a visitors' page. */
export const isRouteErrorResponse = (): boolean => false
