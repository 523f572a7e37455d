import type { ListingNow } from '#contract/favourites/favourites.schema.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import type { Services } from '../../services.ts'
import { listLikeGoneProperty, listPropertyCards } from '../properties/property-cards.service.ts'
import { listLikeGoneWeek, listWeekCards } from '../weeks/week-cards.service.ts'
import { findStates } from './listings-now.queries.ts'

const similarCount = 3

const idsOf = (keys: readonly ListingKey[], kind: ListingKind) =>
  keys.filter((key) => key.kind === kind).map(({ id }) => id)

async function statesOf({ database }: Services, keys: readonly ListingKey[], kind: ListingKind) {
  const ids = idsOf(keys, kind)
  const rows = ids.length ? await findStates(database.db, kind, ids) : []
  return rows.map((row) => ({ ...row, kind }))
}

/**
 * These listings as everyone may see them now, in the given order; without details if they are
 * gone.
 */
export async function showListings(
  services: Services,
  keys: readonly ListingKey[],
): Promise<ListingNow[]> {
  const [properties, weeks, ...states] = await Promise.all([
    listPropertyCards(services, idsOf(keys, 'property')),
    listWeekCards(services, idsOf(keys, 'week')),
    statesOf(services, keys, 'property'),
    statesOf(services, keys, 'week'),
  ])
  const stateOf = new Map(states.flat().map((state) => [keyText(state), state]))
  const propertyOf = new Map(properties.map((card) => [card.id, card]))
  const weekOf = new Map(weeks.map((card) => [card.id, card]))
  return keys.map(({ kind, id }) => {
    const state = stateOf.get(keyText({ kind, id }))
    const property = kind === 'property' ? (propertyOf.get(id) ?? null) : null
    const week = kind === 'week' ? (weekOf.get(id) ?? null) : null
    // Read one after another: a listing that disappears in between is gone.
    const shown = property !== null || week !== null
    return {
      kind,
      id,
      property,
      week,
      price: shown ? (state?.price ?? null) : null,
      status: shown ? (state?.status ?? null) : null,
      priceChangedAt: shown ? (state?.priceChangedAt ?? null) : null,
      statusChangedAt: state?.statusChangedAt ?? null,
    }
  })
}

/** Listings similar to one that was once published; nothing for one that never was. */
export async function listSimilarToGone(services: Services, { kind, id }: ListingKey) {
  return kind === 'property'
    ? { properties: await listLikeGoneProperty(services, id, similarCount), weeks: [] }
    : { properties: [], weeks: await listLikeGoneWeek(services, id, similarCount) }
}
