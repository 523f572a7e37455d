/** How two subjects of a mailing are compared, and who gets the better one. */
export const subjectTest = {
  /** With fewer people, chance would decide: every other person gets the second subject. */
  leastPeople: 100,
  /** This many percent get one of the two subjects first. */
  percent: 20,
  /** Then their clicks are counted for this long. */
  hours: 4,
} as const

interface Counted {
  key: 'A' | 'B'
  emails: number
  clicks: number
}

const rate = ({ clicks, emails }: Counted) => (emails ? clicks / emails : 0)

/** The subject with more clicks per email; null while there is none. */
export function betterSubject(subjects: readonly Counted[]): 'A' | 'B' | null {
  const [first, second] = subjects
  if (!first || !second || rate(first) === rate(second)) return null
  return rate(first) > rate(second) ? first.key : second.key
}
