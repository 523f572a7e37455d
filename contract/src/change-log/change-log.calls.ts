import { z } from 'zod'
import { defineList } from '../list.ts'
import { day } from '../values/day.schema.ts'
import { largestBigInteger } from '../values/integers.ts'
import { pageSizes } from '../values/paging.ts'
import { searchedFrom } from '../values/searched-from.ts'

export const changeActions = ['insert', 'update', 'delete'] as const

export const actionNames = { insert: 'Added', update: 'Changed', delete: 'Deleted' } as const

/** Counting stops here: a total of 1001 means more than a thousand. */
export const changeCountCap = 1001

/** A file holds this many changed fields; a larger one is of no use to anyone. */
export const changeLogExportCap = 50_000

export const changeLogTexts = {
  daysReversed: 'The end date cannot be before the start date.',
} as const

const blank = (value: unknown) => (value === '' ? undefined : value)
const filterText = z.preprocess(blank, z.string().trim().max(200).optional())
const filterDay = z.preprocess(blank, day.optional())
const filters = {
  table: filterText,
  rowId: filterText,
  /** The beginning of a name, or a user's number. */
  actor: filterText,
  action: z.preprocess(blank, z.enum(changeActions).optional()),
  /** Days in South Africa, both included. */
  from: filterDay,
  to: filterDay,
  /** A reference, a row's number, a name, a field, an amount or any other value. */
  search: filterText,
}

function inOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return !from || !to || from <= to
}

export const changedField = z.object({
  column: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** Both as a person reads them; null if a value cannot be written out. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})

export const changeEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(changeActions),
  table: z.string(),
  /** What people call such a row. */
  noun: z.string(),
  rowId: z.string(),
  /** The record that the row belongs to, with its name and page, where it has them. */
  record: z.string().nullable(),
  link: z.string().nullable(),
  actorUserId: z.number().int().nullable(),
  actor: z.string(),
  /** Their page; null for the system itself. */
  actorLink: z.string().nullable(),
  requestId: z.string().nullable(),
  fields: z.array(changedField),
})

export type ChangeEntry = z.infer<typeof changeEntry>

/** Newest first is its only order. Its Excel file has a row for each changed field. */
export const changesList = defineList({
  name: 'changeLog',
  call: 'logs.changes',
  path: '/api/changeLog',
  who: 'changeLog.read',
  summary: 'List changes with their author and time, newest first; the total is capped at 1001',
  row: changeEntry,
  columns: [
    { key: 'what', label: 'Record', lead: true },
    { key: 'action', label: 'Action', narrow: true, header: 'action', width: 10 },
    { key: 'fields', label: 'Before and after', wide: true },
    { key: 'actor', label: 'By', header: 'by', width: 22 },
    { key: 'at', label: 'When', kind: 'time', narrow: true, header: 'when', width: 20 },
    { key: 'requestId', label: 'Request', header: 'request', width: 38 },
    { key: 'noun', label: 'Record', screen: false, header: 'record', width: 22 },
    { key: 'record', label: 'Name', screen: false, header: 'name', width: 22 },
    { key: 'rowId', label: 'ID', screen: false, header: 'id', width: 10 },
    { key: 'label', label: 'Field', screen: false, header: 'field', width: 24 },
    { key: 'from', label: 'Before', screen: false, header: 'before', width: 36 },
    { key: 'to', label: 'After', screen: false, header: 'after', width: 36 },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  sorted: false,
  maxPage: 10_000,
  filters: {
    /** Only entries before this one: how a reader continues beyond the counted pages. */
    before: z.preprocess(
      blank,
      z.coerce.number().int().positive().max(largestBigInteger).optional(),
    ),
    ...filters,
  },
  rule: { test: inOrder, path: ['to'], message: changeLogTexts.daysReversed },
  reply: {
    /** The `before` of the next page; null on the last one. */
    next: z.number().int().nullable(),
    searchedFrom,
  },
  excel: {
    call: 'logs.exportChanges',
    path: '/api/changeLog/export',
    summary: 'Export the matching changes to an Excel file, one row per field, newest first',
    fileName: 'change-log',
    sheet: 'Change Log',
    columns: [
      'at',
      'actor',
      'action',
      'noun',
      'record',
      'rowId',
      'label',
      'from',
      'to',
      'requestId',
    ],
    takes: 'filters',
  },
})

export const listChanges = changesList.list
export const exportChanges = changesList.export
