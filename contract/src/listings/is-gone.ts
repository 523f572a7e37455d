/** The colour of the statuses of what is sold or rented out. */
export const goneColor = 'red'

/** Sold or rented out. What is under offer may still become free. */
export function isGone({ displayColor }: { displayColor: string }): boolean {
  return displayColor === goneColor
}
