/** A phone's map fills the screen, with the results at its lower edge. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 64rem)').matches
}
