import { sql, type SQL } from '../../db/orm.ts'
import { today } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { formerWeek, visibleWeeks } from '../weeks/weeks-by-id.service.ts'
import { insertFavouriteAlerts } from './favourite-alerts.queries.ts'
import { probesOf } from './listing-terms.ts'
import { findIndexedListing } from './match.queries.ts'
import { currentRow, fittingSearches, formerRow } from './match.sql.ts'
import * as queries from './occasions.queries.ts'
import { searchesOfWeek } from './week-match.service.ts'

type Parts = Pick<Services, 'database' | 'log'>

/** The searches that match a row of properties; undefined if it is not published. */
async function searchesOfRow(tx: Tx, row: SQL): Promise<SQL | undefined> {
  const listing = await findIndexedListing(tx, row)
  return listing && fittingSearches(row, probesOf(listing))
}

async function propertySearches(
  tx: Tx,
  { propertyId, before, reason }: queries.Occasion,
): Promise<SQL | undefined> {
  const now = await searchesOfRow(tx, currentRow(propertyId as number, today()))
  if (!now || reason !== 'changed') return now
  const then = await searchesOfRow(tx, formerRow(before))
  return then ? sql`(${now}) except (${then})` : now
}

async function weekSearches(
  tx: Tx,
  { weekId, before, reason }: queries.Occasion,
): Promise<SQL | undefined> {
  const id = weekId as number
  const week = (await visibleWeeks(tx, [id])).get(id)
  if (!week) return undefined
  const now = await searchesOfWeek(tx, week)
  const former = reason === 'changed' ? await formerWeek(tx, id, before) : undefined
  return former ? sql`(${now}) except (${await searchesOfWeek(tx, former)})` : now
}

/** Writes the alerts of one occasion and removes it, in one transaction: a crash repeats all of it. */
async function tellOfOne(tx: Tx, occasion: queries.Occasion): Promise<void> {
  const matching =
    occasion.weekId === null
      ? await propertySearches(tx, occasion)
      : await weekSearches(tx, occasion)
  if (matching) {
    // A change that makes more searches match is new to the people of those searches.
    const reason = occasion.reason === 'changed' ? 'new' : occasion.reason
    // A favourite is not new to anyone.
    if (reason !== 'new') await insertFavouriteAlerts(tx, { occasion, reason })
    await queries.insertSearchAlerts(tx, { occasion, reason }, matching)
  }
  await queries.removeOccasion(tx, occasion.id)
}

/**
 * Writes the alerts for everything that happened to listings since the last run. A failure is
 * retried once after the others, and then by the next run: it blocks neither them nor the digests.
 */
export async function tellOfOccasions({ database, log }: Parts): Promise<void> {
  const failed = new Set<number>()
  for (;;) {
    let taken: queries.Occasion | undefined
    try {
      await transaction(database, null, async (tx) => {
        taken = await queries.takeOccasion(tx)
        if (taken) await tellOfOne(tx, taken)
      })
    } catch (error) {
      // Without an occasion, it was the database that failed.
      if (!taken) throw error
      await queries.postponeOccasion(database.db, taken.id)
      log.error(
        { err: error, occasion: taken.id },
        'The alerts about a listing could not be stored; they will be retried after the others',
      )
      if (failed.has(taken.id)) return
      failed.add(taken.id)
    }
    if (!taken) return
  }
}

/** How many days before its last day people are alerted that a tender is closing. */
const closingDays = 3

export async function findClosing({ database }: Parts): Promise<void> {
  await transaction(database, null, (tx) => queries.insertClosing(tx, closingDays))
}
