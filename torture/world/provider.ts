import { setTimeout as pause } from 'node:timers/promises'
import { startSandbox } from '../../sandbox/server.ts'
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'

export const manners = ['normal', 'double', 'late', 'silent'] as const
export type Manner = (typeof manners)[number]

/** A payment as the provider knows it. */
export interface Charge {
  reference: string
  requestId: string
  /** The site's reply to each notification, or why there was none. */
  notices: string[]
}

/** Both card providers: the payment sandbox, which the program reaches through a proxy. */
export interface Provider {
  env: Record<string, string>
  proxy: FaultProxy
  /** Replies 503 to everything. */
  setDown(down: boolean): Promise<void>
  /** Posts a form as a browser would. */
  post(path: string, fields: Record<string, string>): Promise<void>
  /** Pays as a person on the card page would. */
  pay(reference: string, manner: Manner): Promise<void>
  charges(): Promise<Charge[]>
  close(): Promise<void>
}

/** Long enough for every fault, so that payments are always notified in the end. */
const retryMs = Array.from({ length: 600 }, (_, attempt) => Math.min(100 + attempt * 100, 1000))

export async function openProvider(): Promise<Provider> {
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    delivery: { lateMs: 700, retryMs },
  })
  const direct = `http://127.0.0.1:${sandbox.port}`
  const proxy = await openFaultProxy(() => ({ host: '127.0.0.1', port: sandbox.port }))
  const url = `http://127.0.0.1:${proxy.port}`

  async function control(path: string, wish: object): Promise<{ transactions: Charge[] }> {
    // A new connection each time: a kept-alive one may just be closing.
    const headers = { connection: 'close' }
    const body = JSON.stringify(wish)
    const response = await fetch(`${direct}${path}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as { transactions: Charge[] }
  }

  return {
    proxy,
    env: {
      PAYGATE_ID: sandbox.paygate.id,
      PAYGATE_KEY: sandbox.paygate.key,
      PAYGATE_URL: `${url}/payweb3`,
      PAYFAST_MERCHANT_ID: sandbox.payfast.merchantId,
      PAYFAST_MERCHANT_KEY: sandbox.payfast.merchantKey,
      PAYFAST_PASSPHRASE: sandbox.payfast.passphrase,
      PAYFAST_URL: url,
      PAYFAST_HOSTS: '127.0.0.1',
    },
    async setDown(down) {
      await control('/control', { down })
    },
    async post(path, fields) {
      const body = new URLSearchParams(fields)
      for (;;) {
        const headers = { connection: 'close' }
        const response = await fetch(`${direct}${path}`, { method: 'POST', headers, body })
        const reply = await response.text()
        if (response.ok) return
        // A person retries while the provider is down.
        if (response.status !== 503) throw new Error(`The sandbox refused ${path}: ${reply}`)
        await pause(100)
      }
    },
    async pay(reference, manner) {
      await control('/control/pay', { reference, manner })
    },
    charges: async () => (await control('/control', {})).transactions,
    async close() {
      await sandbox.close()
      await proxy.close()
    },
  }
}
