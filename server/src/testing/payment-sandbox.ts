import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { startSandbox } from '../../../sandbox/server.ts'
import type { Config } from '../config.ts'
import type { PayFastConfig, PayGateConfig } from '../config/payments.ts'
import { useApi, type TestApi } from './api.ts'

interface SandboxWish {
  manner?: 'normal' | 'late' | 'silent' | 'double' | 'forged' | 'wrongAmount'
  down?: boolean
  lateMs?: number
}

export interface SandboxView {
  transactions: { reference: string; requestId: string; transactionId: string; notices: string[] }[]
}

export interface TestSandbox {
  url: string
  paygate: PayGateConfig
  payfast: PayFastConfig
  /** Sets how the next notice comes, or whether the provider is down. */
  set(wish: SandboxWish): Promise<SandboxView>
  /** Pays a reference as a person at the card page would. */
  pay(reference: string, how?: { card?: string; step?: 'pay' | 'cancel' }): Promise<SandboxView>
  close(): Promise<void>
}

export const form = (fields: Record<string, string>) => new URLSearchParams(fields)

/** A PayFast notice about a payment of R 380, well signed; untold facts are those of an approval. */
export function aPayFastNotice(
  payment: { reference: string },
  facts: Record<string, string>,
  { passphrase }: PayFastConfig,
): string {
  const fields = {
    m_payment_id: payment.reference,
    pf_payment_id: payment.reference.replace(/\D/g, ''),
    payment_status: 'COMPLETE',
    item_name: 'Week',
    amount_gross: '380.00',
    ...facts,
    merchant_id: '10000100',
  }
  const told = new URLSearchParams(fields).toString()
  const secret = new URLSearchParams({ passphrase: passphrase ?? '' }).toString()
  const signature = createHash('md5').update(`${told}&${secret}`).digest('hex')
  return `${told}&signature=${signature}`
}

/** What a page would post without anyone typing. */
export function hiddenFields(html: string): Record<string, string> {
  const found = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...found].map((match) => [match[1] as string, match[2] as string]))
}

/** The payment sandbox on a free port, impatient enough for tests. */
export async function openSandbox(): Promise<TestSandbox> {
  const running = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    delivery: { lateMs: 100, retryMs: [50, 50, 50] },
  })
  const url = `http://127.0.0.1:${running.port}`
  async function control(path: string, wish: object): Promise<SandboxView> {
    const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(wish) })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as SandboxView
  }
  return {
    url,
    paygate: { ...running.paygate, url: `${url}/payweb3` },
    payfast: { ...running.payfast, url, hosts: ['127.0.0.1'] },
    set: (wish) => control('/control', wish),
    pay: (reference, how = {}) => control('/control/pay', { reference, ...how }),
    close: () => running.close(),
  }
}

/** The API listening on a port, so that the sandbox can reach it: for one test file. */
export function usePayments(sandbox: TestSandbox, settings: Partial<Config> = {}): TestApi {
  const { paygate, payfast } = sandbox
  const api = useApi({ paygate, payfast, ...settings })
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}`
    Object.assign(api.services.config, { publicUrl: address, paymentNotifyUrl: address })
  })
  afterAll(() => sandbox.close())
  return api
}
