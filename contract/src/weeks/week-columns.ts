import type { ListColumn, SortKeyOf } from '../list.ts'

/** Every column of My Timeshare Weeks, in the specified order. */
export const myWeekColumns = [
  { key: 'weekReference', label: 'Ref', lead: true },
  { key: 'owner', label: 'Owner' },
  { key: 'agent', label: 'Agent' },
  { key: 'resortName', label: 'Resort' },
  { key: 'module', label: 'Week Module' },
  { key: 'unitNumber', label: 'Unit' },
  { key: 'bedrooms', label: 'Beds' },
  { key: 'season', label: 'Season' },
  { key: 'region', label: 'Region' },
  { key: 'sellPrice', label: 'Amount', kind: 'money' },
  { key: 'submitted', label: 'Submitted', kind: 'day' },
  { key: 'status', label: 'Status' },
  { key: 'consent', label: 'Consent', kind: 'yesNo' },
  { key: 'id', label: 'ID', screen: false },
] as const satisfies ListColumn[]

/** The administration groups related values in one cell; its Excel file has them separately. */
export const adminWeekColumns = [
  { key: 'weekReference', label: 'Ref', header: 'ref', width: 12 },
  { key: 'owner', label: 'Owner', header: 'owner', width: 26 },
  { key: 'agent', label: 'Agent', screen: false, header: 'agent', width: 26 },
  { key: 'resortName', label: 'Resort', lead: true, header: 'resort', width: 28 },
  { key: 'module', label: 'Module', header: 'module', width: 12 },
  { key: 'season', label: 'Season', screen: false, header: 'season', width: 10 },
  { key: 'unitNumber', label: 'Unit', header: 'unit', width: 10 },
  { key: 'bedrooms', label: 'Beds', screen: false, header: 'beds', width: 8 },
  { key: 'region', label: 'Region', screen: false, header: 'region', width: 28 },
  { key: 'sellPrice', label: 'Amount', kind: 'money', header: 'amount', width: 12 },
  { key: 'status', label: 'Status', header: 'status', width: 22 },
  {
    key: 'maxSleep',
    label: 'Sleeps',
    kind: 'number',
    sortable: false,
    header: 'max sleep',
    width: 10,
  },
  { key: 'levyAmount', label: 'Levy', kind: 'money', sortable: false, header: 'levy', width: 12 },
  {
    key: 'arrivalDate',
    label: 'Arrival',
    kind: 'day',
    sortable: false,
    header: 'arrival',
    width: 12,
  },
  {
    key: 'departureDate',
    label: 'Departure',
    kind: 'day',
    sortable: false,
    header: 'departure',
    width: 12,
  },
  {
    key: 'submitted',
    label: 'Submitted',
    kind: 'day',
    screen: false,
    header: 'submitted',
    width: 12,
  },
  { key: 'consent', label: 'Consent', kind: 'yesNo' },
  { key: 'id', label: 'ID', screen: false },
] as const satisfies ListColumn[]

/** The columns of the Excel file, in the order of the specification. */
export const excelWeekColumns = [
  'weekReference',
  'owner',
  'agent',
  'resortName',
  'module',
  'unitNumber',
  'bedrooms',
  'maxSleep',
  'season',
  'region',
  'sellPrice',
  'levyAmount',
  'arrivalDate',
  'departureDate',
  'submitted',
  'status',
] as const

/** Columns by which My Timeshare Weeks and the administration sort. */
export type WeekColumn = SortKeyOf<typeof adminWeekColumns>
