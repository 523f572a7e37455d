import { propertyStatus } from '#contract/properties/properties.states.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { PropertyRow } from './properties.ts'
import type { WeekRow } from './weeks.ts'
import type { World } from './world.ts'

/** What offers, payments and enquiries need to know about a listing, week or property. */
export interface Subject {
  kind: 'week' | 'property'
  id: number
  reference: string
  title: string
  /** Of a property. */
  usage?: 'Residential' | 'Commercial'
  price: number
  isSale: boolean
  tender: boolean
  status: string
  published: boolean
  deleted: boolean
  ownerUserId: number
  createdAt: Date
  paidAt: Date | null
  firstPublishedAt: Date | null
}

/** The one column that references the listing, and null for the other. */
export function listingColumns(subject: Pick<Subject, 'kind' | 'id'>) {
  return subject.kind === 'week'
    ? { weekId: subject.id, propertyId: null }
    : { weekId: null, propertyId: subject.id }
}

const codes = [weekStatus.available, ...Object.values(propertyStatus)]

export function subjectsOf(
  world: World,
  properties: readonly PropertyRow[],
  weeks: readonly WeekRow[],
): Subject[] {
  const codeOf = new Map(codes.map((code) => [world.status(code), code]))
  const resortNames = new Map(world.resorts.map((resort) => [resort.id, resort.name]))
  const shared = (row: PropertyRow | WeekRow) => ({
    id: row.id,
    reference: row.reference,
    status: codeOf.get(row.statusId) as string,
    published: row.published === true,
    deleted: row.deletedAt != null,
    ownerUserId: row.ownerUserId,
    createdAt: row.createdAt as Date,
    paidAt: row.paidAt ?? null,
    firstPublishedAt: row.firstPublishedAt ?? null,
  })
  return [
    ...weeks.map((week) => ({
      ...shared(week),
      kind: 'week' as const,
      title: `${week.otherResortName ?? resortNames.get(week.resortId as number)}, ${week.module}`,
      price: Number(week.sellPrice),
      isSale: true,
      tender: week.isTender === true,
    })),
    ...properties.map((property) => ({
      ...shared(property),
      kind: 'property' as const,
      title: property.shortDescription,
      usage: property.usage,
      price: Number(property.price),
      isSale: property.isSale,
      tender: false,
    })),
  ]
}
