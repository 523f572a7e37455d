import { z } from 'zod'
import { defineCall, documentLimit } from '../call.ts'
import { textFields } from '../values/any-fields.ts'
import { id } from '../values/id.ts'
import { exportProgress } from './exports.calls.ts'

/** A file has at most this many rows; a larger one is of no use to anyone. */
export const listExportCap = 20_000

export const listExportTexts = {
  unknownList: 'This list does not exist.',
  unknownColumns: 'Choose at least one column of this list.',
} as const

export const exportShownList = defineCall({
  name: 'exports.startList',
  method: 'POST',
  path: '/api/export/list',
  who: 'signedIn',
  summary:
    'Export a list to an Excel file as shown on screen, with its filters, columns and order and with typed dates and amounts; anyone who may read the list may export it',
  input: z.object({
    /** The name of the call that reads the list. */
    call: z.string().max(60),
    /** The name of the list, where one call has several. */
    list: z.string().max(40),
    /** What the list is read with: filters, search and order. */
    query: textFields(60, 500),
    /** The keys of the columns, in the order of the screen. */
    columns: z.array(z.string().max(60)).min(1).max(60),
    /** Only these of its rows. */
    ids: z.array(id).max(1000).optional(),
  }),
  output: exportProgress,
  limit: documentLimit,
  overload: 'first',
})
