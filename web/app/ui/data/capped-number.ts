import { listCountCap } from '#contract/values/paging.ts'
import { groupedNumber } from './grouped-number.ts'

/** A count as text; counting stops at one more than the cap of long lists. */
export const cappedNumber = (count = 0): string =>
  count > listCountCap ? `more than ${groupedNumber(listCountCap)}` : groupedNumber(count)
