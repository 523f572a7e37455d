import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EmailUsage } from '#contract/all-emails.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '../db/connect.ts'
import { isUnavailable } from '../db/errors.ts'
import { outsideRequest } from '../db/request-scope.ts'
import type { StoredAttachment, StoredSender } from '../db/schema/outbox.ts'
import { createFaultLog } from '../gateways/fault-log.ts'
import { MailError, type Mailer } from '../gateways/mailer.ts'
import { htmlToText } from './html-to-text.ts'
import * as queries from './outbox.queries.ts'

export interface NewMail {
  to: string
  replyTo?: string
  /** The sender, if it is not the company. */
  sender?: StoredSender
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
  /** Waits for the email that is being sent, for a while. */
  stop(): Promise<void>
}

const roundMs = 10_000
/** Only attempts that the mail server refused count, not those that did not reach it. */
const mostAttempts = 14
/** After this many lost connections in a row, the mail server counts as unavailable and not the emails as faulty. */
const mostLost = 3
/** How long a stop waits for the email that is being sent. */
const stopMs = 5_000

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
  const state = { again: false, stopped: false, brokenOff: false }
  const ownName = randomUUID()
  /** Sent while the database was unavailable: only this process knows, so it must record them later. */
  const unwritten = new Set<queries.MailKey>()

  async function writeSent() {
    for (const mail of unwritten) {
      await queries.markSent(database, mail)
      unwritten.delete(mail)
    }
  }

  const faults = createFaultLog(log)

  async function reportServer(error: MailError) {
    // Counted only if it will be logged.
    const waiting = faults.isActive() ? 0 : await queries.countWaiting(database)
    const seconds = Math.round((mailer?.waitMs?.() ?? roundMs) / 1000)
    faults.failed(
      error.code,
      `${error.remedy}. ${waiting} emails are waiting; none is lost. Next attempt in ${seconds} s, then less often.`,
    )
  }

  /** The server refused this one email: it is retried later, or given up. */
  async function retryLater(mail: queries.ClaimedMail, error: MailError) {
    const given = error.permanent || (error.replied && mail.attempts >= mostAttempts)
    log.warn(
      { mail: mail.id, code: error.code, attempts: mail.attempts },
      given
        ? 'The mail server rejected an email permanently: see the outbox in the back office'
        : 'The mail server did not accept an email; it will be retried later',
    )
    if (given) await queries.markFailed(database, mail, error.code)
    else await queries.markRetry(database, mail, error.code, retrySeconds(mail.attempts))
  }

  /** Returns how the attempt ended; `server` means that the next email would fail as well. */
  async function sendOne(mail: queries.ClaimedMail, mailer: Mailer) {
    try {
      await mailer.send(mail)
      unwritten.add(mail)
      await writeSent()
      faults.recovered('The mail server is accepting emails again')
      return 'sent'
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      if (error.about === 'server') {
        await queries.releaseMail(database, mail, error.code)
        await reportServer(error)
        return 'server'
      }
      await retryLater(mail, error)
      return error.replied ? 'refused' : 'lost'
    }
  }

  async function sendDue() {
    if (!mailer) return
    await writeSent()
    if (state.brokenOff) {
      await queries.releaseLostClaims(database, ownName)
      state.brokenOff = false
    }
    // While the server fails, only one email is tried at a time, after increasing pauses.
    if (mailer.waitMs?.()) return
    let lost = 0
    do {
      state.again = false
      for (let mail = await queries.claimMail(database, ownName); mail;) {
        const result = await sendOne(mail, mailer)
        lost = result === 'lost' ? lost + 1 : 0
        if (state.stopped || result === 'server' || lost >= mostLost) return
        mail = await queries.claimMail(database, ownName)
      }
    } while (state.again && !state.stopped)
  }

  function wake() {
    if (!mailer || state.stopped) return
    if (round) {
      state.again = true
      return
    }
    // The round continues after the request that started it.
    round = outsideRequest(sendDue)
      .catch((error: unknown) => {
        state.brokenOff = true
        // The outage of the database has already been logged.
        if (isUnavailable(error)) log.debug(error, 'outbox run ended early')
        else
          log.error(
            error,
            'Sending emails failed because of an internal error; the next run will try again',
          )
      })
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
      await Promise.race([round, pause(stopMs, undefined, { ref: false })])
      mailer?.close()
    },
  }
}
