import { sql, boolean, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { featureKeys } from '#contract/properties/features.ts'
import { id, oneOf, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

export const groupUsages = ['Residential', 'Commercial', 'Both'] as const
export const fieldTypes = ['text', 'number', 'yesno'] as const
export const fieldFacts = ['bedrooms', 'bathrooms', 'garages', 'erf_size', 'floor_size'] as const

export const fieldGroups = pgTable(
  'field_groups',
  {
    id: id(),
    description: text('description').notNull(),
    usage: text('usage', { enum: groupUsages }).notNull(),
    rank: integer('rank').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    // A property shows the groups for its usage and those for both: names must be unique among
    // these.
    uniqueIndex('field_groups_name_unique').on(sql`lower(${t.description})`, t.usage),
    oneOf('field_groups_usage_known', t.usage, groupUsages),
  ],
)

export const fields = pgTable(
  'fields',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => fieldGroups.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    type: text('type', { enum: fieldTypes }).notNull(),
    rank: integer('rank').notNull().default(0),
    /** The column of properties that shows this field on cards; renaming the field keeps it. */
    fact: text('fact', { enum: fieldFacts }),
    /** The common search criterion that this field records; renaming the field keeps it. */
    feature: text('feature', { enum: featureKeys }),
    /** A search filter in its own right. */
    searchable: boolean('searchable').notNull().default(false),
    /** Rand per m² and month that a net rent excludes. */
    rentCost: boolean('rent_cost').notNull().default(false),
    ...versioned(),
  },
  (t) => [
    index('fields_group').on(t.groupId, t.rank),
    uniqueIndex('fields_name_unique').on(t.groupId, sql`lower(${t.name})`),
    oneOf('fields_type_known', t.type, fieldTypes),
    oneOf('fields_fact_known', t.fact, fieldFacts),
    oneOf('fields_feature_known', t.feature, featureKeys),
  ],
)

notPersonal(fields, { name: 'the name of a field' })
