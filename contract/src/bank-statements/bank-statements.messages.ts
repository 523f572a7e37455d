import type {
  LineGroup,
  LineState,
  MatchLevel,
  MatchReason,
  StatementBank,
} from './bank-statements.states.ts'

export const mostStatementLines = 20_000
export const mostStatementBytes = 5 * 1024 * 1024
/** One call books or undoes this many lines; a screen repeats it until all are done. */
export const mostLinesAtOnce = 200

export const bankStatementsTexts = {
  oneFile: 'Please choose one bank statement, as a CSV or OFX file.',
  tooLarge: 'The file is larger than 5 MB. Export a shorter period and import it again.',
  tooManyLines:
    'The statement has more than 20 000 lines. Export a shorter period and import it again.',
  wrongType: 'Only CSV and OFX files can be imported. Export the statement as CSV or OFX.',
  excel: 'This is an Excel file. Export the statement from your bank as CSV or OFX.',
  pdf: 'This is a PDF file. Export the statement from your bank as CSV or OFX.',
  binary: 'This file is not a bank statement. Export the statement from your bank as CSV or OFX.',
  empty: 'The file has no transactions. Check the period and export the statement again.',
  unknownFormat:
    'The format of this file was not recognised. It needs a header row with a date, a description and an amount.',
  badDate: (line: number, value: string) =>
    `Line ${line}: “${value}” is not a date. Nothing was imported.`,
  badAmount: (line: number, value: string) =>
    `Line ${line}: “${value}” is not an amount. Nothing was imported.`,
  otherCurrency: (currency: string) =>
    `The statement is in ${currency}. Only statements in rand can be imported.`,
  brokenOfx: 'The OFX file is incomplete. Export the statement again.',
  futureDate: (line: number, value: string) =>
    `Line ${line}: the date ${value} is in the future. Nothing was imported.`,
  lineChanged: 'This line has changed since you opened the page. The latest version is now shown.',
  notOpen: 'This line has already been allocated.',
  notAccepted: 'This line is not accepted, so it cannot be booked.',
  noPayment: 'Choose at least one payment.',
  notEft: 'Only an EFT payment can be chosen.',
  sumsDiffer: 'The payments do not add up to the amount of the line.',
  nothingToUndo: 'There is nothing to undo on this line.',
  changedHands: (listing: string, stage: 'under offer' | 'sold or rented out') =>
    `${listing} is ${stage}. The booking can no longer be undone. Record a refund on the payment instead.`,
  refundedAlready: (reference: string) =>
    `${reference} has been refunded. The booking cannot be undone.`,
  movedOn: (reference: string) =>
    `${reference} has changed since this line was booked. The booking cannot be undone.`,
  reasonRequired: 'Please give a reason.',
  notIncoming: 'Money that left the account cannot be allocated.',
  notRefundDue: 'Only money that is marked for a refund can be marked as refunded.',
} as const

export const statementBankNames: Record<StatementBank, string> = {
  fnb: 'FNB',
  standardBank: 'Standard Bank',
  absa: 'Absa',
  nedbank: 'Nedbank',
  capitec: 'Capitec',
  investec: 'Investec',
  other: 'Other bank',
}

export const matchLevelNames: Record<MatchLevel, string> = {
  sure: 'Exact',
  likely: 'Likely',
  possible: 'Possible',
  unknown: 'Unknown',
}

export const lineStateNames: Record<LineState, string> = {
  charge: 'Money out',
  open: 'To allocate',
  accepted: 'Accepted',
  booked: 'Booked',
  'not ours': 'Not ours',
  'refund due': 'Refund due',
  refunded: 'Refunded',
}

export const lineGroupNames: Record<LineGroup, string> = {
  accepted: 'Accepted',
  likely: 'Likely or possible',
  partial: 'Partial',
  unknown: 'Unknown',
  charges: 'Money out',
}

export const matchReasonTexts: Record<MatchReason, string> = {
  reference: 'Reference matches',
  number: 'Number matches, without its letters',
  nearNumber: 'Number differs by a digit',
  amount: 'Amount matches',
  less: 'Less than the amount due',
  more: 'More than the amount due',
  name: 'Surname matches',
  addsUp: 'Payments add up to the amount',
  noReference: 'No reference number',
  early: 'Arrived before it was requested',
  old: 'Requested more than 60 days earlier',
  confirmedByHand: 'Already confirmed manually: this is the transfer',
  paidAlready: 'Already paid',
  cancelled: 'Payment was cancelled',
  otherLine: 'Already matched to another line',
}
