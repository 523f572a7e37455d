import type { UserField } from '#contract/field-groups/field-groups.calls.ts'

/** A new one has a negative number until it is saved with its group. */
export type FieldRow = Pick<UserField, 'id' | 'fieldName' | 'fieldType' | 'rank' | 'searchable'> &
  Partial<Pick<UserField, 'version' | 'feature'>>
