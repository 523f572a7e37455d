const listings = (properties: number, weeks: number) => {
  const parts = [
    [properties, properties === 1 ? 'property' : 'properties'],
    [weeks, weeks === 1 ? 'timeshare week' : 'timeshare weeks'],
  ] as const
  const shown = parts.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}`)
  return shown.join(' and ') || 'No listings'
}

export const agencyTeamTexts = {
  nameRequired: 'Name is required!',
  surnameRequired: 'Surname is required!',
  chooseAgent: 'Please select an agent!',
  invited: 'Invitation sent. The link in the email works for 7 days.',
  alreadyActive: 'This agent has already chosen a password and can log in.',
  notOfAgency: 'Choose an active agent at the same agency.',
  sameAgent: 'Choose another agent.',
  transferred: (properties: number, weeks: number, to: string) =>
    `${listings(properties, weeks)} transferred to ${to}.`,
  listings,
} as const
