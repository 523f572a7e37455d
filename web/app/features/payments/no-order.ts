import { missing } from '../../session/refusal.ts'

/** A payment page that was opened without saying what is paid for. */
export function noOrder() {
  return missing(
    'There is no order to pay',
    'You pay a listing fee from its listing. Open My properties or My Timeshare Weeks, choose the listing and select “Pay the listing fee”. You have not been charged.',
  )
}
