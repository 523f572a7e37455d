import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { largestBigInteger } from '../values/integers.ts'
import { historyTables } from './history-tables.ts'

/** This many of the newest changes are shown on the record; the change log has all of them. */
export const historyCap = 200

export const historyTexts = {
  undone: (label: string, value: string) =>
    value === '' ? `${label} is empty again.` : `${label} is ${value} again.`,
  undoneLong: (label: string) => `${label} is as it was before.`,
  changedSince: (label: string, value: string) =>
    value === ''
      ? `${label} has changed since: it is now empty. Nothing was undone.`
      : `${label} has changed since: it is now ${value}. Nothing was undone.`,
  changedSinceLong: (label: string) => `${label} has changed since. Nothing was undone.`,
  notPlain: 'This change cannot be undone on its own. Open the record and edit it there.',
  notOpen:
    'An offer is pending or the property is no longer on the market, so its details cannot be changed.',
} as const

/** One changed field, or one thing that happened to the record. */
export const historyLine = z.object({
  changeId: z.number().int(),
  /** The field of an undo; null if it is about the whole record. */
  column: z.string().nullable(),
  at: z.string(),
  /** Null if the reader may not know. */
  who: z.string().nullable(),
  /** Their role: `Agent`; null for the system itself. */
  role: z.string().nullable(),
  /** The reader did it. */
  own: z.boolean(),
  /** Not made by a person. */
  automatic: z.boolean(),
  /** What it is about: `Price`, `Photos`. */
  what: z.string(),
  sentence: z.string(),
  /** Only for a text too long for the sentence. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  mayUndo: z.boolean(),
})

export type HistoryLine = z.infer<typeof historyLine>

export const recordHistory = z.object({
  lines: z.array(historyLine),
  /** There are older changes. */
  more: z.boolean(),
  /** The total; null for those who may not read the change log. */
  changeLog: z.string().nullable(),
})

export type RecordHistory = z.infer<typeof recordHistory>

export const getRecordHistory = defineCall({
  name: 'logs.history',
  method: 'GET',
  path: '/api/history/{table}/{rowId}',
  who: 'ownListings.manage',
  summary:
    'Get the latest changes to a record as text: any record for a Super Admin, your own listings for others',
  input: z.object({ table: z.enum(historyTables), rowId: z.string().trim().min(1).max(40) }),
  output: recordHistory,
})

export const getAgencyHistory = defineCall({
  name: 'logs.agencyHistory',
  method: 'GET',
  path: '/api/agency/{id}/history',
  who: 'agencies.edit',
  summary: 'Get the latest changes to an agency as text, for its administrator and a Super Admin',
  input: z.object({ id: idInPath }),
  output: recordHistory,
})

export const getAgentHistory = defineCall({
  name: 'logs.agentHistory',
  method: 'GET',
  path: '/api/agent/{id}/history',
  who: 'agents.manage',
  summary:
    'Get the latest changes to an agent’s record as text, since the agent joined the agency, for its administrator and a Super Admin',
  input: z.object({ id: idInPath }),
  output: recordHistory,
})

export const undoChange = defineCall({
  name: 'logs.undo',
  method: 'POST',
  path: '/api/history/undo',
  who: 'ownListings.manage',
  summary: 'Restore one plain field to its value before a change; refused if it has changed since',
  input: z.object({
    changeId: z.number().int().positive().max(largestBigInteger),
    column: z.string().trim().min(1).max(100),
  }),
  output: z.object({ message: z.string() }),
})
