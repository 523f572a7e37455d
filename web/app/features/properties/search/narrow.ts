/** The map of a phone has the screen to itself, with the results at its lower edge. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 64rem)').matches
}
