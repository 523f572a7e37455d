export const outboxTexts = {
  queued: 'The email has been queued again.',
  sendingNow: 'This email is being sent right now.',
} as const
