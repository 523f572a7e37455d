/** How two subjects of a mailing are compared, and who gets the better one. */
export const subjectTest = {
  /** With fewer people, the result would be chance: every other person gets the second subject. */
  leastPeople: 100,
  /** This percentage gets one of the two subjects first. */
  percent: 20,
  /** Their clicks are then counted for this long. */
  hours: 4,
} as const

interface Counted {
  key: 'A' | 'B'
  emails: number
  clicks: number
}

const rate = ({ clicks, emails }: Counted) => (emails ? clicks / emails : 0)

/** The subject with more clicks per email; null if there is none yet. */
export function betterSubject(subjects: readonly Counted[]): 'A' | 'B' | null {
  const [first, second] = subjects
  if (!first || !second || rate(first) === rate(second)) return null
  return rate(first) > rate(second) ? first.key : second.key
}
