import type { HistoryTable } from '#contract/change-log/history-tables.ts'

/** The table behind a resource's form, by the resource's name. */
export const resourceTables: Readonly<Record<string, HistoryTable>> = {
  contactSources: 'contact_sources',
  mailRecipients: 'mail_recipients',
  propertyTypes: 'property_types',
  statuses: 'statuses',
  unitConfigurations: 'unit_configurations',
}
