export const outboxTexts = {
  queued: 'The mail is on its way again.',
  sendingNow: 'This mail is being sent at this moment.',
} as const
