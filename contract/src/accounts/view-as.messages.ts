export const viewAsTexts = {
  readOnly: 'You are viewing the site as another user. Stop viewing before you change anything.',
  notThisUser: 'You cannot view the site as yourself or as another Super Admin.',
  /** Above every page. */
  banner: (name: string, role: string) =>
    `You see the site as ${name} (${role}). Nothing can be changed.`,
  start: 'View as this user',
  stop: 'Stop viewing',
  confirm: (name: string) =>
    `You will see the site as ${name} sees it, including personal details. Nothing can be changed, and the time is recorded.`,
} as const
