/** The longest drive that can be searched for, in minutes. */
export const longestDrive = 720

/** The choices of the screens for resorts, and for homes. */
export const driveChoices = {
  resort: [60, 120, 180, 240, 300, 360, 480, 600],
  home: [15, 20, 30, 40, 50, 60, 90, 120],
} as const

/** `40 minutes`, `4 hours`, `1 h 30`. */
export function driveText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest) return `${hours} h ${String(rest).padStart(2, '0')}`
  return hours === 1 ? '1 hour' : `${hours} hours`
}
