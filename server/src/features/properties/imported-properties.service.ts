import { AppError } from '#contract/errors.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import type { NewProperty, NewPropertyInput } from '#contract/properties/properties.form.ts'
import { propertyStatus } from '#contract/properties/properties.states.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import type { Tx } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import type { KnownField } from '../field-groups/field-groups.service.ts'
import {
  dropChanges,
  promisedBefore,
  recordChanges,
} from '../listing-changes/record-changes.service.ts'
import { findOffersOn } from '../offers/listing-offers.service.ts'
import { hasOpenPayment } from '../payments/listing-payments.service.ts'
import { replaceFieldValues } from './field-values.queries.ts'
import * as imported from './imported-properties.queries.ts'
import { changeProperty, type Middle } from './properties.queries.ts'
import { columnsOf } from './property-form.ts'
import { requireSameProperty } from './same-property.policy.ts'
import { readUserFields, type SentValue } from './user-fields.ts'

export { findByOwnReference, findVersion, lockListings } from './imported-properties.queries.ts'
export type { ExistingListing, FieldValue } from './imported-properties.queries.ts'
export type { SentValue } from './user-fields.ts'

type Columns = Partial<imported.NewColumns>

/** The listing that results from a row of a file. */
export interface ReadListing {
  columns: ReturnType<typeof columnsOf> & Columns
  values: imported.FieldValue[]
}

/** The same columns that the form of a listing fills, from earlier lookups. */
export function readImported(
  input: NewProperty,
  middle: Middle | undefined,
  fields: readonly KnownField[],
): ReadListing {
  const read = readUserFields(input.propertyUserFields, fields)
  return {
    columns: { ...columnsOf(input, middle), ...read.facts },
    values: read.values,
  }
}

/** What is wrong with the values of user-defined fields, by the id of the field. */
export function valueErrors(
  sent: readonly SentValue[],
  fields: readonly KnownField[],
): Map<number, string> {
  const { errors } = readUserFields(sent, fields)
  return new Map(
    Object.entries(errors).map(([path, message]) => {
      const place = Number(path.split('.')[1])
      return [sent[place]?.userDefinedFieldId ?? 0, message] as const
    }),
  )
}

/** A listing as its form would send it: whatever a file does not mention stays as it is. */
export function inputOf({ columns: c, values }: imported.ExistingListing): NewPropertyInput {
  return {
    propertyUsageType: c.usage,
    isSale: c.isSale,
    propertyTypeId: c.propertyTypeId,
    propertyName: c.name,
    unit: c.unit,
    shortDescription: c.shortDescription,
    description: c.description,
    price: Number(c.price),
    pricePer: c.pricePer,
    operationalCosts: c.operationalCosts === null ? null : Number(c.operationalCosts),
    dateAvailable: c.dateAvailable,
    showAddress: c.showAddress,
    addressLine1: c.addressLine1,
    addressLine2: c.addressLine2,
    addressLine3: c.addressLine3,
    streetNumber: c.streetNumber,
    streetName: c.streetName,
    postalCode: c.postalCode,
    addressUrl: c.addressUrl,
    [wireNames.propertyCoords]: c.pinned && c.lat !== null ? `${c.lat},${c.lng}` : null,
    provinceId: c.provinceId,
    cityId: c.cityId as number,
    suburbId: c.suburbId,
    suburb: c.suburbId === null ? c.suburb : null,
    virtualTour: c.virtualTour,
    video: c.video,
    propertyUserFields: values.map(({ fieldId, value }) => ({
      userDefinedFieldId: fieldId,
      value,
    })),
  }
}

const amounts = new Set(['price', 'operationalCosts'])

function isSame(name: string, before: unknown, after: unknown): boolean {
  if (before === null || after === null) return (before ?? null) === (after ?? null)
  return amounts.has(name) ? Number(before) === Number(after) : before === after
}

export interface Difference {
  columns: Columns
  before: Columns
  values: imported.FieldValue[] | undefined
}

/** What a row changes about a listing: only that is written, so only that is in its history. */
export function differenceOf(
  existing: imported.ExistingListing,
  wanted: { columns: Columns; values: readonly imported.FieldValue[] },
): Difference | undefined {
  const now = existing.columns as Record<string, unknown>
  const changed = Object.entries(wanted.columns).filter(
    ([name, value]) => !isSame(name, now[name], value),
  )
  const valuesOf = (values: readonly imported.FieldValue[]) =>
    values
      .map(({ fieldId, value }) => `${fieldId}=${value}`)
      .toSorted()
      .join('\n')
  const sameValues = valuesOf(existing.values) === valuesOf(wanted.values)
  if (changed.length === 0 && sameValues) return undefined
  return {
    columns: Object.fromEntries(changed),
    before: Object.fromEntries(changed.map(([name]) => [name, now[name]])),
    values: sameValues ? undefined : [...wanted.values],
  }
}

/** The message if a previously sold listing would become another property. */
export function otherPropertyProblem(
  existing: imported.ExistingListing,
  columns: ReadListing['columns'],
): string | undefined {
  if (!existing.columns.goneAt) return undefined
  try {
    requireSameProperty(existing.columns, columns)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

/** New listings await their fee, like those from the form. */
export function insertImported(tx: Tx, listings: readonly imported.NewListing[]) {
  return imported.insertMany(tx, propertyStatus.awaitingPayment, listings)
}

type Editor = Pick<Session, 'role' | 'userId'>

/** Returns the new version. What the listing had promised is recorded, as after an edit in the form. */
export async function changeImported(
  tx: Tx,
  id: number,
  { columns, values }: Pick<Difference, 'columns' | 'values'>,
  editor: Editor,
): Promise<number> {
  const key = { kind: 'property', id } as const
  const promised = await promisedBefore(tx, key)
  if (values) await replaceFieldValues(tx, id, values)
  // Anyone who edits it has seen what must change.
  const version = await changeProperty(tx, id, { ...columns, refusalReason: null })
  await recordChanges(tx, key, promised, editor)
  return version
}

/** Nobody has relied on it yet, so a change needs no approval by a Super Admin. */
function isUnpromised({ columns, statusCode }: imported.ExistingListing): boolean {
  return !columns.published && !columns.firstPublishedAt && isAwaitingPayment(statusCode)
}

export interface ImportedChange {
  existing: imported.ExistingListing
  difference: Difference
}

/**
 * Changes many listings; those that nobody has seen yet in bulk. Returns the new versions by id.
 */
export async function changeAllImported(
  tx: Tx,
  changes: readonly ImportedChange[],
  editor: Editor,
): Promise<Map<number, number>> {
  const together = changes.filter(({ existing }) => isUnpromised(existing))
  for (const { existing, difference } of together) {
    if (difference.values) await replaceFieldValues(tx, existing.columns.id, difference.values)
  }
  const versions = await imported.changeMany(
    tx,
    together.map(({ existing, difference }) => ({
      id: existing.columns.id,
      columns: { ...difference.columns, refusalReason: null },
    })),
  )
  for (const { existing, difference } of changes) {
    const { id } = existing.columns
    if (!versions.has(id)) versions.set(id, await changeImported(tx, id, difference, editor))
  }
  return versions
}

/** Deletes a listing that an import added; false while an offer or a payment needs it. */
export async function removeImported(tx: Tx, id: number): Promise<boolean> {
  const key = { kind: 'property', id } as const
  if ((await findOffersOn(tx, key)).accepted || (await hasOpenPayment(tx, key))) return false
  await changeProperty(tx, id, { published: false, deletedAt: new Date() })
  await dropChanges(tx, key)
  return true
}
