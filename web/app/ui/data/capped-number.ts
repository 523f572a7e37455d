import { listCountCap } from '#contract/values/paging.ts'
import { groupedNumber } from './grouped-number.ts'

/** How many, of what is counted up to one more than the cap of long lists. */
export const cappedNumber = (count = 0): string =>
  count > listCountCap ? `more than ${groupedNumber(listCountCap)}` : groupedNumber(count)
