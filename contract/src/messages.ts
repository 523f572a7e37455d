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
export const systemMessages = {
  notSignedIn: 'Please log in first.',
  notFound: 'This record does not exist, or it is not yours to see.',
  noSuchCall: 'There is no such call.',
  stale: 'Someone else saved this record after you opened it. Load their version and try again.',
  inUse: 'This record is in use and cannot be deleted.',
  wrongState: 'This cannot be done as things stand now.',
  tooMany: 'That was too many attempts in a short time. Please wait a while and try again.',
  searchingTooFast: 'You are searching very quickly. Please wait a moment and try again.',
  openingTooFast: 'You are opening pages very quickly. Please wait a moment and try again.',
  tooLarge: 'That is larger than we accept.',
  badRequest: 'The request could not be read.',
  wrongOrigin: 'This request came from another site and was refused.',
  unsupportedMedia: 'This kind of content is not accepted here.',
  unavailable: 'The service is busy or starting. Try again in a moment.',
  internal: 'Something went wrong on our side. Quote the reference when you contact us.',
  repeated: 'This request was sent twice with different content.',
  inProgress: 'This request is already being worked on.',
  alreadySent: 'This form has already been sent. Open the page again to start a new one.',
  alreadyListed: 'You have already listed this week',
} as const

const errorTitles: Record<number, string> = {
  429: 'Please wait a moment',
  503: 'We will be back in a moment',
}

/** The heading of a page that says why another page cannot be shown. */
export function errorTitle(status: number): string {
  return errorTitles[status] ?? 'Something went wrong'
}
