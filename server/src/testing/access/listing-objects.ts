import { aProperty, type PropertyFacts } from '../property-builders.ts'
import { aWeek } from '../week-builders.ts'
import { aUser } from '../builders.ts'
import { absentById, byId, type ObjectKind, type Relation, type World } from './objects.ts'
import type { Principal } from './principals.ts'

/** Whose listing it is: agents and agencies list for an owner. */
export async function listedBy(
  { api }: World,
  { name, user, agencyId }: Principal,
): Promise<{ ownerUserId: number; agentId?: number; agencyId?: number }> {
  if (!user) throw new Error('A visitor has no listings')
  if (agencyId === null) return { ownerUserId: user.id }
  const { id: ownerUserId } = await aUser(api.services)
  if (name !== 'agency') return { ownerUserId, agentId: user.personId, agencyId }
  const agent = await aUser(api.services, { role: 'agent', agencyId })
  return { ownerUserId, agentId: agent.personId, agencyId }
}

/** A stranger's is published, unless it is to be hidden. */
const isLive = (relation: Relation, own: boolean) =>
  relation === 'own' ? own : relation === 'foreign'

const propertyNames = ['propertyId', 'property', 'propertyID']
const weekNames = ['weekId', 'timeshareWeekId', 'week', 'timeshareID']

/** Its holder may see it, also in the export of their data. */
const ownAddress = { addressLine1: '3 Holder Street', streetName: 'Holder Street' }

function propertyKind(facts: PropertyFacts, own: boolean): ObjectKind {
  return {
    table: 'properties',
    absent: absentById(propertyNames),
    async make(world, holder, relation) {
      const listed = await listedBy(world, holder)
      const published = isLive(relation, own)
      const place = relation === 'own' ? { ...facts, ...ownAddress } : facts
      const { id } = await aProperty(world.api.services, { ...place, ...listed, published })
      return byId(world, 'properties', id, propertyNames)
    },
  }
}

function weekKind(facts: Parameters<typeof aWeek>[1], own: boolean): ObjectKind {
  let unit = 2000
  return {
    table: 'weeks',
    absent: absentById(weekNames),
    async make(world, holder, relation) {
      const listed = await listedBy(world, holder)
      const published = isLive(relation, own)
      unit += 1
      const unitNumber = String(unit)
      const week = { verified: true, unitNumber, ...facts, ...listed, published }
      const { id } = await aWeek(world.api.services, week)
      return byId(world, 'weeks', id, weekNames)
    },
  }
}

/** The address is not for the public. */
const address = {
  addressLine1: '12 Canary Street',
  streetName: 'Canary Street',
  showAddress: false,
}

/** One's own is paid for and not published yet. */
export const property = propertyKind(address, false)
export const liveProperty = propertyKind(address, true)
export const week = weekKind({}, false)
export const liveWeek = weekKind({}, true)
export const unverifiedWeek = weekKind({ verified: false }, false)
export const unpaidWeek = weekKind({ status: 'AP' }, false)
/** Its owner has no account. */
export const ownedWeek = weekKind({ ownerName: 'Johanna' }, false)

/** A listing with its history, by the name of its table. */
export const historyOf: ObjectKind = {
  ...property,
  absent: { table: 'properties', rowId: '2000000000' },
  async make(world, holder, relation) {
    const target = await property.make(world, holder, relation)
    return target && { ...target, names: { table: 'properties', rowId: String(target.id) } }
  },
}

/** A new price of a listing, which can be undone. */
export const newPrice: ObjectKind = {
  ...property,
  absent: { changeId: 2_000_000_000, column: 'price' },
  async make(world, holder, relation) {
    const target = await property.make(world, holder, relation)
    if (!target) return undefined
    const { sql } = world.api.services.database
    await sql`update properties set price = price + 1000 where id = ${target.id as number}`
    const [change] = await sql`select max(id) as id from change_log
      where table_name = 'properties' and row_id = ${String(target.id)}`
    return { ...target, names: { changeId: Number(change?.id), column: 'price' } }
  },
}
