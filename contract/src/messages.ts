/** Texts that several features share. Wording and spelling are the specification's, to the letter. */
export const messages = {
  formInvalid: 'Please check form and correct all input fields!',
  noPermission: "You don't have permission to view this page",
  noItems: 'No items found ^-^',
  connectionRefused: 'Server Error: CONNECTION_REFUSED',
  detailsIncorrect: 'Please ensure that all the details have been entered correctly.',
  perMonth: 'Per Month',
  latestListings: 'Latest Listings',
  offerPending: 'Offer Pending',
  descriptionRequired: 'Description is required!',
  descriptionTaken: 'Status Code already recorded!',
} as const

/** Our own texts for what the specification leaves open. */
export const systemTexts = {
  notSignedIn: 'Please log in first.',
  notFound: 'This record does not exist, or you do not have access to it.',
  noSuchCall: 'Unknown call.',
  stale:
    'Someone else saved this record after you opened it. Load the latest version and try again.',
  inUse: 'This record is in use and cannot be deleted.',
  wrongState: 'This cannot be done in the current status.',
  tooMany: 'Too many attempts. Please wait a while and try again.',
  searchingTooFast: 'You are searching very quickly. Please wait a moment and try again.',
  openingTooFast: 'You are opening pages very quickly. Please wait a moment and try again.',
  tooLarge: 'This is too large. Please send something smaller.',
  badRequest: 'The request could not be read.',
  badMethod: 'This method is not supported.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  pictureTooLarge: 'This picture is too large. It may have up to 16 000 pixels on each side.',
  tooManyPictures: 'You have uploaded many large pictures. Please wait a while and try again.',
  wrongOrigin: 'This request came from another site and was refused.',
  unsupportedMedia: 'This type of content is not accepted here.',
  unavailable: 'The service is busy or starting up. Try again in a moment.',
  internal: 'Something went wrong on our side. If you contact us, please quote the reference.',
  repeated: 'This request was sent twice with different content.',
  inProgress: 'This request is already being processed.',
  alreadySent: 'This form has already been submitted. Reload the page to start a new one.',
  alreadyListed: 'You have already listed this week',
} as const

const errorTitles: Record<number, string> = {
  429: 'Please wait a moment',
  503: 'We will be back shortly',
}

/** The heading of an error page. */
export function errorTitle(status: number): string {
  return errorTitles[status] ?? 'Something went wrong'
}
