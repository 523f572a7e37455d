import type { AnyCall, FileReply, InputOf, OutputOf } from './call.ts'
import { AppError, errors, type ErrorReply } from './errors.ts'
import { messages } from './messages.ts'
import { requestOf, type CallRequest } from './request.ts'

/** Calls the API. The browser's client uses HTTP, the server's own stays in the process. */
export type Api = <C extends AnyCall>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** No response arrived at all. */
export class NoResponse extends Error {
  constructor() {
    super(messages.connectionRefused)
    this.name = 'NoResponse'
  }
}

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** The request outlives the page; its body must then be under 64 KiB. */
  keepalive?: boolean
}

async function readError(response: Response): Promise<AppError> {
  const reply = (await response.json().catch(() => undefined)) as ErrorReply | undefined
  const code = reply?.code && reply.code in errors ? reply.code : 'internal'
  const { message, fields, changes, existing } = reply ?? {}
  return new AppError(code, { message, fields, changes, existing })
}

async function readFile(response: Response): Promise<FileReply> {
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  return {
    fileName: decodeURIComponent(named?.[1] ?? 'download'),
    content: new Uint8Array(await response.arrayBuffer()),
  }
}

async function send(
  call: Pick<CallRequest, 'method' | 'path' | 'produces'>,
  input: unknown,
  options: CallOptions,
): Promise<unknown> {
  const { url, body } = requestOf(call, input as Record<string, unknown>)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  let response: Response
  try {
    response = await fetch(url, {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
      credentials: 'same-origin',
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new NoResponse()
  }
  if (!response.ok) throw await readError(response)
  if (call.produces) return await readFile(response)
  return await response.json()
}

/**
 * The typed client over HTTP: used by the browser, and usable by any program with a bearer token.
 */
export async function callOverHttp<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  return (await send(call, input, options)) as OutputOf<C>
}

/** The same for a page that only reads and has not loaded the schemas of the call. */
export async function sendRequest<Input, Output>(
  request: CallRequest<Input, Output>,
  input: NoInfer<Input>,
  options: CallOptions = {},
): Promise<Output> {
  return (await send(request, input, options)) as Output
}
