import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cancelled, endingOf } from './cards.ts'
import { handleControl, type ControlState } from './control.ts'
import { Delivery, defaultDelivery, type DeliverySettings } from './delivery.ts'
import { payFastMerchant, payGateMerchant } from './merchants.ts'
import { cardPage, messagePage, returnPage } from './pages.ts'
import * as payfast from './payfast.ts'
import * as paygate from './paygate.ts'
import { manners, Transactions, type Manner, type Transaction } from './transactions.ts'

const largestBody = 64 * 1024

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > largestBody) throw new Error('The request body is too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString()
}

const formOf = (body: string) => Object.fromEntries(new URLSearchParams(body))

interface Reply {
  status?: number
  type?: 'text/html' | 'text/plain' | 'application/json'
  location?: string
  body?: string
}

const html = (body: string, status = 200): Reply => ({ status, type: 'text/html', body })
const text = (body: string, status = 200): Reply => ({ status, type: 'text/plain', body })

/** Both providers in one small server. All its data is in memory. */
class Sandbox {
  readonly transactions = new Transactions()
  readonly delivery: Delivery
  readonly control: ControlState = { manner: 'normal', down: false }

  constructor(delivery: DeliverySettings) {
    this.delivery = new Delivery(delivery)
  }

  /** The card determines the result, the mode how the site is notified. */
  async pay(transaction: Transaction, form: Record<string, string>): Promise<void> {
    transaction.ending = form.step === 'cancel' ? cancelled : endingOf(form.card ?? '')
    const requested = manners.find((manner) => manner === form.manner)
    const manner: Manner = requested ?? this.control.manner
    this.control.manner = 'normal'
    const write =
      transaction.provider === 'paygate'
        ? paygate.noticeOf(transaction)
        : payfast.noticeOf(transaction)
    await this.delivery.deliver(transaction, manner, write)
  }

  async #finishPayGate(form: Record<string, string>): Promise<Reply> {
    const transaction = this.transactions.find('paygate', form.request)
    if (!transaction) return unknown
    if (!transaction.ending) await this.pay(transaction, form)
    return html(returnPage(transaction.returnUrl, paygate.returnFields(transaction)))
  }

  async #finishPayFast(form: Record<string, string>): Promise<Reply> {
    const transaction = this.transactions.find('payfast', form.request)
    if (!transaction) return unknown
    // PayFast notifies the site only of successful payments; after a refused card, another may be
    // tried.
    if (form.step === 'cancel') return { status: 302, location: transaction.cancelUrl }
    const ending = endingOf(form.card ?? '')
    if (ending.status !== '1') {
      return html(cardPage(transaction, '/eng/pay', `${ending.resultDesc}. Try another card.`))
    }
    if (!transaction.ending) await this.pay(transaction, form)
    return { status: 302, location: transaction.returnUrl }
  }

  async reply(path: string, body: string): Promise<Reply> {
    if (this.control.down) return text('The provider is unavailable', 503)
    switch (path) {
      case '/payweb3/initiate.trans':
        return text(paygate.initiate(formOf(body), this.transactions))
      case '/payweb3/query.trans':
        return text(paygate.query(formOf(body), this.transactions))
      case '/payweb3/process.trans': {
        const transaction = paygate.findForProcess(formOf(body), this.transactions)
        if (!transaction) return unknown
        if (transaction.ending)
          return html(messagePage('Payment closed', 'This payment has already been processed.'))
        return html(cardPage(transaction, '/payweb3/pay'))
      }
      case '/payweb3/pay':
        return this.#finishPayGate(formOf(body))
      case '/eng/process': {
        const opened = payfast.open(formOf(body), this.transactions)
        if (typeof opened === 'string') return html(messagePage('Payment refused', opened), 400)
        return html(cardPage(opened, '/eng/pay'))
      }
      case '/eng/pay':
        return this.#finishPayFast(formOf(body))
      case '/eng/query/validate':
        return text(payfast.validate(body))
      default:
        return unknown
    }
  }
}

const unknown = html(messagePage('Payment not found', 'The sandbox has no such payment.'), 404)

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status ?? 200, {
    'content-type': `${reply.type ?? 'text/plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(reply.location ? { location: reply.location } : {}),
  })
  response.end(reply.body ?? '')
}

const isLocal = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address)

export interface RunningSandbox {
  port: number
  paygate: { id: string; key: string }
  payfast: { merchantId: string; merchantKey: string; passphrase: string }
  close(): Promise<void>
}

export interface SandboxOptions {
  host: string
  /** Undefined: 3900, or any free port if that is in use. */
  port: number | undefined
  delivery?: Partial<DeliverySettings>
}

const defaultPort = 3900

function listen(server: ReturnType<typeof createServer>, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = new Sandbox({ ...defaultDelivery, ...options.delivery })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname
    readBody(request)
      .then(async (body): Promise<Reply> => {
        if (path.startsWith('/control')) {
          if (!isLocal(request.socket.remoteAddress))
            return text('Allowed from the same machine only', 403)
          const reply = await handleControl(path, body, sandbox)
          return { type: 'application/json', body: JSON.stringify(reply) }
        }
        if (request.method === 'POST') return await sandbox.reply(path, body)
        return html(
          messagePage(
            'Payment sandbox',
            'A test version of PayGate and PayFast. No money is taken.',
          ),
        )
      })
      .catch((error: unknown): Reply => text(String(error), 400))
      .then((reply) => send(response, reply))
      .catch(() => response.destroy())
  })
  try {
    await listen(server, options.port ?? defaultPort, options.host)
  } catch (error) {
    if (options.port !== undefined || (error as { code?: string }).code !== 'EADDRINUSE')
      throw error
    await listen(server, 0, options.host)
  }
  return {
    port: (server.address() as AddressInfo).port,
    paygate: payGateMerchant,
    payfast: payFastMerchant,
    async close() {
      await sandbox.delivery.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
