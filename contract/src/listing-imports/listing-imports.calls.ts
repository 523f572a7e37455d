import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { excelType } from '../exports/exports.calls.ts'
import { idInPath } from '../values/id.ts'
import { pageOf, pagingQuery } from '../values/paging.schema.ts'
import {
  listingImportsTexts as texts,
  mostImportBytes,
  mostZipBytes,
} from './listing-imports.messages.ts'
import {
  columnMapping,
  importDefaults,
  importDetails,
  importRow,
  importSummary,
} from './listing-imports.schema.ts'
import { rowOutcomes } from './listing-imports.states.ts'

const who = 'listingImports.manage'

/** What a file input offers. */
export const importEndings = '.csv,.txt,.xlsx'

const paging = pagingQuery(['id'], { size: 20, sort: 'id', order: 'desc' })

export const uploadListings = defineCall({
  name: 'listingImports.upload',
  method: 'POST',
  path: '/api/listingImport',
  who,
  summary:
    'Upload a file of listings (CSV or Excel, as multipart/form-data) with a suggested mapping of its columns; nothing is imported yet',
  input: z.object({
    /** Only a Super Admin chooses; an administrator imports for their own agency. */
    agencyId: idInPath.optional(),
  }),
  output: importDetails,
  upload: {
    maxFiles: 1,
    maxFileBytes: mostImportBytes,
    // Systems disagree on the type of a CSV file; its content determines it.
    types: [
      excelType,
      'text/csv',
      'text/plain',
      'application/csv',
      'application/vnd.ms-excel',
      'application/octet-stream',
    ],
    tooLargeMessage: texts.tooLarge,
    wrongTypeMessage: texts.wrongType,
  },
  seconds: 120,
})

export const listImports = defineCall({
  name: 'listingImports.list',
  method: 'GET',
  path: '/api/listingImport',
  who,
  summary: 'List imports of listings, newest first: your agency’s, or all for a Super Admin',
  input: paging.pick({ page: true, size: true }).extend({ agencyId: idInPath.optional() }),
  output: pageOf(importSummary),
})

export const getImport = defineCall({
  name: 'listingImports.get',
  method: 'GET',
  path: '/api/listingImport/{id}',
  who,
  summary: 'Get an import of listings: its columns, its state and its progress',
  input: z.object({ id: idInPath }),
  output: importDetails,
})

export const listImportRows = defineCall({
  name: 'listingImports.rows',
  method: 'GET',
  path: '/api/listingImport/{id}/rows',
  who,
  summary: 'List the rows of an import with the outcome and errors of each',
  input: paging
    .pick({ page: true, size: true })
    .extend({ id: idInPath, outcome: z.enum(rowOutcomes).optional().catch(undefined) }),
  output: pageOf(importRow),
})

export const checkImport = defineCall({
  name: 'listingImports.check',
  method: 'POST',
  path: '/api/listingImport/{id}/check',
  who,
  summary:
    'Save the mapping of the columns and start a dry run in the background, which shows what each row would do without importing it',
  input: z.object({ id: idInPath, mapping: columnMapping, defaults: importDefaults }),
  output: importDetails,
  repeatable: true,
})

export const runImport = defineCall({
  name: 'listingImports.run',
  method: 'POST',
  path: '/api/listingImport/{id}/run',
  who,
  summary:
    'Import the rows of a checked file in the background: new listings await their fee, existing ones are found by their own reference and updated',
  input: z.object({ id: idInPath }),
  output: importDetails,
  repeatable: true,
})

export const undoImport = defineCall({
  name: 'listingImports.undo',
  method: 'POST',
  path: '/api/listingImport/{id}/undo',
  who,
  summary:
    'Undo an import in the background: new listings are deleted and changed ones restored; later edits are kept',
  input: z.object({ id: idInPath }),
  output: importDetails,
  repeatable: true,
})

export const addImportPictures = defineCall({
  name: 'listingImports.addPictures',
  method: 'POST',
  path: '/api/listingImport/{id}/pictures',
  who,
  summary: 'Upload a ZIP file with pictures for an import (multipart/form-data), before it is run',
  input: z.object({ id: idInPath }),
  output: importDetails,
  upload: {
    maxFiles: 1,
    maxFileBytes: mostZipBytes,
    types: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
    tooLargeMessage: texts.zipTooLarge,
    wrongTypeMessage: texts.zipWrongType,
  },
  seconds: 300,
})

export const downloadCorrections = defineCall({
  name: 'listingImports.corrections',
  method: 'GET',
  path: '/api/listingImport/{id}/corrections',
  who,
  summary:
    'Download the refused rows as an Excel file with the corrections needed; once corrected, it can be imported',
  input: z.object({ id: idInPath }),
  output: fileReply,
  produces: excelType,
  limit: documentLimit,
})

export const downloadTemplate = defineCall({
  name: 'listingImports.template',
  method: 'GET',
  path: '/api/listingImport/template',
  who,
  summary: 'Download an empty Excel file with all columns that can be imported',
  input: z.object({}),
  output: fileReply,
  produces: excelType,
  limit: documentLimit,
})
