import { index, integer, pgTable, primaryKey, text } from '../orm.ts'
import { fields } from './field-groups.ts'
import { properties } from './properties.ts'

export const propertyFieldValues = pgTable(
  'property_field_values',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    fieldId: integer('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'restrict' }),
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.fieldId] }),
    index('property_field_values_field').on(t.fieldId),
  ],
)
