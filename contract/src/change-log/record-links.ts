import { links } from '../links.ts'
import { historyTables } from './history-tables.ts'

/** Where the history of a record is shown on its page. */
export const historyAnchor = 'history'

/** What determines the page of a record, apart from its table and its number. */
interface RecordFacts {
  /** Campaigns of weeks and of properties have separate editors. */
  isTimeshare?: boolean
}

const pages: Readonly<Record<string, (id: number, facts: RecordFacts) => string>> = {
  agencies: links.agency,
  agents: links.agentProfile,
  campaigns: (id, { isTimeshare = true }) => links.landingPage(id, isTimeshare),
  carousel_items: links.carouselItem,
  contact_sources: links.contactSource,
  fees: () => links.fees(),
  field_groups: links.userDefinedGroup,
  individuals: links.profile,
  mail_recipients: links.emailRecipient,
  mail_templates: links.emailTemplate,
  offers: links.offer,
  payments: links.payment,
  properties: links.editProperty,
  property_types: links.propertyType,
  settings: () => links.companySettings(),
  statuses: links.status,
  unit_configurations: links.unitConfiguration,
  weeks: links.weekInformation,
}

/** Settings are stored by a name; each has its own page. */
const settingsPage = (key: string) =>
  key === 'security' ? links.security() : links.companySettings()

/** Records whose page shows their history; an account's is on its person's page. */
const shown: ReadonlySet<string> = new Set([...historyTables, 'agents', 'individuals'])

/** The page of a record, at its history if it has one; null if it has no page. */
export function recordLink(table: string, rowId: string, facts: RecordFacts = {}): string | null {
  const page = pages[table]
  if (!page) return null
  const path = table === 'settings' ? settingsPage(rowId) : page(Number(rowId), facts)
  return shown.has(table) ? `${path}#${historyAnchor}` : path
}
