import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contactSources } from '../../contract/src/contact-sources/contact-sources.resource.ts'
import { requestOf } from '../../contract/src/request.ts'
import type { AnyCall } from '../../contract/src/call.ts'
import {
  getCompany,
  getCompanySettings,
  saveCompanySettings,
} from '../../contract/src/settings/settings.calls.ts'

/** What happened during one part of the run. */
export interface Counts {
  reads: number
  failedReads: number
  slowestReadMs: number
  writes: number
  refusedWrites: number
  ownReads: number
  staleOwnReads: number
  failedOwnReads: number
}

export const noCounts = (): Counts => ({
  reads: 0,
  failedReads: 0,
  slowestReadMs: 0,
  writes: 0,
  refusedWrites: 0,
  ownReads: 0,
  staleOwnReads: 0,
  failedOwnReads: 0,
})

export interface Traffic {
  /** The counts since the last time. */
  take(): Counts
  /** Descriptions whose creation was acknowledged. */
  acknowledged: ReadonlySet<string>
  lastWriteAt(): number
  stop(): Promise<void>
}

interface Partner {
  name: string
  logo: { id: number } | null
}

interface Request {
  token?: string
  input?: Record<string, unknown>
}

/** Undefined if the reply is not a success. */
async function send(address: string, call: AnyCall, { token, input = {} }: Request) {
  const { url, body } = requestOf(call, input)
  const response = await fetch(address + url, {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const reply: unknown = await response.json()
  return response.status === 200 ? (reply as Record<string, unknown>) : undefined
}

/** Visitors who search, and people who read what they have just written from another process. */
export function startTraffic(
  addresses: readonly string[],
  options: { readers: number; tokens: readonly string[]; nextPath(): string },
): Traffic {
  let counts = noCounts()
  const over = new AbortController()
  let lastWriteAt = 0
  let turn = 0
  const acknowledged = new Set<string>()
  const anyAddress = () => addresses[turn++ % addresses.length] as string

  async function readOnce(): Promise<void> {
    const began = performance.now()
    const ok = await fetch(anyAddress() + options.nextPath(), {
      signal: AbortSignal.timeout(60_000),
    })
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status === 200
      })
      .catch(() => false)
    counts.reads++
    if (!ok) counts.failedReads++
    counts.slowestReadMs = Math.max(counts.slowestReadMs, performance.now() - began)
  }

  function countWrite(done: unknown): boolean {
    if (done) {
      counts.writes++
      lastWriteAt = Date.now()
    } else counts.refusedWrites++
    return Boolean(done)
  }

  function countOwnRead(seen: boolean | undefined) {
    counts.ownReads++
    if (seen === undefined) counts.failedOwnReads++
    else if (!seen) counts.staleOwnReads++
  }

  /** A record that only this person sees immediately: its list is not cached for them. */
  async function writeOnce(token: string): Promise<void> {
    const description = `Bench ${randomUUID()}`
    const input = { description }
    const made = await send(anyAddress(), contactSources.create, { token, input }).catch(
      () => undefined,
    )
    if (!countWrite(made)) return void (await pause(20))
    acknowledged.add(description)
    const list = await send(anyAddress(), contactSources.list, {
      token,
      input: { search: description },
    }).catch(() => undefined)
    countOwnRead(
      list &&
        (list.items as { description: string }[]).some((one) => one.description === description),
    )
  }

  /** The company's name, which every process has in its cache. */
  async function renameCompany(token: string): Promise<void> {
    const found = await send(anyAddress(), getCompanySettings, { token }).catch(() => undefined)
    if (!found) return void (await pause(20))
    const name = `Bench ${randomUUID().slice(0, 8)}`
    const partners = (found.partners as Partner[]).map(({ name: of, logo }) => ({
      name: of,
      logoId: logo?.id ?? null,
    }))
    const logoId = (found.logo as Partner['logo'])?.id ?? null
    const input = { ...found, companyName: name, logoId, partners }
    const saved = await send(anyAddress(), saveCompanySettings, { token, input }).catch(
      () => undefined,
    )
    if (!countWrite(saved)) return void (await pause(20))
    const company = await send(anyAddress(), getCompany, { token }).catch(() => undefined)
    countOwnRead(company && (company.name as string) === name)
  }

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!over.signal.aborted) await work()
  }

  const [first = '', ...others] = options.tokens
  const working = [
    ...Array.from({ length: options.readers }, () => repeat(readOnce)),
    ...others.map((token) => repeat(() => writeOnce(token))),
    repeat(() => renameCompany(first)),
  ]
  return {
    take() {
      const taken = counts
      counts = noCounts()
      return taken
    },
    acknowledged,
    lastWriteAt: () => lastWriteAt,
    async stop() {
      over.abort()
      await Promise.all(working)
    },
  }
}
