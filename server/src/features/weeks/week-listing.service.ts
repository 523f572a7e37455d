import { AppError } from '#contract/errors.ts'
import { statusAfter, type ListingTransition } from '#contract/listings/listings.states.ts'
import { today } from '#contract/values/day.ts'
import { isLocked, refusalOf, weekStatus, type WeekActor } from '#contract/weeks/weeks.states.ts'
import type { Tx } from '../../db/connect.ts'
import { endWaiver } from '../listings/fees.service.ts'
import type { ListingKindService } from '../listings/listing-kind.ts'
import { checkAction } from './week-transition.service.ts'
import { weekPlaceholders } from './week-emails.ts'
import { findWeek, lockWeek, type WeekRecord } from './week-record.queries.ts'
import { changeWeek } from './save-week.queries.ts'
import { factsOf } from './weeks.mapping.ts'

function weekStatusAfter(transition: ListingTransition, { fee }: WeekRecord) {
  return statusAfter(transition, { open: weekStatus.available, feeDue: fee === 'due' })
}

async function findLocked(tx: Tx, id: number): Promise<WeekRecord> {
  await lockWeek(tx, id)
  const week = await findWeek(tx, id)
  if (!week) throw new AppError('notFound')
  return week
}

/** Checks the state table, then changes the status. */
async function transition(tx: Tx, week: WeekRecord, action: ListingTransition, actor: WeekActor) {
  checkAction(action, week, actor)
  const statusCode = weekStatusAfter(action, week)
  if (week.listing.status.code !== statusCode) {
    await changeWeek(tx, week.listing.id, week.version, { statusCode })
  }
}

export const weekListing: ListingKindService = {
  /**
   * The week stops waiting, and its fee needs no waiver; one that was not waiting keeps its status.
   */
  async markPaid(tx, id, at) {
    const week = await findLocked(tx, id)
    await endWaiver(tx, { kind: 'week', id })
    const waited = !refusalOf('confirmPayment', factsOf(week), 'payment', today())
    if (!waited && week.paidAt) return
    const status = waited ? { statusCode: weekStatusAfter('confirmPayment', week) } : {}
    await changeWeek(tx, id, week.version, { ...status, paidAt: at })
  },

  async awaitEft(tx, id, manager) {
    const week = await findLocked(tx, id)
    // A refund leaves an agreed or sold week its status: it is paid for again without awaiting
    // payment.
    if (!isLocked(week.listing.status.code)) await transition(tx, week, 'chooseEft', manager)
  },

  async setUnderOffer(tx, id, manager) {
    await transition(tx, await findLocked(tx, id), 'acceptOffer', manager)
  },

  async putBackOnMarket(tx, id, manager) {
    await transition(tx, await findLocked(tx, id), 'reopen', manager)
  },

  async placeholders(db, id, publicUrl) {
    const week = await findWeek(db, id)
    return week ? weekPlaceholders(week, publicUrl) : {}
  },

  /** The sale and its reference, and the dates of the week. */
  async paidItem(db, { id, reference, title }) {
    const week = await findWeek(db, id)
    const dates = [week?.listing.arrivalDate, week?.listing.departureDate].filter(Boolean)
    return {
      itemName: `Timeshare week sale ${reference}`,
      itemDescription: dates.join(' - ') || title,
    }
  },
}
