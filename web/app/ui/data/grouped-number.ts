/** `20 400`, with no-break spaces; the same on the server and in every browser. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, '\u00a0')
}
