export const favouritesTexts = {
  tooMany: 'You can save at most 500 favourites. Remove one first.',
  deviceFull: 'This device can save at most 100 favourites. Log in to save more.',
  tooManyFolders: 'You can have at most 50 folders. Delete one first.',
  tooManyShares: 'You can have at most 20 links. Revoke one first.',
  folderName: 'Please enter a name for the folder',
  folderTaken: 'You already have a folder with this name',
  linkGone: 'This link is no longer valid. Ask the person who sent it for a new one.',
  listingsInvalid: 'Write listings as property-12,week-4',
} as const
