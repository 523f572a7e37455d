import type { Usage } from '#contract/properties/properties.choices.ts'
import {
  importFields,
  plainHeading,
  userFieldKey,
  type ImportField,
} from '#contract/listing-imports/import-fields.ts'
import type { Executor } from '../../db/connect.ts'
import { findTeam, type TeamMember } from '../agencies/agency-team.service.ts'
import { findFormFields, type KnownField } from '../field-groups/field-groups.service.ts'
import { loadPlaceLookup, type PlaceLookup } from '../places/place-lookup.ts'
import { findTypeNames } from '../property-types/property-types.service.ts'

/** Everything that rows refer to by name, loaded once for all of them. */
export interface Knowledge {
  places: PlaceLookup
  fields: KnownField[]
  team: TeamMember[]
  typeId(usage: Usage, name: string): number | undefined
}

/** `Apartment / Flat` is also found by either name. */
function namesOf(description: string): string[] {
  return [description, ...description.split('/')].map(plainHeading).filter(Boolean)
}

export async function loadKnowledge(db: Executor, agencyId: number): Promise<Knowledge> {
  const types = new Map<string, number>()
  for (const { id, usage, description } of await findTypeNames(db)) {
    for (const name of namesOf(description)) {
      const key = `${usage} ${name}`
      if (!types.has(key)) types.set(key, id)
    }
  }
  return {
    places: await loadPlaceLookup(db),
    fields: await findFormFields(db),
    team: await findTeam(db, agencyId),
    typeId: (usage, name) =>
      types.get(`${usage} ${plainHeading(name)}`) ??
      types.get(`${usage} ${plainHeading(name).replace(/s$/, '')}`),
  }
}

export interface GroupedField extends ImportField {
  group: string
}

/** What a column can map to: the fields of every listing, then the user-defined ones. */
export async function findImportFields(db: Executor): Promise<GroupedField[]> {
  const own = importFields.map((field: ImportField) => ({ ...field, group: 'Listing' }))
  const names = new Set<string>()
  const userFields = (await findFormFields(db)).map(({ id, name, groupName, usage }) => {
    const first = !names.has(plainHeading(name))
    names.add(plainHeading(name))
    return {
      key: userFieldKey(id),
      label: name,
      // Two groups may have a field with the same name: a heading means the first.
      known: first ? [plainHeading(name)] : [],
      group: usage === 'Both' ? groupName : `${groupName} (${usage})`,
    }
  })
  return [...own, ...userFields]
}
