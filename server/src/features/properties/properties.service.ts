import { AppError } from '#contract/errors.ts'
import { latestCount } from '#contract/properties/properties.calls.ts'
import { mayBeRefused } from '#contract/listings/refusals.ts'
import { property, type Property } from '#contract/properties/properties.schema.ts'
import { usages, type Usage } from '#contract/properties/properties.choices.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import { searchCountCap } from '#contract/properties/search.choices.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { Reply } from '../../kit/reply.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { isSeller, managerOf, maySee } from '../listings/listings.policy.ts'
import { findProperty, findState, type WholeProperty } from './properties.queries.ts'
import { countLive, findLatestText } from './search.queries.ts'
import { findSimilar } from './similar.queries.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const similarCount = 6

export async function listLatest({ database }: Services, usage?: Usage): Promise<Reply> {
  return Reply.ofText(
    await findLatestText(database, usage ? [usage] : usages, latestCount, today()),
  )
}

export async function listSimilar({ database }: Services, id: number): Promise<Reply> {
  return Reply.ofText(await findSimilar(database, id, similarCount, today()))
}

function advertiserOf(row: WholeProperty, day: string): Property['agent'] {
  const name = row.agentName ?? row.agencyName
  if (!name) return null
  const certificates = [
    { number: row.agentFfc, until: row.agentFfcUntil },
    { number: row.agencyFfc, until: row.agencyFfcUntil },
  ].filter(({ number }) => number)
  const inForce = certificates.find(({ until }) => until === null || until >= day)
  return {
    name,
    agencyName: row.agencyName,
    agencyId: row.agencyVerified ? row.agencyId : null,
    [wireNames.ffcNumber]: (inForce ?? certificates[0])?.number ?? null,
    ffcValid: inForce !== undefined,
    phone: row.agentPhone,
  }
}

function mapPosition({
  mapLat,
  mapLng,
  showAddress,
  pinned,
}: WholeProperty): Property['mapPosition'] {
  return mapLat === null || mapLng === null
    ? null
    : { lat: mapLat, lng: mapLng, exact: showAddress && pinned }
}

/** The address is returned if it is public, or to those who manage the listing. */
function addressOf(row: WholeProperty, shown: boolean) {
  if (!shown) {
    return {
      addressLine1: undefined,
      addressLine2: undefined,
      addressLine3: undefined,
      streetNumber: undefined,
      streetName: undefined,
      postalCode: undefined,
      addressUrl: undefined,
    }
  }
  return {
    [wireNames.propertyCoords]: row.pinned && row.lat !== null ? `${row.lat},${row.lng}` : null,
  }
}

function toProperty(row: WholeProperty, session: Session | null): Property {
  const day = today()
  const { operationalCosts, version, fee, refusalReason, ...whole } = row
  const manager = managerOf(row, session)
  const manages = manager !== undefined
  const open = isOpen(row.statusCode)
  return {
    ...whole,
    ...addressOf(row, row.showAddress || manages),
    salesTypeString: row.isSale ? 'Sale' : 'Rent',
    displayPrice: formatRand(row.price),
    dateAvailableString: row.dateAvailable ? formatDay(row.dateAvailable) : '',
    mapPosition: mapPosition(row),
    agent: advertiserOf(row, day),
    isPublished: row.published,
    mayEnquire: !row.stopsEnquiries,
    mayOffer: open && !row.stopsEnquiries && !(session && isSeller(row, session)),
    mayEdit: session !== null && open,
    may: {
      edit: manages,
      publish: manages,
      refuse: manager === 'superAdmin' && mayBeRefused({ ...row, verified: false, deleted: false }),
    },
    ...(manages
      ? {
          operationalCosts: operationalCosts ?? null,
          cutOffDisplayDateString: row.hideAfter,
          paid: fee !== 'due',
          fee,
          refusalReason,
          version,
        }
      : {}),
  }
}

/** A listing as far as this person may see it; one that they may not see is treated as missing. */
export async function showProperty(
  { database }: Services,
  id: number,
  session: Session | null,
): Promise<Property> {
  const row = await findProperty(database, id)
  if (!row || !maySee({ ...row, deleted: false }, session, today())) throw new AppError('notFound')
  return toProperty(row, session)
}

const publicFields = Object.keys(property.shape) as (keyof Property)[]

/**
 * The same for a visitor. Its parts conform to the contract, which a test checks: validating them
 * again would take longer than everything else.
 */
export async function showPublicProperty(services: Services, id: number): Promise<Reply> {
  const shown = await showProperty(services, id, null)
  const fields = publicFields.map((field) => [field, shown[field]] as const)
  return Reply.of(Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
}

/** Whether it is open for offers: a hint for the screens, always false for visitors. */
export async function mayEdit({ database }: Services, id: number, session: Session | null) {
  const state = await findState(database.db, id)
  if (!state || !maySee({ ...state, deleted: false }, session, today()))
    throw new AppError('notFound')
  return { mayEdit: session !== null && isOpen(state.statusCode) }
}

/** Whether visitors may see a listing, its pictures and values depends on this. */
export async function assertVisible(
  { database }: Pick<Services, 'database'>,
  id: number,
  session: Session | null,
): Promise<void> {
  const state = await findState(database.db, id)
  if (!state || !maySee({ ...state, deleted: false }, session, today()))
    throw new AppError('notFound')
}

/** The published listings, newest first; counted up to the cap, like a search. */
export async function listLive({ database }: Services, page: number, size: number): Promise<Reply> {
  const offset = (page - 1) * size
  const [items, found] = await Promise.all([
    findLatestText(database, usages, size, today(), offset),
    countLive(database, today()),
  ])
  const total = Math.min(found, searchCountCap)
  const rest = { total, capped: found > searchCountCap, page, size }
  return Reply.ofText(`{"items":${items},${JSON.stringify(rest).slice(1)}`)
}
