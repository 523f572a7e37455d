/** The records that have a history of their own; a person is their account. */
export const historyTables = [
  'agencies',
  'campaigns',
  'carousel_items',
  'contact_sources',
  'fees',
  'field_groups',
  'mail_recipients',
  'mail_templates',
  'payments',
  'properties',
  'property_types',
  'settings',
  'statuses',
  'unit_configurations',
  'users',
  'weeks',
] as const

export type HistoryTable = (typeof historyTables)[number]
