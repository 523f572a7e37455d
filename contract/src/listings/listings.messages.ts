/** Our own texts for what weeks and properties share. */
export const listingsTexts = {
  notYours: 'You can only change your own listings.',
  waiverNeeded:
    'The fee for this listing has not been paid. To publish it anyway, give a reason for waiving the fee.',
  feeWaived: 'The fee for this listing has been waived.',
  feePaid:
    'The fee for this listing has been paid. To make the fee payable again, refund the payment.',
  nothingToWaive:
    'This listing is not published because of this payment, so there is no fee to waive.',
  ownerUnconfirmed:
    'This listing is on hold until its owner has confirmed their email address. The link is in their mailbox; a new one can be sent from “Login and security”.',
  marketNeedsFee:
    'The listing fee has not been paid. Pay it first to put the listing back on the market.',
  refused: 'This listing was refused. Make the changes that we asked for and save it first.',
  notToRefuse:
    'Only a listing that is neither verified nor published, and not under offer, can be refused.',
  refusalReasonMissing: 'Please say what must change, in at least 10 characters.',
  agentUnknown: 'This agent does not exist, or the agent’s account is closed.',
  agentOfOtherAgency: 'You can only choose an agent at your own agency.',
  needsChanges: 'Your listing needs changes',
} as const
