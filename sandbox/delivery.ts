import { setTimeout as wait } from 'node:timers/promises'
import type { Manner, Transaction } from './transactions.ts'

export interface DeliverySettings {
  /** How late a late notice is. */
  lateMs: number
  /** Pauses before the second, third and fourth attempt. */
  retryMs: readonly number[]
}

export const defaultDelivery: DeliverySettings = { lateMs: 20_000, retryMs: [1000, 5000, 30_000] }

const patienceMs = 5000

/** The notification of a transaction: valid, or with one flaw. */
export type WriteNotice = (flaw?: 'forged' | 'wrongAmount') => string

/** Sends notifications to the site in the requested manner. */
export class Delivery {
  readonly settings: DeliverySettings
  readonly #leaving = new AbortController()
  readonly #underWay = new Set<Promise<void>>()

  constructor(settings: DeliverySettings) {
    this.settings = settings
  }

  /**
   * Resolves after the first attempt of an immediate notification, so that the browser returns
   * after it.
   */
  async deliver(transaction: Transaction, manner: Manner, write: WriteNotice): Promise<void> {
    if (manner === 'silent' || !transaction.notifyUrl) return
    if (manner === 'late') {
      this.#start(async () => {
        await wait(this.settings.lateMs, undefined, { signal: this.#leaving.signal })
        await this.#sendUntilStored(transaction, write())
      })
      return
    }
    const body = write(manner === 'forged' || manner === 'wrongAmount' ? manner : undefined)
    const stored = await this.#send(transaction, body)
    if (manner === 'double') await this.#send(transaction, body)
    if (!stored && manner !== 'forged') this.#start(() => this.#sendAgain(transaction, body))
  }

  #start(work: () => Promise<void>): void {
    const running = work()
      .catch(() => {})
      .finally(() => this.#underWay.delete(running))
    this.#underWay.add(running)
  }

  async #sendUntilStored(transaction: Transaction, body: string): Promise<void> {
    if (!(await this.#send(transaction, body))) await this.#sendAgain(transaction, body)
  }

  async #sendAgain(transaction: Transaction, body: string): Promise<void> {
    for (const pause of this.settings.retryMs) {
      await wait(pause, undefined, { signal: this.#leaving.signal })
      if (await this.#send(transaction, body)) return
    }
  }

  async #send(transaction: Transaction, body: string): Promise<boolean> {
    try {
      const response = await fetch(transaction.notifyUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs), this.#leaving.signal]),
      })
      const reply = (await response.text()).trim()
      transaction.notices.push(`${response.status} ${reply.slice(0, 100)}`)
      return response.ok && reply === 'OK'
    } catch (error) {
      transaction.notices.push(String(error))
      return false
    }
  }

  async stop(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#underWay)
  }
}
