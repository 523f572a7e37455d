import { missing } from '../../session/refusal.ts'

/** A payment page that was opened without saying what is paid for. */
export function noOrder() {
  return missing(
    'There is no order to pay',
    'A payment begins at the listing it is for. Open My properties or My Timeshare Weeks, choose the listing and then “Pay the listing fee”. Nothing was charged.',
  )
}
