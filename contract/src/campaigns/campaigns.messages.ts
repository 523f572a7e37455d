/** Wording and spelling are the specification's, to the letter, the spaces at the end included. */
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
  subjectRequired: 'Please write a subject.',
  startRequired: 'Please choose the day it starts.',
  endRequired: 'Please choose the day it ends.',
  datesCrossed: 'The last day lies before the first one.',
  itemsPerRow: 'Please choose from 1 to 6 items in a row.',
  bodyRequired: 'Please write the page.',
  itemBodyRequired: 'Please write what each item looks like.',
  itemsTagMissing: 'The page must hold the tag [items] once: the items appear in its place.',
  imageTagMissing: 'The item must hold the tag [image] where its picture comes.',
  linkTagMissing: 'The item must hold the tag [link] where its address comes.',
  nameShape: 'Use letters, digits and underscores, and begin with a letter.',
  nameReserved: 'This name is taken by a tag of the campaign itself. Choose another.',
  nameTwice: 'This name is given twice.',
  formatUnknown: 'This format is not on the list.',
  oneListing: 'Choose a week or a property, not both.',
  onePicture: 'Choose an uploaded image or an image address, not both.',
  httpsOnly: 'An image address begins with https://',
  pictureUnknown: 'This image is no longer there. Upload it again.',
  notPublished: 'This listing is not published, so it cannot be shown.',
  wrongListing: 'A property campaign shows properties and a timeshare campaign shows weeks.',
  tooManyItems: 'A campaign holds at most 60 items.',
  notHtml: 'This file is not an HTML page. Choose a file that ends in .html or .htm.',
  oneFile: 'Please choose one file.',
  fileTooLarge: 'The file is larger than 2 MB. Choose a smaller one.',
  notAPicture: 'This file is not a picture that we can read. Choose a JPEG, PNG, GIF or WebP file.',
  pictureTooLarge: 'The picture is larger than 5 MB. Choose a smaller one.',
  notActive: 'A campaign is sent while it runs. Check its first and last day.',
  noItems: 'There is nothing to send: none of its listings is published.',
  nobody: 'Everybody who asked for news has this campaign already.',
  sendingAlready: 'This campaign is being sent already.',
  notSending: 'This campaign is not being sent.',
  notPaused: 'This sending is not paused.',
  deletedWhileSending: 'This campaign is being sent. Cancel the sending first.',
  testSent: 'A test is on its way to you.',
  linkInvalid: 'This link is not whole. Copy all of it from the mail.',
  unsubscribed: 'You get no more news and offers from us.',
  suppressionStays:
    'This person asked not to get our mails. Only they can change that, in their profile.',
  suppressedAlready: 'This address is on the list already.',
} as const

const listed = (names: readonly string[]) => names.map((name) => `[${name}]`).join(', ')

export function unknownTags(names: readonly string[]): string {
  return names.length === 1
    ? `There is no placeholder ${listed(names)}. Add it, or give an item a value for it.`
    : `There are no placeholders ${listed(names)}. Add them, or give an item values for them.`
}

/** A tag of one item has no meaning on the page around the items. */
export function tagsOfItems(names: readonly string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'belongs' : 'belong'} to an item. Outside the items only facts of the company can be named.`
}

export function formatDoesNotFit(format: string, field: string): string {
  return `${field} cannot be written as ‘${format}’. Choose another format.`
}
