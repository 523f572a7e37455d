/** `20 400`, with no-break spaces; the same on the server and in every browser. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')
}

/** `1 week`, `49 weeks`, `no weeks`. */
export function counted(count: number, one: string, many: string): string {
  if (count === 0) return `no ${many}`
  return `${groupedNumber(count)}\u00a0${count === 1 ? one : many}`
}
