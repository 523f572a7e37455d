import { AppError } from '#contract/errors.ts'
import type { FormField, FormGroup } from '#contract/property-fields/property-fields.calls.ts'
import { usages, type Usage } from '#contract/properties/properties.choices.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { findFormFields, type KnownField } from '../field-groups/field-groups.service.ts'
import { knownTypes } from '../property-types/known-types.ts'
import { assertVisible } from '../properties/properties.service.ts'
import { findSavedFields } from './property-fields.queries.ts'

/** The group that cards read; a Super Admin may rename it, its facts stay. */
const overviewGroup = 'Property Overview'

function toFormField({ id, name, type, rank }: KnownField, value = ''): FormField {
  return { id, name, type, rank, value }
}

export async function listOverviewFields({ database }: Services): Promise<FormField[]> {
  const known = await findFormFields(database.db)
  const named = known.filter(({ groupName }) => groupName === overviewGroup)
  const factGroup = known.find(({ fact }) => fact !== null)?.groupId
  const shown = named.length ? named : known.filter(({ groupId }) => groupId === factGroup)
  return shown.map((field) => toFormField(field))
}

export async function listFieldsOfType(services: Services, typeId: number): Promise<FormGroup[]> {
  const type = (await knownTypes(services)).find(({ id }) => id === typeId)
  if (!type) throw new AppError('notFound')
  const groups = new Map<number, FormGroup>()
  for (const field of await findFormFields(services.database.db, type.usage)) {
    const group = groups.get(field.groupId) ?? {
      id: field.groupId,
      groupName: field.groupName,
      rank: field.groupRank,
      fields: [],
    }
    group.fields.push(toFormField(field))
    groups.set(field.groupId, group)
  }
  return [...groups.values()]
}

export async function listSavedFields(
  services: Services,
  propertyId: number,
  session: Session | null,
) {
  await assertVisible(services, propertyId, session)
  return findSavedFields(services.database.db, propertyId)
}

async function usageOf(services: Services, type: string): Promise<Usage | undefined> {
  if (type.toLowerCase() === 'all') return undefined
  const usage = usages.find((one) => one.toLowerCase() === type.toLowerCase())
  const known = usage ?? (await knownTypes(services)).find(({ id }) => String(id) === type)?.usage
  if (!known) throw new AppError('notFound')
  return known
}

export async function listSavedValues(
  services: Services,
  { type, group, id }: { type: string; group: string; id: number },
  session: Session | null,
): Promise<FormField[]> {
  await assertVisible(services, id, session)
  const usage = await usageOf(services, type)
  const { db } = services.database
  const ofGroup = (field: KnownField) =>
    String(field.groupId) === group || field.groupName.toLowerCase() === group.toLowerCase()
  if (!(await findFormFields(db)).some(ofGroup)) throw new AppError('notFound')
  const fields = (await findFormFields(db, usage)).filter(ofGroup)
  const saved = await findSavedFields(db, id)
  const values = new Map(saved.map(({ userDefinedFieldId, value }) => [userDefinedFieldId, value]))
  return fields.map((field) => toFormField(field, values.get(field.id)))
}
