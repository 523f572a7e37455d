/** The colour of the statuses of sold and rented-out listings. */
export const goneColor = 'red'

/** Sold or rented out. What is under offer may become available again. */
export function isGone({ displayColor }: { displayColor: string }): boolean {
  return displayColor === goneColor
}
