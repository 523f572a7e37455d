import { bankRows } from './rows-bank.ts'
import { campaignRows, officeRows, publicRows } from './rows-office.ts'
import { dealRows, listingRows } from './rows-listings.ts'
import { resourceRows } from './rows-resources.ts'
import { peopleRows } from './rows-people.ts'
import type { Row } from './law.ts'

/** Who may make which call, on which records: one row for each declared call. */
export const accessLaw: Record<string, Row> = {
  ...peopleRows,
  ...listingRows,
  ...dealRows,
  ...bankRows,
  ...officeRows,
  ...resourceRows,
  ...campaignRows,
  ...publicRows,
}
