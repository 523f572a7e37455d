import { z } from 'zod'
import { defineCall } from '../call.ts'
import { exportProgress } from '../exports/exports.calls.ts'
import { day } from '../values/day.ts'
import { pageOf, pageSizes } from '../values/paging.ts'

export const changeActions = ['insert', 'update', 'delete'] as const

export const actionNames = { insert: 'Added', update: 'Changed', delete: 'Deleted' } as const

/** Counting stops here: a total of 1001 means more than a thousand. */
export const changeCountCap = 1001

/** A file holds so many changed fields; a larger one is of no use to anybody. */
export const changeLogExportCap = 50_000

export const changeLogTexts = {
  daysReversed: 'The last day cannot be before the first.',
} as const

const blank = (value: unknown) => (value === '' ? undefined : value)
const filterText = z.preprocess(blank, z.string().trim().max(200).optional())
const filterDay = z.preprocess(blank, day.optional())
const number = (usual: number, max: number) =>
  z.coerce.number().int().min(1).max(max).catch(usual).default(usual)

const filters = {
  table: filterText,
  rowId: filterText,
  /** The beginning of a name, or a user's number. */
  actor: filterText,
  action: z.preprocess(blank, z.enum(changeActions).optional()),
  /** Days in South Africa, both included. */
  from: filterDay,
  to: filterDay,
  /** A row's number, or the beginning of a name. */
  search: filterText,
}

function inOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return !from || !to || from <= to
}

const reversed = { path: ['to'], message: changeLogTexts.daysReversed }

export const changeLogQuery = z
  .object({
    page: number(1, 10_000),
    size: number(pageSizes.adminTable.usual, 100),
    /** Only entries before this one: how a reader goes on beyond the counted pages. */
    before: z.preprocess(blank, z.coerce.number().int().positive().optional()),
    ...filters,
  })
  .refine(inOrder, reversed)

export const changedField = z.object({
  column: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

export const changeEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(changeActions),
  table: z.string(),
  /** What a person calls such a row. */
  noun: z.string(),
  rowId: z.string(),
  actorUserId: z.number().int().nullable(),
  actor: z.string(),
  requestId: z.string().nullable(),
  fields: z.array(changedField),
})

export type ChangeEntry = z.infer<typeof changeEntry>

export const listChanges = defineCall({
  name: 'logs.changes',
  method: 'GET',
  path: '/api/changeLog',
  who: 'changeLog.read',
  summary: 'Who changed what and when, newest first; the total stops at 1001',
  input: changeLogQuery,
  output: pageOf(changeEntry).extend({
    /** The `before` of the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
})

export const exportChanges = defineCall({
  name: 'logs.exportChanges',
  method: 'POST',
  path: '/api/changeLog/export',
  who: 'changeLog.read',
  summary: 'Write the changes that match into an Excel file, one row for each field, newest first',
  input: z.object(filters).refine(inOrder, reversed),
  output: exportProgress,
})
