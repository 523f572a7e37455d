export const carouselTexts = {
  headerRequired: 'Header is required!',
  listingRequired: 'Please choose a timeshare week or a property.',
  notPublished: 'This listing is not on the site, so it cannot be shown on the home page.',
  imageRequired: 'Please choose an image.',
  imageNotOfProperty: 'Please choose one of the images of this property.',
  imageTooLarge: 'The image is larger than 5 MB.',
  notAnImage: 'This file is not an image that we can read. Use JPEG, PNG or GIF.',
} as const
