import { transaction } from '../db/connect.ts'
import { properties } from '../db/schema/properties.ts'
import type { Services } from '../services.ts'
import { aUser } from './builders.ts'
import { payFee } from './listing-fees.ts'

/** Places of the gazetteer that tests lean on. */
export interface TestPlace {
  provinceId: number
  cityId: number
  suburbId: number
  province: string
  city: string
  suburb: string
}

export async function aPlace(
  services: Services,
  suburb = 'Lynnwood',
  city = 'Pretoria',
): Promise<TestPlace> {
  const [place] = await services.database.sql<TestPlace[]>`
    select p.id as "provinceId", c.id as "cityId", u.id as "suburbId",
      p.name as province, c.name as city, u.name as suburb
    from suburbs u join cities c on c.id = u.city_id join provinces p on p.id = c.province_id
    where u.name = ${suburb} and c.name = ${city}`
  if (!place) throw new Error(`The gazetteer has no ${suburb}, ${city}`)
  return place
}

const statusIds = {
  AP: 1031,
  APEFT: 1033,
  CIP: 1034,
  S: 1035,
  P: 1036,
  FS: 1041,
  FR: 1042,
  RO: 1043,
} as const

export type PropertyFacts = Partial<typeof properties.$inferInsert> & {
  status?: keyof typeof statusIds
}

/** Files share this module but not their databases. */
const owners = new WeakMap<Services, Promise<number>>()

function defaultOwner(services: Services): Promise<number> {
  const owner = owners.get(services) ?? aUser(services).then(({ id }) => id)
  owners.set(services, owner)
  return owner
}

/** A published house for sale in Lynnwood, by default; returns its id and reference. */
export async function aProperty(services: Services, facts: PropertyFacts = {}) {
  const { status = 'FS', ...columns } = facts
  const place = await aPlace(services)
  const ownerUserId = columns.ownerUserId ?? (await defaultOwner(services))
  const live = columns.published ?? true
  return transaction(services.database, null, async (tx) => {
    const [row] = await tx
      .insert(properties)
      .values({
        usage: 'Residential',
        isSale: true,
        propertyTypeId: 1,
        shortDescription: 'A sunny house',
        price: '1500000',
        provinceId: place.provinceId,
        cityId: place.cityId,
        suburbId: place.suburbId,
        statusId: statusIds[status],
        published: live,
        firstPublishedAt: live ? new Date() : null,
        paidAt: status === 'AP' || status === 'APEFT' ? null : new Date(),
        ...columns,
        ownerUserId,
      })
      .returning({
        id: properties.id,
        reference: properties.reference,
        version: properties.version,
      })
    const made = row as { id: number; reference: string; version: number }
    await payFee(tx, { kind: 'property', id: made.id }, { status, userId: ownerUserId })
    return made
  })
}
