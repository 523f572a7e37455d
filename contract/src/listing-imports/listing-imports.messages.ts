export const mostImportRows = 20_000
export const mostImportColumns = 200
export const mostImportBytes = 10 * 1024 * 1024
export const mostZipBytes = 100 * 1024 * 1024
export const mostZips = 10
/** After this many days an import can no longer be undone, and its rows are deleted. */
export const importRetentionDays = 90

export const listingImportsTexts = {
  oneFile: 'Please choose one file: CSV or Excel (.xlsx).',
  tooLarge: 'The file is larger than 10 MB. Split it and import the parts.',
  wrongType: 'Only CSV and Excel (.xlsx) files can be imported.',
  oldExcel: 'This is an old Excel file (.xls). Save it as .xlsx or CSV and choose it again.',
  unreadable: 'This Excel file could not be read. Save it again as .xlsx or CSV.',
  binary: 'This file is neither CSV nor Excel.',
  empty: 'The file has no rows. It needs a header row and at least one listing.',
  tooManyRows: 'The file has more than 20 000 rows. Split it and import the parts.',
  tooManyColumns: 'The file has more than 200 columns.',
  agencyRequired: 'Please select an agency!',
  agencyUnverified:
    'The agency is not verified yet. Its listings can be imported once it is verified.',
  referenceUnmapped: 'Choose the column with your own reference.',
  mappedTwice: (label: string) => `Two columns are mapped to “${label}”. Choose one of them.`,
  unknownField: 'Choose a field from the list.',
  wrongLength: 'The columns of the file have changed. Reload the page.',
  notNow: 'This import has moved to another step. The page now shows it.',
  agentUnknown: 'Your agency has no active agent with this email address.',
  referenceRequired: 'Your own reference is required.',
  referenceTwice: (line: number) => `Line ${line} has the same reference.`,
  usageUnknown: 'Enter Residential or Commercial.',
  suburbUnknown: (suburb: string) =>
    `“${suburb}” is not a known suburb, so the listing is found by its city.`,
  kindUnknown: 'Enter Sale or Rent.',
  typeUnknown: (name: string) => `“${name}” is not a property type on this site.`,
  cityRequired: 'The city or town is required.',
  cityUnknown: (name: string) => `“${name}” is not a city or town in our list.`,
  cityAmbiguous: (name: string) => `There are several places called “${name}”. Add the province.`,
  provinceUnknown: (name: string) => `“${name}” is not a province.`,
  periodUnknown: 'Enter Month, Day or m2.',
  dateUnknown: 'Enter the date as 2026-11-30.',
  yesNoExpected: 'Enter Yes or No.',
  notOpen: (status: string) =>
    `This listing is at “${status}”, so an import does not change it. Edit the listing itself.`,
  kindFixed: 'An import cannot turn a sale into a rental. Edit the listing itself.',
  nothingToCorrect: 'No rows were refused.',
  zipTooLarge: 'The ZIP file is larger than 100 MB. Split it and upload the parts.',
  zipWrongType: 'Only a ZIP file with pictures can be uploaded here.',
  zipUnreadable: 'This ZIP file could not be read, or it unpacks to more than is allowed.',
  zipEmpty: 'The ZIP file contains no pictures (.jpg, .jpeg, .png or .webp).',
  tooManyZips: 'An import can have at most 10 ZIP files.',
  editedSince: 'The listing was edited after the import, so it was left unchanged.',
  hasOffer: 'The listing has an accepted offer or an open payment, so it was kept.',
  goneSince: 'The listing was deleted after the import.',
} as const

/** Why a picture was not added. */
export const pictureProblems = {
  address: 'is not a web address',
  forbidden: 'is on a network that we do not fetch from',
  unreachable: 'could not be fetched',
  notFound: 'was not found there',
  tooLarge: 'is larger than 15 MB',
  tooSlow: 'took too long to fetch',
  notAPicture: 'is not a picture',
  notInZip: 'is not in the uploaded ZIP files',
  tooMany: 'exceeds the number of pictures allowed for one listing',
} as const

export type PictureProblem = keyof typeof pictureProblems
