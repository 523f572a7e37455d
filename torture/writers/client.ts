import { setTimeout as pause } from 'node:timers/promises'
import { requestOf } from '#contract/request.ts'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { errors, type ErrorCode, type ErrorReply } from '#contract/errors.ts'
import { multipartForm } from '#server/testing/multipart.ts'
import type { Report } from '../finding.ts'

export interface SendOptions {
  token?: string
  idempotencyKey?: string
  files?: readonly { content: Buffer; name?: string; type?: string }[]
}

/** `lost`: there was no reply, or 503; it is unknown whether the work was done. */
export type Outcome<C extends AnyCall> =
  | { kind: 'done'; body: OutputOf<C> }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'lost' }

/** No request may go without a reply for this long, whatever has failed. */
const longestReplyMs = 60_000

/** An API client that repeats unanswered requests, like an app on a bad connection. */
export class Client {
  readonly #address: string
  readonly #report: Report
  #givenUp = false

  constructor(address: string, report: Report) {
    this.#address = address
    this.#report = report
  }

  /** A slow round must not end later ones. */
  beginRound(): void {
    this.#givenUp = false
  }

  /** Ends every request that is still being repeated in this round. */
  giveUp(): void {
    this.#givenUp = true
  }

  async #fetch(call: AnyCall, input: Record<string, unknown>, options: SendOptions) {
    const { url, body } = requestOf(call, input)
    const form = options.files ? multipartForm(body as Record<string, string>, options.files) : null
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...(form?.headers ?? (body === undefined ? {} : { 'content-type': 'application/json' })),
    }
    const response = await fetch(`${this.#address}${url}`, {
      method: call.method,
      headers,
      ...(form ? { body: new Uint8Array(form.payload) } : {}),
      ...(!form && body !== undefined ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longestReplyMs),
    })
    return { status: response.status, text: await response.text() }
  }

  /** One attempt. Reports a reply that no fault explains. */
  async send<C extends AnyCall>(
    call: C,
    input: InputOf<C>,
    options: SendOptions = {},
  ): Promise<Outcome<C>> {
    const reply = await this.#fetch(call, input as Record<string, unknown>, options).catch(
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError') {
          this.#report({ kind: 'error', what: `${call.name} had no reply for a minute` })
        }
      },
    )
    if (!reply || reply.status === errors.unavailable.status) return { kind: 'lost' }
    if (reply.status === 200) return { kind: 'done', body: JSON.parse(reply.text) as OutputOf<C> }
    const { code, message, requestId } = JSON.parse(reply.text) as ErrorReply
    if (reply.status >= 500) {
      this.#report({
        kind: 'error',
        what: `${call.name} replied ${reply.status}, request ${requestId}`,
      })
    }
    return { kind: 'refused', code, message }
  }

  /** Retries with the same key until there is a reply. */
  async persist<C extends AnyCall>(
    call: C,
    input: InputOf<C>,
    options: SendOptions = {},
  ): Promise<Exclude<Outcome<C>, { kind: 'lost' }>> {
    for (;;) {
      const outcome = await this.send(call, input, options)
      if (outcome.kind !== 'lost') return outcome
      if (this.#givenUp) throw new Error(`${call.name} was not executed after the fault`)
      await pause(40)
    }
  }

  /** Like `persist`, for requests that must not be refused. */
  async complete<C extends AnyCall>(
    call: C,
    input: InputOf<C>,
    options: SendOptions = {},
  ): Promise<OutputOf<C>> {
    const outcome = await this.persist(call, input, options)
    if (outcome.kind === 'done') return outcome.body
    throw new Error(`${call.name} was refused: ${outcome.code}, ${outcome.message}`)
  }
}
