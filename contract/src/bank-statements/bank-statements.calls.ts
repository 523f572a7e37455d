import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { paragraph } from '../values/text.ts'
import {
  bankStatementsTexts as texts,
  mostLinesAtOnce,
  mostStatementBytes,
} from './bank-statements.messages.ts'
import { bankLine, linePayment, statementOverview } from './bank-statements.schema.ts'
import { lineViews } from './bank-statements.states.ts'

const who = 'payments.manage'

/** What a file input offers. */
export const statementEndings = '.csv,.txt,.ofx,.qfx'

export const importStatement = defineCall({
  name: 'bankStatements.import',
  method: 'POST',
  path: '/api/bankStatement',
  who,
  summary:
    'Import a bank statement (CSV or OFX, as multipart/form-data); lines imported before are skipped, exact matches are accepted, nothing is booked',
  input: z.object({}),
  output: z.object({
    statementId: z.number().int(),
    newLines: z.number().int(),
    knownLines: z.number().int(),
    accepted: z.number().int(),
    message: z.string(),
  }),
  upload: {
    maxFiles: 1,
    maxFileBytes: mostStatementBytes,
    // Systems disagree on the type of a CSV or OFX file; its content determines it.
    types: [
      'text/csv',
      'text/plain',
      'text/xml',
      'application/csv',
      'application/vnd.ms-excel',
      'application/x-ofx',
      'application/ofx',
      'application/vnd.intu.qfx',
      'application/xml',
      'application/octet-stream',
    ],
    tooLargeMessage: texts.tooLarge,
    wrongTypeMessage: texts.wrongType,
  },
  // All lines are stored and matched together.
  seconds: 120,
})

/** A number, or all statements; anything invalid means the newest. */
const statement = z
  .union([z.literal('all'), idInPath])
  .optional()
  .catch(undefined)

export const getStatementOverview = defineCall({
  name: 'bankStatements.overview',
  method: 'GET',
  path: '/api/bankStatement',
  who,
  summary: 'Get a bank statement and how many of its lines are allocated; the newest by default',
  input: z.object({ statement }),
  output: statementOverview,
})

export const bankLinesList = defineList({
  name: 'bankLines',
  path: '/api/bankLine',
  who,
  summary: 'List the lines of bank statements, with suggestions for what they pay',
  row: bankLine,
  columns: [
    { key: 'day', label: 'Date', kind: 'day', header: 'date', width: 12 },
    {
      key: 'description',
      label: 'On the statement',
      lead: true,
      header: 'description',
      width: 48,
    },
    { key: 'amount', label: 'Amount', kind: 'money', header: 'amount', width: 14 },
    {
      key: 'balance',
      label: 'Balance',
      kind: 'money',
      sortable: false,
      header: 'balance',
      width: 14,
    },
    { key: 'state', label: 'Status', header: 'status', width: 14 },
    { key: 'level', label: 'Confidence', sortable: false, header: 'confidence', width: 14 },
    { key: 'pays', label: 'Pays', of: 'chosen', sortable: false, header: 'pays', width: 40 },
    { key: 'note', label: 'Note', sortable: false, header: 'note', width: 30 },
    { key: 'decidedBy', label: 'Allocated by', sortable: false, header: 'allocated by', width: 20 },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'day', order: 'desc' },
  filters: { statement, view: z.enum(lineViews).optional().catch(undefined) },
  excel: {
    path: '/api/bankLine/export',
    summary: 'Export the matching lines to an Excel file',
    fileName: 'bank-lines',
    sheet: 'Bank statement lines',
    takes: 'filters',
  },
})

export const listBankLines = bankLinesList.list
export const exportBankLines = bankLinesList.export

/** The results of many lines: each is done or refused individually. */
const manyDone = z.object({
  done: z.number().int(),
  refused: z.array(z.object({ id: z.number().int(), message: z.string() })),
})

export const acceptBankLines = defineCall({
  name: 'bankStatements.accept',
  method: 'POST',
  path: '/api/bankLine/accept',
  who,
  summary: 'Accept payments for lines; nothing is booked yet',
  input: z.object({
    lines: z
      .array(z.object({ id, version, paymentIds: z.array(id).min(1, texts.noPayment).max(20) }))
      .min(1)
      .max(mostLinesAtOnce),
  }),
  output: manyDone,
  repeatable: true,
})

export const bookBankLines = defineCall({
  name: 'bankStatements.book',
  method: 'POST',
  path: '/api/bankLine/book',
  who,
  summary: `Book accepted lines to their payments, at most ${mostLinesAtOnce} at once; repeat it while any are left`,
  input: z.object({ ids: z.array(id).min(1).max(mostLinesAtOnce).optional(), statement }),
  output: manyDone.extend({ left: z.number().int() }),
  repeatable: true,
  seconds: 60,
})

export const undoBankLines = defineCall({
  name: 'bankStatements.undo',
  method: 'POST',
  path: '/api/bankLine/undo',
  who,
  summary:
    'Undo the decisions on lines: a booked payment is reopened, unless its listing has a buyer',
  input: z.object({ ids: z.array(id).min(1).max(mostLinesAtOnce) }),
  output: manyDone,
  repeatable: true,
  seconds: 60,
})

export const unacceptStatement = defineCall({
  name: 'bankStatements.unaccept',
  method: 'POST',
  path: '/api/bankStatement/{id}/unaccept',
  who,
  summary: 'Undo the acceptance of all lines of a statement that are not booked yet',
  input: z.object({ id: idInPath }),
  output: z.object({ done: z.number().int() }),
})

export const setBankLineAside = defineCall({
  name: 'bankStatements.setAside',
  method: 'POST',
  path: '/api/bankLine/{id}/aside',
  who,
  summary: 'Record that money is not ours, is to be refunded, or has been refunded',
  input: z.object({
    id: idInPath,
    version,
    as: z.enum(['not ours', 'refund due', 'refunded']),
    note: paragraph(texts.reasonRequired, 1000),
  }),
  output: z.object({ id: z.number().int() }),
})

export const findLinePayments = defineCall({
  name: 'bankStatements.payments',
  method: 'GET',
  path: '/api/bankLine/payments',
  who,
  summary: 'Find EFT payments for a line by reference, listing, payer or amount; at most 20',
  input: z.object({ search: z.string().trim().min(2).max(100) }),
  output: z.array(linePayment),
})
