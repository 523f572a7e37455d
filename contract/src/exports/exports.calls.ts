import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'

export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The progress of a file; small ones are done when the reply arrives. */
export const exportProgress = z.object({
  exportId: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  fileName: z.string(),
  /** The data exceeds the row limit of such a file: it contains only the first rows. */
  capped: z.boolean().optional(),
})

export type ExportProgress = z.infer<typeof exportProgress>

/** What is exported, and which run of it. */
const exportId = z
  .string()
  .max(80)
  .regex(/^[a-z-]{1,40}\.[0-9a-f-]{36}$/)

export const getExport = defineCall({
  name: 'exports.get',
  method: 'GET',
  path: '/api/export/{exportId}',
  who: 'signedIn',
  summary: 'Get the progress of your own export',
  input: z.object({ exportId }),
  output: exportProgress,
})

export const downloadExport = defineCall({
  name: 'exports.download',
  method: 'GET',
  path: '/api/export/{exportId}/file',
  who: 'signedIn',
  summary: 'Download the file of your own finished export',
  input: z.object({ exportId }),
  output: fileReply,
  produces: excelType,
  limit: documentLimit,
})
