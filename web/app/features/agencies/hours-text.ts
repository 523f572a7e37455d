/** `26 h`, and days where hours are less readable: `3 days`. */
export function hoursText(hours: number): string {
  if (hours < 1) return 'less than 1 h'
  return hours < 72 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}
