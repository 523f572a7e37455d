import { roleNames } from '../roles.ts'
import { securityLabels } from '../security/security.calls.ts'
import { companyLabels } from '../settings/settings.messages.ts'
import { formatDay, isDay } from '../values/day.ts'
import { formatPhone } from '../values/phone.ts'
import { formatRand } from '../values/rand.ts'
import { linesOf } from '../values/rich-text.ts'
import { labelOf } from './change-log.nouns.ts'
import { codeNames } from './code-names.ts'

/**
 * How the values of a column are written. Days, times and booleans are recognised by the value
 * itself.
 */
type ValueKind = 'rand' | 'area' | 'richText' | 'phone'

interface ColumnWords {
  label?: string
  kind?: ValueKind
  /** What a stored code means. */
  names?: Readonly<Record<string, string>>
  /** The names of a column's yes and no, where they are events. */
  events?: { yes: string; no: string }
  /** A field that can be reverted on its own: no rule ties it to another field. */
  plain?: true
  /** Like `plain`, but never reverted to empty. */
  plainUnlessEmpty?: true
  /** A copy of something that is logged separately, or without meaning to people. */
  silent?: true
}

type Words = Readonly<Record<string, ColumnWords>>

const silent = { silent: true } as const
const plain = { plain: true } as const
const rand = { kind: 'rand' } as const

/** In every table. */
const everywhere: Words = {
  version: silent,
  created_at: { label: 'Created' },
  deleted_at: { label: 'Deleted' },
  amount: rand,
  counter_amount: rand,
  agent_id: { label: 'Agent' },
  status_id: { label: 'Status' },
  owner_user_id: { label: 'Owner' },
  user_id: { label: 'User' },
  ffc_number: { label: 'FFC number' },
  ffc_valid_until: { label: 'FFC valid until' },
  company_reg_number: { label: 'Registration number' },
  hide_after: { label: 'Hide after' },
  tender_closes_on: { label: 'Tender closes on' },
  paid_at: { label: 'Paid' },
  published: { events: { yes: 'Published', no: 'Unpublished' } },
  // Both follow from publishing, which is logged separately.
  published_at: { label: 'Last published', ...silent },
  first_published_at: { label: 'First published', ...silent },
  verified_at: { label: 'Verified' },
  gone_at: { label: 'Sold or rented' },
  refusal_reason: { label: 'Reason for refusal' },
}

const personWords: Words = {
  name: { label: 'First name', ...plain },
  surname: plain,
  cell_number: { label: 'Cellphone number', kind: 'phone', ...plain },
  telephone: { kind: 'phone', ...plain },
  street_number: plain,
  street: plain,
  suburb: plain,
  city: plain,
  province: plain,
  postal_code: plain,
  company_reg_number: { label: 'Registration number', ...plain },
  id_number_encrypted: { label: 'ID number' },
  banking_details_encrypted: { label: 'Banking details' },
}

const certificate: Words = {
  ffc_number: { label: 'FFC number', ...plain },
  ffc_valid_until: { label: 'FFC valid until', ...plain },
}

/** The single table of column names and how their values are written, by table. */
const words: Readonly<Record<string, Words>> = {
  properties: {
    price: { ...rand, ...plain },
    operational_costs: { ...rand, ...plain },
    name: { label: 'Property name', ...plain },
    unit: plain,
    short_description: { label: 'Title', ...plain },
    description: { kind: 'richText', ...plain },
    is_sale: { label: 'Offered for' },
    price_per: { label: 'Price per' },
    date_available: { label: 'Date available', plainUnlessEmpty: true },
    show_address: { label: 'Show the address', ...plain },
    address_line1: { label: 'Address line 1', plainUnlessEmpty: true },
    address_line2: { label: 'Address line 2', ...plain },
    address_line3: { label: 'Address line 3', ...plain },
    street_name: { label: 'Street name', plainUnlessEmpty: true },
    street_number: plain,
    postal_code: plain,
    address_url: { label: 'Web address of the property', ...plain },
    virtual_tour: plain,
    video: plain,
    lat: { label: 'Latitude' },
    lng: { label: 'Longitude' },
    pinned: { label: 'Pin placed manually' },
    // Copies: the suburb determines its city and province, and the fields are logged separately.
    province: silent,
    city: silent,
    map_lat: silent,
    map_lng: silent,
    bedrooms: silent,
    bathrooms: silent,
    garages: silent,
    erf_size: silent,
    floor_size: silent,
  },
  property_field_values: { value: plain },
  property_images: {
    rank: { label: 'Order' },
    is_default: { label: 'Main photo' },
    image_id: silent,
  },
  weeks: {
    sell_price: { label: 'Selling price', ...rand, ...plain },
    asking_price: { ...rand, ...plain },
    levy_amount: { label: 'Levy', ...rand, ...plain },
    agent_commission: { ...rand, ...plain },
    original_purchase_price: { ...rand, ...plain },
    original_purchase_date: plain,
    unit_number: plain,
    module: plain,
    levies_paid_in_full: plain,
    placed_for_rental: plain,
    accommodation_type: plain,
    scheme_name: plain,
    scheme_address: plain,
    max_sleep: { label: 'Sleeps' },
    spacebank_entity_id: { label: 'Banked with' },
  },
  individuals: personWords,
  agents: { ...personWords, ...certificate },
  week_owners: { ...personWords, name: { label: 'First name' } },
  agencies: {
    ...certificate,
    name: plain,
    company_reg_number: { label: 'Registration number', ...plain },
  },
  users: {
    password_hash: { label: 'Password' },
    change_password_on_login: { label: 'Must change password' },
    email_confirmed_at: { label: 'Email address confirmed' },
  },
  payments: {
    state: { label: 'Status' },
    provider: { label: 'Payment method' },
    refund_due_on: { label: 'Refund due' },
    refunded_at: { label: 'Refunded' },
    confirmed_by: { label: 'Confirmed by' },
  },
  offers: { status_code: { label: 'Status' } },
  statuses: { description: plain, display: { label: 'Colour', ...plain }, stops_enquiries: plain },
  property_types: { description: plain, is_land: { label: 'Land', ...plain } },
  field_groups: { description: plain },
  unit_configurations: { description: plain },
  contact_sources: { description: plain },
  mail_recipients: { name: plain },
  carousel_items: {
    header: plain,
    description: plain,
    image_id: { label: 'Picture' },
    rank: { label: 'Position' },
    show_from: { label: 'First day' },
    show_until: { label: 'Last day' },
    week_id: { label: 'Timeshare week' },
  },
  campaigns: {
    name: plain,
    body: { kind: 'richText' },
    item_body: { kind: 'richText' },
  },
  campaign_items: { rank: { label: 'Order' }, image_id: { label: 'Picture' } },
}

/**
 * Company settings that can be reverted on their own; a phone number is also stored in a second
 * form.
 */
const plainSettings: ReadonlySet<string> = new Set([
  'companyName',
  'companyRegNumber',
  'vatNumber',
  'ffcNumber',
  'regulator',
  'foundedYear',
  'supportTeamSize',
  'commercialRentals',
  'residentialRentals',
  'email',
  'heroTitle',
  'heroAccent',
  'heroText',
  'aboutText',
  'trustText',
  'contactFormTitle',
  'contactFormText',
  ...Object.keys(companyLabels).filter((path) => path.startsWith('address.')),
])

/**
 * The settings are one value; each fact in it is a field, named by its path: `value.address.city`.
 */
const settingPath = /^value\./

function wordsOf(table: string, column: string): ColumnWords {
  if (table === 'settings' && settingPath.test(column)) {
    const path = column.replace(settingPath, '')
    const security = (securityLabels as Record<string, string>)[path]
    if (security) return { label: security, names: roleNames }
    const label = (companyLabels as Record<string, string>)[path]
    return { ...(label ? { label } : {}), ...(plainSettings.has(path) ? plain : {}) }
  }
  const names = codeNames[table]?.[column]
  return { ...everywhere[column], ...words[table]?.[column], ...(names ? { names } : {}) }
}

/** `Price`, `Selling price`, `FFC valid until`. */
export function fieldLabel(table: string, column: string): string {
  const { label } = wordsOf(table, column)
  return (
    label ??
    labelOf(
      column
        .replace(settingPath, '')
        .replace(
          /([a-z])([A-Z])/g,
          (_all, before, after: string) => `${before} ${after.toLowerCase()}`,
        ),
    )
  )
}

export function isSilent(table: string, column: string): boolean {
  return wordsOf(table, column).silent === true
}

/** Whether a field can be reverted to this value on its own. */
export function isPlain(table: string, column: string, value: unknown): boolean {
  const { plain: always, plainUnlessEmpty } = wordsOf(table, column)
  return always === true || (plainUnlessEmpty === true && value !== null && value !== '')
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** South Africa has one time zone and no summer time. */
const offset = 2 * 3_600_000

function formatInstant(text: string): string {
  const local = new Date(Date.parse(text) + offset).toISOString()
  return `${formatDay(local.slice(0, 10))}, ${local.slice(11, 16)}`
}

/** Longer texts are compared piece by piece instead of being put into a sentence. */
export const longestInSentence = 80

function formatText(kind: ValueKind | undefined, text: string): string {
  if (kind === 'richText') return linesOf(text).join('\n')
  if (kind === 'phone') return formatPhone(text)
  if (instant.test(text)) return formatInstant(text)
  return isDay(text) ? formatDay(text) : text
}

function isNumeric(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
}

/** A value as people read it; empty if there is none, null if it cannot be written out. */
export function formatValue(table: string, column: string, value: unknown): string | null {
  const { kind, names } = wordsOf(table, column)
  if (value === null || value === undefined || value === '') return ''
  const name = names?.[String(value)]
  if (name !== undefined) return name
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (kind === 'rand' && isNumeric(value)) return formatRand(value)
  if (kind === 'area' && isNumeric(value)) return `${value} m²`
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.map((item) => names?.[item] ?? item).join('; ')
  }
  return typeof value === 'object' ? null : formatText(kind, String(value))
}

/** What a list calls the author of a change that no person made. */
const automaticActors: Readonly<Record<string, string>> = {
  system: 'System',
  'scheduled job': 'Scheduled job',
  'nightly upkeep': 'Nightly maintenance',
  visitor: 'Visitor',
  'admin:create': 'Administrator’s command',
  'keys:rotate': 'Administrator’s command',
}

export function actorText(name: string): string {
  return automaticActors[name] ?? name
}

interface ChangedWords {
  label: string
  /** As `formatValue` writes them. */
  from: string | null
  to: string | null
}

/** Values that the log never contains. */
const hidden = '•••'

/** Whether both values fit into a sentence. */
export function isSayable({ from, to }: ChangedWords): boolean {
  return [from, to].every(
    (text) =>
      text !== null && text !== hidden && text.length <= longestInSentence && !text.includes('\n'),
  )
}

/** What a change of this column to a yes or a no is called; undefined for an ordinary field. */
export function eventName(table: string, column: string, value: unknown): string | undefined {
  const { events } = wordsOf(table, column)
  return typeof value === 'boolean' ? events?.[value ? 'yes' : 'no'] : undefined
}

const isYesNo = (text: string | null) => text === 'Yes' || text === 'No'

/** `Price from R 2 650 000 to R 2 500 000`, `Agent set to Naledi Mokoena`, `Description changed`. */
export function changeSentence(change: ChangedWords): string {
  const { label, from, to } = change
  if (!isSayable(change)) return `${label} changed`
  if (from === '' || (isYesNo(from) && isYesNo(to))) return `${label} set to ${to}`
  return to === '' ? `${label} removed, was ${from}` : `${label} from ${from} to ${to}`
}
