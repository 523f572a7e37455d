import { links } from '#contract/links.ts'
import { missing } from '../../session/refusal.ts'

/** A payment page opened without specifying what to pay for. */
export function noOrder() {
  return missing({
    title: 'There is no order to pay',
    message:
      'You pay a listing fee from its listing. Open My properties or My Timeshare Weeks, choose the listing and select “Pay the listing fee”. You have not been charged.',
    lists: [
      { label: 'My properties', to: links.myProperties() },
      { label: 'My Timeshare Weeks', to: links.myWeeks() },
    ],
  })
}
