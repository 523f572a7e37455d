/** The exact texts of the sell form and of the server's replies about weeks. */
export const weeksMessages = {
  regionRequired: 'Please select a region!',
  resortRequired: 'Please select a resort!',
  otherResortRequired: 'Other Resort Name is required!',
  unitNumberRequired: 'Unit Number is required!',
  moduleRequired: 'Week Module is required!',
  seasonRequired: 'Please select a season!',
  bedroomsRequired: 'Please select Bedroom/s!',
  maxSleepRequired: 'Please select maximum sleeper!',
  levyRequired: 'Levy Amount is required!',
  weekTypeRequired: 'Please select Week Type!',
  bankedWithRequired: 'Please select a Banking Entity!',
  arrivalRequired: 'Arrival Date is Required!',
  departureRequired: 'Departure Date is Required!',
  sellPriceRequired: 'Selling Price is Required!',
  ownerNameRequired: 'Name is Required!',
  ownerSurnameRequired: 'Surname is Required!',
  ownerEmailInvalid: 'Valid Email address is Required!',
  ownerCellRequired: 'Cell Number is Required!',
  landlineInvalid: 'Valid landline number is required!',
  spouseRequired: 'Please ensure that you add spouse details.',
  newWeek: 'New Week',
  noResults: 'No Results Found',
  noListings: ' - No Listings - ',
  noneFound: 'Sorry no listings were found matching your search',
  priceLabel: 'Price Incl VAT',
  paymentNotConfirmed: 'payment has not been confirmed yet',
} as const

/** Our own texts where the specification gives none. */
export const weeksTexts = {
  notVerified: 'This week has not been verified yet.',
  sold: 'This week is sold.',
  otherWeek:
    'This week has been sold before, so its resort, unit and dates can no longer change. To sell another week, create a new listing; its fee is payable then.',
  locked:
    'An offer on this week is pending or its contract is in progress, so it cannot be changed.',
  priceFixed:
    'An offer on this week is pending or its contract is in progress, so its price is fixed.',
  soldPriceFixed: 'This week is sold, so its price is fixed.',
  openOffers:
    'There are open offers on this week. Respond to them before you change its resort, unit, module, week number or dates.',
  lastDayPassed: 'The last day for showing this week has passed. Change its status first.',
  leavesSite:
    'You are changing the resort, unit, module, week number or dates. The week will be unpublished until it is verified again.',
  losesVerification:
    'You are changing the resort, unit, module, week number or dates. The week will have to be verified again.',
  notFromHere: 'This cannot be done in the week’s current status.',
  acceptedOffer: 'An offer on this week has been accepted, so it cannot be deleted.',
  paymentUnderWay: 'A payment for this week is in progress, so it cannot be deleted yet.',
  departureAfterArrival: 'The departure date must be after the arrival date.',
  agentOfAgency: 'Please select an agent from this agency!',
  unknownOwner: 'Please select an owner!',
  ownerHasOffer:
    'This person has an open or accepted offer on this week. Close the offer before you make them its owner.',
  idNumberInvalid: 'This is not a valid South African ID number.',
  legalYearsRequired: 'Enter the number of years left on the right of use.',
  amountMissing: 'Please enter an amount in rand.',
  consent: 'You may use these details to sell this week and to answer questions about it.',
  marketing: 'Send me news about timeshare now and then.',
  saved: 'Your week has been saved.',
} as const

/** Stored with each consent, so that the text a person agreed to can always be shown. */
export const listingConsentVersion = 1

export function weeksAvailable(count: number): string {
  if (count === 0) return 'No Weeks Available'
  return count === 1 ? '1 Week Available' : `${count} Weeks Available`
}

/** The mandate's label, with the company's own name in it. */
export function mandateLabel(company: string): string {
  return `I hereby Mandate ${company} to sell`
}
