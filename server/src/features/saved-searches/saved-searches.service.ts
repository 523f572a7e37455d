import { sql } from '../../db/orm.ts'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { readSavedQuery, type SavedSearchKind } from '#contract/saved-searches/saved-query.ts'
import type { saveSearch as saveCall } from '#contract/saved-searches/saved-searches.calls.ts'
import {
  alertsConsentVersion,
  savedSearchesTexts as texts,
} from '#contract/saved-searches/saved-searches.messages.ts'
import {
  mostSavedSearches,
  type SearchFrequency,
} from '#contract/saved-searches/saved-searches.choices.ts'
import type { SearchChange } from '#contract/saved-searches/saved-searches.schema.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import { recordConsent } from '../consents/consents.service.ts'
import { nameFrom, searchWriter } from './describe.ts'
import { toListed } from './listed-searches.ts'
import * as queries from './saved-searches.queries.ts'
import { confirmDays } from './search-tokens.ts'

export type NewSearch = z.output<(typeof saveCall)['input']>

function readQuery(kind: SavedSearchKind, query: string) {
  const read = readSavedQuery(kind, query)
  if (read) return read
  throw new AppError('invalidInput', {
    message: texts.searchInvalid,
    fields: { query: texts.searchInvalid },
  })
}

/** Weekly emails have a day, all others have none. */
function weekdayOf(frequency: SearchFrequency, weekday: number | null | undefined): number | null {
  return frequency === 'weekly' ? (weekday ?? 1) : null
}

/** The search as it is stored, with a name. */
export async function toStored(services: Services, input: NewSearch): Promise<queries.NewSearch> {
  const { kind, frequency, hour } = input
  const read = readQuery(kind, input.query)
  const write = input.name ? undefined : await searchWriter(services)
  const name = write ? nameFrom(write({ kind, criteria: read.criteria })) : input.name
  return { kind, name, ...read, frequency, hour, weekday: weekdayOf(frequency, input.weekday) }
}

export function refuseTooMany(count: number): void {
  if (count < mostSavedSearches) return
  throw new AppError('wrongState', { message: texts.tooMany })
}

async function joinAccount(tx: Tx, userId: number): Promise<void> {
  await queries.lockOwner(tx, String(userId))
  await queries.joinAccount(tx, userId)
}

/** Searches previously confirmed for the person's mailbox move to their account here. */
export async function listSearches(services: Services, context: CallContext) {
  const { userId } = sessionOf(context)
  const { db } = services.database
  const { email, waiting } = await queries.findAddress(db, userId)
  if (waiting) {
    await transaction(services.database, actorOf(context), (tx) => joinAccount(tx, userId))
  }
  return { email, items: await toListed(services, await queries.findSearches(db, { userId })) }
}

export async function countSearches({ database }: Services, context: CallContext) {
  return { count: await queries.countSearches(database.db, sessionOf(context)) }
}

export async function saveSearch(services: Services, input: NewSearch, context: CallContext) {
  const { userId } = sessionOf(context)
  const search = await toStored(services, input)
  return transaction(services.database, actorOf(context), async (tx) => {
    await queries.lockOwner(tx, String(userId))
    const before = await queries.countSearches(tx, { userId })
    const { id, isNew } = await queries.putForUser(tx, userId, search)
    if (!isNew) return { id, message: texts.already }
    // Inside the transaction: a search over the limit is not stored.
    refuseTooMany(before)
    const consent = { purpose: 'alerts', textVersion: alertsConsentVersion, given: true } as const
    await recordConsent(tx, context, consent)
    return { id, message: texts.saved }
  })
}

export async function lookAtSearch({ database }: Services, id: number, context: CallContext) {
  const { userId } = sessionOf(context)
  if (!(await queries.markLooked(database.db, userId, id))) throw new AppError('notFound')
  return {}
}

const uniqueRules = {
  saved_searches_user_unique: { field: 'query', message: texts.already },
  saved_searches_email_unique: { field: 'query', message: texts.already },
}

function changeOf(row: queries.SearchRow, input: SearchChange): queries.Change {
  const frequency = input.frequency ?? row.frequency
  const read = input.query === undefined ? undefined : readQuery(row.kind, input.query)
  return {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.hour === undefined ? {} : { hour: input.hour }),
    frequency,
    weekday: weekdayOf(frequency, input.weekday ?? row.weekday),
    ...(input.paused === undefined
      ? {}
      : { pausedAt: input.paused ? (row.pausedAt ?? new Date()) : null }),
    // Results of a different search are not new.
    ...(read && { ...read, matchedFrom: sql`now()` }),
  }
}

function saidOf(row: queries.SearchRow, { paused }: SearchChange): string {
  if (paused === undefined || paused === (row.pausedAt !== null)) return texts.changed
  return paused ? texts.paused : texts.resumed
}

/** A search of this owner; someone else's is treated as missing. */
export async function changeSearch(
  services: Services,
  owner: queries.Owner,
  input: SearchChange,
  context: CallContext,
) {
  const work = transaction(services.database, actorOf(context), async (tx) => {
    const row = await queries.lockSearch(tx, owner, input.id)
    if (!row) throw new AppError('notFound')
    if (row.version !== input.version) throw new AppError('stale')
    await queries.updateSearch(tx, row.id, changeOf(row, input))
    return { message: saidOf(row, input) }
  })
  return withUniqueMessages(uniqueRules, work)
}

export async function removeSearch(
  { database }: Services,
  owner: queries.Owner,
  id: number,
): Promise<{ message: string }> {
  if (!(await queries.deleteSearch(database.db, owner, id))) throw new AppError('notFound')
  return { message: texts.removed }
}

/** The job: unconfirmed addresses are deleted. */
export async function removeUnconfirmed({ database, log }: Services): Promise<void> {
  const count = await queries.deleteUnconfirmed(database.db, confirmDays)
  if (count) log.info({ count }, 'unconfirmed saved searches deleted')
}
