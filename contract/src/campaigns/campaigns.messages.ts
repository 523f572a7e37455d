/** Wording and spelling are the specification's, to the letter, including trailing spaces. */
export const campaignsMessages = {
  placeHolderNameRequired: 'Please give a name...',
  classRequired: 'Please choose a class...',
  propertyRequired: 'Please choose a property...',
  weekRequired: 'Please select a week. ',
  imageRequired: 'Please select an image for this week. ',
  customNameRequired: 'Please enter a Place Holder name. ',
  customValueRequired: 'Please enter a Value. ',
  expired: 'Sorry, this Marketing Campaign has expired',
  uploadFailed: 'Error!',
} as const

export function uploadDone(link: string): string {
  return `Done! Please click View below to view the campaign ${link}`
}

/** Our own texts for what the specification leaves open. */
export const campaignsTexts = {
  nameRequired: 'Please give the campaign a name.',
  subjectRequired: 'Please enter a subject.',
  startRequired: 'Please choose a start date.',
  endRequired: 'Please choose an end date.',
  datesCrossed: 'The end date cannot be before the start date.',
  itemsPerRow: 'Please choose from 1 to 6 items per row.',
  bodyRequired: 'Please enter the HTML of the page.',
  itemBodyRequired: 'Please enter the HTML of an item.',
  itemsTagMissing: 'The page must contain the tag [items] once. The items appear in its place.',
  imageTagMissing: 'The item must contain the tag [image] for its picture.',
  linkTagMissing: 'The item must contain the tag [link] for its address.',
  nameShape: 'Use letters, digits and underscores, and start with a letter.',
  nameReserved: 'This name is reserved for a campaign tag. Choose another.',
  nameTwice: 'This name is used twice.',
  formatUnknown: 'This format is not on the list.',
  oneListing: 'Choose a week or a property, not both.',
  onePicture: 'Choose an uploaded image or an image address, not both.',
  httpsOnly: 'An image address must start with https://',
  pictureUnknown: 'This image is no longer available. Upload it again.',
  notPublished: 'This listing is not published, so it cannot be shown.',
  wrongListing: 'A property campaign shows properties and a timeshare campaign shows weeks.',
  tooManyItems: 'A campaign can have at most 60 items.',
  notHtml: 'This file is not an HTML page. Choose a file that ends in .html or .htm.',
  oneFile: 'Please choose one file.',
  fileTooLarge: 'The file is larger than 2 MB. Choose a smaller one.',
  notAPicture: 'This file is not a picture we can use. Choose a JPEG, PNG, GIF or WebP file.',
  pictureTooLarge: 'The picture is larger than 5 MB. Choose a smaller one.',
  notActive: 'A campaign can only be sent while it is live. Check its start and end dates.',
  noItems: 'There is nothing to send: none of its listings are published.',
  nobody: 'All subscribers have already received this campaign.',
  nobodyInSegment: 'Nobody in this segment is left to receive this campaign.',
  subjectOneLine: 'The subject must be one line.',
  sameSubject: 'The second subject is the same as the first.',
  sendOnInvalid: 'Please choose a day.',
  sendAtInvalid: 'Please enter a time such as 08:30.',
  sendOnRequired: 'Please choose a day and a time.',
  sendInThePast: 'This time has passed. Choose a later one.',
  notActiveThen:
    'The campaign is not live on that day. Choose a day between its start and end dates.',
  sendingAlready: 'This campaign is already being sent.',
  notSending: 'This campaign is not being sent.',
  notPaused: 'This mailing is not paused.',
  deletedWhileSending: 'This campaign is being sent. Cancel the mailing first.',
  testSent: 'We have sent a test to your email address.',
  linkInvalid: 'This link is incomplete. Copy the whole link from the email.',
  unsubscribed: 'You will no longer receive news and offers from us.',
  suppressionStays: 'This person has unsubscribed. Only they can change that, in their profile.',
  suppressedAlready: 'This address is already on the list.',
} as const

const listed = (names: readonly string[]) => names.map((name) => `[${name}]`).join(', ')

export function unknownTags(names: readonly string[]): string {
  return names.length === 1
    ? `The placeholder ${listed(names)} does not exist. Add it, or give an item a value for it.`
    : `The placeholders ${listed(names)} do not exist. Add them, or give an item values for them.`
}

/** A tag of one item has no meaning on the page around the items. */
export function tagsOfItems(names: readonly string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'belongs' : 'belong'} to an item. Outside the items, only company details can be used.`
}

export function formatDoesNotFit(format: string, field: string): string {
  return `${field} cannot be shown as ‘${format}’. Choose another format.`
}
