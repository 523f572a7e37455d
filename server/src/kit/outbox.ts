import { randomUUID } from 'node:crypto'
import type { EmailUsage } from '#contract/all-emails.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '../db/connect.ts'
import { outsideRequest } from '../db/request-scope.ts'
import type { StoredAttachment } from '../db/schema/outbox.ts'
import { MailError, type Mailer } from '../gateways/mailer.ts'
import { htmlToText } from './html-to-text.ts'
import * as queries from './outbox.queries.ts'

export interface NewMail {
  to: string
  replyTo?: string
  subject: string
  html: string
  /** Every email of the product is declared: see contract/src/all-emails.ts. */
  usage: EmailUsage
  /** At most one email is created per key. */
  dedupeKey?: string
  requestId?: string
  /** The user whose act this email reports: it waits until their own address is confirmed. */
  waitsForUserId?: number
  /** Where a recipient unsubscribes; mail clients show a button for it. */
  unsubscribeUrl?: string
  attachments?: StoredAttachment[]
}

export interface Outbox {
  /**
   * Inserts an email in the caller's transaction: it exists if and only if the change it reports does.
   * Returns its id, or undefined if there is already one with the same key.
   */
  put(tx: Tx, mail: NewMail): Promise<number | undefined>
  /** Looks for due emails now instead of at the next poll. */
  wake(): void
  start(): void
  /** Waits for the email that is being sent. */
  stop(): Promise<void>
}

const roundMs = 10_000
const mostAttempts = 14

/** One minute, two, four … up to six hours: together more than a day. */
export function retrySeconds(attempts: number): number {
  return Math.min(60 * 2 ** (attempts - 1), 6 * 3600)
}

export function createOutbox(parts: {
  database: Database
  /** Undefined without SMTP: emails stay queued and can be read in the back office. */
  mailer: Mailer | undefined
  mailDomain: string
  log: FastifyBaseLogger
  /** In a worker: wakes the process that sends. */
  wakeSender?: () => void
}): Outbox {
  const { database, mailer, log } = parts
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  const state = { again: false, stopped: false }
  /** Sent while the database was unavailable: only this process knows, so it must record them later. */
  const unwritten = new Set<queries.MailKey>()

  async function writeSent() {
    for (const mail of unwritten) {
      await queries.markSent(database, mail)
      unwritten.delete(mail)
    }
  }

  async function sendOne(mail: queries.ClaimedMail, mailer: Mailer) {
    try {
      await mailer.send(mail)
      unwritten.add(mail)
      await writeSent()
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      log.warn({ mail: mail.id, code: error.code, attempts: mail.attempts }, 'email not sent')
      if (error.permanent || mail.attempts >= mostAttempts) {
        await queries.markFailed(database, mail, error.code)
      } else {
        await queries.markRetry(database, mail, error.code, retrySeconds(mail.attempts))
      }
    }
  }

  async function sendDue() {
    if (!mailer) return
    await writeSent()
    do {
      state.again = false
      for (let mail = await queries.claimMail(database); mail;) {
        await sendOne(mail, mailer)
        if (state.stopped) return
        mail = await queries.claimMail(database)
      }
    } while (state.again && !state.stopped)
  }

  function wake() {
    if (!mailer || state.stopped) return
    if (round) {
      state.again = true
      return
    }
    // It goes on after the request that asked for it.
    round = outsideRequest(sendDue)
      .catch((error: unknown) => log.error(error, 'outbox send failed'))
      .finally(() => {
        round = undefined
      })
  }

  return {
    async put(tx, mail) {
      return queries.insertMail(tx, {
        ...mail,
        text: htmlToText(mail.html),
        messageId: `<${randomUUID()}@${parts.mailDomain}>`,
      })
    },
    wake: parts.wakeSender ?? wake,
    start() {
      if (!mailer) return
      timer = setInterval(wake, roundMs)
      timer.unref()
      wake()
    },
    async stop() {
      state.stopped = true
      clearInterval(timer)
      await round
      mailer?.close()
    },
  }
}
