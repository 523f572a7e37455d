/** Wording and spelling are the specification's, to the letter. */
export const propertiesMessages = {
  typeRequired: 'Please select a type',
  fieldsMissing: 'Missing fields. Please fill in all required fields. Marked with *',
  placeRequired: 'Please select a Province/City/Suburb',
  addressRequired: 'Please enter an address.',
  imagesTooLarge:
    'One or more of your images are over 2 mb size. Please ensure that all your files are under 2 mb in size.',
  nothingFound: 'Sorry no listing where found matching your search',
  loginToAdd: 'Please Login to add a property',
  loginOrRegisterToAdd: 'Please Login or Register to add a property',
  byAppointment: 'View by Appointment only!',
  hideAfter: 'Hide Property After',
  priceExVat: 'Price Ex VAT',
} as const

/** Our own texts for what the specification leaves open. */
export const propertiesTexts = {
  shortDescriptionRequired: 'Please enter a short description.',
  priceRequired: 'Please enter a price above zero.',
  pricePerNeeded: 'Please choose what the rent is for: a month, a day or a square metre.',
  dateAvailableRequired: 'Please enter the date from which it is available.',
  dateImpossible: 'Please enter a date that exists, as yyyy-mm-dd.',
  typeUnknown: 'This property type does not exist for this kind of property.',
  placeUnknown: 'This suburb, city and province do not belong together.',
  coordinatesWrong: 'A position is a latitude and a longitude, such as -25.7479,28.2293.',
  videoWrong: 'A video is given by its id: 6 to 20 letters, digits, dashes or underscores.',
  tourWrong: 'A virtual tour is an address that begins with https://.',
  fieldUnknown: 'This field does not exist for this kind of property.',
  numberExpected: 'Please enter a number.',
  numberUnclear:
    'Please enter a number with at most two decimals and no thousands separator, such as 1234 or 1234.5.',
  yesNoExpected: 'Please choose yes or no.',
  statusNotAllowed: 'This status cannot be chosen for this property.',
  awaitingPayment: 'This property is published once its listing fee is paid.',
  hideDatePassed: "Its date of 'Hide Property After' has passed. Change that date first.",
  readOnly:
    'This property has an offer pending or is sold or rented out. Only its status can change.',
  offerAccepted: 'An offer on this property was accepted, so it cannot be deleted.',
  paymentUnderWay: 'A payment for this property is under way, so it cannot be deleted yet.',
  tooManyImages: 'A property shows at most 20 pictures.',
  oneMainImage: 'Only one picture can be the main one.',
  noImages: 'Please choose at least one picture.',
  imageUnknown: 'One of these pictures does not belong to this property.',
  notAPicture:
    'This file is not a picture we can use. Please choose a JPEG, PNG or GIF of at most 40 megapixels.',
  priceOrder: 'The lowest price is above the highest price.',
  sizeOrder: 'The smallest size is above the largest size.',
  amountExpected: 'An amount in rand, from 0 to 1 000 000 000.',
  areaWrong: 'This is not an area on the map.',
  usageUnknown: 'The kind of property is Residential or Commercial.',
  saleUnknown: 'The kind of search is Sale or Rent.',
} as const
