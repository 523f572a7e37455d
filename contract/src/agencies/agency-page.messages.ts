export const agencyPageTexts = {
  websiteWrong: 'Enter a web address that begins with https://.',
  saved: 'The agency’s page was saved.',
} as const
