const hour = 3_600_000
const offset = 2 * hour
const day = 24 * hour

/** At this time of day in South Africa, this many days after today. */
function atNine(now: Date, days: number): string {
  const local = new Date(now.getTime() + offset + days * day)
  local.setUTCHours(9, 0, 0, 0)
  return new Date(local.getTime() - offset).toISOString()
}

/** The available reminder times. */
export function reminderChoices(now: Date): { label: string; at: string }[] {
  return [
    { label: 'Tomorrow, 09:00', at: atNine(now, 1) },
    { label: 'In 3 days, 09:00', at: atNine(now, 3) },
    { label: 'In a week, 09:00', at: atNine(now, 7) },
    { label: 'In a month, 09:00', at: atNine(now, 30) },
  ]
}
