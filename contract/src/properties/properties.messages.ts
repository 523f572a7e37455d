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
  pricePerNeeded: 'Please choose whether the rent is per month, per day or per square metre.',
  dateAvailableRequired: 'Please enter the date it is available from.',
  dateImpossible: 'Please enter a date that exists, as yyyy-mm-dd.',
  typeUnknown: 'This property type is not available for this category of property.',
  placeUnknown: 'This suburb, city and province do not match.',
  coordinatesWrong: 'Enter a position as latitude and longitude, such as -25.7479,28.2293.',
  videoWrong: 'Enter the ID of the video: 6 to 20 letters, digits, dashes or underscores.',
  tourWrong: 'Enter a web address that starts with https://.',
  fieldUnknown: 'This field does not exist for this type of property.',
  numberExpected: 'Please enter a number.',
  numberUnclear:
    'Please enter a number with at most two decimals and no thousands separator, such as 1234 or 1234.5.',
  yesNoExpected: 'Please choose yes or no.',
  statusNotAllowed: 'This status cannot be chosen for this property.',
  otherKind: 'To change between sale and rental, edit the property itself.',
  awaitingPayment: 'This property can be published once its listing fee is paid.',
  hideDatePassed: "The 'Hide Property After' date has passed. Change that date first.",
  readOnly:
    'This property has an offer pending or is sold or rented out. Only its status can change.',
  otherProperty:
    'This listing was sold or rented out, so its address and type can no longer change. To list another property, create a new listing; its fee is payable then.',
  offerAccepted: 'An offer on this property was accepted, so it cannot be deleted.',
  paymentUnderWay: 'A payment for this property is in progress, so it cannot be deleted yet.',
  tooManyImages: 'A property can have at most 20 photos.',
  oneMainImage: 'Only one photo can be the main photo.',
  noImages: 'Please choose at least one photo.',
  imageUnknown: 'One of these photos does not belong to this property.',
  notAPicture:
    'This file is not a picture we can use. Please choose a JPEG, PNG or GIF of at most 40 megapixels.',
  priceOrder: 'The minimum price is higher than the maximum price.',
  sizeOrder: 'The minimum size is larger than the maximum size.',
  amountExpected: 'Enter an amount in rand, from 0 to 1 000 000 000.',
  placeNotKnown: 'We do not know this place.',
  featureUnknown: 'We do not know this feature.',
  areaWrong: 'This is not an area on the map.',
  usageUnknown: 'The category must be Residential or Commercial.',
  saleUnknown: 'The search must be for Sale or Rent.',
} as const
