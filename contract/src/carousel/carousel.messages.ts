export const carouselTexts = {
  headerRequired: 'Header is required!',
  listingRequired: 'Please choose a timeshare week or a property.',
  datesCrossed: 'The last day cannot be before the first day.',
  orderChanged: 'Items have been added or deleted since you opened this page. Reload the page.',
  notPublished: 'This listing is not published, so it cannot be shown on the home page.',
  imageRequired: 'Please choose an image.',
  imageNotOfProperty: 'Please choose one of this property’s images.',
  imageTooLarge: 'The image is larger than 5 MB.',
  notAnImage: 'This file is not an image we can use. Choose a JPEG, PNG or GIF file.',
} as const
